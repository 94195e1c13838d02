import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { NotifyMe, NotifyOfPreferred } from "@/jobs/public/notify-me";
import { pressAgain } from "../../../tests/support/press-again.ts";
import { renderWith } from "../../../tests/support/render-with.tsx";

const rpc = vi.hoisted(() => vi.fn());
const offerUndo = vi.hoisted(() => vi.fn());
vi.mock("@/components/feedback/undo-offer", () => ({ offerUndo }));
vi.mock("@/lib/call-procedure", async () => (await import("../../../tests/support/answered-by.ts")).answeredBy(rpc));

const failure = { data: null, error: { code: "PT400", message: "No" } };
const retry = () => screen.getByRole("button", { name: "Retry" });
beforeEach(() => rpc.mockReset());

it("says that saved searches failed to load, and can retry", async () => {
  rpc.mockResolvedValueOnce(failure).mockResolvedValue({ data: [], error: null });
  renderWith(<NotifyMe search={{ words: "", filter: {} }} />);
  expect((await screen.findByRole("alert")).textContent).toContain("Your saved searches couldn't be loaded.");
  await pressAgain(retry);
  expect(await screen.findByRole("button", { name: "Notify me" })).toHaveProperty("disabled", false);
});

it("says that preferences failed to load, and can retry", async () => {
  rpc.mockResolvedValueOnce(failure).mockResolvedValue({ data: { filter: {} }, error: null });
  renderWith(<NotifyOfPreferred />);
  expect((await screen.findByRole("alert")).textContent).toContain("Your preferences couldn't be loaded.");
  await pressAgain(retry);
  expect(await screen.findByRole("link", { name: "Set your preferences" })).toBeTruthy();
});

it("offers Undo even if the page was left while saving", async () => {
  let answer = (_answer: object) => {};
  rpc.mockImplementation((name: string) =>
    name === "save_search"
      ? new Promise((resolve) => {
          answer = resolve;
        })
      : Promise.resolve({ data: [], error: null }),
  );
  const { unmount } = renderWith(<NotifyMe search={{ words: "", filter: {} }} />);
  const button = await screen.findByRole("button", { name: "Notify me" });
  await vi.waitFor(() => expect(button).toHaveProperty("disabled", false));
  await userEvent.click(button);
  unmount();
  answer({ data: { id: "search", name: "All jobs" }, error: null });
  await vi.waitFor(() => expect(offerUndo).toHaveBeenCalledWith(expect.objectContaining({ of: "search" })));
});
