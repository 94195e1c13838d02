import { useTheme } from "@/lib/theme";
import { pictureOf } from "@/marketing/help/pictures";

/** The media query for the dark picture, by chosen theme. */
const darkWhen = { light: "not all", dark: "all", system: "(prefers-color-scheme: dark)" } as const;
const onPhones = "(max-width: 40rem)";

/** A screen of the product, in the theme of the page and as its device shows it; opens large. Its place is there before it is. */
export function HelpPicture({ name, text }: { name: string; text: string }) {
  const theme = useTheme();
  const picture = pictureOf(name);
  if (!picture) return null;
  const { light, dark, phone, width, height } = picture;
  return (
    <a
      className="shot block"
      href={light}
      target="_blank"
      rel="noopener"
      onClick={(event) => {
        // The picture that is shown, which the browser chose.
        const { currentTarget: link } = event;
        link.href = link.querySelector("img")?.currentSrc || light;
      }}
    >
      <picture>
        {phone && (
          <>
            {theme !== "light" && (
              <source
                media={theme === "dark" ? onPhones : `${onPhones} and ${darkWhen.system}`}
                srcSet={phone.dark}
                width={390}
                height={760}
              />
            )}
            <source media={onPhones} srcSet={phone.light} width={390} height={760} />
          </>
        )}
        <source srcSet={dark} media={darkWhen[theme]} />
        <img src={light} alt={text} width={width} height={height} loading="lazy" decoding="async" />
      </picture>
      <span className="sr-only">Opens larger in a new tab</span>
    </a>
  );
}
