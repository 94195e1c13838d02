/** The settings the app is built with. */
export interface Env {
  VITE_SUPABASE_URL: string;
  VITE_SUPABASE_PUBLISHABLE_KEY: string;
}

/** What makes each setting valid. Written out by hand: a schema library would be the largest part of the first page. */
const rules: Record<keyof Env, RegExp> = {
  VITE_SUPABASE_URL: /^https?:\/\/\S+$/,
  VITE_SUPABASE_PUBLISHABLE_KEY: /^\S+$/,
};

/** The settings, or the sentence that says which of them is missing or wrong. */
export function parseEnv(
  source: Record<string, unknown>,
): { env: Env; problem: null } | { env: null; problem: string } {
  const env: Env = {
    VITE_SUPABASE_URL: String(source.VITE_SUPABASE_URL ?? ""),
    VITE_SUPABASE_PUBLISHABLE_KEY: String(source.VITE_SUPABASE_PUBLISHABLE_KEY ?? ""),
  };
  const names = Object.entries(rules)
    .filter(([name, rule]) => !rule.test(env[name as keyof Env]))
    .map(([name]) => name);
  if (names.length === 0) return { env, problem: null };
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
