import type { Company } from "@contracts/companies/company";
import { useQuery } from "@tanstack/react-query";
import { useCompared } from "@/administration/admin/use-compared";
import { similarCompaniesQuery } from "@/administration/data/companies";
import { fileLinkQuery } from "@/files/data/file-link-query";
import { documentsOf, linkedFile } from "@/files/shared/document-viewer";
import { isMissing } from "@/lib/app-error";
import { useEagerQuery } from "@/lib/use-eager-query";

interface Ready {
  /** The ids of the similar companies shown; undefined until everything has loaded. */
  warningsSeen: string[] | undefined;
  /** Whether it can be approved, which includes the comparison with similar companies. */
  canApprove: boolean;
  words: string | null;
}

/** Whether a company can be decided: the similarity check and the visible document have loaded. */
export function useReady(company: Company): Ready {
  const similar = useEagerQuery(similarCompaniesQuery(company.id));
  const [isCompared] = useCompared(company.id);
  // The viewer requests it, and each request is logged, so only observe it here. A deleted one never loads.
  const shown = linkedFile(documentsOf(company)[0]);
  const link = useQuery({
    ...fileLinkQuery(shown ?? { bucket: "company-documents", path: "" }),
    enabled: false,
  });
  const hasDocument = !shown || link.data !== undefined || (link.isError && isMissing(link.error));
  if (!similar.data || !hasDocument) {
    const words = similar.isError
      ? "Couldn't load similar companies."
      : link.isError
        ? "Couldn't load the documents."
        : "Loading the documents and similar companies…";
    return { warningsSeen: undefined, canApprove: false, words };
  }
  const canApprove = similar.data.length === 0 || isCompared;
  return {
    warningsSeen: similar.data.map(({ id }) => id),
    canApprove,
    words: canApprove ? null : "Check the box above to approve.",
  };
}
