import { BellPlus } from "lucide-react";
import { useState } from "react";
import { useAuth } from "@/auth/use-auth";
import { Button, LinkButton } from "@/components/ui/button";
import { loadDialog } from "@/components/ui/load-later";
import { paths } from "@/config/paths";
import { describeSearch, type JobSearch } from "@/jobs/model/search-words";

const SaveSearchDialog = loadDialog(
  async () => (await import("@/jobs/public/list/save-search-dialog")).SaveSearchDialog,
);

interface SaveSearchProps extends JobSearch {
  /** Whether the form for visitors is open. */
  isAlerting: boolean;
  onAlert: (button: HTMLElement) => void;
}

/**
 * Saves the current search, or links to saved ones if there is none. Visitors get email alerts without an account; hidden for
 * companies and administrators.
 */
export function SaveSearch({ words, filter, isAlerting, onAlert }: SaveSearchProps) {
  const { status, role } = useAuth();
  const [isOpen, setIsOpen] = useState(false);
  const look = { variant: "quiet", size: "sm" } as const;
  const isEmpty = describeSearch({ words, filter }) === "";
  if (status === "signed-out") {
    return (
      <Button {...look} icon={BellPlus} aria-expanded={isAlerting} onClick={(event) => onAlert(event.currentTarget)}>
        Email me jobs like these
      </Button>
    );
  }
  if (role !== "candidate") return null;
  if (isEmpty) {
    return (
      <LinkButton {...look} to={paths.candidate.saved({ tab: "searches" })}>
        Saved searches
      </LinkButton>
    );
  }
  return (
    <>
      <Button {...look} icon={BellPlus} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Save this search
      </Button>
      {isOpen && <SaveSearchDialog search={{ words, filter }} onClose={() => setIsOpen(false)} />}
    </>
  );
}
