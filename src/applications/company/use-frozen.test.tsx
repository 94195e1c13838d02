import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { useFrozen } from "@/applications/company/use-frozen";

const list = (ids: string) => ids.split("").map((id) => ({ id }));
interface Given {
  list?: string;
  now: string;
  total: number;
  id: string;
  part?: string;
}
function open(first: Given) {
  const hook = renderHook(
    ({ list: name = "all", now, total, id, part }: Given) => useFrozen(name, list(now), total, id, part),
    { initialProps: first },
  );
  const read = () => {
    const { people, total } = hook.result.current;
    return `${people.map(({ id }) => id).join("")} ${total}`;
  };
  return {
    read,
    now: (next: Given) => {
      hook.rerender(next);
      return read();
    },
  };
}

it("keeps people in place while they are decided on, and adds people as pages load", () => {
  const { read, now } = open({ now: "abc", total: 5, id: "a" });
  expect(read()).toBe("abc 5");
  // One person moved away, a new one is on top, and the next page has loaded.
  expect(now({ now: "nbcde", total: 5, id: "b" })).toBe("abcde 5");
  expect(now({ now: "ndef", total: 3, id: "d" })).toBe("abcdef 6");
  expect(now({ now: "", total: 0, id: "d" })).toBe("abcdef 6");
});

it("starts over with another list, and with a person who was not in it", () => {
  const { now } = open({ now: "abc", total: 3, id: "a" });
  expect(now({ list: "other", now: "cb", total: 2, id: "c" })).toBe("cb 2");
  expect(now({ list: "other", now: "xcb", total: 3, id: "x" })).toBe("xcb 3");
});

it("waits for a list that is still loading", () => {
  const { now } = open({ now: "", total: 0, id: "a" });
  expect(now({ now: "ab", total: 2, id: "a" })).toBe("ab 2");
});

it("adds no one from the column that a person was moved to", () => {
  const { now } = open({ now: "abc", total: 3, id: "a", part: "applied" });
  expect(now({ now: "axyz", total: 4, id: "a", part: "reviewing" })).toBe("abc 3");
  // Back in its own column the list continues; a person of another column restarts it.
  expect(now({ now: "bcd", total: 3, id: "b", part: "applied" })).toBe("abcd 4");
  expect(now({ now: "axyz", total: 4, id: "x", part: "reviewing" })).toBe("axyz 4");
});
