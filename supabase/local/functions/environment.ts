import type { Keys } from "../stack/keys.ts";

interface Surroundings {
  apiUrl: string;
  siteUrl: string;
  /** Connection string of the migration role. */
  databaseUrl: string;
  smtpPort: number;
  keys: Keys;
}

/** The functions' environment: what the hosted runtime provides, then what `supabase secrets set` sets there. */
export function functionEnvironment({ apiUrl, siteUrl, databaseUrl, smtpPort, keys }: Surroundings) {
  return {
    SUPABASE_URL: apiUrl,
    SUPABASE_DB_URL: databaseUrl,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: keys.publishableKey }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: keys.secretKey }),
    SUPABASE_ANON_KEY: keys.publishableKey,
    SUPABASE_SERVICE_ROLE_KEY: keys.secretKey,
    SITE_URL: siteUrl,
    OUTBOX_SECRET: keys.outboxSecret,
    MAIL_SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    MAIL_FROM: `Fairmatch <${keys.mailSender}>`,
  };
}
