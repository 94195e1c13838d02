import { act, fireEvent, render, screen } from "@testing-library/react";
import { NavigationType, type Navigator, Router } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { useSearchText } from "@/lib/use-search-text";

function Box() {
  const { text, setText, query } = useSearchText();
  return <input value={text} data-query={query} onChange={(event) => setText(event.target.value)} />;
}

const replace = vi.fn<Navigator["replace"]>();
const navigator: Navigator = { createHref: String, go: () => {}, push: () => {}, replace };

/** The page after the router has reached this URL: on slow phones, more has been typed by then. */
function at(search: string, type: NavigationType) {
  window.history.replaceState(null, "", `/${search}`);
  return (
    <Router location={{ pathname: "/", search }} navigationType={type} navigator={navigator}>
      <Box />
    </Router>
  );
}

afterEach(() => {
  vi.useRealTimers();
  replace.mockClear();
});

it("keeps typed text while the address updates, and follows other changes of the address", () => {
  vi.useFakeTimers();
  const { rerender } = render(at("", NavigationType.Pop));
  const box = screen.getByRole("textbox");
  const type = (value: string) => fireEvent.change(box, { target: { value } });

  type("nur");
  act(() => vi.advanceTimersByTime(250));
  expect(replace).toHaveBeenCalledWith(expect.objectContaining({ search: "?q=nur" }), undefined, expect.anything());
  type("nurse");
  rerender(at("?q=nur", NavigationType.Replace));
  expect(box).toHaveProperty("value", "nurse");

  rerender(at("?q=cook", NavigationType.Push));
  expect(box).toHaveProperty("value", "cook");
});

it("keeps other parameters of the address", () => {
  vi.useFakeTimers();
  render(at("?plan=pro&q=nurse", NavigationType.Pop));
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "" } });
  act(() => vi.advanceTimersByTime(250));
  expect(replace).toHaveBeenCalledWith(expect.objectContaining({ search: "?plan=pro" }), undefined, expect.anything());
});

it("strips spaces and null characters from the query, and cleans up the address", () => {
  vi.useFakeTimers();
  render(at("?q=+nur%00se%00+", NavigationType.Pop));
  const box = screen.getByRole("textbox");
  expect(box).toHaveProperty("value", "nurse");
  expect(box.dataset.query).toBe("nurse");
  fireEvent.change(box, { target: { value: "nurse\0" } });
  expect(box.dataset.query).toBe("nurse");
  act(() => vi.advanceTimersByTime(250));
  expect(replace).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ search: "?q=nurse" }),
    undefined,
    expect.anything(),
  );
});
