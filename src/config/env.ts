import * as z from "zod/mini";

const schema = z.object({
  VITE_SUPABASE_URL: z.url(),
  VITE_SUPABASE_PUBLISHABLE_KEY: z.string().check(z.minLength(1)),
});

export type Env = z.infer<typeof schema>;

/** The settings the app is built with, or the sentence that says which of them is missing or wrong. */
export function parseEnv(
  source: Record<string, unknown>,
): { env: Env; problem: null } | { env: null; problem: string } {
  const result = schema.safeParse(source);
  if (result.success) return { env: result.data, problem: null };
  const names = [...new Set(result.error.issues.map((issue) => String(issue.path[0])))];
  return {
    env: null,
    problem: `Fairmatch is not set up yet: ${names.join(" and ")} ${names.length === 1 ? "is" : "are"} missing or not valid. Set ${names.length === 1 ? "it" : "them"} in .env.local (see .env.example) and start again.`,
  };
}

const parsed = parseEnv(import.meta.env);

/** What to show in place of the app when it cannot run; null when all is well. */
export const envProblem = parsed.problem;

/** The settings. Throws the sentence of `envProblem` when they are incomplete. */
export function getEnv(): Env {
  if (parsed.problem !== null) throw new Error(parsed.problem);
  return parsed.env;
}
