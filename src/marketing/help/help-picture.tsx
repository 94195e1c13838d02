import { useTheme } from "@/lib/theme";
import { pictureOf } from "@/marketing/help/pictures";

/** The media query for the dark picture, by chosen theme. */
const darkWhen = { light: "not all", dark: "all", system: "(prefers-color-scheme: dark)" } as const;

/** A screen of the product, in the theme of the page. Its place is there before it is. */
export function HelpPicture({ name, text }: { name: string; text: string }) {
  const theme = useTheme();
  const picture = pictureOf(name);
  if (!picture) return null;
  const { light, dark, width, height } = picture;
  return (
    <picture className="shot block">
      <source srcSet={dark} media={darkWhen[theme]} />
      <img src={light} alt={text} width={width} height={height} loading="lazy" decoding="async" />
    </picture>
  );
}
