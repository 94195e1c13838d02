import type { ImportFate, ImportOutcome } from "@contracts/invitations/invitation";
import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useMemo, useState } from "react";
import { CannotAdd } from "@/candidates/company/cannot-add";
import { ColumnsPanel } from "@/candidates/company/import/columns-panel";
import { FileCard } from "@/candidates/company/import/file-card";
import { countsSentence, ImportCounts } from "@/candidates/company/import/import-counts";
import { ImportLines } from "@/candidates/company/import/import-lines";
import { SendDialog } from "@/candidates/company/managed-candidate-dialogs";
import { importCheckQuery } from "@/candidates/data/candidate-import";
import { type Columns, guessColumns, importRows, missingFields } from "@/candidates/model/import/columns";
import { countGroups, unsentCsv, unsentOutcomes } from "@/candidates/model/import/outcomes";
import type { ImportTable } from "@/candidates/model/import/read-table";
import { StateNotice } from "@/companies/shared/state-notice";
import { type SeenCompany, WithCompany } from "@/companies/shared/with-company";
import { useAnnounce } from "@/components/feedback/announce";
import { PageTitle } from "@/components/feedback/page-title";
import { FormActions } from "@/components/form/form-actions";
import { useUnsavedWarning } from "@/components/form/use-unsaved-warning";
import { BackLink } from "@/components/ui/back-link";
import { Button, LinkButton } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { paths } from "@/config/paths";
import { saveCsv } from "@/lib/csv";
import { formatCount, formatNumber } from "@/lib/format";
import { PlanLimitLine } from "@/plans/shared/plan-limit-line";

/** Exports the unsent lines with their reasons; hidden if there are none. */
function SaveUnsent({ table, fates }: { table: ImportTable; fates: readonly ImportFate[] }) {
  const unsent = unsentOutcomes(fates);
  if (unsent.length === 0) return null;
  const toCorrect = unsent.every(({ fate }) => fate === "invalid");
  return (
    <Button
      variant="quiet"
      icon={Download}
      onClick={() => saveCsv(unsentCsv(table, fates), table.name.replace(/(\.\w+)?$/, "-not-sent.csv"))}
    >
      Download the {formatCount(unsent.length, "line")} {toCorrect ? "to correct" : "not sent"}
    </Button>
  );
}

interface PreviewProps {
  companyId: string;
  table: ImportTable;
  onSent: (outcome: ImportOutcome) => void;
}

/** The expected outcome of each line, and the button to send. */
function Preview({ companyId, table, onSent }: PreviewProps) {
  const [columns, setColumns] = useState<Columns>(() => guessColumns(table.columns));
  const [sending, setSending] = useState(false);
  const rows = useMemo(() => importRows(table, columns), [table, columns]);
  const isWhole = missingFields(columns).length === 0;
  const query = useQuery({
    ...importCheckQuery({ companyId, file: table.key, columns: JSON.stringify(columns), rows }),
    enabled: isWhole,
  });
  const fates = isWhole ? query.data : undefined;
  const count = fates ? countGroups(fates).invite : 0;
  useAnnounce(query.isFetching ? undefined : fates && countsSentence(fates));
  return (
    <>
      {fates && <ImportCounts fates={fates} />}
      <ColumnsPanel names={table.columns} columns={columns} onChange={setColumns} />
      {isWhole && query.isPending && !query.isError && (
        <Skeleton label={`Checking ${formatCount(table.lines.length, "line")}`} rows={6} />
      )}
      {query.isError && (
        <ErrorState title="Couldn't check the lines" query={query}>
          {query.error.message}
        </ErrorState>
      )}
      {fates && (
        <div aria-busy={query.isFetching}>
          <ImportLines key={table.key} rows={rows} fates={fates} />
        </div>
      )}
      <PlanLimitLine companyId={companyId} parts={["represented_candidates", "monthly_invitations"]} />
      <FormActions decisive>
        <Button
          variant="primary"
          aria-haspopup="dialog"
          disabled={count === 0 || query.isFetching}
          onClick={() => setSending(true)}
        >
          {count > 0 ? `Send ${formatNumber(count)}` : "Send"}
        </Button>
        <LinkButton variant="quiet" to={paths.company.candidates()}>
          Cancel
        </LinkButton>
        {fates && <SaveUnsent table={table} fates={fates} />}
      </FormActions>
      {sending && (
        <SendDialog
          companyId={companyId}
          rows={rows}
          count={count}
          onSent={onSent}
          // Refetches the lines, which show what was sent anyway.
          onFailed={() => void query.refetch()}
          onClose={() => setSending(false)}
        />
      )}
    </>
  );
}

function Outcome({ table, outcome, onAgain }: { table: ImportTable; outcome: ImportOutcome; onAgain: () => void }) {
  const left = outcome.fates.length - outcome.sent;
  return (
    <Notice
      tone={outcome.sent > 0 ? "good" : "info"}
      role="status"
      title={outcome.sent > 0 ? `${formatCount(outcome.sent, "invitation")} on the way` : "No one was left to invite"}
      actions={
        <>
          <LinkButton to={paths.company.candidates({ tab: "invited" })}>See invitations</LinkButton>
          <Button onClick={onAgain}>Import another file</Button>
          <SaveUnsent table={table} fates={outcome.fates} />
        </>
      }
    >
      {left > 0 && `Of ${table.name}: ${countsSentence(outcome.fates)}.`}
    </Notice>
  );
}

function Import({ company, dashboard }: SeenCompany) {
  const [table, setTable] = useState<ImportTable | null>(null);
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null);
  useUnsavedWarning(table !== null && outcome === null);
  if (!dashboard.can.handle_candidates) return <CannotAdd />;
  if (!dashboard.is_live) return <StateNotice dashboard={dashboard} />;
  if (table && outcome) {
    return (
      <Outcome
        table={table}
        outcome={outcome}
        onAgain={() => {
          setTable(null);
          setOutcome(null);
        }}
      />
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5">
      <FileCard table={table} onRead={setTable} />
      {table && <Preview key={table.key} companyId={company.id} table={table} onSent={setOutcome} />}
    </div>
  );
}

export function ImportPage() {
  return (
    <div className="wrap page-start">
      <BackLink to={paths.company.candidates()}>Manage Candidates</BackLink>
      <PageTitle>Import candidates</PageTitle>
      <p className="mt-0.5 mb-5 text-ink-muted">Each gets an email, reads your terms, and decides.</p>
      <WithCompany missing="Could not find company information">{(seen) => <Import {...seen} />}</WithCompany>
    </div>
  );
}
