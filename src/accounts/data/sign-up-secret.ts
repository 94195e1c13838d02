import { browserStore } from "@/lib/browser-storage";

const key = "fairmatch.sign-up";
/** How long the secret is valid, in ms. */
const lastsMs = 24 * 60 * 60 * 1000;

const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

interface SignUpSecret {
  secret: string;
  hash: string;
}

/** Normalizes an address so that typing differences don't matter. */
const plain = (email: string) => email.trim().toLowerCase();

/** The stored secret, unless expired, and its address. */
function readKept(): { secret: string; email: string } | null {
  const [secret = "", at, email = ""] = (browserStore.getItem(key) ?? "").split(" ");
  return secret && Date.now() - Number(at) < lastsMs ? { secret, email } : null;
}

/**
 * Returns the secret that later proves this browser signed up. Reuses the one for the last sign-up's address, because the server
 * keeps the first; null where the browser can't hash.
 */
export async function signUpSecretFor(email: string): Promise<SignUpSecret | null> {
  if (!globalThis.crypto?.subtle) return null;
  const kept = readKept();
  const secret = kept?.email === plain(email) ? kept.secret : toHex(crypto.getRandomValues(new Uint8Array(32)));
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret));
  return { secret, hash: toHex(new Uint8Array(hash)) };
}

export const keepSignUpSecret = (secret: string, email: string): void =>
  browserStore.setItem(key, `${secret} ${Date.now()} ${plain(email)}`);

/** The stored secret, or null. */
export const readSignUpSecret = (): string | null => readKept()?.secret ?? null;

/** Forgets it once the account is confirmed or another user signs in here. */
export const forgetSignUpSecret = (): void => browserStore.removeItem(key);
