import type { CompanyApplicationDetail } from "@contracts/applications/application";
import { companyTransitions } from "@contracts/applications/application-status";
import type { ApplicationStatus } from "@contracts/enums";
import { QueryClient } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { StageCard } from "@/applications/company/stage-card";
import { companyApplicationQuery, useCompanyApplication } from "@/applications/data/company-application-queries";
import { Toaster } from "@/components/feedback/toaster";
import { renderWith } from "../../../tests/support/render-with.tsx";

const { rpc, read } = vi.hoisted(() => ({
  rpc: vi.fn(),
  /** Reading again never ends: what is on screen is what the move left there. */
  read: vi.fn((): Promise<unknown> => new Promise(() => {})),
}));
vi.mock("@/lib/call-procedure", async () =>
  (await import("../../../tests/support/answered-by.ts")).answeredBy((name, args) =>
    name === "get_application_detail" ? read() : rpc(name, args),
  ),
);
vi.mock("@/auth/use-auth", () => ({ useAuth: () => ({ user: { id: "me" } }) }));

const id = "0b9f3a52-9a1e-4b8a-9b58-3f7d4c6a1e10";

const inStatus = (status: ApplicationStatus) =>
  ({
    id,
    status,
    allowed_statuses: [...companyTransitions[status]],
    candidate: { first_name: "Grace", email: "grace@example.com" },
  }) as unknown as CompanyApplicationDetail;

function Loaded() {
  const { data } = useCompanyApplication(id);
  return data ? <StageCard application={data} /> : null;
}

function show(status: ApplicationStatus, application: object = inStatus(status)) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(companyApplicationQuery(id).queryKey, application as CompanyApplicationDetail);
  renderWith(<Loaded />, { client });
}

const stage = () => screen.getByRole("list", { name: "Stage" }).querySelector("[aria-current]")?.textContent;
/** Presses a button, once it is there: after a move another one rests in its place. */
const press = async (name: string) => {
  const [button] = await screen.findAllByRole("button", { name }, { timeout: 4000 });
  await userEvent.click(button as HTMLElement);
};

describe("StageCard", () => {
  it("moves on at once, before the server has answered", async () => {
    rpc.mockReturnValue(new Promise(() => {}));
    show("applied");
    await press("Move to Under Review");
    await waitFor(() => expect(stage()).toBe("Review"));
    expect(rpc).toHaveBeenCalledWith("set_application_status", {
      p_application_id: id,
      p_status: "reviewing",
      p_from: "applied",
    });
    expect(screen.queryByRole("button", { name: "Move to Interview" })).toBeNull();
  });

  it("leaves nothing to hit where the button was, and the focus there", async () => {
    rpc.mockClear();
    rpc.mockResolvedValueOnce({ data: inStatus("reviewing"), error: null });
    show("applied");
    await press("Move to Under Review");
    const moved = await screen.findAllByRole("button", { name: "Moved" });
    expect(document.activeElement).toBe(moved[0]);
    expect(screen.queryByRole("link", { name: "All applications" })).toBeNull();
    for (const button of moved) await userEvent.click(button);
    expect(rpc).toHaveBeenCalledTimes(1);
    expect((await screen.findAllByRole("button", { name: "Move to Interview" }, { timeout: 4000 }))[0]).toBe(moved[0]);
  });

  it("says Moved until a moment after the answer and the last press, and keeps what stands beside it", async () => {
    rpc.mockClear();
    let answer: (moved: unknown) => void = () => {};
    rpc.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    show("applied");
    await press("Move to Under Review");
    await screen.findAllByRole("button", { name: "Moved" });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const tap = (name: string) => fireEvent.click(screen.getAllByRole("button", { name })[0] as HTMLElement);
    // While nothing is known and long after, each press is one too many, on whichever button.
    await vi.advanceTimersByTimeAsync(3000);
    tap("Moved");
    answer({ data: inStatus("reviewing"), error: null });
    await screen.findByText("You can undo a change for 10 seconds. Then Grace is told, here and by email.");
    for (const name of ["Moved", "Not Selected", "Other stage", "Moved"]) {
      await vi.advanceTimersByTimeAsync(900);
      tap(name);
    }
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(rpc).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
    await screen.findAllByRole("button", { name: "Move to Interview" });
  });

  it("offers to undo a move, and nothing of the one before", async () => {
    render(<Toaster />);
    rpc.mockResolvedValueOnce({ data: inStatus("reviewing"), error: null });
    show("applied");
    await press("Move to Under Review");
    await screen.findByText("Grace moved to Under Review");
    rpc.mockResolvedValueOnce({ data: inStatus("interview"), error: null });
    await press("Move to Interview");
    await screen.findByText("Grace moved to Interview");
    await waitFor(() => expect(screen.getAllByRole("button", { name: "Undo" })).toHaveLength(1));
    rpc.mockResolvedValueOnce({ data: inStatus("reviewing"), error: null });
    screen.getByRole("button", { name: "Undo" }).focus();
    await userEvent.keyboard("{Enter}");
    expect(rpc).toHaveBeenLastCalledWith("undo_application_status", { p_application_id: id, p_status: "interview" });
    await waitFor(() => expect(stage()).toBe("Review"));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Undo" })).toBeNull());
  });

  it("puts the application back when the server refuses", async () => {
    let answer: (refusal: unknown) => void = () => {};
    rpc.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    show("reviewing");
    await press("Move to Interview");
    await waitFor(() => expect(stage()).toBe("Interview"));
    answer({
      data: null,
      error: { code: "PT409", message: "It was withdrawn.", details: "{}", hint: "transition_not_allowed" },
    });
    await waitFor(() => expect(stage()).toBe("Review"));
    expect(screen.getAllByRole("button", { name: "Move to Interview" }).length).toBeGreaterThan(0);
  });

  it("takes no press at once for a stage that somebody else has moved it to", async () => {
    rpc.mockClear();
    let answer: (refusal: unknown) => void = () => {};
    rpc.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    show("applied");
    await press("Move to Under Review");
    await waitFor(() => expect(stage()).toBe("Review"));
    const error = { code: "PT409", message: "Moved meanwhile.", details: "{}", hint: "moved_meanwhile" };
    read.mockResolvedValueOnce({ data: inStatus("reviewing"), error: null });
    answer({ data: null, error });
    const [button] = await screen.findAllByRole("button", { name: "Move to Interview" });
    fireEvent.click(button as HTMLElement);
    expect(rpc).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(button?.getAttribute("aria-disabled")).toBeNull(), { timeout: 4000 });
    await press("Move to Interview");
    await waitFor(() => expect(rpc).toHaveBeenCalledTimes(2));
  });

  it("asks once before Offered, and does nothing when told not to", async () => {
    rpc.mockClear();
    rpc.mockResolvedValue({ data: inStatus("offered"), error: null });
    show("interview");
    await press("Move to Offered");
    expect(await screen.findByText("Move Grace to Offered?")).toBeTruthy();
    await press("Cancel");
    expect(rpc).not.toHaveBeenCalled();

    await press("Move to Offered");
    const dialog = await screen.findByRole("dialog");
    await userEvent.click(dialog.querySelector(".btn-primary") as HTMLElement);
    await waitFor(() => expect(stage()).toBe("Offered"));
    await screen.findAllByRole("button", { name: "Move to Hired" }, { timeout: 4000 });
  });

  it("names what ends before Hired", async () => {
    const open: Record<string, object> = {
      get_offers: { offers: [{ state: "open" }] },
      get_interviews: { proposals: [], interviews: [] },
      keep_time_zone: { zone: "America/Denver" },
    };
    rpc.mockImplementation(async (name: string) => ({ data: open[name], error: null }));
    show("offered");
    await press("Move to Hired");
    await screen.findByText("The offer that waits for an answer ends.");
  });

  it("asks again with what was written where its words are refused, and says why at their field", async () => {
    const why = "The conversation is blocked: nothing can be written. Leave this empty";
    rpc.mockReset();
    rpc.mockImplementation(async (name: string) =>
      name === "set_application_status"
        ? {
            data: null,
            error: { code: "PT422", message: why, details: JSON.stringify({ fields: { message: why } }), hint: "" },
          }
        : { data: null, error: null },
    );
    read.mockResolvedValueOnce({ data: inStatus("interview"), error: null });
    show("interview");
    await press("Not Selected");
    await userEvent.selectOptions(await screen.findByRole("combobox", { name: /^Reason/ }), "other");
    const words = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Message to Grace/ });
    await userEvent.type(words(), "Thank you.");
    await userEvent.click(screen.getByRole("button", { name: "Mark as Not Selected" }));
    await screen.findByText(why);
    expect(words().getAttribute("aria-invalid")).toBe("true");
    expect(words().value).toBe("Thank you.");
    expect(document.activeElement).toBe(words());
  });

  it("offers no move once the candidate has withdrawn", () => {
    show("withdrawn");
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByText("The candidate has withdrawn this application.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "All applications" })).toBeTruthy();
  });

  it("says that the company is paused, so that nothing can be moved", () => {
    show("reviewing", { ...inStatus("reviewing"), allowed_statuses: [], company_paused: true });
    expect(screen.queryByRole("button")).toBeNull();
    screen.getByText("Your company is paused. You can move applications once it is active again.");
  });

  it("names nobody else as the one who could move whom nobody can: somebody whose account is deleted", () => {
    show("rejected", {
      ...inStatus("rejected"),
      allowed_statuses: [],
      candidate: { first_name: "Deleted", email: "" },
    });
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByText("Nobody is left whom a change would reach.")).toBeTruthy();
  });
});
