import type { AppError } from "@/lib/app-error";
import { settle } from "@/lib/settle";
import { createSeparateClient } from "@/lib/supabase";

/**
 * Checks a password with a separate, unstored session: the only password check that every hosted project offers and rate-limits.
 * The caller ends the session.
 */
export async function signInSeparately(email: string, password: string): ReturnType<typeof createSeparateClient> {
  const client = await createSeparateClient();
  await settle(client.auth.signInWithPassword({ email, password }));
  return client;
}

export const isWrongPassword = ({ code }: AppError): boolean => code === "invalid_credentials";
