import { afterAll, vi } from "vitest";

const owners = [Array, Function, JSON, Map, Math, Number, Object, Promise, Request, Response, Set, String, Uint8Array];
/** What the language and its runtime give every file. */
const readBuiltins = (): unknown[] =>
  owners
    .flatMap((owner) => ("prototype" in owner ? [owner, owner.prototype] : [owner]))
    .flatMap((holder) => Object.values(Object.getOwnPropertyDescriptors(holder)).map(({ value, get }) => value ?? get));

// Files share a process, whose start costs more than most of their tests, but neither modules nor what they put in place of others.
vi.resetModules();
const builtins = readBuiltins();
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  const after = readBuiltins();
  if (after.length !== builtins.length || after.some((each, index) => !Object.is(each, builtins[index])))
    throw new Error(
      "This file loads code that replaces built-in functions for all that follow: run it in the project `apart`.",
    );
});
