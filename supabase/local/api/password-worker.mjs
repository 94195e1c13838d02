// A thread that hashes passwords, one after the other.
import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import bcrypt from "bcryptjs";

// Behind everybody who only reads. Elsewhere this would be said of the whole process.
if (process.platform === "linux") setPriority(0, 5);

parentPort.on("message", ({ id, act, parameters }) => {
  try {
    parentPort.postMessage({ id, value: bcrypt[act](...parameters) });
  } catch (error) {
    parentPort.postMessage({ id, error: String(error) });
  }
});
