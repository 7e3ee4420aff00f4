/** The worker of the page of frogger: what is best on a road. */
import { serveOracle } from "../frogger/work/frogger_worker.ts";

serveOracle();
