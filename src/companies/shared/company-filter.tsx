import { useQuery } from "@tanstack/react-query";
import { Building2 } from "lucide-react";
import { companyQuery } from "@/administration/data/companies";
import { useCompanyChoices } from "@/companies/shared/use-company-choices";
import { Combobox } from "@/components/ui/combobox";

interface CompanyFilterProps {
  id: string | null;
  onChange: (id: string | null) => void;
}

export function CompanyFilter({ id, onChange }: CompanyFilterProps) {
  const { data, isError } = useQuery({ ...companyQuery(id ?? ""), enabled: id !== null });
  const choices = useCompanyChoices({});
  const name = data?.name ?? (isError ? "A deleted company" : "Loading...");
  return (
    <div className="w-full sm:w-64">
      <Combobox
        {...choices}
        icon={Building2}
        clearLabel="Any company"
        chosen={id ? { value: id, label: name } : null}
        onChoose={(company) => onChange(company?.value ?? null)}
        input={{ "aria-label": "Company", placeholder: "Any company" }}
      />
    </div>
  );
}
