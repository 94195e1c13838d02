import { X } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { DropZone, type FileLimits } from "@/components/form/drop-zone";
import { type FieldBase, FieldError, FieldHelp, type FieldIds, Marks, useField } from "@/components/form/field";
import { FileRow } from "@/components/product/file-row";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { IconButton } from "@/components/ui/icon-button";
import { formatFileSize } from "@/lib/format";

interface FileFieldProps extends FieldBase {
  limits: FileLimits;
  /** The empty field's prompt: "Add your resume". */
  prompt?: string;
  /** The stored file, if any: its name and actions. */
  stored?: { name: string; meta?: ReactNode; actions?: ReactNode } | null;
  /** While uploading. */
  progress?: { sent: number; total: number } | null;
  /** The server's error, or a failed upload. */
  failure?: string | null;
  /** For files sent once chosen; only called with a file within the limits. */
  onChosen?: (file: File) => void;
  onRemoved?: () => void;
}

/**
 * One file. The form's value is a File or null. A wrong file stays visible with its error, and in the value, so that the form's
 * schema blocks sending; it can be replaced or removed. With `stored`, the current file shows and a new one replaces it.
 */
export function FileField({
  limits,
  prompt = "Add a file",
  stored,
  progress,
  failure,
  onChosen,
  onRemoved,
  ...field
}: FileFieldProps) {
  const ids = useField(field);
  const { field: control } = useController({ name: field.name });
  const { clearErrors } = useFormContext();
  const [refused, setRefused] = useState<{ name: string; problem: string } | null>(null);
  const replace = useRef<HTMLInputElement>(null);
  const file = control.value instanceof File ? control.value : null;

  const choose = async (next: File) => {
    const problem = await limits.problem(next);
    setRefused(problem ? { name: next.name, problem } : null);
    // Such as a request to choose the file again.
    clearErrors(field.name);
    control.onChange(next);
    if (!problem) onChosen?.(next);
  };
  const remove = () => {
    setRefused(null);
    control.onChange(null);
    onRemoved?.();
  };
  const name = refused?.name ?? file?.name ?? stored?.name;
  const problem = refused?.problem ?? failure ?? undefined;
  const ownActions = (refused || file) && !progress;
  const shownIds: FieldIds = problem ? { ...ids, error: undefined } : ids;

  return (
    <fieldset
      className={classNames("field min-w-0", field.className)}
      data-field={field.name}
      tabIndex={-1}
      disabled={ids.sending}
    >
      <legend className="label mb-1.5 p-0">
        {field.label}
        <Marks {...field} />
      </legend>
      {name === undefined ? (
        <DropZone
          id={ids.id}
          name={field.name}
          title={prompt}
          limits={limits}
          describedBy={ids.control["aria-describedby"]}
          invalid={ids.control["aria-invalid"]}
          disabled={field.lockedReason !== undefined}
          onFile={(next) => void choose(next)}
        />
      ) : (
        <div role={problem ? "alert" : undefined}>
          <FileRow
            name={name}
            meta={file && !refused ? formatFileSize(file.size) : stored?.meta}
            error={problem}
            progress={progress ?? undefined}
            actions={
              <>
                {!progress && field.lockedReason === undefined && (
                  <>
                    <input
                      ref={replace}
                      type="file"
                      className="hidden"
                      aria-label={`Replace ${name}`}
                      accept={limits.accept}
                      onChange={(event) => {
                        const next = event.target.files?.[0];
                        event.target.value = "";
                        if (next) void choose(next);
                      }}
                    />
                    <Button
                      variant="quiet"
                      size="sm"
                      aria-label={`Replace ${name}`}
                      onClick={() => replace.current?.click()}
                    >
                      Replace
                    </Button>
                  </>
                )}
                {ownActions ? (
                  <IconButton icon={X} label={`Remove ${name}`} onClick={remove} />
                ) : (
                  !file && !refused && stored?.actions
                )}
              </>
            }
          />
        </div>
      )}
      <FieldError ids={shownIds} />
      <FieldHelp ids={ids} field={field} />
    </fieldset>
  );
}
