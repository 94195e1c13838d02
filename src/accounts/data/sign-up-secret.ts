const key = "fairmatch.sign-up";
/** How long the secret is good for, in ms. */
const lastsMs = 24 * 60 * 60 * 1000;

const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export interface SignUpSecret {
  secret: string;
  /** Its SHA-256, which goes along with the sign-up. */
  hash: string;
}

/** An address as it stands beside the secret: however it was typed, it is the same. */
const plain = (email: string) => email.trim().toLowerCase();

/** What is kept: the secret, when, and for which address. */
function readKept(): { secret: string; email: string } | null {
  try {
    const [secret = "", at, email = ""] = (localStorage.getItem(key) ?? "").split(" ");
    return secret && Date.now() - Number(at) < lastsMs ? { secret, email } : null;
  } catch {
    // Storage is closed to us: then nothing was kept either.
    return null;
  }
}

/**
 * Gives what this browser proves by later that it signed up: for the address of the last sign-up the same again, because the server
 * keeps the first; null where the browser can't hash.
 */
export async function signUpSecretFor(email: string): Promise<SignUpSecret | null> {
  if (!globalThis.crypto?.subtle) return null;
  const kept = readKept();
  const secret = kept?.email === plain(email) ? kept.secret : toHex(crypto.getRandomValues(new Uint8Array(32)));
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret));
  return { secret, hash: toHex(new Uint8Array(hash)) };
}

/** Keeps it for a day, in place of an earlier sign-up's. */
export function keepSignUpSecret(secret: string, email: string): void {
  try {
    localStorage.setItem(key, `${secret} ${Date.now()} ${plain(email)}`);
  } catch (error) {
    console.warn("The sign-up could not be remembered; its link will ask for a password.", error);
  }
}

/** The secret this browser keeps; null without one. */
export const readSignUpSecret = (): string | null => readKept()?.secret ?? null;

/** Forgets it: the account is confirmed, or somebody else uses this browser now. */
export function forgetSignUpSecret(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is closed to us: then nothing was kept either.
  }
}
