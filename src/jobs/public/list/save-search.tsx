import { BellPlus } from "lucide-react";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { useAuth } from "@/auth/use-auth";
import { Button, LinkButton } from "@/components/ui/button";
import { loadDialog } from "@/components/ui/load-later";
import { paths } from "@/config/paths";
import { describeSearch, type JobSearch } from "@/jobs/model/search-words";

const SaveSearchDialog = loadDialog(
  async () => (await import("@/jobs/public/list/save-search-dialog")).SaveSearchDialog,
);

/**
 * Keeps what the list is searched for, and before anything is searched for leads to what was kept. Visitors sign in or up first and come
 * back to their search; companies and administrators have none.
 */
export function SaveSearch({ words, filter, className }: JobSearch & { className?: string }) {
  const { status, role } = useAuth();
  const { pathname, search } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const look = { variant: "quiet", size: "sm", className } as const;
  const isEmpty = describeSearch({ words, filter }) === "";
  if (status === "signed-out") {
    if (isEmpty) return null;
    return (
      <LinkButton {...look} icon={BellPlus} to={paths.signIn({ redirect: pathname + search })}>
        Save this search
      </LinkButton>
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
