/** No page but a worker: it finds the best lap of a circuit. */
import { serveBest } from "../race/work/best_worker.ts";

serveBest();
