import { Building2, Equal, type LucideIcon, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { useAuth } from "@/auth/use-auth";
import { usePageTitle } from "@/components/feedback/page-title";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { paths } from "@/config/paths";
import { ExampleMatch } from "@/features/marketing/example-match";
import { WayIn } from "@/features/marketing/way-in";

interface Way {
  title: string;
  text: string;
  icon: LucideIcon;
  /** What leads on from here. */
  action: ReactNode;
}

const actionLook = "mt-auto md:max-lg:whitespace-normal md:self-start";

const ways: readonly Way[] = [
  {
    title: "For Candidates",
    text: "Build one profile, upload your resume and see every open job ranked by how well it fits, with the reasons written out.",
    icon: UserRound,
    action: <WayIn account="candidate" label="Get Started" className={actionLook} />,
  },
  {
    title: "For Companies",
    text: "Register your company, post jobs and move applications from new to hired, from your phone if you like.",
    icon: Building2,
    action: <WayIn account="company" label="Register Company" className={actionLook} />,
  },
  {
    title: "Advanced Matching",
    text: "Required skills, preferred skills, level and location. The same input always gives the same answer, and it never rejects anyone.",
    icon: Equal,
    // Meant for a page of its own; Services tells the same story until that exists (ARCHITECTURE: Decisions).
    action: (
      <LinkButton to={paths.services()} className={actionLook}>
        Learn More about our services
      </LinkButton>
    ),
  },
];

/** The home page. */
export function HomePage() {
  const { status } = useAuth();
  usePageTitle("Finding the Perfect Match");
  return (
    <>
      <section className="wrap grid items-center gap-10 pt-10 pb-14 md:pt-20 md:pb-24 lg:grid-cols-[1fr_29rem] lg:gap-16">
        <div>
          <h1 className="text-3xl font-semibold md:text-4xl">
            Finding the <br className="max-md:hidden" />
            Perfect Match
          </h1>
          <p className="mt-4 max-w-[34rem] text-md text-ink-muted md:mt-6 md:text-lg">
            Match on skills, experience and company culture. Fairmatch lines up what a job asks with what a person
            brings, and shows both sides the same result.
          </p>
          <div className="mt-7 grid min-h-12 gap-3 md:flex">
            <WayIn label="Join Today" variant="primary" size="lg" />
            {status === "signed-out" && (
              <LinkButton to={paths.signIn()} size="lg">
                Sign In
              </LinkButton>
            )}
          </div>
        </div>
        <ExampleMatch />
      </section>
      <section className="border-t border-line bg-surface" aria-labelledby="how">
        <div className="wrap py-14 md:py-20">
          <h2 id="how" className="text-2xl font-semibold">
            How It Works
          </h2>
          <p className="mt-2 max-w-[38rem] text-md text-ink-muted">
            What is asked and what is offered stand side by side, in plain words, for everyone.
          </p>
          <div className="card mt-8 grid md:grid-cols-3">
            {ways.map((way) => (
              <article
                key={way.title}
                className="flex flex-col gap-2 border-line p-6 not-first:max-md:border-t not-first:md:border-l md:p-7"
              >
                <span className="mb-3 text-accent-text">
                  <Icon icon={way.icon} className="size-6!" />
                </span>
                <h3 className="text-lg font-semibold">{way.title}</h3>
                <p className="mb-4 text-ink-muted">{way.text}</p>
                {way.action}
              </article>
            ))}
          </div>
        </div>
      </section>
    </>
  );
}
