import { productName } from "@contracts/operator";

/** Build-time settings. */
interface Env {
  VITE_SUPABASE_URL: string;
  VITE_SUPABASE_PUBLISHABLE_KEY: string;
  /** The support address, until administrators set another. */
  VITE_SUPPORT_EMAIL: string;
  /**
   * The bare address in the functions' MAIL_FROM: calendar files name the same organizer as emails and feeds. The support address
   * by default.
   */
  VITE_MAIL_SENDER?: string;
  /** "on" if the API pushes changes to browsers, which poll otherwise. */
  VITE_REALTIME?: string;
  /** "on" if the site's host passes API calls on, which spares the browser's preflights. */
  VITE_API_THROUGH_SITE?: string;
}

const optional = ["VITE_MAIL_SENDER", "VITE_REALTIME", "VITE_API_THROUGH_SITE"] as const;
type Required = Exclude<keyof Env, (typeof optional)[number]>;

// Hand-written and short: every page loads them before it can start.
const rules: Record<Required, (value: string) => boolean> = {
  VITE_SUPABASE_URL: (value) => /^https?:/.test(value) && URL.canParse(value),
  VITE_SUPABASE_PUBLISHABLE_KEY: (value) => value !== "",
  VITE_SUPPORT_EMAIL: (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value),
};

const settingOf = (source: Record<string, unknown>, name: keyof Env): string => {
  const value = source[name];
  return typeof value === "string" ? value.trim() : "";
};

/** The settings, or a sentence about a missing or invalid one. */
export function parseEnv(
  source: Record<string, unknown>,
): { env: Env; problem: null } | { env: null; problem: string } {
  const names = Object.keys(rules) as Required[];
  const wrong = names.filter((name) => !rules[name](settingOf(source, name)));
  if (wrong.length === 0) {
    return {
      env: Object.fromEntries(
        [...names, ...optional.filter((name) => settingOf(source, name) !== "")].map((name) => [
          name,
          settingOf(source, name),
        ]),
      ) as unknown as Env,
      problem: null,
    };
  }
  const [are, them] = wrong.length === 1 ? ["is", "it"] : ["are", "them"];
  return {
    env: null,
    problem: `${productName} isn't set up yet: ${new Intl.ListFormat("en").format(wrong)} ${are} missing or not valid. Set ${them} in .env.local (see .env.example) and start again.`,
  };
}

const parsed = parseEnv(import.meta.env);

/** What to show if the app can't run; null otherwise. */
export const envProblem = parsed.problem;

/** The settings. Throws `envProblem` if they are incomplete. */
export function getEnv(): Env {
  if (parsed.problem !== null) throw new Error(parsed.problem);
  return parsed.env;
}
