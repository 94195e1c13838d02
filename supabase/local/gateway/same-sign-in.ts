import bcrypt from "bcryptjs";
import type { Sql } from "postgres";
import { Refusal } from "./refusal.ts";

/** Makes a refused sign-in take as long and say the same for every address; the local Auth API compares no password where it can't fit. */
export interface SameSignIn {
  /** The API's answer to a sign-in, or the answer to a wrong password. Only the right one learns that the address is not confirmed. */
  level(fields: { email: string; password?: string | undefined }, response: Response): Promise<Response>;
}

/** A hash of 32 random bytes that nobody kept, at the cost of the Auth API's own. */
const noPassword = "$2b$10$Ew4IIV8t9FFp3/HeS0CCJu36beKv.yU602cY6CZhDSFYWoyE0gtU.";

/** Creates it over a connection with the API's login role. */
export function createSameSignIn(sql: Sql): SameSignIn {
  return {
    level: async ({ email, password = "" }, response) => {
      if (response.ok || password === "") return response;
      const [account] = await sql<{ confirmed: boolean; stored: string | null }[]>`
        select email_confirmed_at is not null as confirmed, encrypted_password as stored
        from auth.users where email = ${email.toLowerCase()}`;
      // The API has compared it.
      if (account?.confirmed && account.stored) return response;
      const fits = await bcrypt.compare(password, account?.stored || noPassword);
      if (account?.stored && fits) return response;
      throw new Refusal(400, "invalid_credentials", "Invalid login credentials");
    },
  };
}
