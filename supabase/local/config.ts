import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectPaths } from "./project-paths.ts";
import { StartError } from "./start-error.ts";

type Value = string | number | boolean | string[];
/** config.toml flattened: `auth.site_url` → value. */
export type ConfigValues = Map<string, Value>;

/**
 * Reads the part of TOML that our config.toml uses: tables, comments, and keys with a one-line string, number, boolean
 * or array of strings. Throws StartError for anything else, so that nothing is silently misread.
 */
export function parseConfig(text: string): ConfigValues {
  const values: ConfigValues = new Map();
  let table = "";
  for (const [index, raw] of text.split("\n").entries()) {
    const line = raw.replace(/^((?:[^"#]|"[^"]*")*)#.*$/, "$1").trim();
    if (line === "") continue;
    const header = /^\[([\w.-]+)\]$/.exec(line)?.[1];
    if (header) {
      table = `${header}.`;
      continue;
    }
    const [, key, source] = /^([\w-]+)\s*=\s*(.+)$/.exec(line) ?? [];
    try {
      values.set(`${table}${key}`, JSON.parse(source ?? ""));
    } catch {
      throw new StartError(`supabase/config.toml, line ${index + 1}: '${line}' is not understood.`);
    }
  }
  return values;
}

/** The project's config.toml; empty when there is none. */
export function loadConfig(): ConfigValues {
  return existsSync(projectPaths.config) ? parseConfig(readFileSync(projectPaths.config, "utf8")) : new Map();
}

/** A number of seconds written as "60s" or "1m". */
export function parseSeconds(text: string): number {
  const [, amount, unit] = /^(\d+)(s|m|h)$/.exec(text) ?? [];
  if (!amount || !unit) throw new StartError(`'${text}' is not a duration such as 60s.`);
  return Number(amount) * { s: 1, m: 60, h: 3600 }[unit as "s" | "m" | "h"];
}

/** A mail template of config.toml, with an absolute path. */
export interface MailTemplate {
  subject: string;
  content_path: string;
}

/** The settings of config.toml that the local API follows. The rest of the file is for the hosted product. */
export interface ApiConfig {
  schemas: string[];
  maxRows: number;
  /** Largest upload, such as 50MiB; buckets may allow less. */
  storageLimit: string;
  auth: {
    jwt_expiry: number;
    minimum_password_length: number;
    password_requirements: string;
    enable_confirmations: boolean;
    otp_expiry: number;
    /** Seconds between two mails of a kind to one address. */
    mailInterval: number;
    templates: Record<string, MailTemplate>;
  };
}

/** Picks what the local API understands; it refuses keys that the vendor's CLI accepts, so it never sees the file. */
export function readApiConfig(values: ConfigValues): ApiConfig {
  const get = <T extends Value>(key: string, fallback: T): T => (values.get(key) as T | undefined) ?? fallback;
  const templates: Record<string, MailTemplate> = {};
  for (const kind of ["confirmation", "recovery", "email_change"]) {
    const path = get(`auth.email.template.${kind}.content_path`, "");
    if (path) {
      templates[kind] = {
        subject: get(`auth.email.template.${kind}.subject`, ""),
        content_path: join(projectPaths.root, path),
      };
    }
  }
  return {
    schemas: get("api.schemas", ["public"]),
    maxRows: get("api.max_rows", 1000),
    storageLimit: get("storage.file_size_limit", "50MiB"),
    auth: {
      jwt_expiry: get("auth.jwt_expiry", 3600),
      minimum_password_length: get("auth.minimum_password_length", 8),
      password_requirements: get("auth.password_requirements", ""),
      enable_confirmations: get("auth.email.enable_confirmations", true),
      otp_expiry: get("auth.email.otp_expiry", 3600),
      mailInterval: parseSeconds(get("auth.email.max_frequency", "60s")),
      templates,
    },
  };
}
