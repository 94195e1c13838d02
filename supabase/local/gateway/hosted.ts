/**
 * Everything this gateway adds to the local API, or limits there, with its equivalent on a hosted project. A test finds the
 * gateway's parts and fails for any missing here (tests/architecture/hosted.test.ts).
 */

/** The equivalent on a hosted project. */
export type OnHosted =
  /** A setting of config.toml with its required value. */
  | { setting: string; is: unknown }
  /** A function, trigger or policy of ours, by its name in supabase/schemas. */
  | { database: string }
  /** A line of ours elsewhere, by its text. */
  | { file: string; says: string }
  /** Built into one of the vendor's services; there is no setting. */
  | { service: "auth" | "rest" | "storage" | "functions" | "proxy" }
  /** None. A sentence of DEPLOY.md says so. */
  | { absent: string };

interface Addition {
  what: string;
  /** Its parts: a file of this folder, a refusal's code, a handler of the Auth API, a counter, a queue, a limit or a header. */
  parts: readonly string[];
  hosted: readonly OnHosted[];
}

export const additions: readonly Addition[] = [
  {
    what: "Only the addresses the product uses are there, in one spelling and under this machine's name.",
    parts: ["open-endpoints.ts", "normalise.ts", "wrong_host", "not_found"],
    hosted: [
      {
        absent:
          "Every address of the vendor's API answers, including those the product doesn't use: grants, policies and buckets decide what can be read and written there, and people can change the metadata of their own account, which grants nothing.",
      },
      { database: "handle_new_account" },
    ],
  },
  {
    what: "People change their password and email address and nothing else of their account.",
    parts: ["updateUser", "PUT /auth/v1/user"],
    hosted: [{ database: "handle_changed_account" }, { setting: "auth.email.double_confirm_changes", is: true }],
  },
  {
    what: "The current password is required before it is changed.",
    parts: ["present-password.ts", "current_password_required", "current_password_invalid"],
    hosted: [{ setting: "auth.email.require_current_password", is: true }],
  },
  {
    what: "A session opened by an emailed link sets one password without the current one.",
    parts: ["linkTag"],
    hosted: [{ file: "src/accounts/data/email-link.ts", says: "auth.signInWithPassword" }],
  },
  {
    what: "Wrong passwords are counted for one address and client, ten in five minutes.",
    parts: ["countPassword"],
    hosted: [
      {
        absent:
          "Wrong passwords aren't counted per email address. Sign-ins are counted per client, and wrong current passwords aren't counted at all.",
      },
    ],
  },
  {
    what: "A client signs in, redeems links and renews sessions so many times in five minutes.",
    parts: ["rate-limits.ts", "signIn", "verify", "refresh", "over_request_rate_limit"],
    hosted: [
      { setting: "auth.rate_limit.sign_in_sign_ups", is: 300 },
      { setting: "auth.rate_limit.token_verifications", is: 30 },
      { setting: "auth.rate_limit.token_refresh", is: 150 },
    ],
  },
  {
    what: "One address gets an email with a link once a minute.",
    parts: ["countMail", "over_email_send_rate_limit"],
    hosted: [
      { setting: "auth.email.max_frequency", is: "60s" },
      { setting: "auth.rate_limit.email_sent", is: 360 },
    ],
  },
  {
    what: "A taken address gets the same answer at sign-up as a new one, and its confirmation again if it waits for one.",
    parts: ["auth-gaps.ts", "auth-mail.ts", "POST /auth/v1/signup", "POST /auth/v1/resend", "POST /auth/v1/recover"],
    hosted: [{ setting: "auth.email.enable_confirmations", is: true }],
  },
  {
    what: "A refused sign-in says the same for every address; only the right password learns that it isn't confirmed.",
    parts: ["same-sign-in.ts", "POST /auth/v1/token", "invalid_credentials"],
    hosted: [{ service: "auth" }],
  },
  {
    what: "A suspended account gets no token, after the right password.",
    parts: ["token-hook.ts", "token_refused"],
    hosted: [
      { setting: "auth.hook.custom_access_token.uri", is: "pg-functions://postgres/private/refuse_suspended" },
      { database: "refuse_suspended" },
    ],
  },
  {
    what: "An address that can't get mail is refused.",
    parts: ["validation_failed"],
    hosted: [{ service: "auth" }, { database: "handle_new_account" }],
  },
  {
    what: "Both mailboxes confirm a change of address.",
    parts: ["email-change.ts", "POST /auth/v1/verify"],
    hosted: [{ setting: "auth.email.double_confirm_changes", is: true }],
  },
  {
    what: "A session keeps which program it is used with, and whether an emailed link opened it.",
    parts: ["session-notes.ts"],
    hosted: [{ service: "auth" }],
  },
  {
    what: "Related rows are embedded three levels deep, and twelve relations in one request.",
    parts: ["embed-depth.ts", "embed_too_deep"],
    hosted: [
      {
        absent:
          "The depth of embedded related rows isn't limited: the statement timeout of its role (3 s signed out, 8 s signed in) and `max_rows` at each level limit it.",
      },
      { setting: "api.max_rows", is: 1000 },
    ],
  },
  {
    what: "A body has at most 1 MB where it isn't a file, and holds JSON that is text the database can keep.",
    parts: ["read-body.ts", "json-body.ts", "body_too_large", "bad_json", "maxBytes"],
    hosted: [
      { absent: "Bodies larger than 1 MB reach the database, where procedures and tables bound each text and list." },
      { service: "rest" },
    ],
  },
  {
    what: "A file has at most what its bucket takes, counted before it is kept.",
    parts: ["bucket-limit.ts"],
    hosted: [{ setting: "storage.file_size_limit", is: "10MiB" }, { database: "file_problem" }],
  },
  {
    what: "A file keeps what its upload says of it in a header, such as its name.",
    parts: ["file-metadata.ts"],
    hosted: [{ service: "storage" }],
  },
  {
    what: "At most 100 files are removed in one request.",
    parts: ["prefixes"],
    hosted: [{ database: "Candidates and staff can upload new files to their folder" }],
  },
  {
    what: "A stored file is shown only if its type is harmless, and saved otherwise.",
    parts: ["storage-translation.ts"],
    hosted: [{ service: "storage" }],
  },
  {
    what: "Each caller has so many requests at once, takes turns with others, and waits no longer than its queue is.",
    parts: ["fair-queue.ts", "callers.ts", "callers", "uploads", "storing", "passwords", "doors", "too_many_at_once"],
    hosted: [
      {
        absent:
          "Requests aren't queued per caller: the API's connection pool is shared, and the statement timeout ends what takes too long.",
      },
    ],
  },
  {
    what: "The client's address travels with each request, whatever the client claims.",
    parts: ["cf-connecting-ip"],
    hosted: [{ service: "proxy" }],
  },
  {
    what: "Functions are answered for while their server restarts, and check their callers themselves.",
    parts: ["forward-to-functions.ts", "functions_unavailable"],
    hosted: [{ service: "functions" }],
  },
];

/** Files of this folder that only pass requests and responses on. */
export const carriers: readonly string[] = [
  "gateway.ts",
  "http-bridge.ts",
  "refusal.ts",
  "hosted.ts",
  "internal_error",
];
