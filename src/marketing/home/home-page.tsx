import { useState } from "react";
import { useAuth } from "@/auth/use-auth";
import { usePageTitle } from "@/components/feedback/page-title";
import { LinkButton } from "@/components/ui/button";
import { Segmented } from "@/components/ui/segmented";
import { paths } from "@/config/paths";
import { BothSides } from "@/marketing/home/both-sides";
import { HowItWorks } from "@/marketing/home/how-it-works";
import { Ledger } from "@/marketing/home/ledger";
import { LookAround } from "@/marketing/home/look-around";
import { OpenNow } from "@/marketing/home/open-now";
import { Promises } from "@/marketing/home/promises";
import type { Side } from "@/marketing/home/side";
import { SignUpButton } from "@/marketing/sign-up-button";

const sides: readonly { value: Side; label: string }[] = [
  { value: "looking", label: "I am looking" },
  { value: "hiring", label: "I am hiring" },
];

/** The home page. */
export function HomePage() {
  const { status, role } = useAuth();
  usePageTitle("Finding the Perfect Match");
  const [chosen, setChosen] = useState<Side>();
  const side = chosen ?? (role === "company" ? "hiring" : "looking");
  return (
    <>
      <section className="wrap grid items-center gap-10 pt-8 pb-12 md:pt-16 md:pb-20 lg:grid-cols-[minmax(0,1fr)_29rem] lg:gap-16">
        <div className="grid grid-cols-[minmax(0,1fr)]">
          <div className="mb-6 md:mb-8">
            <Segmented label="What brings you here" options={sides} value={side} onChange={setChosen} big />
          </div>
          <h1 className="font-semibold text-3xl md:text-4xl">
            Finding the <br className="max-md:hidden" />
            Perfect Match
          </h1>
          <p className="mt-4 max-w-[34rem] text-ink-muted text-md md:mt-6 md:text-lg">
            Match on skills, experience and company culture. Fairmatch lines up what a job asks with what a person
            brings, and shows both sides the same result.
          </p>
          <div className="mt-7 grid min-h-12 gap-3 md:flex">
            <SignUpButton label="Join Today" variant="primary" size="lg" />
            {status === "signed-out" && (
              <LinkButton to={paths.signIn()} size="lg">
                Sign In
              </LinkButton>
            )}
          </div>
          <LookAround />
        </div>
        <Ledger side={side} />
      </section>
      <OpenNow />
      <BothSides />
      <HowItWorks />
      <Promises />
    </>
  );
}
