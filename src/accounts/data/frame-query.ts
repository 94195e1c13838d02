import type { Frame } from "@contracts/accounts/account";
import { type AppRole, appRoles } from "@contracts/app-role";
import { queryOptions, skipToken } from "@tanstack/react-query";
import { AppError } from "@/lib/app-error";
import { callProcedure } from "@/lib/call-procedure";
import { readingKey } from "@/lib/procedure-query";

/** Case-insensitive; unknown or missing roles become candidate. */
export function toRole(value: unknown): AppRole {
  const role = String(value).toLowerCase();
  return appRoles.find((each) => each === role) ?? "candidate";
}

/** Role, name and pending counts of the person with this id. Throws AppError also when another tab signed in someone else. */
export async function getFrame(userId: string): Promise<Frame> {
  const frame = await callProcedure("get_frame", {});
  if (frame.user_id !== userId) {
    throw new AppError({ code: "someone_else", message: "Someone else is signed in now.", status: 409 });
  }
  return { ...frame, role: toRole(frame.role) };
}

/** Keyed by user: survives the clearing when another user signs in. */
export const frameKey = (userId: string | null) => [...readingKey("get_frame", {}), userId];

/** The frame of the current user; skipped when signed out. Silent: without it the header shows the email and no counts. */
export const frameQuery = (userId: string | null) =>
  queryOptions({
    queryKey: frameKey(userId),
    queryFn: userId === null ? skipToken : () => getFrame(userId),
    meta: { silent: true },
  });
