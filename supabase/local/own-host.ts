/**
 * Whether the Host header names this server itself. A page of an attacker whose name resolves here (DNS rebinding) sends its own.
 */
export function isOwnHost(host: string | undefined, port: number): boolean {
  return [`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`].includes(host?.toLowerCase() ?? "");
}
