import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { sql } from "../../support/accounts.ts";
import {
  makeCast,
  refusal,
  whoCan,
  whoCanDelete,
  whoCanInsert,
  whoCanSelect,
  whoCanUpdate,
} from "../../support/cast.ts";

const cast = await makeCast();

async function notify(): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    insert into public.notifications (user_id, type, title, message)
    values (${cast.candidate.id}, 'application_status', 'Your application moved to Interview', 'Engineer at Quillmark')
    returning id`;
  return row?.id ?? "";
}

test("only the owner reads and dismisses notifications, and no client writes them", async () => {
  const id = await notify();
  expect(await whoCanSelect(cast, "notifications", { id })).toEqual(["candidate"]);
  expect(await whoCanUpdate(cast, "notifications", { id }, { title: "Forged" })).toEqual([]);
  expect(await whoCanUpdate(cast, "notifications", { id }, { is_read: true })).toEqual([]);
  const forged = () => ({ user_id: cast.candidate.id, type: "company_invitation", title: "Forged", message: "" });
  expect(await whoCanInsert(cast, "notifications", forged)).toEqual([]);
  expect(await whoCanDelete(cast, "notifications", async () => ({ id: await notify() }))).toEqual(["candidate"]);
});

test("only the owner can mark a notification as read, even repeatedly", async () => {
  const id = await notify();
  const mark = (role: "candidate" | "owner", notification_id: string) =>
    refusal(cast.clients[role].rpc("mark_notification_read", { notification_id }));
  const able = await whoCan(
    cast,
    async (client) => (await client.rpc("mark_notification_read", { notification_id: id })).error === null,
  );
  expect(able).toEqual(["candidate"]);
  expect(await mark("candidate", id)).toBeNull();
  expect(await mark("owner", id)).toBe("PT404 notification_not_found");
  expect(await mark("candidate", randomUUID())).toBe("PT404 notification_not_found");
  const [row] = await sql`select is_read from public.notifications where id = ${id}`;
  expect(row?.is_read).toBe(true);
});

test("only the owner can mark all notifications as read, except open invitations", async () => {
  const id = await notify();
  const [invitation] = await sql<{ id: string }[]>`
    insert into public.notifications (user_id, type, title, message)
    values (${cast.candidate.id}, 'company_invitation', 'Quillmark invites you', '') returning id`;
  const isRead = async (of: string) =>
    (await sql`select is_read from public.notifications where id = ${of}`)[0]?.is_read;
  const able = await whoCan(cast, async (client) => {
    await client.rpc("mark_all_notifications_read");
    const done = await isRead(id);
    await sql`update public.notifications set is_read = false where id = ${id}`;
    return done;
  });
  expect(able).toEqual(["candidate"]);
  expect(await refusal(cast.clients.candidate.rpc("mark_all_notifications_read"))).toBeNull();
  expect(await isRead(id)).toBe(true);
  expect(await isRead(invitation?.id ?? "")).toBe(false);
});
