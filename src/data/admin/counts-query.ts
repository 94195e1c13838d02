import { queryOptions } from "@tanstack/react-query";
import { adminKeys } from "@/data/admin/keys";
import { settle } from "@/lib/settle";
import { getSupabase } from "@/lib/supabase";

/** Rows an administrator can see in a table. Throws AppError. */
async function countRows(table: "profiles" | "companies" | "candidates"): Promise<number> {
  const supabase = await getSupabase();
  const { count } = await settle(supabase.from(table).select("id", { count: "exact", head: true }));
  return count ?? 0;
}

/** What waits for an administrator: submitted companies, and changes of approved ones. Throws AppError. */
async function countPending(): Promise<number> {
  const supabase = await getSupabase();
  const head = { count: "exact", head: true } as const;
  const companies = supabase.from("companies").select("*", head).eq("is_approved", false);
  const [submitted, changed] = await Promise.all([
    settle(companies.not("submitted_at", "is", null).is("rejected_at", null)),
    settle(supabase.from("company_proposals").select("*", head).is("rejected_at", null)),
  ]);
  return (submitted.count ?? 0) + (changed.count ?? 0);
}

/** The dashboard's counters, each with the text of its own failure. */
export const countQueries = {
  users: queryOptions({
    queryKey: adminKeys.count("users"),
    queryFn: () => countRows("profiles"),
    meta: { errorTitle: "Failed to load user count" },
  }),
  companies: queryOptions({
    queryKey: adminKeys.count("companies"),
    queryFn: () => countRows("companies"),
    meta: { errorTitle: "Failed to load company count" },
  }),
  pending: queryOptions({
    queryKey: adminKeys.count("pending"),
    queryFn: countPending,
    meta: { errorTitle: "Failed to load pending approvals" },
  }),
  candidates: queryOptions({
    queryKey: adminKeys.count("candidates"),
    queryFn: () => countRows("candidates"),
    meta: { errorTitle: "Failed to load candidate count" },
  }),
};
