import type { profileIndustries, registrationIndustries } from "@contracts/enums";
import { useQuery } from "@tanstack/react-query";
import {
  Building,
  Cpu,
  Factory,
  GraduationCap,
  HeartPulse,
  Landmark,
  Lightbulb,
  type LucideIcon,
  ShoppingCart,
  Truck,
  Wallet,
} from "lucide-react";
import { PageTitle } from "@/components/feedback/page-title";
import { CoverLink } from "@/components/ui/cover-link";
import { Icon } from "@/components/ui/icon";
import { paths } from "@/config/paths";
import { jobCountsQuery } from "@/jobs/data/public-job-queries";
import { countWords } from "@/lib/format";
import { SignUpButton } from "@/marketing/sign-up-button";

interface Sector {
  name: string;
  /** The industry in companies' forms; "Other", which isn't counted, if they have no match. */
  industry: (typeof profileIndustries)[number] | (typeof registrationIndustries)[number];
  text: string;
  icon: LucideIcon;
}

const sectors: readonly Sector[] = [
  {
    name: "Technology",
    industry: "Technology",
    text: "Software, data, infrastructure and support.",
    icon: Cpu,
  },
  {
    name: "Healthcare",
    industry: "Healthcare",
    text: "Clinics, hospitals, home care and research.",
    icon: HeartPulse,
  },
  {
    name: "Finance",
    industry: "Finance",
    text: "Banking, insurance, accounting and risk.",
    icon: Wallet,
  },
  {
    name: "Manufacturing",
    industry: "Manufacturing",
    text: "Production, quality, maintenance and planning.",
    icon: Factory,
  },
  {
    name: "Retail & E-commerce",
    industry: "Retail",
    text: "Stores, purchasing, online shops and service.",
    icon: ShoppingCart,
  },
  {
    name: "Education",
    industry: "Education",
    text: "Schools, universities and training.",
    icon: GraduationCap,
  },
  {
    name: "Government & Public Sector",
    industry: "Government",
    text: "Administration, planning and public service.",
    icon: Landmark,
  },
  {
    name: "Logistics & Transportation",
    industry: "Transportation",
    text: "Freight, warehouses, fleets and dispatch.",
    icon: Truck,
  },
  {
    name: "Consulting",
    industry: "consulting",
    text: "Strategy, operations and technical advice.",
    icon: Lightbulb,
  },
  {
    name: "Real Estate",
    industry: "Other",
    text: "Sales, property management and development.",
    icon: Building,
  },
];

/** The number of open jobs; hidden for zero, and until loaded. */
function Positions({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <>
      <span className="block font-semibold tnum">{countWords(count)}</span>
      <span className="block text-xs text-ink-subtle">{count === 1 ? "active position" : "active positions"}</span>
    </>
  );
}

export function IndustriesPage() {
  const counts = useQuery(jobCountsQuery(["industry"], "", {})).data?.industry;
  return (
    <div className="wrap pt-8 pb-14 md:pt-14 md:pb-20">
      <PageTitle>Industries</PageTitle>
      <p className="mt-2 max-w-[38rem] text-md text-ink-muted">
        Ten sectors, one way of matching: what's required next to what's offered.
      </p>
      <ul className="card mt-8 grid overflow-hidden sm:grid-cols-2">
        {sectors.map((sector) => (
          <li
            key={sector.name}
            className="relative flex items-start gap-4 border-line p-5 not-first:border-t hover:bg-hover sm:nth-2:border-t-0 sm:even:border-l"
          >
            <span className="mt-0.5 text-accent-text">
              <Icon icon={sector.icon} size="lg" />
            </span>
            <div className="min-w-0 grow">
              <h2>
                <CoverLink to={paths.jobs.list({ industry: sector.industry })}>{sector.name}</CoverLink>
              </h2>
              <p className="text-sm text-ink-muted">{sector.text}</p>
            </div>
            <p className="min-w-24 shrink-0 text-right">
              <Positions count={sector.industry === "Other" ? 0 : (counts?.[sector.industry.toLowerCase()] ?? 0)} />
            </p>
          </li>
        ))}
      </ul>
      <div className="mt-8 grid gap-3 md:flex">
        <SignUpButton account="candidate" label="Get Started" variant="primary" />
        <SignUpButton account="company" label="Register Company" />
      </div>
    </div>
  );
}
