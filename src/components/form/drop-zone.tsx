import { Upload } from "lucide-react";
import { type DragEvent, type ReactNode, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";

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
  /** A page's first step: taller, with a primary button. */
  isFirst?: boolean;
  /** The button's label. */
  action?: string;
  onFile: (file: File) => void;
}

export function DropZone({
  id,
  name,
  title,
  limits,
  describedBy,
  invalid,
  disabled,
  isFirst,
  action = "Choose file",
  onFile,
}: DropZoneProps) {
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
      className={classNames("drop max-sm:flex-wrap", isFirst && "is-tall", over && "is-over")}
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
        {...(isFirst ? { variant: "primary" } : { size: "sm" })}
        disabled={disabled}
        aria-describedby={classNames(`${id}-limits`, describedBy)}
        onClick={() => input.current?.click()}
      >
        {action}
      </Button>
    </div>
  );
}
