import type { Tagged } from "@contracts/applications/tag";
import { keepPreviousData } from "@tanstack/react-query";
import { deskStaleTime } from "@/companies/data/desk-stale-time";
import { toast } from "@/components/feedback/toast";
import { offerUndo } from "@/components/feedback/undo-offer";
import { formatCount } from "@/lib/format";
import { procedureQuery } from "@/lib/procedure-query";
import { useProcedure } from "@/lib/use-act";

/** The company's tags with their counts, within one job if given. */
export const tagsQuery = ({ jobId, companyId }: { jobId?: string | undefined; companyId?: string | undefined }) =>
  procedureQuery(
    "get_tags",
    { p_job_id: jobId, p_company_id: companyId },
    { staleTime: deskStaleTime, placeholderData: keepPreviousData },
  );

interface Tagging {
  ids: string[];
  name: string;
  isOn: boolean;
}

const fullWords = (full: number) => (full > 0 ? `${formatCount(full, "has", "have")} 10 tags already` : undefined);

/** Tags or untags people, with undo for those changed. AppError 403, 409, or 422 with the field "tag". */
export function useTag({ isSilent = false }: { isSilent?: boolean } = {}) {
  const argsOf = ({ ids, name, isOn }: Tagging) => ({ p_ids: ids, p_name: name, p_is_on: isOn });
  const undo = useProcedure("tag_applications", argsOf, { meta: { errorTitle: "This couldn't be undone" } });
  return useProcedure("tag_applications", argsOf, {
    onSuccess: ({ changed, full }: Tagged, { ids, name, isOn }: Tagging) => {
      const whom = ids.length > 1 ? ` ${isOn ? "to" : "from"} ${formatCount(changed.length, "person", "people")}` : "";
      const description = fullWords(full.length);
      if (changed.length === 0) return void toast.info({ title: description ?? "Nothing to change" });
      offerUndo({
        title: `${name} ${isOn ? "added" : "removed"}${whom}`,
        description,
        undo: () => undo.mutate({ ids: changed, name, isOn: !isOn }),
        of: "tags",
      });
    },
    meta: isSilent
      ? { silent: true }
      : {
          errorTitle: "The tag couldn't be changed",
          errorMessage: (error) => error.fields?.tag ?? error.message,
          toastFieldErrors: true,
        },
  });
}
