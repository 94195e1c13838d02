import { operator, productName } from "@contracts/operator";
import { planTiers } from "@contracts/plans/plan-limits";
import { subscriptionTierLabels } from "@contracts/plans/subscription";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ProgressBar } from "@/components/ui/progress-bar";

interface BrandSamplesProps {
  /** Addresses of pictures. */
  icon: string;
  appIcon: string;
  shareImage: string;
  email: { subject: string; html: string };
}

const Scheme = ({ name, children }: { name: "light" | "dark"; children: ReactNode }) => (
  <section className={`grid gap-4 bg-canvas p-6 text-ink ${name === "light" ? "scheme-light" : "scheme-dark"}`}>
    <h2 className="font-semibold text-lg capitalize">{name}</h2>
    {children}
  </section>
);

/** An email reads the system's scheme; here it has both. */
const inScheme = (html: string, scheme: "light" | "dark") =>
  html.replaceAll("(prefers-color-scheme: dark)", scheme === "dark" ? "all" : "not all");

function Colors() {
  return (
    <Card title="Colors">
      <div className="grid gap-4">
        <div className="flex flex-wrap gap-3">
          <Button variant="primary">Apply</Button>
          <Button>Save</Button>
          <Button variant="quiet">Not now</Button>
        </div>
        <div className="flex flex-wrap gap-3">
          <Badge tone="good">Approved</Badge>
          <Badge>Draft</Badge>
        </div>
        <p>
          <a className="link" href="#email">
            All open jobs
          </a>{" "}
          <span className="text-ink-muted">and muted text</span>
        </p>
        <ProgressBar value={60} label="Profile" />
      </div>
    </Card>
  );
}

function Prices() {
  return (
    <Card title="Prices">
      <dl className="grid gap-2">
        {planTiers.map((tier) => (
          <div key={tier} className="flex justify-between gap-4">
            <dt>{subscriptionTierLabels[tier]}</dt>
            <dd className="font-semibold">
              {operator.prices[tier]?.amount ?? "Talk to us"} {operator.prices[tier]?.per}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** What the operator file changes, for `npm run brand`. */
export function BrandSamples({ icon, appIcon, shareImage, email }: BrandSamplesProps) {
  return (
    <main className="grid lg:grid-cols-2">
      {(["light", "dark"] as const).map((scheme) => (
        <Scheme key={scheme} name={scheme}>
          <Card>
            <div className="flex items-center gap-4">
              <img src={icon} alt="Icon" width="48" height="48" />
              <img src={appIcon} alt="Icon of the installed app" width="48" height="48" />
              <div>
                <p className="font-semibold text-xl">{productName}</p>
                <p className="text-ink-muted">{operator.tagline}</p>
              </div>
            </div>
          </Card>
          <Colors />
          <Prices />
          <Card title={`Email: ${email.subject}`}>
            <iframe title={`Email, ${scheme}`} srcDoc={inScheme(email.html, scheme)} className="w-full" height="520" />
          </Card>
          <Card title="Share image">
            <img src={shareImage} alt="Share" width="1200" height="630" className="h-auto w-full" />
          </Card>
        </Scheme>
      ))}
    </main>
  );
}
