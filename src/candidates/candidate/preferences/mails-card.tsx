import { candidateMailWords } from "@/components/product/mail-kind-words";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { SwitchSetting } from "@/components/ui/switch-setting";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { useEagerQuery } from "@/lib/use-eager-query";
import { candidateMailsQuery, useSetCandidateMail } from "@/notifications/data/email-choices";

/** Without saved searches there is nothing to turn on. */
const NoSearches = () => (
  <p className="border-line border-t px-4 py-3.5 md:px-5">
    <b className="block font-semibold">{candidateMailWords.saved_searches.name}</b>
    <span className="text-ink-muted text-sm">
      You have saved none yet. <TextLink to={paths.jobs.list()}>Search for jobs</TextLink> and save what you searched
      for.
    </span>
  </p>
);

/** Which mails the candidate gets, each kind stored at once (RULES: Messages). */
export function MailsCard() {
  const query = useEagerQuery(candidateMailsQuery());
  const set = useSetCandidateMail();
  const { data, error } = query;
  return (
    <Card
      flush
      id="mails"
      className="scroll-mt-16"
      title="Notifications by mail"
      aside={data && <span className="break-all text-ink-muted text-sm">to {data.address}</span>}
    >
      {!data && !error && <Skeleton label="Loading your mails" rows={4} />}
      {!data && error && (
        <ErrorState title="Which mails you get could not be loaded" query={query}>
          {error.message}
        </ErrorState>
      )}
      {data?.mails.map(({ kind, is_on }) =>
        is_on === null ? (
          kind === "saved_searches" && <NoSearches key={kind} />
        ) : (
          <SwitchSetting
            key={kind}
            className="border-line border-t"
            name={candidateMailWords[kind].name}
            text={candidateMailWords[kind].text}
            on={is_on}
            onChange={(next) => set.mutate({ kind, is_on: next })}
          />
        ),
      )}
      {data && (
        <p className="border-line border-t px-4 py-3 text-ink-muted text-sm md:px-5">
          Mails about your password and your address, invitations, who manages your profile, offers and the times of
          your interviews always come. What happens to your applications also stands under the bell.
        </p>
      )}
    </Card>
  );
}
