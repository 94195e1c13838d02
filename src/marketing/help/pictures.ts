import sizes from "@/marketing/help/pictures/sizes.json";

// `npm run help:pictures` takes them (supabase/local/demo/help-pictures.ts); the topic that shows one says what it shows.
const files = import.meta.glob<string>("./pictures/*.webp", {
  eager: true,
  query: "?url&no-inline",
  import: "default",
});

export interface Picture {
  light: string;
  dark: string;
  /** The same on a phone. */
  phone?: { light: string; dark: string };
  width: number;
  height: number;
}

/** A picture by name; undefined if it wasn't taken. */
export function pictureOf(name: string): Picture | undefined {
  const fileOf = (ending: string) => files[`./pictures/${name}-${ending}.webp`];
  const [light, dark, phoneLight, phoneDark] = ["light", "dark", "phone-light", "phone-dark"].map(fileOf);
  const phone = phoneLight && phoneDark && { light: phoneLight, dark: phoneDark };
  const size = (sizes as Record<string, { width: number; height: number } | undefined>)[name];
  return light && dark && size ? { light, dark, ...(phone && { phone }), ...size } : undefined;
}
