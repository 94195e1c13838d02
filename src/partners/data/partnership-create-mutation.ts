import type { ExistingPartnership } from "@contracts/partnership";
import type { PartnershipInput } from "@contracts/partnership-input";
import { useQueryClient } from "@tanstack/react-query";
import { adminKeys } from "@/administration/data/keys";
import { type AppError, atFields } from "@/lib/app-error";
import { settle } from "@/lib/settle";
import { getTables } from "@/lib/tables";
import { useSafeMutation } from "@/lib/use-safe-send";

/** Both codes: of two administrators who create the same at once the second is refused by the index. */
const isDuplicate = ({ code }: AppError) => code === "duplicate_partnership" || code === "conflict";

/** What is refused because the two are partners already is said at the second company, and carries which partnership it is. */
function atField(error: AppError): AppError {
  if (!isDuplicate(error)) return error;
  const message = "Partnership already exists between these companies";
  return atFields(error, { company_b_id: message }, message);
}

/** The partnership that a refusal speaks of, where it is known. */
export const existingPartnership = (error: AppError | null): ExistingPartnership | undefined =>
  error?.details.existing as ExistingPartnership | undefined;

async function createPartnership(pair: PartnershipInput, id: string): Promise<void> {
  const tables = await getTables();
  await settle(tables.from("company_relationships").insert({ id, ...pair })).catch((error: AppError) => {
    throw atField(error);
  });
}

/** Makes two companies partners who share nothing yet. AppError 409 at company_b_id when they are already. */
export function useCreatePartnership() {
  const client = useQueryClient();
  return useSafeMutation({
    send: createPartnership,
    onSettled: () => client.invalidateQueries({ queryKey: adminKeys.allPartnerships() }),
    meta: { successMessage: "Partnership created successfully", errorTitle: "Failed to create partnership" },
  });
}
