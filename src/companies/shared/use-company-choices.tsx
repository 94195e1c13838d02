import type { ReviewState } from "@contracts/companies/company";
import { useState } from "react";
import { companyChoicesQuery } from "@/administration/data/companies";
import { CompanyAvatar } from "@/components/product/company-avatar";
import type { ComboChoices } from "@/components/ui/combobox";
import { useTypedSearch } from "@/lib/use-typed-search";

interface Which {
  state?: ReviewState;
  /** The id of a company to exclude. */
  without?: string | undefined;
}

export function useCompanyChoices({ state, without }: Which): ComboChoices {
  const [search, setSearch] = useState("");
  const { data, isError, isLate } = useTypedSearch(search, (text) => companyChoicesQuery(text, state));
  const found = isError ? [] : data?.filter(({ id }) => id !== without);
  const noun = state ? `${state} company` : "company";
  return {
    onSearch: setSearch,
    options: found?.map(({ id, name, logo_url }) => ({
      value: id,
      label: name,
      image: <CompanyAvatar name={name} logo={logo_url} size="sm" />,
    })),
    isLate,
    empty: isError ? "Couldn't look up companies. Type again to retry." : `No ${noun} has this name.`,
    nouns: ["company", "companies"],
  };
}
