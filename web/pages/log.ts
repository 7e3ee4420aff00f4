/** No page but a worker: it reads the log that the page of tanks shows. */
import { serveLogs } from "../tanks/work/worker.ts";

serveLogs();
