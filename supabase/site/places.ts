import { operator } from "../functions/_shared/contracts/operator.ts";

const { code: home, spellings, regions } = operator.country;
const codeOf = new Map(
  Object.entries(regions).flatMap(([code, name]) => [
    [code.toLowerCase(), code],
    [name.toLowerCase(), code],
  ]),
);

export interface PostalAddress {
  "@type": "PostalAddress";
  addressLocality?: string;
  addressRegion?: string;
  addressCountry?: string;
}

/** Parses "Denver, CO". A single part is a town, unless it is a known state or the country. */
export function postalAddress(place: string): PostalAddress {
  const parts = place
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  const address: PostalAddress = { "@type": "PostalAddress" };
  const last = parts.at(-1) ?? "";
  if (spellings.includes(last.toLowerCase())) {
    address.addressCountry = home;
    parts.pop();
  }
  const region = codeOf.get((parts.at(-1) ?? "").toLowerCase());
  if (region) {
    address.addressRegion = region;
    address.addressCountry = home;
    parts.pop();
  } else if (parts.length > 1 && !address.addressCountry) {
    address.addressCountry = String(parts.pop());
  }
  if (parts.length > 0) address.addressLocality = parts.join(", ");
  return address;
}
