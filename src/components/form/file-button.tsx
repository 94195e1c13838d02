import type { LucideIcon } from "lucide-react";
import { useRef } from "react";
import type { FileLimits } from "@/components/form/drop-zone";
import { useFormLock } from "@/components/form/form-lock";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

interface FileButtonProps {
  /** The button's text; `label` is the long form. */
  children: string;
  label?: string;
  icon?: LucideIcon;
  variant?: "quiet" | "secondary";
  limits: Pick<FileLimits, "accept">;
  busy?: boolean;
  onFile: (file: File) => void;
}

export function FileButton({
  children,
  label = children,
  icon,
  variant = "quiet",
  limits,
  busy,
  onFile,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const sending = useFormLock();
  return (
    <>
      <input
        ref={input}
        type="file"
        className="hidden"
        aria-label={label}
        accept={limits.accept}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
      <Button
        variant={variant}
        size="sm"
        aria-label={label}
        busy={busy}
        disabled={sending}
        onClick={() => input.current?.click()}
      >
        {icon && <Icon icon={icon} size="sm" />}
        <span>{children}</span>
      </Button>
    </>
  );
}
