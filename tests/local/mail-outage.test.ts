import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type {
  InvitationKind,
  InvitationSent,
  SentInvitation,
} from "../../supabase/functions/_shared/contracts/invitations/invitation.ts";
import { type Inbox, startInbox } from "../../supabase/local/mail/inbox.ts";
import { mailsFor } from "../support/inbox.ts";
import { invitationKinds, sendingForms } from "../support/invitation-forms.ts";
import { findTestPorts, makeDataDir, removeDataDir, startTestStack } from "../support/stack.ts";

type Actors = typeof import("../support/actors.ts");
type Invoke = typeof import("../functions/invoke.ts")["invoke"];

let actors: Actors;
let tokenIn: typeof import("../support/invitations.ts")["tokenIn"];
let invoke: Invoke;
let stop = async () => {};
let inbox: Inbox | undefined;
let startMailServer: () => Promise<void>;
let stopMailServer: () => Promise<void>;
let dataDir: string;
/** Output of the stack and its functions. */
const printed: string[] = [];

beforeAll(async () => {
  const ports = await findTestPorts();
  const folder = makeDataDir();
  dataDir = makeDataDir();
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, "write").mockImplementation((text) => printed.push(String(text)) > 0);
  }
  for (const name of ["log", "info", "warn", "error"] as const) {
    vi.spyOn(console, name).mockImplementation((...parts) => void printed.push(parts.map(String).join(" ")));
  }
  stop = await startTestStack({ ports, dataDir, mail: false, quiet: false });
  // They read the stack's address when they load.
  [actors, { tokenIn }, { invoke }] = await Promise.all([
    import("../support/actors.ts"),
    import("../support/invitations.ts"),
    import("../functions/invoke.ts"),
  ]);
  startMailServer = async () => {
    inbox = await startInbox({ smtpPort: ports.smtp, webPort: ports.inbox, folder: join(folder, "mail") });
  };
  stopMailServer = async () => {
    await inbox?.stop();
    inbox = undefined;
  };
  return async () => {
    await stopMailServer();
    removeDataDir(folder);
    vi.restoreAllMocks();
  };
});
afterAll(async () => {
  await actors?.sql.end();
  await stop();
  removeDataDir(dataDir);
});

const notSent = (kind: InvitationKind) =>
  `${kind.charAt(0).toUpperCase()}${kind.slice(1)} invitation created but email could not be sent. Please share the link manually.`;

/** Whether the link leads to the invitation. */
async function opens(kind: InvitationKind, token: string): Promise<boolean> {
  const { error } = await actors.anonymous().rpc("get_invitation", { p_token: token, p_kind: kind });
  return !error;
}

/** Every link created. */
const tokens: string[] = [];

describe("while the mail server is down", () => {
  it.each(invitationKinds)(
    "a(n) %s invitation is kept, shows its link once, and is emailed when the server is back",
    async (kind) => {
      const { makeAdmin, makeCompany, sql, stackValue, uniqueEmail } = actors;
      const isPlatforms = kind === "admin" || kind === "company";
      const sender = isPlatforms ? await makeAdmin() : (await makeCompany()).owner;
      const email = uniqueEmail("invited");
      const post = async (name: (typeof sendingForms)[InvitationKind][0] | "resend-invitation", body: object) => {
        const answer = await invoke<InvitationSent>(name, body, { token: sender.accessToken });
        expect(answer.status).toBe(200);
        expect(answer.body).toEqual({
          success: true,
          message: expect.any(String),
          emailError: notSent(kind),
          invitationUrl: expect.stringMatching(/^http.*invitation\/[0-9a-f]{64}$/),
        });
        const path = kind === "candidate" ? "invitation" : `${kind}-invitation`;
        expect(answer.body.invitationUrl).toContain(`${stackValue("TEST_WEB_URL")}/${path}/`);
        const token = tokenIn(String(answer.body.invitationUrl));
        tokens.push(token);
        return token;
      };
      const listed = async (): Promise<SentInvitation> => {
        const { data } = await sender.client.rpc("list_invitations", { p_kinds: [kind] });
        return data.invitations[0];
      };
      // It was running before, and is stopped.
      await startMailServer();
      await stopMailServer();

      const first = await post(sendingForms[kind][0], { email, ...sendingForms[kind][1] });
      expect(await opens(kind, first)).toBe(true);
      const sent = await listed();
      expect(sent).toMatchObject({ email, state: "waiting", is_undelivered: true });
      const [waiting] = await sql`select last_error from public.email_outbox where to_email = ${email}`;
      expect(waiting?.last_error).toContain("ECONNREFUSED");

      const second = await post("resend-invitation", { invitationId: sent.id });
      expect([await opens(kind, first), await opens(kind, second)]).toEqual([false, true]);

      await startMailServer();
      await sql`update public.email_outbox set next_attempt_at = now() where to_email = ${email}`;
      await expect.poll(async () => (await mailsFor(email)).length).toBe(1);
      const mailed = tokenIn((await mailsFor(email))[0]?.html ?? "");
      tokens.push(mailed);
      expect(mailed).not.toBe(second);
      // Both links now belong to the invited person.
      expect([await opens(kind, mailed), await opens(kind, second)]).toEqual([true, true]);
      await expect.poll(async () => (await listed()).is_undelivered).toBe(false);
      await stopMailServer();
    },
  );

  it("no invitation link appears in rows, the write-ahead log, files or printed output", async () => {
    const { sql } = actors;
    expect(tokens).toHaveLength(3 * invitationKinds.length);
    await sql`select pg_switch_wal()`.catch(() => {});
    const written = readdirSync(dataDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    expect(written.length).toBeGreaterThan(100);
    const found = written.filter((file) => {
      const bytes = readFileSync(file);
      return tokens.some((token) => bytes.includes(token));
    });
    expect(found).toEqual([]);
    expect(printed.join("")).not.toMatch(new RegExp(tokens.join("|")));
    // The search would find a leak: the addresses are there.
    const changes = written.filter((file) => file.includes("pg_wal"));
    expect(changes.some((file) => readFileSync(file).includes("invited"))).toBe(true);
  });
});
