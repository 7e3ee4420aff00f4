/** No page but a worker: the solver of klotski, beside the player. */
import { serveSolver } from "../klotski/work/solver_worker.ts";

serveSolver();
