const states = `AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,
FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,
MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,
NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,
SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming`;
const codeOf = new Map<string, string>();
for (const state of states.split(/,\s*/)) {
  const code = state.slice(0, 2);
  codeOf.set(code.toLowerCase(), code);
  codeOf.set(state.slice(3).toLowerCase(), code);
}
const unitedStates = /^(?:usa?|u\.s\.a?\.?|united states(?: of america)?)$/i;

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
  if (unitedStates.test(last)) {
    address.addressCountry = "US";
    parts.pop();
  }
  const region = codeOf.get((parts.at(-1) ?? "").toLowerCase());
  if (region) {
    address.addressRegion = region;
    address.addressCountry = "US";
    parts.pop();
  } else if (parts.length > 1 && !address.addressCountry) {
    address.addressCountry = String(parts.pop());
  }
  if (parts.length > 0) address.addressLocality = parts.join(", ");
  return address;
}
