import { viewedLatelyDays } from "@contracts/accounts/my-data";
import { candidateActivityQuery } from "@/applications/data/my-application-queries";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { KeyValues } from "@/components/ui/key-values";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { formatNumber } from "@/lib/format";
import { useEagerQuery } from "@/lib/use-eager-query";

const dash = (
  <>
    <span aria-hidden="true">–</span>
    <span className="sr-only">not available</span>
  </>
);
const count = (value: number | undefined) => (value === undefined ? dash : formatNumber(value));

/** Activity Summary (RULES: Applications). */
export function ActivityCard() {
  const query = useEagerQuery({ ...candidateActivityQuery(), meta: { silent: true } });
  const { data, error } = query;
  return (
    <Card title="Activity Summary">
      {!data && error ? (
        <ErrorState title="Couldn't load the summary." query={query}>
          {error.message}
        </ErrorState>
      ) : (
        <>
          <KeyValues
            align="end"
            items={[
              { label: "Applications", value: count(data?.applications) },
              { label: "Interviews", value: count(data?.interviews) },
              {
                label: "Available Jobs",
                value: data ? (
                  <TextLink to={paths.jobs.list()} className="inline-block min-w-11 text-end">
                    {count(data.available_jobs)}
                  </TextLink>
                ) : (
                  count(undefined)
                ),
              },
              { label: "Profile Views", value: count(data?.profile_views) },
            ]}
          />
          <p className="mt-3 text-sm text-ink-muted">
            Profile views: companies that looked at your profile or an application in the last {viewedLatelyDays} days,
            each counted once a day. <TextLink to={`${paths.candidate.data()}#views`}>Who looked</TextLink>
          </p>
        </>
      )}
    </Card>
  );
}
