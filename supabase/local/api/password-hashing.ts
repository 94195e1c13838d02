import { Worker } from "node:worker_threads";
import bcrypt from "bcryptjs";

const threads = 2;

interface Job {
  resolve(value: never): void;
  reject(error: Error): void;
}

/**
 * Makes the local Auth API hash passwords in separate threads: in this one every hash blocks all requests for a tenth of a
 * second, and many add up. Returns the function that ends it.
 */
export function hashElsewhere(): () => Promise<void> {
  const jobs = new Map<number, Job>();
  const workers = Array.from({ length: threads }, () => {
    const worker = new Worker(new URL("./password-worker.mjs", import.meta.url), { execArgv: [] });
    worker.unref();
    worker.on("message", ({ id, value, error }) => {
      const job = jobs.get(id);
      jobs.delete(id);
      if (error === undefined) job?.resolve(value as never);
      else job?.reject(new Error(error));
    });
    return worker;
  });
  let lastId = 0;
  const ask = <T>(act: "hashSync" | "compareSync", ...parameters: unknown[]): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      lastId += 1;
      jobs.set(lastId, { resolve, reject });
      workers[lastId % threads]?.postMessage({ id: lastId, act, parameters });
    });
  const { hash, compare } = bcrypt;
  // All importers share one module object.
  Object.assign(bcrypt, {
    hash: (password: string, rounds: number) => ask<string>("hashSync", password, rounds),
    compare: (password: string, stored: string) => ask<boolean>("compareSync", password, stored),
  });
  return async () => {
    Object.assign(bcrypt, { hash, compare });
    await Promise.all(workers.map((worker) => worker.terminate()));
  };
}
