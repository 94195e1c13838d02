import { createHash, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Api } from "../api/api.ts";
import type { Config } from "../config.ts";

/** Sends the Auth API's emails with the templates in config.toml. */
export interface AuthMail {
  send(template: "confirmation" | "email_change", to: string, values: Record<string, string>): Promise<void>;
}

/** A token as in an emailed link; the database stores the same. */
export const newTokenHash = (): string => createHash("sha256").update(randomBytes(32)).digest("hex");

/** Creates the sender for emails the local Auth API doesn't send itself. */
export function createAuthMail(api: Api, siteUrl: string, templates: Config["auth"]["email"]["template"]): AuthMail {
  return {
    send: async (name, to, values) => {
      const template = templates[name];
      const all: Record<string, string> = { SiteURL: siteUrl, ...values };
      const html = template
        ? readFileSync(template.content_path, "utf8").replace(/\{\{\s*\.(\w+)\s*\}\}/g, (_, field) => all[field] ?? "")
        : `<a href="${siteUrl}/auth/confirm?token_hash=${values.TokenHash}">Confirm</a>`;
      await api.sendMail({ to, subject: template?.subject ?? "Confirm your address", html });
    },
  };
}
