import { operator, productName } from "@contracts/operator";
import { Brand } from "@/app/layouts/brand";
import { compactFooterLinks, footerColumns } from "@/app/layouts/public-links";
import { Mark } from "@/components/product/mark";
import { AppLink } from "@/components/ui/app-link";
import { Segmented } from "@/components/ui/segmented";
import { setTheme, type Theme, useTheme } from "@/lib/theme";

const themes: readonly { value: Theme; label: string }[] = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
  { value: "system", label: "System" },
];

const networks = {
  linkedin: { name: "LinkedIn", path: "M6 10v8M6 6v.01M11 18v-8M11 13.5c0-4 6-4.5 6 0V18" },
  x: { name: "X", path: "M5 5l14 14M19 5 5 19" },
  facebook: { name: "Facebook", path: "M14 20v-9c0-3 1.5-4 4-4M9.5 12h7" },
} as const;
type Network = keyof typeof networks;

/** Links to the operator's profile; just an icon without one. */
function Social({ network }: { network: Network }) {
  const { name, path } = networks[network];
  const address = operator.social[network];
  const icon = (
    <svg
      aria-hidden="true"
      className="i"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
  if (!address) return icon;
  return (
    <a href={address} aria-label={`${productName} on ${name}`} rel="noopener noreferrer">
      {icon}
    </a>
  );
}

function ThemeSwitch() {
  return <Segmented label="Theme" options={themes} value={useTheme()} onChange={setTheme} />;
}

function Links({ links }: { links: readonly { label: string; to: string }[] }) {
  return links.map((link) => (
    <AppLink key={link.to} to={link.to}>
      {link.label}
    </AppLink>
  ));
}

export function Footer({ compact }: { compact: boolean }) {
  if (compact) {
    return (
      <footer className="foot">
        <div className="wrap flex flex-wrap items-center gap-x-5 gap-y-1 py-5">
          <span className="mr-auto flex items-center gap-2 max-sm:w-full">
            <span className="inline-grid w-4">
              <Mark />
            </span>
            {productName}. {operator.tagline}.
          </span>
          <ThemeSwitch />
          <nav className="flex w-full flex-wrap gap-x-5 max-sm:grid max-sm:grid-cols-3" aria-label="Footer">
            <Links links={compactFooterLinks} />
          </nav>
        </div>
      </footer>
    );
  }
  return (
    <footer className="foot bg-surface">
      <div className="wrap grid grid-cols-2 gap-8 py-10 md:grid-cols-[1.6fr_1fr_1fr_1fr_1fr]">
        <div className="grid content-start justify-items-start gap-3 max-md:col-span-2">
          <Brand />
          <p className="max-w-64">
            Skills, level, location and ways of working, compared in the open. {operator.tagline}.
          </p>
          <span className="flex gap-3 text-ink-subtle">
            {(Object.keys(networks) as Network[]).map((network) => (
              <Social key={network} network={network} />
            ))}
          </span>
          <ThemeSwitch />
        </div>
        {footerColumns.map(({ title, links }) => (
          <nav key={title} className="grid content-start gap-1" aria-label={title}>
            <span className="mb-1 font-semibold text-ink">{title}</span>
            <Links links={links} />
          </nav>
        ))}
      </div>
    </footer>
  );
}
