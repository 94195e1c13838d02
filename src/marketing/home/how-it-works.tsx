import { Building2, Equal, type LucideIcon, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { MatchSign } from "@/components/product/match-sign";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { paths } from "@/config/paths";
import { SignUpButton } from "@/marketing/sign-up-button";

type Step = readonly [title: string, text: string];

interface Way {
  title: string;
  icon: LucideIcon;
  steps: readonly Step[];
  /** Whether they are sequential. */
  inOrder: boolean;
  /** The call to action. */
  action: ReactNode;
}

const actionLook = "md:justify-self-start md:max-lg:whitespace-normal";

const ways: readonly Way[] = [
  {
    title: "For Candidates",
    icon: UserRound,
    inOrder: true,
    steps: [
      ["Write one profile", "Skills, experience, location and how you like to work, with your resume next to it."],
      ["See what each job asks for", "Bars filled by what you have, with the reasons written out."],
      ["Apply and know the date", "If a company sets a reply-by date, your application shows it."],
    ],
    action: <SignUpButton account="candidate" label="Get Started" className={actionLook} />,
  },
  {
    title: "For Companies",
    icon: Building2,
    inOrder: true,
    steps: [
      ["Say what the job asks for", "Required, preferred, level, location. The preview is live."],
      ["See what candidates see", "The same bars, in the same order."],
      ["Reply from your phone", "From new to hired with one thumb. Candidates are notified of each step."],
    ],
    action: <SignUpButton account="company" label="Register Company" className={actionLook} />,
  },
  {
    title: "Advanced Matching",
    icon: Equal,
    inOrder: false,
    steps: [
      ["Counted", "Required skills first, then preferred, level, location and ways of working."],
      ["Always the same", "The same input gives the same answer, to both sides."],
      ["Yours to correct", "Change your profile and every bar updates right away."],
    ],
    action: (
      <LinkButton to={paths.about()} className={actionLook}>
        <span>
          Learn More<span className="sr-only"> about the match</span>
        </span>
      </LinkButton>
    ),
  },
];

/** How It Works: three steps for each side, and what applies to both. */
export function HowItWorks() {
  return (
    <section className="border-line border-y bg-surface" aria-labelledby="how">
      <div className="wrap py-14 md:py-20">
        <h2 id="how" className="font-semibold text-2xl">
          How It Works
        </h2>
        <p className="mt-2 max-w-[38rem] text-ink-muted text-md">
          What a job asks for next to what a person brings, in plain words, for everyone.
        </p>
        <div className="card mt-8 grid md:grid-cols-3">
          {ways.map(({ title, icon, steps, inOrder, action }) => {
            const List = inOrder ? "ol" : "ul";
            return (
              <article className="how" key={title}>
                <span className="mb-3 flex text-accent-text">
                  <Icon icon={icon} className="size-6" />
                </span>
                <h3 className="font-semibold text-lg">{title}</h3>
                <List className="three">
                  {steps.map(([name, text]) => (
                    <li key={name}>
                      {!inOrder && <MatchSign fit="match" quiet label={null} />}
                      <b>{name}</b>
                      <span>{text}</span>
                    </li>
                  ))}
                </List>
                {action}
              </article>
            );
          })}
        </div>
      </div>
    </section>
  );
}
