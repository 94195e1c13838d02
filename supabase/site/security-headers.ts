/** The only list of headers for every response of the website, with the API at the given origin. */
export function securityHeaders(apiUrl: string): Record<string, string> {
  const policy = [
    "default-src 'self'",
    `connect-src 'self' ${apiUrl} ${apiUrl.replace(/^http/, "ws")}`,
    `img-src 'self' data: blob: ${apiUrl}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    "Content-Security-Policy": policy.join("; "),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    // Our addresses may contain tokens, which no Referer header may reveal (RULES: Invitations).
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
  };
}

/** Vite's asset names include a content hash, so they never change. */
export const assetsCacheControl = "public, max-age=31536000, immutable";

/** The list in the _headers format of static hosts, and how long assets are kept. */
export function headersFile(apiUrl: string): string {
  const lines = Object.entries(securityHeaders(apiUrl)).map(([name, value]) => `  ${name}: ${value}`);
  return `/*\n${lines.join("\n")}\n/assets/*\n  Cache-Control: ${assetsCacheControl}\n`;
}
