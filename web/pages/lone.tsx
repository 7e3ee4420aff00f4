/**
 * The page of tanks as one file. There is no other script that it could start as a worker: this one is started again.
 */
import "./tanks.tsx";
import { isWorkerScope } from "../tanks/work/connect.ts";
import { serveLogs } from "../tanks/work/worker.ts";

if (isWorkerScope()) serveLogs();
