import type { AddedLink } from "@contracts/applications/added-person";
import { candidateStatusLabels } from "@contracts/applications/application-status";
import { productName } from "@contracts/operator";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, FileText, Info, ListMinus, Mail, UserRound, UsersRound } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { addedLinkQuery, useRemoveAddedPerson, useTakeOver } from "@/applications/data/added-people";
import { WhatTheyHave } from "@/applications/public/what-they-have";
import { useAuth } from "@/auth/use-auth";
import { PageLoader } from "@/components/feedback/page-loader";
import { PageTitle } from "@/components/feedback/page-title";
import { CompanyAvatar } from "@/components/product/company-avatar";
import { Button, LinkButton } from "@/components/ui/button";
import { Consequences } from "@/components/ui/consequences";
import { ErrorState } from "@/components/ui/error-state";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { paths } from "@/config/paths";
import { formatList } from "@/lib/format";
import { formatShortDay } from "@/lib/format-date";

interface Shown {
  link: AddedLink;
  token: string;
}

const adder = ({ added_by, company, added_at }: AddedLink) =>
  `${added_by ?? `A recruiter at ${company.name}`} added you on ${formatShortDay(added_at)}.`;

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-[30rem] grid-cols-1 gap-4 px-4 pt-6 pb-10">
      <meta name="referrer" content="no-referrer" />
      {children}
    </div>
  );
}

function About({ link: { company, job } }: { link: AddedLink }) {
  return (
    <div className="flex items-center gap-3">
      <CompanyAvatar name={company.name} logo={company.logo_url} size="lg" />
      <p className="wrap-anywhere min-w-0 text-ink-muted">
        <b className="block font-semibold text-ink">{company.name}</b>
        {job.title}, {job.location}
      </p>
    </div>
  );
}

function Calm({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 text-ink-muted text-sm">
      <Icon icon={Info} className="mt-0.5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

/** Asks once; needs no account, and can't be undone. */
function Remove({ link, token, onKeep, onRemoved }: Shown & { onKeep: () => void; onRemoved: () => void }) {
  const remove = useRemoveAddedPerson();
  const { company, kinds, added_at } = link;
  const facts = ["Name", "email", ...(["phone", "skills"] as const).filter((kind) => kinds.includes(kind))];
  return (
    <>
      <About link={link} />
      <div>
        <PageTitle>Remove your data?</PageTitle>
        <p className="mt-1 text-ink-muted">{adder(link)} You can't undo this.</p>
      </div>
      <section aria-labelledby="removed">
        <h2 id="removed" className="label mb-2">
          Removed right away
        </h2>
        <Consequences
          items={[
            { icon: UserRound, title: formatList(facts) },
            ...(kinds.includes("resume")
              ? [{ icon: FileText, title: "The resume", text: "And the text we read from it" }]
              : []),
            { icon: UsersRound, title: "What the team wrote about you", text: "Notes and history" },
          ]}
        />
      </section>
      <section aria-labelledby="kept">
        <h2 id="kept" className="label mb-2">
          What {company.name} keeps
        </h2>
        <Consequences
          items={[
            {
              icon: ListMinus,
              title: "One line without your name",
              text: `“Someone your team added removed their data.” It doesn't say who was added on ${formatShortDay(added_at)}.`,
            },
          ]}
        />
      </section>
      <div className="grid gap-2">
        <Button
          variant="danger"
          size="lg"
          block
          busy={remove.isPending}
          busyLabel="Removing..."
          onClick={() => remove.mutate(token, { onSuccess: onRemoved })}
        >
          Remove my data
        </Button>
        <Button variant="quiet" size="lg" block disabled={remove.isPending} onClick={onKeep}>
          Keep it
        </Button>
      </div>
      <Calm>If you have a {productName} account, it isn't affected.</Calm>
    </>
  );
}

/** The reader's options, depending on who is signed in. */
function Acts({ link, token }: Shown) {
  const { signOut } = useAuth();
  const navigate = useNavigate();
  const takeOver = useTakeOver();
  const { reader, person, is_paused, company } = link;
  const here = paths.added(token);
  if (!reader)
    return (
      <div className="grid gap-2">
        <LinkButton variant="primary" size="lg" block to={paths.signUp({ role: "candidate", redirect: here })}>
          Create account
        </LinkButton>
        <LinkButton size="lg" block to={paths.signIn({ redirect: here })}>
          Sign in
        </LinkButton>
      </div>
    );
  if (!person || !reader.is_candidate)
    return (
      <Notice
        tone="warn"
        title={person ? "This account can't take over" : "This link is for another address"}
        actions={<Button onClick={() => void signOut()}>Sign out</Button>}
      >
        {person
          ? "Only a candidate account can take over an application."
          : `It was sent to ${reader.added_email}. You're signed in as ${reader.email}. Sign out and use that address.`}
      </Notice>
    );
  if (is_paused)
    return (
      <Notice tone="warn" title={`${company.name} is paused`}>
        You can take over once it's active again. You can remove your data now.
      </Notice>
    );
  return (
    <div className="grid gap-2">
      <Button
        variant="primary"
        size="lg"
        block
        busy={takeOver.isPending || takeOver.isSuccess}
        busyLabel="Taking over..."
        onClick={() =>
          takeOver.mutate(token, {
            onSuccess: (id) => navigate(paths.candidate.application(id), { replace: true }),
          })
        }
      >
        Take over
      </Button>
      <LinkButton variant="quiet" size="lg" block to={paths.candidate.dashboard()}>
        Not now
      </LinkButton>
    </div>
  );
}

function TakeOver({ link, token, onRemove }: Shown & { onRemove: () => void }) {
  const { reader, person, company, added_by } = link;
  return (
    <>
      <About link={link} />
      <div>
        <PageTitle>{person ? "Take over your application" : "Is this your application?"}</PageTitle>
        <p className="wrap-anywhere mt-1 text-ink-muted">
          {adder(link)}{" "}
          {person && reader
            ? `You're signed in as ${reader.email}.`
            : "Sign in or create an account with the address the email was sent to, then take over: you'll see every step, write to the team and reply to offers."}
        </p>
      </div>
      {person && (
        <Consequences
          items={[
            reader?.own_application_id
              ? {
                  icon: CircleCheck,
                  title: "Your own application stays",
                  text: "You applied to this job yourself. The one added by hand is merged into it, with its history.",
                }
              : {
                  icon: CircleCheck,
                  title: "It moves into your account",
                  text: `You see its stage, ${candidateStatusLabels[person.status]}${person.answer_due ? `, and the reply-by date, ${formatShortDay(person.answer_due)}` : ""}.`,
                },
            ...(person.resume
              ? [
                  {
                    icon: FileText,
                    title: `The resume ${added_by ?? "they"} uploaded stays with it`,
                    text: "Your own resumes aren't sent.",
                  },
                ]
              : []),
            {
              icon: Mail,
              title: "The team can write to you",
              text: "They can also propose interview times and send an offer. They're notified that you took over.",
            },
          ]}
        />
      )}
      <Acts link={link} token={token} />
      <Calm>
        {reader ? "Not interested?" : "Not you, or not interested?"}{" "}
        <button type="button" className="link" onClick={onRemove}>
          Remove my data
        </button>
        . You don't need an account for that.
      </Calm>
      <WhatTheyHave link={link} companyName={company.name} />
    </>
  );
}

function Ended({ title, text }: { title: string; text: string }) {
  return (
    <Frame>
      <section className="card grid grid-cols-1 justify-items-center gap-2 rounded-xl px-5 py-10 text-center">
        <PageTitle>{title}</PageTitle>
        <p className="text-ink-muted">{text}</p>
        <LinkButton to={paths.contact()} className="mt-4">
          Contact
        </LinkButton>
      </section>
    </Frame>
  );
}

/** /added/:token: options of a person added by hand. Opening it changes nothing. */
export function AddedPage() {
  const { token = "" } = useParams();
  const { status } = useAuth();
  const query = useQuery({ ...addedLinkQuery(token), enabled: status !== "loading" });
  const [isRemoving, setRemoving] = useState<boolean | null>(null);
  const [isRemoved, setRemoved] = useState(false);
  const { data: link, error } = query;
  if (isRemoved)
    return <Ended title="Your data has been removed" text="The company keeps one line without your name." />;
  if (error && error.status >= 400 && error.status < 500)
    return <Ended title="This link no longer works" text="It was already used, or its data has been deleted." />;
  if (error)
    return (
      <Frame>
        <PageTitle>Your application</PageTitle>
        <ErrorState title="The page couldn't be loaded" query={query}>
          {error.message}
        </ErrorState>
      </Frame>
    );
  if (!link || status === "loading") return <PageLoader />;
  return (
    <Frame>
      {(isRemoving ?? link.act === "remove") ? (
        <Remove link={link} token={token} onKeep={() => setRemoving(false)} onRemoved={() => setRemoved(true)} />
      ) : (
        <TakeOver link={link} token={token} onRemove={() => setRemoving(true)} />
      )}
    </Frame>
  );
}
