import { afterAll, vi } from "vitest";

const owners = [Array, Function, JSON, Map, Math, Number, Object, Promise, Request, Response, Set, String, Uint8Array];
/** Globals of the language and its runtime. */
const readBuiltins = (): unknown[] =>
  owners
    .flatMap((owner) => ("prototype" in owner ? [owner, owner.prototype] : [owner]))
    .flatMap((holder) => Object.values(Object.getOwnPropertyDescriptors(holder)).map(({ value, get }) => value ?? get));

// Files share a process, since starting one takes longer than most of their tests, but neither modules nor mocks.
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
