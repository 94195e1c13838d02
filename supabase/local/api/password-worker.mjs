// A thread that hashes passwords, one after the other.
import { parentPort } from "node:worker_threads";
import bcrypt from "bcryptjs";

parentPort.on("message", ({ id, act, parameters }) => {
  try {
    parentPort.postMessage({ id, value: bcrypt[act](...parameters) });
  } catch (error) {
    parentPort.postMessage({ id, error: String(error) });
  }
});
