import { SlidersHorizontal } from "lucide-react";
import { preferencesQuery } from "@/candidates/data/own-queries";
import { Card } from "@/components/ui/card";
import { LinkRow } from "@/components/ui/link-row";
import { paths } from "@/config/paths";
import { describeSearch } from "@/jobs/model/search-words";
import { useEagerQuery } from "@/lib/use-eager-query";

/** A link to the candidate's preferences, which companies don't see. */
export function PreferencesRow() {
  const { data } = useEagerQuery(preferencesQuery());
  const chosen = data ? describeSearch({ words: "", filter: data.filter }) : "";
  return (
    <Card flush>
      <LinkRow
        to={paths.candidate.preferences()}
        icon={SlidersHorizontal}
        label="Preferences"
        text={`${chosen || "The jobs you're looking for"}. Private to you.`}
      />
    </Card>
  );
}
