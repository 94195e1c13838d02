/** An environment variable of the function. Throws when it is missing, so nothing runs half configured. */
export function requireVariable(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`The environment variable ${name} is missing.`);
  return value;
}

/** The bare address in MAIL_FROM, which starts with a display name. */
export const mailSender = (): string => requireVariable("MAIL_FROM").replace(/^.*<([^>]+)>\s*$/, "$1");

/** The project's key of one kind: `default` in the newer variable's JSON, else the legacy variable. */
function readKey(name: string, legacyName: string): string {
  const keys: { default?: string } = JSON.parse(Deno.env.get(name) || "{}");
  return keys.default ?? requireVariable(legacyName);
}

export const publishableKey = (): string => readKey("SUPABASE_PUBLISHABLE_KEYS", "SUPABASE_ANON_KEY");
export const secretKey = (): string => readKey("SUPABASE_SECRET_KEYS", "SUPABASE_SERVICE_ROLE_KEY");
