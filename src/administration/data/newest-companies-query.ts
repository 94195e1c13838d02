import type { CompanyListItem } from "@contracts/company";
import { queryOptions } from "@tanstack/react-query";
import { adminKeys } from "@/administration/data/keys";
import { settle } from "@/lib/settle";
import { getTables } from "@/lib/tables";

/** How many companies the dashboard lists. */
export const newestCompanies = 10;

export type NewestCompany = Pick<
  CompanyListItem,
  "id" | "name" | "logo_url" | "is_approved" | "submitted_at" | "rejected_at" | "created_at"
>;

/** The newest companies. Throws AppError. */
async function getNewestCompanies(): Promise<NewestCompany[]> {
  const tables = await getTables();
  const companies = tables
    .from("companies")
    .select("id, name, logo_url, is_approved, submitted_at, rejected_at, created_at");
  const { data } = await settle(companies.order("created_at", { ascending: false }).limit(newestCompanies));
  return data;
}

export const newestCompaniesQuery = queryOptions({
  queryKey: adminKeys.newestCompanies(),
  queryFn: getNewestCompanies,
  meta: { errorTitle: "Failed to load companies data" },
});
