import bcrypt from "bcryptjs";
import type { Sql } from "postgres";
import { Refusal } from "./refusal.ts";

/** Makes refused sign-ins look and take the same for every address; the local Auth API skips hopeless comparisons. */
interface SameSignIn {
  /** The API's response to a sign-in, or that to a wrong password. Only the right password reveals an unconfirmed address. */
  level(fields: { email: string; password?: string | undefined }, response: Response): Promise<Response>;
}

/** A hash of 32 discarded random bytes, at the Auth API's own cost. */
const noPassword = "$2b$10$Ew4IIV8t9FFp3/HeS0CCJu36beKv.yU602cY6CZhDSFYWoyE0gtU.";

/** Creates it over a connection with the API's login role. */
export function createSameSignIn(sql: Sql): SameSignIn {
  return {
    level: async ({ email, password = "" }, response) => {
      if (response.ok || password === "") return response;
      const [account] = await sql<{ confirmed: boolean; stored: string | null }[]>`
        select email_confirmed_at is not null as confirmed, encrypted_password as stored
        from auth.users where email = ${email.toLowerCase()}`;
      // The API has already compared it.
      if (account?.confirmed && account.stored) return response;
      const fits = await bcrypt.compare(password, account?.stored || noPassword);
      if (account?.stored && fits) return response;
      throw new Refusal(400, "invalid_credentials", "Invalid login credentials");
    },
  };
}
