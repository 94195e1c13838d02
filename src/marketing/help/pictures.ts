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
  width: number;
  height: number;
}

/** A picture by name; undefined if it wasn't taken. */
export function pictureOf(name: string): Picture | undefined {
  const [light, dark] = ["light", "dark"].map((scheme) => files[`./pictures/${name}-${scheme}.webp`]);
  const size = (sizes as Record<string, { width: number; height: number } | undefined>)[name];
  return light && dark && size ? { light, dark, ...size } : undefined;
}
