import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { Route, Routes, useLocation } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ConfirmPage } from "@/accounts/public/confirm-page";
import { ForgotPasswordPage } from "@/accounts/public/forgot-password-page";
import { SignInPage } from "@/accounts/public/sign-in-page";
import { SignUpPage } from "@/accounts/public/sign-up-page";
import { UpdatePasswordPage } from "@/accounts/public/update-password-page";
import { queryClient } from "@/app/query-client";
import { AuthProvider } from "@/auth/auth-provider";
import { toast, toastStore } from "@/components/feedback/toast";
import { pressAgain } from "../../../tests/support/press-again.ts";
import { renderWith } from "../../../tests/support/render-with.tsx";

/** The auth service with responses set by each test; every call is recorded. */
const { auth, separate, rpc } = vi.hoisted(() => ({
  /** Responds to procedures by name. */
  rpc: vi.fn(),
  /** The emailed link's own client, separate from the app's. */
  separate: { verifyOtp: vi.fn(), updateUser: vi.fn(), signOut: vi.fn(), getSession: vi.fn() },
  auth: {
    signInWithPassword: vi.fn(),
    signUp: vi.fn(),
    resetPasswordForEmail: vi.fn(),
    resend: vi.fn(),
    setSession: vi.fn(),
    signOut: vi.fn(),
    onAuthStateChange: () => ({ data: { subscription: { unsubscribe: () => {} } } }),
  },
}));
vi.mock("@/lib/supabase", async (original) => ({
  ...(await original<typeof import("@/lib/supabase")>()),
  getSupabase: async () => ({ auth }),
  createSeparateClient: async () => ({ auth: separate }),
}));
vi.mock("@/lib/call-procedure", async () =>
  (await import("../../../tests/support/answered-by.ts")).answeredBy(async (name, args) => rpc(name, args)),
);

const refusal = (message: string, status = 400, code = "") => ({
  data: { user: null },
  error: { __isAuthError: true, name: "AuthApiError", message, status, code },
});
const success = { data: { user: { id: "1" } }, error: null };

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function open(address: string, extra?: ReactNode) {
  renderWith(
    <AuthProvider>
      <Address />
      <Routes>
        <Route path="/signin" element={<SignInPage />} />
        <Route path="/signup" element={<SignUpPage />} />
        <Route path="/forgot-password" element={<ForgotPasswordPage />} />
        <Route path="/update-password" element={<UpdatePasswordPage />} />
        <Route path="/auth/confirm" element={<ConfirmPage />} />
      </Routes>
      {extra}
    </AuthProvider>,
    { client: queryClient, at: address },
  );
  return userEvent.setup({ delay: null });
}

const shownToasts = () =>
  toastStore
    .read()
    .filter((each) => each.open)
    .map(({ tone, title, description }) => [tone, title, description]);
const address = () => screen.getByRole("status", { name: "" }).textContent;
const email = () => screen.getByLabelText<HTMLInputElement>(/^Email/);
const password = (label: RegExp = /^Password/) => screen.getByLabelText<HTMLInputElement>(label);
/** Pasted, as password managers do: typing letter by letter is slow and shows nothing more. */
async function put(user: ReturnType<typeof userEvent.setup>, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}
async function putName(user: ReturnType<typeof userEvent.setup>) {
  await put(user, screen.getByLabelText(/^First name/), "Ann");
  await put(user, screen.getByLabelText(/^Last name/), "Lee");
}
/** The SHA-256 of the stored secret. */
async function keptHash() {
  const [secret = ""] = (localStorage.getItem("fairmatch.sign-up") ?? "").split(" ");
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret)));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
const press = (name: string) => pressAgain(() => screen.getByRole("button", { name }));

beforeEach(() => {
  for (const each of [...Object.values(auth), ...Object.values(separate), rpc])
    if (vi.isMockFunction(each)) each.mockReset();
  rpc.mockReturnValue({ data: null, error: null });
  auth.signOut.mockResolvedValue({ error: null });
  separate.verifyOtp.mockResolvedValue({ error: null });
  separate.updateUser.mockResolvedValue({ error: null });
  separate.signOut.mockResolvedValue({ error: null });
  separate.getSession.mockResolvedValue({ data: { session: { user: { email: "ann@example.com" } } }, error: null });
  auth.signInWithPassword.mockResolvedValue(success);
});
afterEach(() => {
  act(() => {
    for (const each of toastStore.read()) toast.dismiss(each.id);
  });
  queryClient.clear();
  localStorage.clear();
});

describe("the sign-in page greets", () => {
  it.each([
    ["a first visitor", "Use your email and password.", null],
    ["a returning visitor", "Good to see you again.", "yes"],
  ] as const)("%s", (_name, text, been) => {
    if (been) localStorage.setItem("fairmatch.been-here", been);
    open("/signin");
    expect(screen.getByText(text)).toBeTruthy();
  });
});

describe("sign-in", () => {
  it("asks for both fields and sends nothing without them", async () => {
    open("/signin");
    await press("Sign In");
    expect(await screen.findAllByText("Please enter a valid email address")).not.toHaveLength(0);
    expect(screen.getAllByText("Password is required")).not.toHaveLength(0);
    expect(auth.signInWithPassword).not.toHaveBeenCalled();
  });

  it("sends the address trimmed and in lower case, only once, and shows that it is signing in", async () => {
    let answer = (_: unknown) => {};
    auth.signInWithPassword.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const user = open("/signin");
    await put(user, email(), "  Ann@Example.COM ");
    await put(user, password(), "x");
    await press("Sign In");
    const busy = await screen.findByRole("button", { name: "Signing In..." });
    await user.click(busy);
    await waitFor(() => expect(auth.signInWithPassword).toHaveBeenCalledTimes(1));
    expect(auth.signInWithPassword).toHaveBeenCalledWith({ email: "ann@example.com", password: "x" });
    await act(async () => answer(success));
    expect(screen.getByRole("button", { name: "Signing In..." })).toBeTruthy();
  });

  it.each([
    ["Invalid login credentials", "Invalid email or password. Please check your credentials and try again."],
    ["Email not confirmed", "Please check your email and click the confirmation link before signing in."],
    ["Too many requests", "Too many login attempts. Please wait a few minutes before trying again."],
    ["User not found", "No account found with this email address."],
    ["Database error", "Sign in failed. Please try again."],
  ])("shows the message for %s in a toast and in the form, and clears the password", async (message, text) => {
    auth.signInWithPassword.mockResolvedValue(refusal(message));
    const user = open("/signin");
    await put(user, email(), "ann@example.com");
    await put(user, password(), "Wrong1234");
    await press("Sign In");
    await waitFor(() => expect(shownToasts()).toEqual([["error", "Sign in failed", text]]));
    await waitFor(() => expect(document.activeElement).toBe(password()));
    expect(password().value).toBe("");
    expect(screen.getByText(text, { exact: false }).closest("form")).toBeTruthy();
    expect(email().value).toBe("ann@example.com");

    // The next attempt clears both.
    await put(user, password(), "Other1234");
    auth.signInWithPassword.mockResolvedValue(success);
    await press("Sign In");
    await waitFor(() => expect(screen.queryByText(text, { exact: false })).toBeNull());
    expect(shownToasts()).toEqual([]);
  });

  it("moves focus to an invalid field rather than to the password", async () => {
    auth.signInWithPassword.mockResolvedValue(refusal("Invalid login credentials"));
    const user = open("/signin");
    await put(user, email(), "ann@example.com");
    await put(user, password(), "Wrong1234");
    await press("Sign In");
    await waitFor(() => expect(document.activeElement).toBe(password()));
    await user.clear(email());
    await put(user, password(), "Wrong1234");
    await press("Sign In");
    await waitFor(() => expect(document.activeElement).toBe(email()));
  });

  it("reports an exception, and a response without a user", async () => {
    auth.signInWithPassword.mockRejectedValueOnce(new Error("x is undefined"));
    const user = open("/signin");
    await put(user, email(), "ann@example.com");
    await put(user, password(), "a");
    await press("Sign In");
    await waitFor(() =>
      expect(shownToasts()).toEqual([["error", "Unexpected error", "An unexpected error occurred. Please try again."]]),
    );
    expect(password().value).toBe("");
    const nobody = Object.assign(new Error("Auth session or user missing"), {
      __isAuthError: true,
      name: "AuthInvalidTokenResponseError",
      status: 500,
    });
    auth.signInWithPassword.mockResolvedValueOnce({ data: { user: null, session: null }, error: nobody });
    await put(user, password(), "a");
    await press("Sign In");
    await waitFor(() => expect(shownToasts()).toEqual([["error", "Sign in failed", "No user returned from sign in"]]));
  });

  it("offers to resend the confirmation email to an unconfirmed address", async () => {
    auth.signInWithPassword.mockResolvedValue(refusal("Email not confirmed"));
    auth.resend.mockResolvedValue({ error: null });
    const user = open("/signin");
    await put(user, email(), "ann@example.com");
    await put(user, password(), "Secret12");
    await press("Sign In");
    await user.click(await screen.findByRole("button", { name: "Resend confirmation" }));
    await waitFor(() => expect(auth.resend).toHaveBeenCalledWith({ type: "signup", email: "ann@example.com" }));
  });

  it("locks the address that the link contains", () => {
    open("/signin?email=boss%40example.com");
    expect(email()).toMatchObject({ value: "boss@example.com", readOnly: true });
    expect(screen.getByText("Complete your sign in to access your admin dashboard")).toBeTruthy();
  });
});

describe("sign-up", () => {
  it("shows each unmet rule at its field and keeps the text that was typed", async () => {
    const user = open("/signup");
    await put(user, email(), "ann@");
    await press("Create account");
    expect(await screen.findAllByText("Please enter a valid email address")).not.toHaveLength(0);
    expect(screen.getAllByText("Password must be at least 8 characters")).not.toHaveLength(0);
    expect(screen.getAllByText("Please select a role.")).not.toHaveLength(0);
    expect(email().value).toBe("ann@");
    expect(auth.signUp).not.toHaveBeenCalled();
  });

  it("checks off password rules as they are met", async () => {
    const user = open("/signup");
    const met = () => screen.getAllByText(", met").map((each) => each.parentElement?.textContent);
    await put(user, password(), "abcdefgh");
    expect(met()).toEqual(["At least 8 characters, met", "One lowercase letter, met"]);
    await put(user, password(), "A1");
    expect(met()).toHaveLength(4);
  });

  it("creates the account and asks the person to check their email", async () => {
    auth.signUp.mockResolvedValue(success);
    const user = open("/signup");
    await put(user, email(), "Ann@Example.com");
    await put(user, password(), "Secret12");
    await user.click(screen.getByRole("radio", { name: "Hire people" }));
    expect(screen.queryByRole("textbox", { name: /^First name/ })).toBeNull();
    await press("Create account");
    await screen.findByRole("heading", { name: "Check your email" });
    screen.getByText(/^Account created successfully\. Please check your email to verify your account\./);
    screen.getByText("ann@example.com");
    expect(auth.signUp).toHaveBeenCalledWith({
      email: "ann@example.com",
      password: "Secret12",
      options: { data: { role: "company", secret_hash: await keptHash() } },
    });
    expect(shownToasts()).toEqual([]);
    // The same for every address; the owner of a known one gets an email about it.
    expect(rpc).toHaveBeenCalledWith("note_sign_up", { p_email: "ann@example.com" });
    expect(screen.getByRole("link", { name: "choose a new password" }).getAttribute("href")).toBe("/forgot-password");
  });

  it("asks candidates for their name, and keeps the form for another email", async () => {
    auth.signUp.mockResolvedValue(success);
    const user = open("/signup?role=candidate");
    await press("Create account");
    expect(await screen.findAllByText("Please enter your first name")).not.toHaveLength(0);
    expect(screen.getAllByText("Please enter your last name")).not.toHaveLength(0);
    await putName(user);
    await put(user, email(), "ann@example.com");
    await put(user, password(), "Secret12");
    await press("Create account");
    await screen.findByRole("heading", { name: "Check your email" });
    expect(auth.signUp.mock.calls[0]?.[0].options.data).toMatchObject({ first_name: "Ann", last_name: "Lee" });
    const first = await keptHash();

    await press("Use a different email");
    expect(await screen.findByDisplayValue("Ann")).toBeTruthy();
    expect([email().value, password().value]).toEqual(["ann@example.com", "Secret12"]);
    await user.clear(email());
    await put(user, email(), "other@example.com");
    await press("Create account");
    await screen.findByText("other@example.com");
    expect(auth.signUp.mock.calls[1]?.[0]).toMatchObject({ email: "other@example.com", password: "Secret12" });
    // Each sign-up has its own secret.
    expect(await keptHash()).not.toBe(first);
  });

  it("lets people resend the email after a minute", async () => {
    auth.signUp.mockResolvedValue(success);
    auth.resend.mockResolvedValue({ error: null });
    const user = open("/signup?role=company");
    await put(user, email(), "ann@example.com");
    await put(user, password(), "Secret12");
    await press("Create account");
    const waiting = await screen.findByRole("button", { name: /^Resend email in (1:00|0:5\d)$/ });
    expect(waiting.getAttribute("aria-disabled")).toBe("true");
    await pressAgain(() => waiting);
    expect(auth.resend).not.toHaveBeenCalled();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
    try {
      await screen.findByRole("button", { name: "Resend email" }, { timeout: 3000 });
      await press("Resend email");
      await screen.findByText("Sent again.");
      expect(auth.resend).toHaveBeenCalledWith({ type: "signup", email: "ann@example.com" });
      await screen.findByRole("button", { name: /^Resend email in/ });
      expect(shownToasts()).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("remembers the page that the person was going to", async () => {
    auth.signUp.mockResolvedValue(success);
    const user = open("/signin?redirect=%2Fcandidate%2Fapply%2F7");
    await user.click(await screen.findByRole("link", { name: "Create an account" }));
    expect(address()).toBe("/signup?redirect=%2Fcandidate%2Fapply%2F7");
    await put(user, email(), "ann@example.com");
    await put(user, password(), "Secret12");
    // Preselected for people on their way to apply, but editable.
    expect(screen.getByRole("radio", { name: "Find a job" })).toHaveProperty("checked", true);
    expect(screen.getByRole("radio", { name: "Hire people" })).toHaveProperty("checked", false);
    await putName(user);
    await press("Create account");
    await screen.findByRole("heading", { name: "Check your email" });
    expect(auth.signUp.mock.calls[0]?.[0].options.data).toMatchObject({ redirect: "/candidate/apply/7" });
  });

  it("drops a redirect to another site", async () => {
    auth.signUp.mockResolvedValue(success);
    const user = open("/signup?role=company&redirect=%2F%2Fevil.example");
    await put(user, email(), "ann@example.com");
    await put(user, password(), "Secret12");
    await press("Create account");
    await screen.findByRole("heading", { name: "Check your email" });
    expect(Object.keys(auth.signUp.mock.calls[0]?.[0].options.data)).toEqual(["role", "secret_hash"]);
  });

  it("shows the error message of the auth service", async () => {
    auth.signUp.mockResolvedValue(refusal("Password is known to be weak", 422, "weak_password"));
    const user = open("/signup?role=candidate");
    await putName(user);
    await put(user, email(), "ann@example.com");
    await put(user, password(), "Password1");
    await press("Create account");
    await waitFor(() => expect(shownToasts()).toEqual([["error", "Sign up failed", "Password is known to be weak"]]));
    expect(address()).toBe("/signup?role=candidate");
  });

  it.each([
    ["role=company", "Create your account", "company", undefined],
    ["role=candidate&invitation=t&email=a%40b.co", "Create your account", "candidate", "t"],
    ["role=company&invitation=t&email=a%40b.co", "Create the company's account", "company", "t"],
    ["role=employee&employee_role=recruiter&invitation=t&email=a%40b.co", "Join as a team member", "company", "t"],
    ["role=admin&invitation=t&email=a%40b.co", "Create your administrator account", "candidate", "t"],
  ])("locks the fields set by %s", async (query, headline, role, invitation) => {
    auth.signUp.mockResolvedValue(success);
    const user = open(`/signup?${query}`);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(headline);
    expect(screen.queryAllByRole("radio")).toHaveLength(0);
    if (invitation) expect(email()).toMatchObject({ value: "a@b.co", readOnly: true });
    else await put(user, email(), "a@b.co");
    if (screen.queryByRole("textbox", { name: /^First name/ })) await putName(user);
    await put(user, password(), "Secret12");
    await press("Create account");
    await waitFor(() =>
      expect(auth.signUp.mock.calls[0]?.[0]).toMatchObject({
        email: "a@b.co",
        password: "Secret12",
        options: { data: { role } },
      }),
    );
  });
});

describe("forgot password", () => {
  it("shows everyone the same message", async () => {
    auth.resetPasswordForEmail.mockResolvedValue({ data: {}, error: null });
    const user = open("/forgot-password");
    await put(user, email(), "ann@example.com");
    await press("Send reset link");
    await screen.findByRole("heading", { name: "Check Your Email" });
    screen.getByText("If an account exists with the email you entered, we've sent password reset instructions.");
    expect(auth.resetPasswordForEmail).toHaveBeenCalledWith("ann@example.com", {
      redirectTo: `${window.location.origin}/update-password`,
    });
    expect(shownToasts()).toEqual([["success", "Email sent", "Check your email for a password reset link"]]);
  });
});

const dead = { error: { code: "PT404", hint: "link_not_found", message: "This link doesn't work", details: "{}" } };
const lost = { error: { __isAuthError: true, name: "AuthRetryableFetchError", message: "fetch failed", status: 0 } };

const invitation = {
  id: "i1",
  kind: "candidate",
  email: "ann@example.com",
  company_name: "Harbor",
  management_terms: "Ten percent.",
  expires_at: "2027-01-01T00:00:00Z",
};
const linkIs = (link: object) =>
  rpc.mockImplementation((name) =>
    name === "get_email_link"
      ? {
          data: {
            email: "ann@example.com",
            new_email: null,
            role: "candidate",
            invitations: [],
            first_name: "",
            ...link,
          },
          error: null,
        }
      : { data: { accepted: true }, error: null },
  );

describe("update password", () => {
  const fill = async (user: ReturnType<typeof userEvent.setup>, first: string, second: string) => {
    await screen.findByText("ann@example.com");
    await put(user, password(/^New password/), first);
    await put(user, password(/^Confirm password/), second);
    await press("Update password");
  };
  beforeEach(() => linkIs({}));

  it("requires both passwords to match", async () => {
    const user = open("/update-password?token_hash=h&type=recovery");
    await fill(user, "Changed34", "Changed35");
    expect(await screen.findAllByText("Passwords don't match")).not.toHaveLength(0);
    expect(separate.verifyOtp).not.toHaveBeenCalled();
  });

  it("uses the link only once, even if the new password is refused first", async () => {
    separate.updateUser.mockResolvedValueOnce(refusal("Password is known to be weak", 422));
    const user = open("/update-password?token_hash=h&type=recovery");
    await fill(user, "Changed34", "Changed34");
    await waitFor(() => expect(shownToasts()).toEqual([["error", "Error", "Password is known to be weak"]]));
    await press("Update password");
    await waitFor(() => expect(address()).toBe("/signin"));
    expect(separate.verifyOtp).toHaveBeenCalledTimes(1);
    expect(separate.verifyOtp).toHaveBeenCalledWith({ token_hash: "h", type: "recovery" });
    expect(separate.signOut).toHaveBeenCalledWith({ scope: "global" });
    expect(auth.signInWithPassword).not.toHaveBeenCalled();
    expect(shownToasts()).toEqual([["success", "Success", "Your password has been updated."]]);
  });

  it.each(["before it is used", "when it is used"])("explains a dead link %s and offers a new one", async (when) => {
    if (when === "before it is used") rpc.mockReturnValue(dead);
    else separate.verifyOtp.mockResolvedValue(refusal("Email link is invalid or has expired", 403, "otp_expired"));
    const user = open("/update-password?token_hash=h&type=recovery");
    if (when === "when it is used") await fill(user, "Changed34", "Changed34");
    await screen.findByRole("heading", { name: "This link doesn't work" });
    expect(screen.getByRole("link", { name: "Send a new link" }).getAttribute("href")).toBe("/forgot-password");
    expect(separate.updateUser).not.toHaveBeenCalled();
    expect(shownToasts()).toEqual([]);
  });
});

describe("confirmation link", () => {
  const choose = async (user: ReturnType<typeof userEvent.setup>, text: string) => {
    await screen.findByText("ann@example.com");
    await put(user, password(), text);
  };

  it.each([
    [null, "Confirm my email"],
    [invitation, "Confirm and accept"],
  ])("needs only a click in the browser that signed up (%#)", async (invited, button) => {
    linkIs({ keeps_password: true, invitations: invited ? [invited] : [] });
    const known = rpc.getMockImplementation();
    rpc.mockImplementation((name, args) =>
      name === "claim_first_password" ? { data: true, error: null } : known?.(name, args),
    );
    localStorage.setItem("fairmatch.sign-up", `secret ${Date.now()}`);
    const tokens = { access_token: "access", refresh_token: "refresh" };
    const session = { ...tokens, user: { email: "ann@example.com" } };
    separate.getSession.mockResolvedValue({ data: { session }, error: null });
    auth.setSession.mockResolvedValue(success);
    open("/auth/confirm?token_hash=h&type=signup");
    await screen.findByText("ann@example.com");
    expect(rpc).toHaveBeenCalledWith("get_email_link", { p_token_hash: "h", p_type: "signup", p_secret: "secret" });
    expect(screen.queryByLabelText(/^Password/)).toBeNull();
    await press(button);
    await waitFor(() => expect(auth.setSession).toHaveBeenCalledWith(tokens));
    expect(rpc).toHaveBeenCalledWith("claim_first_password", { p_secret: "secret" });
    expect(rpc.mock.calls.filter(([name]) => name === "respond_to_invitation")).toHaveLength(invited ? 1 : 0);
    expect(separate.updateUser).not.toHaveBeenCalled();
    expect(auth.signInWithPassword).not.toHaveBeenCalled();
    await waitFor(() => expect(localStorage.getItem("fairmatch.sign-up")).toBeNull());
  });

  it("asks for a password if the one from sign-up can no longer be used", async () => {
    linkIs({ keeps_password: true });
    const known = rpc.getMockImplementation();
    rpc.mockImplementation((name, args) =>
      name === "claim_first_password" ? { data: false, error: null } : known?.(name, args),
    );
    localStorage.setItem("fairmatch.sign-up", `secret ${Date.now()}`);
    const user = open("/auth/confirm?token_hash=h&type=signup");
    await screen.findByText("ann@example.com");
    await press("Confirm my email");
    await screen.findByText("Choose your password to finish.");
    await put(user, password(), "Secret12");
    await press("Save and continue");
    await waitFor(() => expect(auth.signInWithPassword).toHaveBeenCalled());
    expect(separate.verifyOtp).toHaveBeenCalledTimes(1);
    expect(separate.updateUser).toHaveBeenCalledWith({ password: "Secret12" });
    expect(shownToasts()).toEqual([]);
  });

  it("lets people choose another password in the browser that signed up", async () => {
    linkIs({ keeps_password: true, first_name: "Ann" });
    const user = open("/auth/confirm?token_hash=h&type=signup");
    await screen.findByText("ann@example.com");
    await press("Choose another password");
    await screen.findByText(/Welcome, Ann\./);
    await put(user, password(), "Another12");
    await press("Save and continue");
    await waitFor(() => expect(separate.updateUser).toHaveBeenCalledWith({ password: "Another12" }));
    expect(rpc).not.toHaveBeenCalledWith("claim_first_password", expect.anything());
  });

  it("shows the address, asks for a password, and uses the link only on submit", async () => {
    linkIs({});
    const user = open("/auth/confirm?token_hash=h&type=signup");
    await choose(user, "short");
    await press("Save and continue");
    expect(await screen.findAllByText("Password must be at least 8 characters")).not.toHaveLength(0);
    expect(separate.verifyOtp).not.toHaveBeenCalled();
    await user.clear(password());
    await choose(user, "Secret12");
    await press("Save and continue");
    // The app gets its own session: the link's may set passwords without the current one.
    const signedIn = { email: "ann@example.com", password: "Secret12" };
    await waitFor(() => expect(auth.signInWithPassword).toHaveBeenCalledWith(signedIn));
    await waitFor(() => expect(separate.signOut).toHaveBeenCalledWith({ scope: "local" }));
    expect(separate.verifyOtp).toHaveBeenCalledWith({ token_hash: "h", type: "signup" });
    expect(separate.updateUser).toHaveBeenCalledWith({ password: "Secret12" });
    expect(separate.signOut).toHaveBeenCalledWith({ scope: "others" });
    expect(rpc).not.toHaveBeenCalledWith("respond_to_invitation", expect.anything());
  });

  it.each([
    ["Confirm and accept", 1],
    ["Confirm only", 0],
  ])("shows an invitation with its terms; %s accepts it %i times", async (name, answers) => {
    linkIs({ invitations: [invitation] });
    const user = open("/auth/confirm?token_hash=h&type=signup");
    await choose(user, "Secret12");
    expect(screen.getByRole("region", { name: "Your invitation" }).textContent).toMatch(/Harbor.*Ten percent\./s);
    await press(name);
    await waitFor(() => expect(auth.signInWithPassword).toHaveBeenCalled());
    const asked = rpc.mock.calls.filter(([procedure]) => procedure === "respond_to_invitation");
    expect(asked).toEqual(Array(answers).fill(["respond_to_invitation", { p_invitation_id: "i1", p_accept: true }]));
  });

  it("resumes after a failed step, and signs the app in only at the end", async () => {
    linkIs({ invitations: [invitation] });
    const steps = [separate.updateUser, auth.signInWithPassword];
    for (const step of steps) step.mockResolvedValueOnce(lost);
    const user = open("/auth/confirm?token_hash=h&type=signup");
    await choose(user, "Secret12");
    await press("Confirm and accept");
    await waitFor(() => expect(shownToasts()).toHaveLength(1));
    expect(auth.signInWithPassword).not.toHaveBeenCalled();
    await press("Confirm and accept");
    await waitFor(() => expect(auth.signInWithPassword).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(shownToasts()).toHaveLength(1));
    await press("Confirm and accept");
    await waitFor(() => expect(auth.signInWithPassword).toHaveBeenCalledTimes(2));
    expect(separate.verifyOtp).toHaveBeenCalledTimes(1);
    expect(separate.updateUser).toHaveBeenCalledTimes(2);
  });

  it("confirms the email even if the invitation fails, and says why it failed", async () => {
    linkIs({ invitations: [invitation] });
    const told = { code: "PT409", hint: "already_managed", message: "Your profile is already managed.", details: "{}" };
    const known = rpc.getMockImplementation();
    rpc.mockImplementation((name, args) =>
      name === "respond_to_invitation" ? { data: null, error: told } : known?.(name, args),
    );
    const user = open("/auth/confirm?token_hash=h&type=signup");
    await choose(user, "Secret12");
    await press("Confirm and accept");
    await waitFor(() =>
      expect(shownToasts()).toEqual([["error", "Failed to accept invitation", "Your profile is already managed."]]),
    );
    expect(auth.signInWithPassword).toHaveBeenCalled();
  });

  it("explains a dead link, sends another, and links to choosing a new password", async () => {
    rpc.mockReturnValue(dead);
    auth.resend.mockResolvedValue({ error: null });
    const user = open("/auth/confirm?token_hash=h&type=signup");
    await put(user, await screen.findByRole("textbox", { name: /^Email/ }), "ann@example.com");
    await press("Resend confirmation");
    await waitFor(() => expect(auth.resend).toHaveBeenCalledWith({ type: "signup", email: "ann@example.com" }));
    expect(screen.getByRole("link", { name: "choose a new password" }).getAttribute("href")).toBe("/forgot-password");
  });

  it("shows both addresses of an email change, and asks for no password", async () => {
    linkIs({ new_email: "ann@elsewhere.example" });
    open("/auth/confirm?token_hash=h&type=email_change");
    await screen.findByText("ann@elsewhere.example");
    expect(screen.getByText("ann@example.com")).toBeTruthy();
    await press("Confirm the change");
    await screen.findByRole("heading", { name: "Your email was changed" });
    expect(separate.updateUser).not.toHaveBeenCalled();
    expect(auth.signInWithPassword).not.toHaveBeenCalled();
  });

  it("asks for the second confirmation of an email change after the first", async () => {
    linkIs({ new_email: "ann@elsewhere.example" });
    separate.getSession.mockResolvedValue({ data: { session: null }, error: null });
    open("/auth/confirm?token_hash=h&type=email_change");
    await screen.findByText("ann@elsewhere.example");
    await press("Confirm the change");
    await screen.findByRole("heading", { name: "One more step" });
  });

  it("says that the link could not be checked, and offers to retry", async () => {
    rpc.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    open("/auth/confirm?token_hash=h&type=signup");
    await screen.findByRole("heading", { name: "We couldn't check the link" });
    linkIs({});
    await press("Retry");
    await screen.findByText("ann@example.com");
  });

  it.each(["sms", "recovery", "email"])("refuses links of type %s", (type) => {
    open(`/auth/confirm?token_hash=h&type=${type}`);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("This link doesn't work");
  });
});
