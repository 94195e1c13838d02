import { afterEach, beforeEach, expect, it } from "vitest";
import { markReported, reportUnexpected } from "@/app/report-unexpected";
import { toast, toastStore } from "@/components/feedback/toast";

const shown = () => toastStore.read().flatMap(({ open, title, description }) => (open ? [[title, description]] : []));
const reject = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason, promise: Promise.resolve() }));

let stop = () => {};
beforeEach(() => {
  stop = reportUnexpected();
});
afterEach(() => {
  stop();
  for (const { id } of toastStore.read()) toast.dismiss(id);
});

it("an uncaught error is reported once", () => {
  reject(new TypeError("x is undefined"));
  window.dispatchEvent(new ErrorEvent("error", { error: new TypeError("y is undefined") }));
  expect(shown()).toEqual([["Unexpected error", "An unexpected error occurred. Please try again."]]);
});

it("reported errors, aborted calls and browser notices are not reported", () => {
  const failed = new Error("Failed to save");
  markReported(failed);
  reject(failed);
  reject(new DOMException("The page was left", "AbortError"));
  window.dispatchEvent(new ErrorEvent("error", { message: "ResizeObserver loop limit exceeded" }));
  expect(shown()).toEqual([]);
});
