/** Tells password managers which account a password belongs to. */
export function UsernameHint({ email }: { email: string }) {
  return <input type="email" autoComplete="username" value={email} readOnly hidden />;
}
