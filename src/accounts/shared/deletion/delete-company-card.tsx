import { signInSchema } from "@contracts/accounts/account";
import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import * as z from "zod/mini";
import { useDeleteForGood } from "@/accounts/data/deletion-mutation";
import { DeletionCard } from "@/accounts/shared/deletion/deletion-card";
import { DeletionDialog } from "@/accounts/shared/deletion/deletion-dialog";
import { useAuth } from "@/auth/use-auth";
import { toast } from "@/components/feedback/toast";
import { formOptions } from "@/components/form/form";
import { TextField } from "@/components/form/text-field";
import { paths } from "@/config/paths";

const schema = z.object({
  name: z.string().check(z.minLength(1, "Type the name of the company")),
  password: signInSchema.shape.password,
});

interface Company {
  id: string;
  name: string;
}

function DeleteDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const { user } = useAuth();
  const client = useQueryClient();
  const remove = useDeleteForGood("The company couldn't be deleted");
  const navigate = useNavigate();
  // True once another page shows: the pages of a deleted company would say that none was found.
  const isGone = useRef(false);
  useEffect(() => () => void (isGone.current && client.resetQueries()), [client]);
  const form = useForm({ ...formOptions, resolver: zodResolver(schema), defaultValues: { name: "", password: "" } });
  return (
    <DeletionDialog
      form={form}
      title={`Delete ${company.name}?`}
      description="Its jobs leave every list right away, and we notify people with open applications. This can't be undone."
      act="Delete company"
      busy={remove.isPending}
      onClose={onClose}
      onSubmit={async ({ name, password }) => {
        await remove.mutateAsync({
          email: user?.email ?? "",
          password,
          deletion: { what: "company", companyId: company.id, name },
        });
        isGone.current = true;
        toast.success({ title: `${company.name} is deleted`, description: "Your own account stays." });
        navigate(paths.company.register(), { replace: true });
      }}
    >
      <TextField name="name" label="Name of the company" required autoComplete="off" help={`Type “${company.name}”`} />
    </DeletionDialog>
  );
}

/** Deletes the company, for its administrators: what happens to jobs, applicants, candidates and team. */
export function DeleteCompanyCard({ company }: { company: Company }) {
  return (
    <DeletionCard
      title="Delete company"
      goes="Registration, documents, jobs and everything sent to them. Open applications and partnerships end, candidates you represent are released, and everyone affected is notified. Your team members keep their accounts."
      stays="Candidates still see that they applied, with the job's title and the company's name. For two years, administrators keep the company's name, open reports about it, and digests of its tax ID and your address."
    >
      {(close) => <DeleteDialog company={company} onClose={close} />}
    </DeletionCard>
  );
}
