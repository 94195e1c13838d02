import type {
  CandidateApplicationDetail,
  CandidateApplicationListItem,
  CompanyApplicationDetail,
  CompanyApplicationListItem,
  JobApplicationListItem,
} from "@contracts/application";
import type { CompanyDashboard } from "@contracts/company";
import { getSupabase } from "@/lib/supabase";
import { unwrap } from "@/lib/unwrap";
import type { Database } from "@/types/database.types";

/** What the SQL procedures answer: their JSON has exactly the shape of a contract. */
interface ProcedureAnswers {
  assign_jobs: number;
  get_candidate_activity: { applications: number; interviews: number; available_jobs: number };
  get_company_applications: { applications: CompanyApplicationListItem[] };
  get_company_dashboard: CompanyDashboard;
  get_job_applications: { applications: JobApplicationListItem[] };
  get_my_applications: { applications: CandidateApplicationListItem[]; total: number };
  set_application_status: CompanyApplicationDetail;
  submit_application: string;
  withdraw_application: CandidateApplicationDetail;
}

type Arguments<Name extends keyof ProcedureAnswers> = Database["public"]["Functions"][Name]["Args"];
/** Every parameter may be null: the generated types do not know which ones allow it, and the procedure itself refuses it. */
type NullableArguments<Name extends keyof ProcedureAnswers> = {
  [Key in keyof Arguments<Name>]: Arguments<Name>[Key] | null;
};

/** Calls a SQL procedure with the caller's session. Throws AppError with the procedure's code, text, status and fields. */
export async function callProcedure<Name extends keyof ProcedureAnswers>(
  name: Name,
  args: NullableArguments<Name>,
): Promise<ProcedureAnswers[Name]> {
  const supabase = await getSupabase();
  const answer: { data: unknown; error: unknown } = await supabase.rpc(name, args as Arguments<Name>);
  return unwrap(answer) as ProcedureAnswers[Name];
}
