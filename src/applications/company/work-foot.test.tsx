import type { CompanyApplicationDetail } from "@contracts/applications/application";
import { companyTransitions } from "@contracts/applications/application-status";
import type { ApplicationStatus } from "@contracts/enums";
import { QueryClient } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { canMoveTo } from "@/applications/company/use-moves";
import type { Walk } from "@/applications/company/use-walk";
import { WorkFoot } from "@/applications/company/work-foot";
import { companyApplicationQuery, useCompanyApplication } from "@/applications/data/company-application-queries";
import { Toaster } from "@/components/feedback/toaster";
import { renderWith } from "../../../tests/support/render-with.tsx";

const { rpc, read } = vi.hoisted(() => ({
  rpc: vi.fn(),
  /** Refetching never ends: the screen shows what the move left. */
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

const goOn = vi.fn();
const goBack = vi.fn();
const walk: Walk = {
  previous: null,
  next: { name: "Jonah Ekstrand", go: goOn },
  position: 3,
  total: 13,
  back: { name: "Applications", go: goBack },
};

function Loaded({ walk }: { walk: Walk }) {
  const { data } = useCompanyApplication(id);
  return data ? <WorkFoot key={data.id} application={data} walk={walk} /> : null;
}

function show(status: ApplicationStatus, application: object = inStatus(status), along: Walk = walk) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(companyApplicationQuery(id).queryKey, application as CompanyApplicationDetail);
  return renderWith(<Loaded walk={along} />, { client, owner: "me" });
}

const button = (name: string | RegExp) => screen.findByRole("button", { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
/** A response resolved by the test. */
function held() {
  let answer: (given: unknown) => void = () => {};
  rpc.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  return (given: unknown) => answer(given);
}
const refused = (message: string, hint = "transition_not_allowed") => ({
  data: null,
  error: { code: "PT409", message, details: "{}", hint },
});

beforeEach(() => {
  sessionStorage.clear();
  for (const mock of [rpc, goOn, goBack]) mock.mockReset();
  rpc.mockImplementation(() => new Promise(() => {}));
});

describe("WorkFoot", () => {
  it("changes into a focused button to the next person right after a move", async () => {
    show("reviewing");
    await press("Move to Interview");
    screen.getByText("Grace moves to Interview");
    expect(rpc).toHaveBeenCalledWith("set_application_status", {
      p_application_id: id,
      p_status: "interview",
      p_from: "reviewing",
    });
    expect(document.activeElement).toBe(await button("Next: Jonah Ekstrand (4 of 13)"));
    await userEvent.keyboard("{Enter}");
    expect(goOn).toHaveBeenCalledOnce();
  });

  it("offers no second move for the same person, by button or key", async () => {
    rpc.mockResolvedValueOnce({ data: inStatus("interview"), error: null });
    show("reviewing");
    await press("Move to Interview");
    await button("Undo");
    expect(screen.queryByRole("button", { name: /^Move to/ })).toBeNull();
    await userEvent.keyboard("md4");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(rpc).toHaveBeenCalledOnce();
  });

  it("offers Undo once the move is saved, and restores everything", async () => {
    const answer = held();
    show("applied");
    await userEvent.keyboard("m");
    screen.getByText("Saving…");
    answer({ data: inStatus("reviewing"), error: null });
    await button("Undo");
    rpc.mockResolvedValueOnce({ data: inStatus("applied"), error: null });
    await userEvent.keyboard("u");
    expect(rpc).toHaveBeenLastCalledWith("undo_application_status", { p_application_id: id, p_status: "reviewing" });
    expect(document.activeElement).toBe(await button("Move to Under Review"));
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });

  it("undoes a move as soon as it is saved if U was pressed before", async () => {
    const answer = held();
    show("applied");
    await userEvent.keyboard("mu");
    expect(rpc).toHaveBeenCalledOnce();
    rpc.mockResolvedValueOnce({ data: inStatus("applied"), error: null });
    answer({ data: inStatus("reviewing"), error: null });
    await button("Move to Under Review");
    expect(rpc).toHaveBeenLastCalledWith("undo_application_status", { p_application_id: id, p_status: "reviewing" });
  });

  it("keeps Undo in a toast after moving on, even if the save finishes later", async () => {
    render(<Toaster />);
    for (const isLate of [false, true]) {
      const answer = held();
      const { unmount } = show("reviewing");
      await press("Move to Interview");
      if (isLate) unmount();
      answer({ data: inStatus("interview"), error: null });
      if (!isLate) {
        await button("Undo");
        expect(screen.queryByText("Grace moved to Interview")).toBeNull();
        unmount();
      }
      await screen.findByText("Grace moved to Interview");
      rpc.mockResolvedValueOnce({ data: inStatus("reviewing"), error: null });
      (await button("Undo")).focus();
      await userEvent.keyboard("{Enter}");
      expect(rpc).toHaveBeenLastCalledWith("undo_application_status", { p_application_id: id, p_status: "interview" });
      await waitFor(() => expect(screen.queryByText("Grace moved to Interview")).toBeNull());
    }
    cleanup();
  });

  it("keeps the button to the next person once Undo expires, and offers other stages again", async () => {
    rpc.mockResolvedValueOnce({ data: inStatus("interview"), error: null });
    show("reviewing");
    await press("Move to Interview");
    await button("Undo");
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await vi.advanceTimersByTimeAsync(10_100);
    vi.useRealTimers();
    await screen.findByText("Grace moved to Interview");
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
    await button("Other stage for Grace");
    await button("Next: Jonah Ekstrand (4 of 13)");
  });

  it("returns to the list after the last person", async () => {
    rpc.mockResolvedValueOnce({ data: inStatus("interview"), error: null });
    show("reviewing", inStatus("reviewing"), { ...walk, next: null, position: 13 });
    screen.getByText("13 of 13");
    await press("Move to Interview");
    screen.getByText("You've gone through all 13");
    await press("Back to Applications");
    expect(goBack).toHaveBeenCalledOnce();
  });

  it("restores the buttons when the move is refused, disabled for a moment", async () => {
    render(<Toaster />);
    const answer = held();
    show("reviewing");
    await press("Move to Interview");
    const moved = { to_status: "offered", actor_name: "Marta Lindqvist", created_at: new Date().toISOString() };
    read.mockResolvedValue({ data: { ...inStatus("offered"), events: [moved] }, error: null });
    answer(refused("Someone has moved it since. Check its current stage.", "moved_meanwhile"));
    const next = await button("Move to Hired");
    expect(screen.queryByText("Grace moves to Interview")).toBeNull();
    // Disabled for a moment: no one has read the new content yet.
    await userEvent.click(next);
    expect(screen.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(next.getAttribute("aria-disabled")).toBeNull(), { timeout: 4000 });
    read.mockImplementation(() => new Promise(() => {}));
  });

  it("shows every stage, marks the current one, and accepts a digit while open", async () => {
    show("reviewing");
    await press("Other stage for Grace");
    const items = await screen.findAllByRole("menuitem");
    expect(items.map(({ textContent }) => textContent)).toEqual([
      "New",
      "Under ReviewNow",
      "Interview",
      "OfferedNeeds an offer",
      "HiredConfirms first",
    ]);
    await userEvent.keyboard("3");
    screen.getByText("Grace moves to Interview");
  });

  it("confirms a move to Offered, and does nothing when canceled", async () => {
    show("interview");
    await press("Move to Offered");
    expect(await screen.findByText("Move Grace to Offered?")).toBeTruthy();
    await press("Cancel");
    expect(rpc).not.toHaveBeenCalledWith("set_application_status", expect.anything());
  });

  it("lists what ends before a move to Hired", async () => {
    const open: Record<string, object> = {
      get_offers: { offers: [{ state: "open" }] },
      get_interviews: { proposals: [], interviews: [] },
      keep_time_zone: { zone: "America/Denver" },
    };
    rpc.mockImplementation(async (name: string) => ({ data: open[name], error: null }));
    show("offered");
    await press("Move to Hired");
    await screen.findByText("The open offer ends.");
  });

  it("declines with a reason using only the keyboard, then offers the next person", async () => {
    rpc.mockImplementation(async (name: string) =>
      name === "set_application_status" ? { data: inStatus("rejected"), error: null } : { data: null, error: null },
    );
    show("reviewing");
    await userEvent.keyboard("d");
    await screen.findByRole("dialog", { name: "Decline Grace?" });
    const [first] = screen.getAllByRole("radio");
    await waitFor(() => expect(document.activeElement).toBe(first));
    await userEvent.keyboard(" {Enter}");
    await waitFor(() =>
      expect(rpc).toHaveBeenCalledWith("set_application_status", {
        p_application_id: id,
        p_status: "rejected",
        p_from: "reviewing",
        p_reason: "skills",
        p_message: undefined,
      }),
    );
    await waitFor(async () => expect(document.activeElement).toBe(await button("Next: Jonah Ekstrand (4 of 13)")));
  });

  it("reopens the dialog with the message and its error if the message is refused", async () => {
    const why = "The conversation is blocked, so you can't send a message. Leave this empty";
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
    await press("Decline");
    await userEvent.click(await screen.findByRole("radio", { name: "Another reason" }));
    const words = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Message to Grace/ });
    await userEvent.type(words(), "Thank you.");
    await userEvent.click(screen.getByRole("button", { name: "Decline" }));
    await screen.findByText(why);
    expect(words().getAttribute("aria-invalid")).toBe("true");
    expect(words().value).toBe("Thank you.");
    expect(document.activeElement).toBe(words());
  });

  it("restores the message if a decline is undone after moving on", async () => {
    render(<Toaster />);
    rpc.mockImplementation(async (name: string) => {
      const status = ({ set_application_status: "rejected", undo_application_status: "interview" } as const)[name];
      return { data: status ? inStatus(status) : null, error: null };
    });
    const { unmount } = show("interview");
    await press("Decline");
    await userEvent.click(await screen.findByRole("radio", { name: "Another reason" }));
    const words = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Message to Grace/ });
    await userEvent.type(words(), "Thank you.");
    await userEvent.click(screen.getByRole("button", { name: "Decline" }));
    await button("Undo");
    unmount();
    await screen.findByText("Grace moved to Not Selected");
    (await button("Undo")).focus();
    await userEvent.keyboard("{Enter}");
    expect(rpc).toHaveBeenLastCalledWith("undo_application_status", { p_application_id: id, p_status: "rejected" });
    show("interview");
    await press("Decline");
    await waitFor(() => expect(words().value).toBe("Thank you."));
    cleanup();
  });

  it("shows a toast if a decline is refused after moving on", async () => {
    render(<Toaster />);
    const { unmount } = show("interview");
    await press("Decline");
    await userEvent.click(await screen.findByRole("radio", { name: "Another reason" }));
    const answer = held();
    await userEvent.click(screen.getByRole("button", { name: "Decline" }));
    unmount();
    const why = "Write less.";
    answer({
      data: null,
      error: { code: "PT422", message: why, details: JSON.stringify({ fields: { message: why } }), hint: "" },
    });
    await screen.findByText("Grace couldn't be declined");
    cleanup();
  });

  it("disables Offered until a person added by hand takes over their application", async () => {
    const allowed_statuses = companyTransitions.interview.filter((to) => to !== "offered");
    show("interview", { ...inStatus("interview"), allowed_statuses, added: { is_waiting: true } });
    await press("Other stage for Grace");
    const offered = await screen.findByRole("menuitem", { name: /^Offered/ });
    expect(offered.textContent).toContain("Waits until they take over");
    expect(offered.getAttribute("aria-disabled")).toBe("true");
    const person = { id, status: "interview", candidate_name: "Grace", can: { move: true } } as const;
    expect([canMoveTo(person, "offered"), canMoveTo({ ...person, added_by: "Priya" }, "offered")]).toEqual([
      true,
      false,
    ]);
    expect(canMoveTo({ ...person, added_by: "Priya" }, "rejected")).toBe(true);
  });

  it("shows the decisions of a paused company as disabled, with the reason", () => {
    show("reviewing", { ...inStatus("reviewing"), allowed_statuses: [], company_paused: true });
    for (const name of ["Decline", "Move to Interview"]) {
      const paused = screen.getByRole("button", { name, description: "Paused" });
      expect(paused).toHaveProperty("disabled", true);
    }
    expect(screen.queryByRole("button", { name: "Other stage for Grace" })).toBeNull();
  });

  it.each([
    ["withdrew", "withdrawn", {}, "The candidate withdrew."],
    ["was declined by a company that is paused", "rejected", { company_paused: true }, /^Your company is paused\./],
    ["deleted the account", "rejected", { candidate: { email: "" } }, "There's no one left to notify."],
    ["belongs to another company", "reviewing", {}, /^Only the company that posted the job/],
  ] as const)("offers no decision about a person who %s, but keeps the way on", (_, status, rest, words) => {
    show(status, { ...inStatus(status), allowed_statuses: [], ...rest });
    screen.getByText(words);
    expect(screen.getAllByRole("button").map((each) => each.getAttribute("aria-label"))).toEqual([
      "Previous application",
      "Next application",
    ]);
  });
});
