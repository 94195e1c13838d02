import type { AppError } from "@/lib/app-error";
import { settle } from "@/lib/settle";
import { createSeparateClient } from "@/lib/supabase";

/**
 * Proves a password by a session beside the app, which nothing keeps: the one question about a password that every hosted project
 * answers, and limits. Whoever asks ends the session.
 */
export async function signInBeside(email: string, password: string): ReturnType<typeof createSeparateClient> {
  const client = await createSeparateClient();
  await settle(client.auth.signInWithPassword({ email, password }));
  return client;
}

/** Whether it failed for the password. */
export const isWrongPassword = ({ code }: AppError): boolean => code === "invalid_credentials";
