import { inSentence } from "@contracts/countries/country";
import { country } from "@contracts/operator";
import { useState } from "react";
import { ProfilePreview } from "@/candidates/candidate/profile-preview";
import { previewQuery } from "@/candidates/data/own-queries";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Segmented } from "@/components/ui/segmented";
import { Skeleton, SkeletonBar } from "@/components/ui/skeleton";
import { isOffered } from "@/config/left-out";
import { useEagerQuery } from "@/lib/use-eager-query";

const readers = [
  { value: "partner", label: "Partner company" },
  { value: "applied", label: "Applied to" },
] as const;
type Reader = (typeof readers)[number]["value"];

const NotShown = ({ children }: { children: string }) => (
  <p className="text-sm text-ink-muted">Not shown: {children}.</p>
);

/** The profile as others read it, from the endpoint that serves them. */
export function PreviewCard({ isManaged }: { isManaged: boolean }) {
  const hasPartners = isManaged && isOffered("partners");
  const query = useEagerQuery(previewQuery());
  const [chosen, choose] = useState<Reader>("partner");
  const { data, error } = query;
  const reader = hasPartners ? chosen : "applied";
  const read = data?.[reader];
  return (
    <Card title="Exactly what they see">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {hasPartners && <Segmented label="Who sees it" wide options={readers} value={reader} onChange={choose} />}
        {!data &&
          (error ? (
            <ErrorState title="Couldn't load the preview." query={query}>
              {error.message}
            </ErrorState>
          ) : (
            <Skeleton label="Loading what they see">
              <SkeletonBar className="h-48 w-full" />
            </Skeleton>
          ))}
        {data && !read && <EmptyState title="Nothing to see yet" />}
        {reader === "partner" && data?.partner && (
          <>
            <ProfilePreview read={data.partner} region={data.partner.region} managedBy={data.partner.company.name} />
            <NotShown>
              email, phone number, street and city, bio, links, gender, work authorization, documents, your applications
            </NotShown>
          </>
        )}
        {reader === "applied" && data?.applied && (
          <>
            <ProfilePreview read={data.applied} />
            <p className="text-sm text-ink-muted">As it is when you apply. Later changes don't affect what you sent.</p>
            <NotShown>
              {`street and ${inSentence(country.postalCode)}, gender, ways of working not in the match, your agreements with other companies, your other applications`}
            </NotShown>
          </>
        )}
      </div>
    </Card>
  );
}
