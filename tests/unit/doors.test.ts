import { expect, test } from "vitest";
import { sources, textOf } from "../architecture/sources.ts";

// Few files reach the backend or turn its failures into an AppError (ARCHITECTURE: Acts and errors).
test.each([
  ["a procedure is called", /\.rpc\(|\/rest\/v1\/rpc/, ["src/lib/call-procedure.ts"]],
  [
    "a server function is called",
    /\/functions\/v1/,
    // The first gives its address to calendars.
    ["src/interviews/data/feed-mutations.ts", "src/lib/invoke-function.ts"],
  ],
  [
    "a failure is parsed",
    /\bparseError\(|\binstanceof AppError\b/,
    [
      "src/app/query-client.ts",
      "src/auth/end-refused-session.ts",
      "src/lib/app-error.ts",
      "src/lib/invoke-function.ts",
      "src/lib/session-fetch.ts",
      "src/lib/settle.ts",
      "src/lib/supabase.ts",
      "src/lib/tables.ts",
    ],
  ],
])("%s only in the intended files", (_act, pattern, doors) => {
  const files = sources("src").filter((file) => !/\.test\.tsx?$/.test(file) && pattern.test(textOf(file)));
  expect(files.sort()).toEqual(doors);
});
