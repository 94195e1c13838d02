import { Upload, X } from "lucide-react";
import { type DragEvent, type ReactNode, useRef, useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { type FieldBase, FieldError, FieldHelp, type FieldIds, Marks, useField } from "@/components/form/field";
import { FileRow } from "@/components/product/file-row";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { IconButton } from "@/components/ui/icon-button";
import { formatFileSize } from "@/lib/format";

/** What a file field accepts, in words and as a check. */
export interface FileLimits {
  /** For the file dialog: ".pdf,.docx". */
  accept: string;
  /** "PDF or DOCX, up to 5 MB". */
  words: string;
  /** What is wrong with a file and what to do about it, or null. The server checks again. */
  problem: (file: File) => Promise<string | null>;
}

interface DropZoneProps {
  id: string;
  name?: string;
  /** "Add your resume". */
  title: ReactNode;
  limits: FileLimits;
  describedBy?: string;
  invalid?: boolean;
  disabled?: boolean;
  onFile: (file: File) => void;
}

/** Where a file is dropped or chosen; its types and limit stand first. */
function DropZone({ id, name, title, limits, describedBy, invalid, disabled, onFile }: DropZoneProps) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !disabled) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the button does the same
    <div
      className={classNames("drop max-sm:flex-wrap", over && "is-over")}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <span className="file-ic">
        <Icon icon={Upload} />
      </span>
      <label htmlFor={id} className="min-w-0 grow basis-40">
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm text-ink-muted" id={`${id}-limits`}>
          {limits.words}
        </span>
      </label>
      <input
        ref={input}
        id={id}
        name={name}
        type="file"
        className="sr-only"
        tabIndex={-1}
        accept={limits.accept}
        disabled={disabled}
        aria-describedby={classNames(`${id}-limits`, describedBy)}
        aria-invalid={invalid}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = "";
          if (file) onFile(file);
        }}
        onFocus={() => document.getElementById(`${id}-button`)?.focus()}
      />
      <Button
        id={`${id}-button`}
        size="sm"
        disabled={disabled}
        aria-describedby={classNames(`${id}-limits`, describedBy)}
        onClick={() => input.current?.click()}
      >
        Choose file
      </Button>
    </div>
  );
}

interface FileFieldProps extends FieldBase {
  limits: FileLimits;
  /** What the empty field asks for: "Add your resume". */
  prompt?: string;
  /** The stored file, when there is one: its name, and what opens or removes it. */
  stored?: { name: string; meta?: ReactNode; actions?: ReactNode } | null;
  /** While it is being sent. */
  progress?: { sent: number; total: number } | null;
  /** The server's refusal, or a failed transfer. */
  failure?: string | null;
  /** For a file that is sent as soon as it is chosen; it is called only with a file that fits the limits. */
  onChosen?: (file: File) => void;
  onRemoved?: () => void;
}

/**
 * One file. The form's value is a File or null. A wrong file stays in view with what is wrong, and in the value, so that the
 * form's own schema keeps it from being sent; Replace and remove lead on. With `stored` the present file is shown and a new one
 * replaces it.
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
    // Such as that this file was to be chosen again.
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
