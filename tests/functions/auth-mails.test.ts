import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import { expect, it } from "vitest";
import { type AuthMailName, authMails, renderAuthMail } from "../../supabase/functions/_shared/email/auth-mails.ts";
import { projectPaths } from "../../supabase/local/project-paths.ts";

const names = Object.keys(authMails) as AuthMailName[];
const folder = join(projectPaths.supabase, "templates");
const fileOf = (name: AuthMailName) => `${name.replaceAll("_", "-")}.html`;
/** The auth service's fields for each email: an unknown one would be left empty. */
const fields = ["SiteURL", "TokenHash", "Email", "NewEmail"];

it.each(names)("%s uses the shared layout and matches its deployed file (-u updates it)", async (name) => {
  const { html } = renderAuthMail(name);
  await expect(html).toMatchFileSnapshot(join(folder, fileOf(name)));
  expect(html).toContain("prefers-color-scheme: dark");
  const used = [...html.matchAll(/\{\{(.*?)\}\}/g)].map((match) => String(match[1]).replace(".", ""));
  for (const field of used) expect(fields).toContain(field);
});

it.each(names)("%s has its link as a button and as text, leading to our own page", (name) => {
  const { html } = renderAuthMail(name);
  const [button, text] = [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)];
  expect(button?.[1]).toMatch(/^\{\{\.SiteURL\}\}\/[a-z]/);
  expect(text?.[1]).toBe(button?.[1]);
  expect(text?.[2]).toBe(button?.[1]);
});

it.each<AuthMailName>(["magic_link", "reauthentication"])(
  "emails of features the product does not offer contain no sign-in token or link",
  (name) => {
    expect(renderAuthMail(name).html).not.toMatch(/Token|ConfirmationURL/);
  },
);

it("config.toml lists exactly these templates with their subjects", () => {
  const { auth } = parse(readFileSync(projectPaths.config, "utf8")) as {
    auth: { email: { template: Record<string, unknown> } };
  };
  expect(auth.email.template).toEqual(
    Object.fromEntries(
      names.map((name) => [
        name,
        { subject: renderAuthMail(name).subject, content_path: `./supabase/templates/${fileOf(name)}` },
      ]),
    ),
  );
  expect(readdirSync(folder).sort()).toEqual(names.map(fileOf).sort());
});
