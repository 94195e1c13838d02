import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import { z } from "zod";
import { projectPaths } from "./project-paths.ts";
import { describeFailure, StartError } from "./start-error.ts";

const secondsPerUnit = { s: 1, m: 60, h: 3600 };

/** Seconds, written as "60s" or "1m". */
const duration = z
  .string()
  .regex(/^\d+[smh]$/, "not a duration such as 60s")
  .transform((text) => Number(text.slice(0, -1)) * secondsPerUnit[text.slice(-1) as "s" | "m" | "h"]);

const mailTemplate = z.object({
  subject: z.string().default(""),
  content_path: z.string().transform((path) => join(projectPaths.root, path)),
});

/**
 * The settings of config.toml that the local backend uses; the rest is for the hosted product. The local API refuses keys that
 * the vendor's CLI accepts, so it gets these and never the file.
 */
const configSchema = z.object({
  api: z.object({ schemas: z.array(z.string()).default(["public"]), max_rows: z.number().default(1000) }).prefault({}),
  db: z
    .object({
      migrations: z.object({ schema_paths: z.array(z.string()).default([]) }).prefault({}),
      seed: z.object({ sql_paths: z.array(z.string()).default([]) }).prefault({}),
    })
    .prefault({}),
  /** Largest upload; buckets may allow less. */
  storage: z.object({ file_size_limit: z.string().default("50MiB") }).prefault({}),
  auth: z
    .object({
      jwt_expiry: z.number().default(3600),
      minimum_password_length: z.number().default(8),
      password_requirements: z.string().default(""),
      /** Requests per client in five minutes. */
      rate_limit: z
        .object({
          sign_in_sign_ups: z.int().positive().default(30),
          token_verifications: z.int().positive().default(30),
          token_refresh: z.int().positive().default(150),
        })
        .prefault({}),
      email: z
        .object({
          enable_confirmations: z.boolean().default(true),
          require_current_password: z.boolean().default(false),
          otp_expiry: z.number().default(3600),
          /** Seconds between two emails of the same kind to one address. */
          max_frequency: duration.prefault("60s"),
          template: z
            .object({ confirmation: mailTemplate, recovery: mailTemplate, email_change: mailTemplate })
            .partial()
            .prefault({}),
        })
        .prefault({}),
    })
    .prefault({}),
});

export type Config = z.output<typeof configSchema>;

function parseToml(text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw new StartError(`supabase/config.toml is not TOML: ${describeFailure(error)}`);
  }
}

/** Parses config.toml. Throws StartError naming the first key with a wrong value. */
export function parseConfig(text: string): Config {
  const result = configSchema.safeParse(parseToml(text));
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new StartError(`supabase/config.toml, ${issue?.path.join(".")}: ${issue?.message}.`);
}

/** The project's config.toml. */
export function loadConfig(): Config {
  return parseConfig(readFileSync(projectPaths.config, "utf8"));
}
