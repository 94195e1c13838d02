import { afterEach, expect, test, vi } from "vitest";
import { browserStore, openChannel, tabStore } from "@/lib/browser-storage";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const refuse = () => {
  throw new DOMException("closed", "SecurityError");
};

test("values that fit are kept in the browser's storage", () => {
  browserStore.setItem("taken", "yes");
  expect(localStorage.getItem("taken")).toBe("yes");
  expect(browserStore.isUnkept("taken")).toBe(false);
  localStorage.setItem("taken", "by another tab");
  expect(browserStore.getItem("taken")).toBe("by another tab");
  expect(browserStore.keys()).toEqual(["taken"]);
  browserStore.removeItem("taken");
  expect(localStorage.length).toBe(0);
});

test("values that a full storage refuses stay in memory until there is room", () => {
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  browserStore.setItem("large", "one");
  expect([browserStore.getItem("large"), browserStore.isUnkept("large"), localStorage.length]).toEqual([
    "one",
    true,
    0,
  ]);
  expect(browserStore.keys()).toContain("large");
  full.mockRestore();
  browserStore.setItem("large", "two");
  expect([localStorage.getItem("large"), browserStore.isUnkept("large")]).toEqual(["two", false]);
});

test("nothing throws if the browser blocks storage and channels", () => {
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(refuse);
  vi.stubGlobal("BroadcastChannel", refuse);
  expect(tabStore.getItem("blocked")).toBeNull();
  tabStore.setItem("blocked", "kept");
  expect(tabStore.getItem("blocked")).toBe("kept");
  tabStore.removeItem("blocked");
  expect([tabStore.getItem("blocked"), tabStore.isUnkept("blocked"), tabStore.keys()]).toEqual([null, false, []]);
  expect(openChannel("blocked")).toBeNull();
  vi.unstubAllGlobals();
});
