// A thread that hashes passwords, one at a time.
import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import bcrypt from "bcryptjs";

// Lower priority than reads. On other systems this would affect the whole process.
if (process.platform === "linux") setPriority(0, 5);

parentPort.on("message", ({ id, act, parameters }) => {
  try {
    parentPort.postMessage({ id, value: bcrypt[act](...parameters) });
  } catch (error) {
    parentPort.postMessage({ id, error: String(error) });
  }
});
