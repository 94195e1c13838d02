import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { writeWhole } from "../write-whole.ts";

/** Secrets and settings of one local stack. They survive restarts in the keys file. */
export interface Keys {
  publishableKey: string;
  secretKey: string;
  jwtSecret: string;
  outboxSecret: string;
  databasePassword: string;
  /** The support address shown on the site. */
  supportEmail: string;
  /** The sender of emails, also named in the site's calendar files. */
  mailSender: string;
}

/** Addresses written next to the keys so that other tools find the running stack. */
export interface Addresses {
  apiUrl: string;
  databaseUrl: string;
}

const variables = {
  publishableKey: "VITE_SUPABASE_PUBLISHABLE_KEY",
  secretKey: "SUPABASE_SECRET_KEY",
  jwtSecret: "FAIRMATCH_JWT_SECRET",
  outboxSecret: "OUTBOX_SECRET",
  databasePassword: "FAIRMATCH_DATABASE_PASSWORD",
  supportEmail: "VITE_SUPPORT_EMAIL",
  mailSender: "VITE_MAIL_SENDER",
} satisfies Record<keyof Keys, string>;

const token = (prefix: string, bytes: number) => prefix + randomBytes(bytes).toString("base64url");

/** Reads the keys file as name → value; a missing file is empty. */
export function readEnvironmentFile(path: string): Record<string, string | undefined> {
  return existsSync(path) ? parseEnv(readFileSync(path, "utf8")) : {};
}

/** The file's keys, with new ones for those missing. */
export function loadKeys(path: string): Keys {
  const stored = readEnvironmentFile(path);
  return {
    publishableKey: stored[variables.publishableKey] ?? token("sb_publishable_", 24),
    secretKey: stored[variables.secretKey] ?? token("sb_secret_", 32),
    jwtSecret: stored[variables.jwtSecret] ?? token("", 48),
    outboxSecret: stored[variables.outboxSecret] ?? token("", 32),
    databasePassword: stored[variables.databasePassword] ?? token("", 24),
    supportEmail: stored[variables.supportEmail] ?? "support@fairmatch.example",
    mailSender: stored[variables.mailSender] ?? "no-reply@fairmatch.example",
  };
}

/** Writes keys and addresses into the file, readable only by its owner, and keeps all other lines. */
export function saveKeys(path: string, keys: Keys, addresses: Addresses): void {
  const values: Record<string, string> = {
    VITE_SUPABASE_URL: addresses.apiUrl,
    DATABASE_URL: addresses.databaseUrl,
  };
  for (const [name, variable] of Object.entries(variables)) values[variable] = keys[name as keyof Keys];

  const isOurs = (line: string) => Object.keys(values).some((name) => line.trimStart().startsWith(`${name}=`));
  const others = existsSync(path)
    ? readFileSync(path, "utf8")
        .split("\n")
        .filter((line) => line.trim() !== "" && !isOurs(line))
    : ["# Made by the local backend. Secret: never commit or share this file."];
  const lines = [...others, ...Object.entries(values).map(([name, value]) => `${name}=${value}`)];
  writeWhole(path, `${lines.join("\n")}\n`);
}
