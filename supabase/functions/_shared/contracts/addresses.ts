import { cleanText } from "./clean-text.ts";
import { limits } from "./limits.ts";

const emailShape = /^[^\s@<>",;:()[\]\\]+@[^\s@<>"',;:()[\]\\.]+(\.[^\s@<>"',;:()[\]\\.]+)+$/;

/** Whether a value looks like one email address. The same as private.is_email. */
export const isEmail = (value: string): boolean =>
  value.length <= limits.email && emailShape.test(value) && cleanText(value) === value;

/** Letters of internationalized domain names; compatibility forms, which browsers normalize, are refused below. */
const letters = String.raw`A-Za-z\u00c0-\u167f\u1681-\u1fff\u2c00-\u2dff\u3005-\u3007\u3040-\ud7ff\uf900-\ufdff\ufe70-\ufefc\u{10000}-\u{3ffff}`;
const label = String.raw`[${letters}0-9_]([${letters}0-9_\-]{0,61}[${letters}0-9_])?`;
// The last label is a word, which rules out numbers in any notation (127.1, 0x7f.1, 2130706433) and names without a dot.
const domain = String.raw`(${label}\.)+([${letters}]{2,63}|[Xx][Nn]--[A-Za-z0-9\-]{1,59})`;
const httpUrl = new RegExp(String.raw`^[Hh][Tt][Tt][Pp][Ss]?://${domain}(:[0-9]{1,5})?([/?#][^\s<>"\\]*)?$`, "u");
const privateHost = /^[^:]+:\/\/[^/?#:]*\.(localhost|local|localdomain|internal|lan|arpa)(:|\/|\?|#|$)/i;
const hostOf = /^[^:]+:\/\/[^/?#]*/;

/** Whether a URL may become a link: http or https, a public host name, no credentials. The same as private.is_http_url. */
export function isHttpUrl(value: string): boolean {
  const host = hostOf.exec(value)?.[0] ?? "";
  return (
    value.length <= limits.url &&
    httpUrl.test(value) &&
    !privateHost.test(value) &&
    host.normalize("NFKC") === host &&
    cleanText(value) === value
  );
}
