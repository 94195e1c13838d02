/** Headers that every answer of the website carries, for the API at the given origin. The one list of them. */
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
    // Addresses of ours carry tokens: nobody learns one from a Referer header (RULES: Invitations).
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
  };
}

/** The list as hosts of static sites read it, in a file named _headers. */
export function headersFile(apiUrl: string): string {
  const lines = Object.entries(securityHeaders(apiUrl)).map(([name, value]) => `  ${name}: ${value}`);
  return `/*\n${lines.join("\n")}\n`;
}
