import { queryOptions } from "@tanstack/react-query";
import { adminKeys } from "@/administration/data/keys";
import { callProcedure } from "@/lib/call-procedure";

/** All administrators, the first one first. */
export const administratorsQuery = queryOptions({
  queryKey: adminKeys.administrators(),
  queryFn: ({ signal }) => callProcedure("list_admins", {}, { signal }),
});
