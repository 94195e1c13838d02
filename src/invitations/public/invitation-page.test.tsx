import type { Invitation, InvitationKind } from "@contracts/invitations/invitation";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, Route, Routes, useLocation } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { AuthContext, type AuthState } from "@/auth/auth-context";
import { InvitationPage } from "@/invitations/public/invitation-page";

const { rpc } = vi.hoisted(() => ({ rpc: vi.fn() }));
vi.mock("@/lib/public-url", () => ({
  publicUrl: (bucket: string, path: string | null) => (path === null ? undefined : `/${bucket}/${path}`),
}));
vi.mock("@/lib/call-procedure", async () => (await import("../../../tests/support/answered-by.ts")).answeredBy(rpc));

const signedOut: AuthState = { status: "signed-out", user: null, role: null };
const signedInAs = (email: string): AuthState => ({
  status: "signed-in",
  user: { id: "1", email },
  role: "candidate",
});

const actions = { refreshRole: vi.fn(async () => {}), signOut: vi.fn(async () => true) };

const invitation = (kind: InvitationKind, changes: Partial<Invitation> = {}): Invitation => ({
  kind,
  email: "nadia@example.com",
  invited_by: "Priya Valluri",
  first_name: "Nadia",
  last_name: "Ferreira",
  company_id: null,
  company_name: "Orielle Staffing",
  company_logo_url: null,
  message: null,
  role: kind === "employee" ? "recruiter" : null,
  management_terms: null,
  stopped: null,
  expires_at: "2999-11-25T12:00:00Z",
  ...changes,
});

function Address() {
  const { pathname, search } = useLocation();
  return <output>{decodeURIComponent(pathname + search)}</output>;
}

async function open(kind: InvitationKind, answer: unknown, auth: AuthState = signedOut) {
  rpc.mockResolvedValue(answer);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await act(async () => {
    render(
      <QueryClientProvider client={client}>
        <AuthContext value={{ ...auth, ...actions }}>
          <MemoryRouter initialEntries={["/here/t0k"]}>
            <Address />
            <Routes>
              <Route path="/here/:token" element={<InvitationPage kind={kind} />} />
              <Route path="*" element={null} />
            </Routes>
          </MemoryRouter>
        </AuthContext>
      </QueryClientProvider>,
    );
  });
  return userEvent.setup({ delay: null });
}
const data = (value: Invitation) => ({ data: value, error: null });
/** The h1 once the page has loaded; before, a placeholder has one. */
async function title() {
  await waitFor(() => expect(screen.queryByRole("status", { name: "Loading the page" })).toBeNull());
  return screen.getByRole("heading", { level: 1 }).textContent;
}
const address = () => document.querySelector("output")?.textContent;

beforeEach(() => {
  rpc.mockReset();
  actions.signOut.mockClear();
});

describe("InvitationPage", () => {
  it("sends people who have accepted it to the dashboard by way of sign-in", async () => {
    const used = {
      code: "PT409",
      message: "You have accepted this invitation",
      details: null,
      hint: "invitation_accepted",
    };
    await open("candidate", { data: null, error: used, status: 409 }, signedInAs("nadia@example.com"));
    await waitFor(() => expect(address()).toBe("/signin"));
  });

  it.each([
    ["candidate", "Welcome, Nadia", "Create Account & Accept Invitation", "role=candidate"],
    ["company", "Welcome, Orielle Staffing", "Create Account & Register Company", "role=company"],
    [
      "employee",
      "Welcome, Nadia Ferreira",
      "Create Account & Join Company",
      "role=employee&companyId=c1&employee_role=recruiter",
    ],
    ["admin", "Welcome, Nadia Ferreira", "Create Account & Accept Admin Role", "role=admin"],
  ] as const)("greets a %s and links to sign-up", async (kind, greeting, button, query) => {
    const user = await open(kind, data(invitation(kind, kind === "employee" ? { company_id: "c1" } : {})));
    expect(await title()).toBe(greeting);
    expect(rpc).toHaveBeenCalledWith("get_invitation", { p_token: "t0k", p_kind: kind });
    expect(document.head.querySelector("meta[name=referrer]")?.getAttribute("content")).toBe("no-referrer");
    await user.click(screen.getByRole("button", { name: button }));
    expect(address()).toBe(`/signup?email=nadia@example.com&invitation=t0k&${query}`);
  });

  it.each([
    ["candidate", "Priya Valluri of Orielle Staffing invites you to Fairmatch"],
    ["company", "Priya Valluri of Fairmatch invites you to register Orielle Staffing."],
    ["employee", "Priya Valluri of Orielle Staffing invites you to join its team as Recruiter."],
    ["admin", "Priya Valluri of Fairmatch invites you to become an administrator."],
  ] as const)("says who invited a %s, and for which company", async (kind, lead) => {
    await open(kind, data(invitation(kind)));
    await title();
    expect(document.body.textContent).toContain(lead);
  });

  it("shows the logo of the inviting company", async () => {
    await open("employee", data(invitation("employee", { company_logo_url: "c1/logo.png" })));
    await title();
    expect(document.querySelector(".avatar img")?.getAttribute("src")).toContain("company-logos/c1/logo.png");
  });

  it("doesn't let people accept a paused invitation", async () => {
    await open("candidate", data(invitation("candidate", { stopped: "Orielle Staffing is paused." })));
    await title();
    screen.getByText("Orielle Staffing is paused.");
    expect(screen.queryByRole("link", { name: "Sign in to accept" })).toBeNull();
  });

  it("names the inviting company if the sender has no name", async () => {
    await open("employee", data(invitation("employee", { invited_by: null })));
    await title();
    expect(document.body.textContent).toContain("Orielle Staffing invites you to join its team as Recruiter.");
    expect(document.body.textContent).not.toContain("of Orielle Staffing");
  });

  it("shows the message and terms as written", async () => {
    await open("candidate", data(invitation("candidate", { management_terms: "<b>Six</b> months", message: "Hello" })));
    expect(await screen.findByText("<b>Six</b> months")).toBeTruthy();
    expect(screen.getByText("Hello")).toBeTruthy();
  });

  it.each([
    ["company", { company_name: null }, "Invalid company data in invitation"],
    ["admin", { last_name: null }, "Invalid admin data in invitation"],
    ["employee", { role: null }, "This is not a valid employee invitation"],
    ["candidate", { first_name: null }, "Invalid invitation data"],
    ["candidate", { expires_at: "2020-01-01T00:00:00Z" }, "This invitation has expired"],
  ] as const)("refuses a %s invitation with %o", async (kind, changes, reason) => {
    await open(kind, data(invitation(kind, changes)));
    expect(await title()).toBe("Invalid Invitation");
    expect(screen.getByText(reason)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Return to Home" }).getAttribute("href")).toBe("/");
  });

  it("shows the server's neutral error", async () => {
    await open("company", {
      data: null,
      error: {
        code: "PT404",
        message: "Company invitation not found or has expired",
        details: null,
        hint: "invitation_not_found",
      },
    });
    expect(await title()).toBe("Invalid Invitation");
    expect(screen.getByText("Company invitation not found or has expired")).toBeTruthy();
  });

  it("lets people retry after a network failure", async () => {
    const user = await open("company", {
      data: null,
      error: { code: "", message: "TypeError: Failed to fetch", details: "", hint: "" },
    });
    await screen.findByText("Failed to load invitation");
    rpc.mockResolvedValue(data(invitation("company")));
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await title()).toBe("Welcome, Orielle Staffing");
  });

  it("lets the invited person accept when signed in, regardless of the case of their email", async () => {
    const user = await open("employee", data(invitation("employee")), signedInAs("Nadia@Example.com"));
    await user.click(await screen.findByRole("button", { name: "Accept Invitation" }));
    await waitFor(() => expect(rpc).toHaveBeenCalledWith("accept_invitation", { p_token: "t0k" }));
    await waitFor(() => expect(address()).toBe("/signin"));
    expect(actions.refreshRole).toHaveBeenCalled();
  });

  it("tells other accounts that it isn't for them, and lets them sign out and stay on the page", async () => {
    const user = await open("employee", data(invitation("employee")), signedInAs("bob@example.com"));
    await screen.findByText("This invitation is for someone else");
    expect(screen.queryByRole("button", { name: /Accept|Create/ })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Sign Out" }));
    expect(actions.signOut).toHaveBeenCalledTimes(1);
    expect(address()).toBe("/here/t0k");
  });
});
