import type { Plan } from "@contracts/company";
import { queryOptions } from "@tanstack/react-query";
import { adminKeys } from "@/administration/data/keys";
import { newestCompanies } from "@/administration/data/newest-companies-query";
import { settle } from "@/lib/settle";
import { getTables } from "@/lib/tables";

const noPlan: Plan = { tier: "none", status: "active", expires_at: null };

/** The plans of the newest companies by their ids; without a subscription tier none, status active. Throws AppError. */
async function getNewestPlans(): Promise<ReadonlyMap<string, Plan>> {
  const tables = await getTables();
  // Not by the ids of the companies: both are asked for at the same time.
  const companies = tables.from("companies").select("id, company_subscriptions(tier, status, expires_at)");
  const { data } = await settle(companies.order("created_at", { ascending: false }).limit(newestCompanies));
  return new Map(data.map(({ id, company_subscriptions }) => [id, company_subscriptions ?? noPlan]));
}

export const newestPlansQuery = queryOptions({
  queryKey: adminKeys.newestPlans(),
  queryFn: getNewestPlans,
  meta: { errorTitle: "Failed to load subscriptions" },
});
