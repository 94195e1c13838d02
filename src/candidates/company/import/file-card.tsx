import { Download } from "lucide-react";
import { FormProvider, useForm } from "react-hook-form";
import { type ImportTable, readTable } from "@/candidates/model/import/read-table";
import { importTemplate } from "@/candidates/model/import/template";
import { FileField } from "@/components/form/file-field";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { saveCsv } from "@/lib/csv";
import { formatCount } from "@/lib/format";

interface FileCardProps {
  table: ImportTable | null;
  /** Called with the file read, or null if it is unreadable or removed. */
  onRead: (table: ImportTable | null) => void;
}

/** The file: chosen or dropped, and read right away. An unreadable one stays visible with the reason. */
export function FileCard({ table, onRead }: FileCardProps) {
  const form = useForm<{ file: File | null }>({ defaultValues: { file: null } });
  const problem = async (file: File): Promise<string | null> => {
    const read = await readTable(file);
    onRead("table" in read ? read.table : null);
    return "problem" in read ? read.problem : null;
  };
  return (
    <Card>
      <FormProvider {...form}>
        <FileField
          name="file"
          label="File"
          prompt="Choose a list of candidates"
          limits={{ accept: ".csv,.tsv,.txt,text/csv", words: "CSV, up to 500 lines and 1 MB", problem }}
          onRemoved={() => onRead(null)}
        />
      </FormProvider>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 text-ink-muted text-sm">
        <span className="min-w-0 grow basis-60">
          {table
            ? `${formatCount(table.lines.length, "line")}. Nothing is sent until you confirm.`
            : "One line per person: first name, last name and email, plus title, phone, skills and location if you have them. They add work history and education themselves."}
        </span>
        <Button
          size="sm"
          variant="quiet"
          icon={Download}
          className="-mr-2.5 max-sm:-ml-2.5"
          onClick={() => saveCsv(importTemplate(), "candidates-template.csv")}
        >
          Download a template
        </Button>
      </p>
    </Card>
  );
}
