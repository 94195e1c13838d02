import { productName } from "@contracts/operator";
import { Check, ClipboardCheck, Globe, Handshake, type LucideIcon, Network, Search, ShieldCheck } from "lucide-react";
import { PageTitle } from "@/components/feedback/page-title";
import { Icon } from "@/components/ui/icon";
import { isOffered } from "@/config/left-out";
import { SignUpButton } from "@/marketing/sign-up-button";

interface Offering {
  title: string;
  text: string;
  icon: LucideIcon;
  features: readonly [string, string, string, string];
}

const offerings: readonly Offering[] = [
  {
    title: "Talent Acquisition",
    text: "Find people for the roles you need to fill.",
    icon: Search,
    features: [
      "Job posts that say what is required and what is preferred",
      "A match with every application",
      "Screening questions of your own",
      "Every application tracked from new to hired",
    ],
  },
  {
    title: "Candidate Placement",
    text: "Find the role that suits what you bring.",
    icon: Handshake,
    features: [
      "One profile for every application",
      "Open jobs ranked by your skills",
      "The reasons for each match in words",
      "A notification for every status change",
    ],
  },
  {
    title: "Corporate Solutions",
    text: "Recruit as a team, with clear responsibilities.",
    icon: Network,
    features: [
      "Roles for managers, recruiters and partners",
      "An owner for every job and candidate",
      "A company profile candidates can read",
      "Reports on every step of your hiring",
    ],
  },
  {
    title: "Screening & Assessment",
    text: "Ask what matters before the first call.",
    icon: ClipboardCheck,
    features: [
      "Six kinds of questions, from text to files",
      "Responses next to the resume",
      "The same match for both sides",
      "No one is rejected by a machine",
    ],
  },
  {
    title: "Global Recruitment",
    text: "Hire in one office, in many, or remotely.",
    icon: Globe,
    features: [
      "Several locations for one job",
      "Remote jobs next to local ones",
      "Work authorization on the profile",
      "Everything works from a phone",
    ],
  },
  {
    title: "Compliance & Risk",
    text: "Work with companies and people who are who they say they are.",
    icon: ShieldCheck,
    features: [
      "Every company reviewed before it posts",
      "Documents only the right people can open",
      "A record of every decision",
      "Access that ends when someone leaves",
    ],
  },
];

export function ServicesPage() {
  return (
    <>
      <div className="wrap pt-8 pb-14 md:pt-14 md:pb-20">
        <PageTitle>Our Services</PageTitle>
        <p className="mt-2 max-w-[38rem] text-md text-ink-muted">
          What {productName} does for companies that hire and people looking for work.
        </p>
        <div className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {offerings.map((offering) => (
            <article key={offering.title} className="card p-5 md:p-6">
              <span className="text-accent-text">
                <Icon icon={offering.icon} className="size-6" />
              </span>
              <h2 className="card-title mt-4">{offering.title}</h2>
              <p className="mt-1 text-ink-muted">{offering.text}</p>
              <ul className="mt-4 grid gap-2">
                {offering.features.map((feature) => (
                  <li key={feature} className="flex gap-2">
                    <Icon icon={Check} size="sm" className="mt-1 text-accent-text" />
                    <span className="min-w-0">{feature}</span>
                  </li>
                ))}
              </ul>
            </article>
          ))}
        </div>
      </div>
      <section className="border-t border-line bg-surface" aria-label="Get started">
        <div className="wrap grid gap-8 py-12 md:grid-cols-2 md:py-16">
          {isOffered("companySignUp") && (
            <div>
              <h2 className="text-xl font-semibold">For Employers</h2>
              <p className="mt-1 mb-4 text-ink-muted">Register your company and post your first job.</p>
              <SignUpButton account="company" label="Register Company" variant="primary" className="max-md:w-full" />
            </div>
          )}
          <div>
            <h2 className="text-xl font-semibold">For Job Seekers</h2>
            <p className="mt-1 mb-4 text-ink-muted">Build your profile and see which jobs match it.</p>
            <SignUpButton account="candidate" label="Get Started" className="max-md:w-full" />
          </div>
        </div>
      </section>
    </>
  );
}
