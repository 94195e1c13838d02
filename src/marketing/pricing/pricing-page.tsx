import { operator, productName } from "@contracts/operator";
import { type PlanTier, planParts, planTiers } from "@contracts/plans/plan-limits";
import { subscriptionTierLabels } from "@contracts/plans/subscription";
import { Check, ChevronDown } from "lucide-react";
import { useAuth } from "@/auth/use-auth";
import { PageTitle } from "@/components/feedback/page-title";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { type PlanLine, partWords, planFor, planLines } from "@/plans/model/plan-words";
import { PlanList } from "@/plans/shared/plan-list";

const plans = planTiers.map((tier) => ({
  tier,
  name: subscriptionTierLabels[tier],
  price: operator.prices[tier],
  lines: planLines(tier),
}));

/** What every plan includes. */
const always = ["Match, messages, interviews, offers", "Reply-by dates and your public company page"];

const questions = [
  {
    question: "What happens when we reach a limit?",
    answer: "Nothing closes. You can publish the next job once one closes or you move to a bigger plan.",
  },
  {
    question: "What happens when a plan ends?",
    answer: "Your jobs are hidden and everything else stays: applicants, messages, notes. Renew to bring them back.",
  },
  {
    question: "Who counts as a team member?",
    answer:
      "Everyone on your team who signs in, including partner recruiters. Invitations count once they're accepted.",
  },
  { question: "Do candidates pay?", answer: `No. Everything on ${productName} is free for candidates.` },
];

/** A plan's call to action: sign-up for visitors, the contact page for anyone if the price is negotiable. */
function PlanButton({ tier, name, price }: (typeof plans)[number]) {
  const { status } = useAuth();
  if (!price)
    return (
      <LinkButton block to={paths.contact()} aria-label={`Talk to us: ${name}`}>
        Talk to us
      </LinkButton>
    );
  if (status !== "signed-out") return null;
  const label = tier === "free_trial" ? "Start free trial" : "Register company";
  return (
    <LinkButton
      block
      variant={tier === "free_trial" ? "primary" : "secondary"}
      to={paths.signUp({ role: "company" })}
      aria-label={`${label}: ${name}`}
    >
      {label}
    </LinkButton>
  );
}

function PlanCard(plan: (typeof plans)[number]) {
  const { tier, name, price } = plan;
  return (
    <section className="card plan" aria-labelledby={`plan-${tier}`}>
      <h2 id={`plan-${tier}`}>{name}</h2>
      <p className="text-ink-muted text-sm">{planFor[tier]}</p>
      <p className="price">
        {price?.amount ?? "Talk to us"} {price?.per && <small>{price.per}</small>}
      </p>
      <PlanList tier={tier} />
      <PlanButton {...plan} />
    </section>
  );
}

function Included({ isIncluded }: { isIncluded: boolean }) {
  return (
    <>
      {isIncluded ? <Icon icon={Check} size="sm" /> : <span aria-hidden="true">–</span>}
      <span className="sr-only">{isIncluded ? "Included" : "Not included"}</span>
    </>
  );
}

const Amount = ({ amount, isIncluded }: PlanLine) => amount ?? <Included isIncluded={isIncluded} />;

/** Every feature of every plan, from 768 px; the cards say the same. */
function PlanTable() {
  const lineOf = (tier: PlanTier, at: number) => plans.find((plan) => plan.tier === tier)?.lines[at];
  return (
    <table className="plan-table">
      <caption className="sr-only">What each plan includes</caption>
      <thead>
        <tr>
          <td />
          {plans.map(({ tier, name }) => (
            <th key={tier} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {planParts.map((part, at) => (
          <tr key={part}>
            <th scope="row">
              {partWords(part).title}
              <small>{partWords(part).help}</small>
            </th>
            {planTiers.map((tier) => {
              const line = lineOf(tier, at);
              return <td key={tier}>{line && <Amount {...line} />}</td>;
            })}
          </tr>
        ))}
        {always.map((title) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            {planTiers.map((tier) => (
              <td key={tier}>
                <Included isIncluded />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** /pricing: each plan's features, and its price if the operator sets one. */
export function PricingPage() {
  return (
    <>
      <div className="wrap pt-8 pb-12 md:pt-10 md:pb-0">
        <div className="mx-auto mb-6 max-w-[40rem] text-center">
          <PageTitle>Pricing</PageTitle>
          <p className="mt-1 text-ink-muted text-md">
            Every plan includes the match, reply-by dates, messages, interviews and offers. Plans differ in how much you
            can run at the same time. Free for candidates.
          </p>
        </div>
        <div className="plans">
          {plans.map((plan) => (
            <PlanCard key={plan.tier} {...plan} />
          ))}
        </div>
        <p className="mt-4 text-center text-ink-muted text-sm">You pick a plan once your company is approved.</p>
      </div>
      <section className="section max-md:hidden" aria-labelledby="compare">
        <div className="wrap">
          <h2 id="compare" className="mb-6">
            Compare plans
          </h2>
          <div className="card overflow-hidden">
            <PlanTable />
          </div>
        </div>
      </section>
      <section className="section alt" aria-labelledby="questions">
        <div className="wrap">
          <h2 id="questions" className="mb-6">
            Questions
          </h2>
          <div className="card plan-answers">
            {questions.map(({ question, answer }) => (
              <details key={question} className="asked-once">
                <summary>
                  <span className="min-w-0 grow">{question}</span>
                  <Icon icon={ChevronDown} className="text-ink-subtle" />
                </summary>
                <p className="max-w-read pb-4 text-ink-muted">{answer}</p>
              </details>
            ))}
          </div>
          <p className="mt-4 text-ink-muted">
            Something else? <TextLink to={paths.contact()}>Talk to us</TextLink>
          </p>
        </div>
      </section>
    </>
  );
}
