import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";

interface MiniFoldProps {
  title: ReactNode;
  /** Next to it. */
  aside?: ReactNode;
  onOpen?: (isOpen: boolean) => void;
  children: ReactNode;
}

export function MiniFold({ title, aside, onOpen, children }: MiniFoldProps) {
  return (
    <details className="mini-fold" onToggle={(event) => onOpen?.(event.currentTarget.open)}>
      <summary>
        <span>{title}</span>
        {aside}
        <Icon icon={ChevronDown} />
      </summary>
      {children}
    </details>
  );
}
