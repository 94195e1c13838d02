import { randomUUID } from "node:crypto";
import type postgres from "postgres";
import { describe, expect, it } from "vitest";
import {
  boundsInWords,
  type DaySetting,
  dayBounds,
  type RetentionSetting,
} from "../../../supabase/functions/_shared/contracts/administration/day-settings.ts";
import {
  adminEmailKinds,
  type Settings,
  type SiteSettings,
  settingsSchema,
} from "../../../supabase/functions/_shared/contracts/administration/settings.ts";
import { country } from "../../../supabase/functions/_shared/contracts/operator.ts";
import { makeAdmin, sql, uniqueEmail } from "../../support/accounts.ts";
import { atOnce, makeCast, refusal, roles } from "../../support/cast.ts";
import { makeCandidate } from "../../support/companies.ts";

const cast = await makeCast();
const admin = cast.people.admin;

type Transaction = postgres.TransactionSql;
const rollback = new Error("Nothing of it stays");

/** Settings are global and shared with other files, so what is tried here as the administrator is rolled back. */
async function tried(attempt: (db: Transaction) => Promise<void>): Promise<void> {
  const trying = sql.begin(async (db) => {
    await db`select set_config('request.jwt.claims', ${JSON.stringify({ role: "authenticated", sub: admin.id })}, true)`;
    await attempt(db);
    throw rollback;
  });
  await expect(trying).rejects.toBe(rollback);
}

const read = async (db: Transaction) => (await db`select public.get_settings() as answer`)[0]?.answer as Settings;
const asVisitor = async (db: Transaction) =>
  (await db`select public.get_site_settings() as answer`)[0]?.answer as SiteSettings;
const saved = async (db: Transaction, changes: object, seen: string | null = null) =>
  (await db`select public.save_settings(${db.json(changes as postgres.JSONValue)}, ${seen}) as answer`)[0]
    ?.answer as Settings;
/** Error messages by field, or a code without them. */
const refused = (db: Transaction, changes: object) =>
  db
    .savepoint((inner) => saved(inner, changes))
    .then(() => null)
    .catch((error: { detail?: string; hint?: string }) => JSON.parse(error.detail || "{}").fields ?? error.hint);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const announcement = (more: object = {}) => ({
  text: "We'll be down on Sunday.",
  linkWords: "",
  link: "",
  endsAt: inDays(2),
  ...more,
});
const entries = (db: Transaction) =>
  db<{ actor_id: string; action: string; details: Record<string, unknown> }[]>`
    select actor_id, action, details from public.audit_log where kind = 'settings' and created_at = now() order by id desc`;

describe("default settings", () => {
  it("are unset or match the contract's presets and names", () =>
    tried(async (db) => {
      const settings = await read(db);
      for (const [name, { preset }] of Object.entries(dayBounds))
        expect(settings[name as DaySetting], name).toBe(preset);
      expect(settings).toMatchObject({ operatorName: null, supportEmail: null });
      expect(Object.keys(settingsSchema.shape).filter((name) => !(name in settings))).toEqual([]);
      expect((await db`select private.trial_days() as days`)[0]).toEqual({ days: dayBounds.trialDays.preset });
      const { trialDays: _trialDays, ...retention } = dayBounds;
      expect(Object.keys((await asVisitor(db)).retention).sort()).toEqual(Object.keys(retention).sort());
    }));

  it("send every administrator every email", () =>
    tried(async (db) => {
      const settings = await read(db);
      const ids = settings.administrators.map(({ id }) => id);
      expect(ids).toContain(admin.id);
      expect(settings.emails).toEqual(Object.fromEntries(adminEmailKinds.map((kind) => [kind, ids])));
      expect((await db`select private.admin_email_kinds() as kinds`)[0]?.kinds).toEqual([...adminEmailKinds]);
    }));
});

describe("access to settings", () => {
  it.each(roles)(
    "%s: only administrators read and save settings, and anyone reads what the site shows",
    async (role) => {
      const client = cast.clients[role];
      const expected = { admin: null, anonymous: expect.stringMatching(/42501|PT401/) }[role as string];
      for (const call of [
        client.rpc("get_settings"),
        client.rpc("save_settings", { p_changes: {} }),
        client.rpc("count_expiring", { p_days: { audit: 365 } }),
      ])
        expect(await refusal(call)).toEqual(expected === undefined ? "PT403 admin_only" : expected);
      expect(await refusal(client.rpc("get_site_settings"))).toBeNull();
      for (const table of ["settings", "admin_email_recipients"])
        expect(await refusal(client.from(table).select()), table).not.toBeNull();
    },
  );
});

describe("saving", () => {
  it("keeps the changes, leaves other settings alone and updates the site", () =>
    tried(async (db) => {
      const operator = { street: "214 Larimer Street", city: "Denver", state: "CO", zipCode: "80202" };
      const supportEmail = "help@rowanfield.example";
      expect(
        await saved(db, { ...operator, operatorName: " Rowanfield Hiring ", supportEmail, profileView: 180 }),
      ).toMatchObject({
        ...operator,
        operatorName: "Rowanfield Hiring",
        profileView: 180,
        audit: dayBounds.audit.preset,
      });
      expect(await asVisitor(db)).toMatchObject({
        operatorName: "Rowanfield Hiring",
        operatorAddress: "214 Larimer Street, Denver, CO 80202",
        supportEmail,
        retention: { profileView: 180 },
      });
      expect(await saved(db, { supportEmail: "" })).toMatchObject({ supportEmail: null, city: "Denver" });
      expect((await asVisitor(db)).supportEmail).toBeNull();
    }));

  it("accepts only postal codes of the operator's country", () =>
    tried(async (db) => {
      expect(await refused(db, { zipCode: "M5V 2T6" })).toEqual({ zipCode: country.postalCodeAs.message });
      expect(await saved(db, { zipCode: "80202-1234" })).toMatchObject({ zipCode: "80202-1234" });
      expect(await saved(db, { zipCode: "" })).toMatchObject({ zipCode: null });
    }));

  it.each(Object.entries(dayBounds))("accepts %s only within its bounds", (name, { min, max }) =>
    tried(async (db) => {
      for (const days of [min, max]) expect(await saved(db, { [name]: days })).toMatchObject({ [name]: days });
      for (const days of [min - 1, max + 1, min + 0.5, null, "30"])
        expect(await refused(db, { [name]: days }), `${days}`).toEqual({ [name]: boundsInWords(name as DaySetting) });
    }),
  );

  it("stores all changes or none", () =>
    tried(async (db) => {
      const changes = { city: "Denver", trialDays: 6, announcement: announcement({ text: "" }) };
      expect(await refused(db, changes)).toEqual({
        trialDays: boundsInWords("trialDays"),
        "announcement.text": "Enter the text",
      });
      expect(await read(db)).toMatchObject({ city: null, announcement: null });
    }));

  it("records one audit entry per change with the old value, and none for unchanged settings", () =>
    tried(async (db) => {
      await saved(db, { trialDays: 14, city: "Denver" });
      await saved(db, { trialDays: 21, city: "Denver" });
      const [newest, ...older] = await entries(db);
      const details = { setting: "trialDays", from: 14, to: 21 };
      expect(newest).toEqual({ actor_id: admin.id, action: "settings.changed", details });
      expect(older.filter(({ details }) => details.setting === "city")).toHaveLength(1);
      expect(older).toHaveLength(2);
    }));

  it("accepts one of two edits of the same version, and sends the other the current settings", async () => {
    const current = async () => (await admin.client.rpc("get_settings").throwOnError()).data as Settings;
    const { changed_at } = await current();
    const save = (text: string, p_seen: string) =>
      admin.client.rpc("save_settings", { p_changes: { announcement: announcement({ text }) }, p_seen });
    const answers = await atOnce(
      (transaction) => transaction`lock table private.settings in share row exclusive mode`,
      ["One", "Other"].map((text) => () => save(text, changed_at)),
    );
    expect(answers.map(({ error }) => error?.hint).sort()).toEqual(["edit_conflict", undefined]);
    const details = answers.find(({ error }) => error)?.error?.details ?? "{}";
    const refusedWith = (JSON.parse(details) as { current: Settings }).current;
    expect(refusedWith).toEqual(await current());
    expect((await save("Again", refusedWith.changed_at)).error).toBeNull();
    await admin.client.rpc("save_settings", { p_changes: { announcement: null } }).throwOnError();
  });
});

describe("an announcement", () => {
  it("is shown to everyone until it ends", () =>
    tried(async (db) => {
      await saved(db, { announcement: announcement({ linkWords: "Why", link: "/help" }) });
      expect((await asVisitor(db)).announcement).toMatchObject({ text: "We'll be down on Sunday.", link: "/help" });
      await db`update private.settings set value = value || jsonb_build_object('endsAt', now()) where key = 'announcement'`;
      expect((await asVisitor(db)).announcement).toBeNull();
      expect((await read(db)).announcement).toBeNull();
    }));

  it("can be ended by hand", () =>
    tried(async (db) => {
      await saved(db, { announcement: announcement() });
      expect(await saved(db, { announcement: null })).toMatchObject({ announcement: null });
      expect((await asVisitor(db)).announcement).toBeNull();
    }));

  const otherLink = { "announcement.link": "Enter a page of this site, such as /help, or a web address" };
  it.each([
    ["has passed", { endsAt: inDays(-1) }, { "announcement.endsAt": "Choose a time that hasn't passed" }],
    ["ends later", { endsAt: inDays(30.1) }, { "announcement.endsAt": "An announcement ends within 30 days" }],
    ["has no end", { endsAt: "" }, { "announcement.endsAt": "Choose when it ends" }],
    ["has an invalid end", { endsAt: "soon" }, { "announcement.endsAt": "Choose when it ends" }],
    ["links to another site with two slashes", { linkWords: "Why", link: "//evil.example" }, otherLink],
    ["links to a script", { linkWords: "Why", link: "javascript:alert(1)" }, otherLink],
    ["a link without a label", { link: "/help" }, { "announcement.linkWords": "Enter the link text" }],
    ["a label without a link", { linkWords: "Why" }, { "announcement.link": "Enter where the link goes" }],
    ["too long", { text: "a".repeat(161) }, { "announcement.text": "Use at most 160 characters" }],
  ])("is refused if invalid: %s", (_what, more, errors) =>
    tried(async (db) => expect(await refused(db, { announcement: announcement(more) })).toEqual(errors)),
  );

  it("that ends tomorrow is stored with the exact time", () =>
    tried(async (db) => {
      await saved(db, { announcement: announcement({ endsAt: "tomorrow" }) });
      expect((await read(db)).announcement?.endsAt).toMatch(/^\d{4}-/);
    }));
});

describe("emails to administrators", () => {
  const recipients = async (db: Transaction, kind: string) =>
    (await db<{ email: string }[]>`select private.admin_emails(${kind}) as email`).map(({ email }) => email);

  it("go to the chosen people and the support address, and every change is audited", async () => {
    const other = await makeAdmin();
    await tried(async (db) => {
      const supportEmail = uniqueEmail("support");
      await saved(db, { supportEmail, emails: { reports: [other.id, "support"] } });
      expect((await recipients(db, "reports")).sort()).toEqual([other.email, supportEmail].sort());
      expect(await recipients(db, "messages")).toEqual(expect.arrayContaining([admin.email, other.email]));
      expect((await read(db)).emails.reports).toEqual([other.id, "support"]);
      const said = await db`
        select action, subject_id from public.audit_log
        where created_at = now() and kind = 'settings' and details = '{"kind": "reports"}'`;
      expect(said).toContainEqual({ action: "settings.email_turned_off", subject_id: admin.id });
      expect(said).toContainEqual({ action: "settings.email_turned_on", subject_id: null });
      expect(said).not.toContainEqual(expect.objectContaining({ subject_id: other.id }));
    });
  });

  it("require at least one person, who must be an administrator", () =>
    tried(async (db) => {
      const unknown = "Choose administrators, or the support address once it is set";
      expect(await refused(db, { emails: { reports: [] } })).toEqual({
        "emails.reports": "Choose at least one person",
      });
      for (const id of [cast.people.candidate.id, randomUUID(), "support"])
        expect(await refused(db, { emails: { reports: [id] } }), id).toEqual({ "emails.reports": unknown });
      for (const emails of [{ unheard: [admin.id] }, { reports: admin.id }, []])
        expect(await refused(db, { emails })).toBe("invalid_input");
    }));

  it("go to all administrators again if none of the chosen ones is left", async () => {
    const other = await makeAdmin();
    await tried(async (db) => {
      await saved(db, { emails: { messages: [other.id] } });
      expect(await recipients(db, "messages")).toEqual([other.email]);
      await db`update public.profiles set role = 'candidate' where id = ${other.id}`;
      expect(await recipients(db, "messages")).toContain(admin.email);
      expect((await read(db)).emails.messages).toContain(admin.id);
    });
  });

  it("include the operator's name and address", () =>
    tried(async (db) => {
      const id = randomUUID();
      const claimed = async () => {
        await db`select set_config('role', 'service_role', true)`;
        const [mail] = await db`select data from public.claim_emails(1, ${id})`;
        await db`reset role`;
        return mail?.data;
      };
      await db`insert into public.email_outbox (id, template, to_email, data) values (${id}, 'role_changed', 'a@example.com', '{"path": "/"}')`;
      await saved(db, { operatorName: "Rowanfield Hiring", city: "Denver" });
      await db`select set_config('request.jwt.claims', '{"role": "service_role"}', true)`;
      expect(await claimed()).toEqual({ path: "/", operator: "Rowanfield Hiring, Denver" });
    }));
});

describe("retention", () => {
  it("follows its setting, and shows beforehand how much will be deleted", async () => {
    const { id } = await makeCandidate();
    await tried(async (db) => {
      for (const days of [40, 20])
        await db`
          insert into public.notifications (user_id, type, title, message, created_at)
          values (${id}, 'application_status', 'Title', '', ${inDays(-days)})`;
      const left = async () => {
        await db`select private.forget_rows('public.notifications', 'created_at', 'notification', 1000)`;
        return (await db`select from public.notifications where user_id = ${id}`).length;
      };
      const expiring = async (days: Partial<Record<RetentionSetting, number>>) =>
        (await db`select public.count_expiring(${db.json(days)}) as counts`)[0]?.counts;
      expect((await expiring({ notification: 30 })).notification).toBeGreaterThanOrEqual(1);
      expect(await expiring({ notification: 700 })).toEqual({});
      expect(await left()).toBe(2);
      await saved(db, { notification: 30 });
      expect(await left()).toBe(1);
      expect(await expiring({ notification: 30 })).toEqual({});
    });
  });

  it.each(Object.keys(dayBounds).filter((name) => name !== "trialDays"))(
    "for %s counts nothing when nothing is old enough",
    (name) =>
      tried(async (db) => {
        const [counted] =
          await db`select private.expiring(${name}, 100000) as none, private.expiring(${name}, -1) as all`;
        expect(counted?.none).toBe(0);
        // The database knows nothing about backups.
        if (name === "audit") expect(counted?.all).toBeGreaterThan(0);
      }),
  );
});
