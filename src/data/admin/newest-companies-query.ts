import type { CompanyListItem, CompanySubscription } from "@contracts/company";
import { queryOptions } from "@tanstack/react-query";
import { adminKeys } from "@/data/admin/keys";
import { settle } from "@/lib/settle";
import { getSupabase } from "@/lib/supabase";

/** How many companies the dashboard lists. */
const newestCompanies = 10;

export type NewestCompany = Pick<
  CompanyListItem,
  "id" | "name" | "logo_url" | "is_approved" | "submitted_at" | "rejected_at" | "created_at"
> & { subscription: Pick<CompanySubscription, "tier" | "status" | "expires_at"> };

/** The newest companies with their tiers; without a subscription tier none, status active. Throws AppError. */
async function getNewestCompanies(): Promise<NewestCompany[]> {
  const supabase = await getSupabase();
  const { data } = await settle(
    supabase
      .from("companies")
      .select(
        "id, name, logo_url, is_approved, submitted_at, rejected_at, created_at, company_subscriptions(tier, status, expires_at)",
      )
      .order("created_at", { ascending: false })
      .limit(newestCompanies),
  );
  return data.map(({ company_subscriptions, ...company }) => ({
    ...company,
    subscription: company_subscriptions ?? { tier: "none", status: "active", expires_at: null },
  }));
}

export const newestCompaniesQuery = queryOptions({
  queryKey: adminKeys.newestCompanies(),
  queryFn: getNewestCompanies,
  meta: { errorTitle: "Failed to load dashboard data" },
});
