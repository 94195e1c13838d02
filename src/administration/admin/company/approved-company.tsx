import type { Company } from "@contracts/companies/company";
import { useNavigate } from "react-router-dom";
import { AfterApproval } from "@/administration/admin/approvals/after-approval";
import { useCompanyQueue } from "@/administration/data/companies";
import { paths } from "@/config/paths";

interface ApprovedCompanyProps {
  company: Company;
  onUndone: () => void;
}

export function ApprovedCompany({ company, onUndone }: ApprovedCompanyProps) {
  const navigate = useNavigate();
  const { data } = useCompanyQueue("waiting", "");
  const next = data?.pages[0]?.companies.find(({ id }) => id !== company.id);
  return (
    <div className="mt-6">
      <AfterApproval
        company={company}
        onNext={next && (() => navigate(paths.admin.company(next.id)))}
        onUndone={onUndone}
      />
    </div>
  );
}
