import { z } from "zod";
import type { Address } from "./normalise.ts";
import type { ClientLimit } from "./rate-limits.ts";

/** An endpoint's rules, beyond its method and path. */
interface Rules {
  /** The JSON body, of which only these fields are passed on. Without it, any JSON is. */
  schema?: z.ZodType;
  /** The body is a file for the path's bucket. */
  upload?: true;
  /** The rate limit it counts toward. */
  limit?: ClientLimit;
  /** Hashes a password, which takes a lot of CPU time. */
  hashes?: true;
  /** Goes to the function server. */
  isFunction?: true;
}

export interface Endpoint extends Rules {
  methods: string[];
  pattern: RegExp;
  /** Required value of `grant_type`. */
  grant: string | undefined;
}

/** A bucket's name. Other words in this position have another meaning. */
const bucketPattern = "(?<bucket>(?!(?:copy|move|sign|list|upload|public|authenticated|info)(?:/|$))[^/]+)";

function endpoint(line: string, rules: Rules = {}): Endpoint {
  const [methods = "", target = ""] = line.split(" ");
  const [path = "", query] = target.split("?grant_type=");
  const pattern = path
    .replace(/:(\w+)/g, (_, name) => (name === "bucket" ? bucketPattern : "[^/]+"))
    .replace(/\/\*$/, "/.+");
  return { methods: methods.split("|"), pattern: new RegExp(`^${pattern}$`), grant: query, ...rules };
}

const email = z.string().max(320);
const password = z.string().max(1_000);
/** The published client sends these as null when unused. */
const unused = z.null().optional();
const signUp = z.object({ email, password, data: z.record(z.string(), z.unknown()).nullish() });
const updateUser = z.strictObject({
  email: email.optional(),
  password: password.optional(),
  current_password: password.optional(),
  code_challenge: unused,
  code_challenge_method: unused,
});
const verify = z.object({
  type: z.enum(["signup", "recovery", "email_change", "email"]),
  token_hash: z.string().max(200),
});

/** Every address behind the gateway that responds; the product uses no others. */
export const openEndpoints: Endpoint[] = [
  endpoint("POST /auth/v1/signup", { schema: signUp, limit: "signIn", hashes: true }),
  endpoint("POST /auth/v1/token?grant_type=password", {
    schema: z.object({ email, password }),
    limit: "signIn",
    hashes: true,
  }),
  endpoint("POST /auth/v1/token?grant_type=refresh_token", {
    schema: z.object({ refresh_token: z.string().max(1_000) }),
    limit: "refresh",
  }),
  endpoint("POST /auth/v1/verify", { schema: verify, limit: "verify" }),
  endpoint("POST /auth/v1/recover", { schema: z.object({ email }), limit: "signIn" }),
  endpoint("POST /auth/v1/resend", { schema: z.object({ type: z.literal("signup"), email }), limit: "signIn" }),
  endpoint("POST /auth/v1/logout"),
  endpoint("GET /auth/v1/user"),
  endpoint("PUT /auth/v1/user", { schema: updateUser, limit: "signIn", hashes: true }),
  endpoint("GET /auth/v1/health"),
  endpoint("GET /auth/v1/settings"),

  endpoint("GET|HEAD|POST|PATCH|DELETE /rest/v1/:relation"),
  endpoint("POST /rest/v1/rpc/:function"),

  endpoint("POST /storage/v1/object/:bucket/*", { upload: true }),
  endpoint("DELETE /storage/v1/object/:bucket", { schema: z.object({ prefixes: z.array(z.string()).max(100) }) }),
  endpoint("POST /storage/v1/object/sign/:bucket/*", { schema: z.object({ expiresIn: z.int().positive() }) }),
  endpoint("GET|HEAD /storage/v1/object/sign/:bucket/*"),
  endpoint("GET|HEAD /storage/v1/object/public/:bucket/*"),

  // A function refuses wrong methods and handles the preflight itself.
  endpoint("GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS /functions/v1/[a-z0-9][a-z0-9-]*", { isFunction: true }),
];

/** A request's endpoint, and the bucket in its path, if any. */
export interface Found {
  endpoint: Endpoint;
  bucket: string | undefined;
}

/** The open endpoint for a request; undefined without one. */
export function findEndpoint(method: string, { path, search }: Address): Found | undefined {
  const grants = new URLSearchParams(search).getAll("grant_type");
  for (const candidate of openEndpoints) {
    const match = candidate.methods.includes(method) ? candidate.pattern.exec(path) : null;
    if (!match) continue;
    if (candidate.grant !== undefined && (grants.length !== 1 || grants[0] !== candidate.grant)) continue;
    return { endpoint: candidate, bucket: match.groups?.bucket };
  }
  return undefined;
}
