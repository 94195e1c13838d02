import type { profileIndustries, registrationIndustries } from "@contracts/enums";
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
import { WayIn } from "@/features/marketing/way-in";

interface Sector {
  name: string;
  /** As companies choose it in their forms; "Other" where those have no word for it. */
  industry: (typeof profileIndustries)[number] | (typeof registrationIndustries)[number];
  /** Fixed text, not counted. */
  positions: string;
  text: string;
  icon: LucideIcon;
}

const sectors: readonly Sector[] = [
  {
    name: "Technology",
    industry: "Technology",
    positions: "150+",
    text: "Software, data, infrastructure and support.",
    icon: Cpu,
  },
  {
    name: "Healthcare",
    industry: "Healthcare",
    positions: "200+",
    text: "Clinics, hospitals, care at home and research.",
    icon: HeartPulse,
  },
  {
    name: "Finance",
    industry: "Finance",
    positions: "120+",
    text: "Banking, insurance, accounting and risk.",
    icon: Wallet,
  },
  {
    name: "Manufacturing",
    industry: "Manufacturing",
    positions: "180+",
    text: "Production, quality, maintenance and planning.",
    icon: Factory,
  },
  {
    name: "Retail & E-commerce",
    industry: "Retail",
    positions: "100+",
    text: "Stores, purchasing, online shops and service.",
    icon: ShoppingCart,
  },
  {
    name: "Education",
    industry: "Education",
    positions: "90+",
    text: "Schools, universities and training.",
    icon: GraduationCap,
  },
  {
    name: "Government & Public Sector",
    industry: "Government",
    positions: "75+",
    text: "Administration, planning and public service.",
    icon: Landmark,
  },
  {
    name: "Logistics & Transportation",
    industry: "Transportation",
    positions: "110+",
    text: "Freight, warehouses, fleets and dispatch.",
    icon: Truck,
  },
  {
    name: "Consulting",
    industry: "consulting",
    positions: "85+",
    text: "Strategy, operations and technical advice.",
    icon: Lightbulb,
  },
  {
    name: "Real Estate",
    industry: "Other",
    positions: "60+",
    text: "Sales, property management and development.",
    icon: Building,
  },
];

/** /industries */
export function IndustriesPage() {
  return (
    <div className="wrap pt-8 pb-14 md:pt-14 md:pb-20">
      <PageTitle>Industries</PageTitle>
      <p className="mt-2 max-w-[38rem] text-md text-ink-muted">
        Ten sectors, one way of matching: what is asked beside what is offered.
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
            <p className="shrink-0 text-right">
              <span className="block font-semibold tnum">{sector.positions}</span>
              <span className="block text-xs text-ink-subtle">active positions</span>
            </p>
          </li>
        ))}
      </ul>
      <div className="mt-8 grid gap-3 md:flex">
        <WayIn account="candidate" label="Get Started" variant="primary" />
        <WayIn account="company" label="Register Company" />
      </div>
    </div>
  );
}
