import { productName } from "@contracts/operator";
import { ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useAuth } from "@/auth/use-auth";
import { usePageTitle } from "@/components/feedback/page-title";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Segmented } from "@/components/ui/segmented";
import { TextLink } from "@/components/ui/text-link";
import { isOffered } from "@/config/left-out";
import { paths } from "@/config/paths";
import { useFilterInAddress } from "@/lib/use-address-choice";
import { BothSides } from "@/marketing/home/both-sides";
import { ExampleApplicants } from "@/marketing/home/example-applicants";
import { HiringSteps } from "@/marketing/home/hiring-steps";
import { HowItWorks } from "@/marketing/home/how-it-works";
import { Ledger } from "@/marketing/home/ledger";
import { LookAround } from "@/marketing/home/look-around";
import { OpenNow } from "@/marketing/home/open-now";
import { Promises } from "@/marketing/home/promises";
import type { Side } from "@/marketing/home/side";
import { WhoIsHiring } from "@/marketing/home/who-is-hiring";
import { SignUpButton } from "@/marketing/sign-up-button";

const sides: readonly { value: Side; label: string }[] = [
  { value: "looking", label: "I am looking" },
  { value: "hiring", label: "I am hiring" },
];

/** Each side's value in the URL: "/?for=companies". */
const readers = { looking: "candidates", hiring: "companies" } as const;

/** The reader's side: from the URL, or their account. */
function useSide(): [Side, (side: Side) => void] {
  const own: Side = useAuth().role === "company" ? "hiring" : "looking";
  const [reader, choose] = useFilterInAddress("for", Object.values(readers));
  const side = reader === null ? own : reader === readers.hiring ? "hiring" : "looking";
  return [side, (next) => choose(next === own ? null : readers[next])];
}

interface HeroProps {
  title: ReactNode;
  lead: string;
  actions: ReactNode;
  children: ReactNode;
}

/** The first section's text, below the choice of side. */
function Hero({ title, lead, actions, children }: HeroProps) {
  return (
    <>
      <h1 className="font-semibold text-3xl md:text-4xl">{title}</h1>
      <p className="mt-4 max-w-[34rem] text-ink-muted text-md md:mt-6 md:text-lg">{lead}</p>
      <div className="mt-7 grid min-h-12 gap-3 md:flex">{actions}</div>
      {children}
    </>
  );
}

function LookingHero() {
  const { status } = useAuth();
  usePageTitle("Finding the Perfect Match");
  return (
    <Hero
      title={
        <>
          Finding the <br className="max-md:hidden" />
          Perfect Match
        </>
      }
      lead={`Match on skills, experience and company culture. ${productName} lines up what a job asks for with what a person brings, and shows both sides the same result.`}
      actions={
        <>
          <SignUpButton label="Join Today" variant="primary" size="lg" />
          {status === "signed-out" && (
            <LinkButton to={paths.signIn()} size="lg">
              Sign In
            </LinkButton>
          )}
        </>
      }
    >
      <LookAround />
    </Hero>
  );
}

function HiringHero() {
  usePageTitle("Hire by skills");
  return (
    <Hero
      title={
        <>
          See who fits, <br className="max-md:hidden" />
          skill by skill
        </>
      }
      lead="List the skills a job needs. Applicants line up by how many they bring, and they see the same bars you do. No scores to explain, no guessing why."
      actions={
        <>
          <SignUpButton account="company" label="Register company" variant="primary" size="lg" />
          <LinkButton to={paths.pricing()} size="lg">
            See pricing
          </LinkButton>
        </>
      }
    >
      <p className="mt-4 flex items-start gap-2 text-ink-muted text-sm">
        <Icon icon={ShieldCheck} size="sm" className="mt-0.5" />
        We check every company's documents before its first job goes live.
      </p>
    </Hero>
  );
}

/** The closing call to action for companies. */
function FirstJob() {
  return (
    <section className="section" aria-labelledby="first-job">
      <div className="wrap">
        <div className="next-step">
          <div>
            <h2 id="first-job">Ready to post your first job?</h2>
            <p>
              Start with a free trial. {isOffered("pricing") && <TextLink to={paths.pricing()}>Compare plans</TextLink>}
            </p>
          </div>
          <SignUpButton account="company" label="Register company" size="lg" />
        </div>
      </div>
    </section>
  );
}

export function HomePage() {
  const [side, setSide] = useSide();
  const hasSides = isOffered("companySignUp");
  const isHiring = hasSides && side === "hiring";
  const isVisitor = useAuth().status === "signed-out";
  return (
    <>
      <section className="wrap grid items-center gap-10 pt-8 pb-12 md:pt-16 md:pb-20 lg:grid-cols-[minmax(0,1fr)_29rem] lg:gap-16">
        <div className="grid grid-cols-[minmax(0,1fr)]">
          {hasSides && (
            <div className="mb-6 md:mb-8">
              <Segmented label="What brings you here" options={sides} value={side} onChange={setSide} big />
            </div>
          )}
          {isHiring ? <HiringHero /> : <LookingHero />}
        </div>
        {isHiring ? <ExampleApplicants /> : <Ledger />}
      </section>
      {isHiring ? (
        <>
          <WhoIsHiring />
          <BothSides side={side} />
          <HiringSteps />
          {isVisitor && <FirstJob />}
        </>
      ) : (
        <>
          <OpenNow />
          <BothSides side="looking" />
          <HowItWorks />
          <Promises />
        </>
      )}
    </>
  );
}
