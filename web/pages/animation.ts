/** No page but a worker: it makes animated pictures, and is loaded when somebody wants one. */
import { serveAnimations } from "../tanks/paint/animation_worker.ts";

serveAnimations();
