import { BellPlus, Bookmark } from "lucide-react";
import { Card, Rows } from "@/components/ui/card";
import { LinkRow } from "@/components/ui/link-row";
import { paths } from "@/config/paths";

/** Where the candidate finds again what they kept. */
export function SavedCard() {
  return (
    <Card flush title="Saved">
      <Rows>
        <LinkRow to={paths.candidate.saved()} icon={Bookmark} label="Saved jobs" text="What you want to come back to" />
        <LinkRow
          to={paths.candidate.saved({ tab: "searches" })}
          icon={BellPlus}
          label="Saved searches"
          text="New jobs by email"
        />
      </Rows>
    </Card>
  );
}
