import type { AddedLink } from "@contracts/applications/added-person";
import { Card } from "@/components/ui/card";
import { KeyValues } from "@/components/ui/key-values";
import { formatCount, formatList } from "@/lib/format";

const kindWords = { phone: "a phone number", resume: "a resume", skills: "skills" } as const;

/** What the company entered: values for the person, only their kinds for other readers. */
export function WhatTheyHave({
  link: { kinds, person, reader },
  companyName,
}: {
  link: AddedLink;
  companyName: string;
}) {
  return (
    <Card title={`What ${companyName} has`}>
      {person ? (
        <KeyValues
          items={[
            { label: "Name", value: person.name },
            { label: "Email", value: person.email },
            { label: "Phone", value: person.phone },
            { label: "Resume", value: person.resume_name ?? (person.resume && "One file") },
            { label: "Skills", value: person.skills.length > 0 ? formatCount(person.skills.length, "skill") : null },
          ]}
        />
      ) : (
        <>
          <p>{formatList(["Your name", "your email", ...kinds.map((kind) => kindWords[kind])])}.</p>
          {!reader && <p className="mt-1 text-ink-muted text-sm">You'll see them after you sign in.</p>}
        </>
      )}
    </Card>
  );
}
