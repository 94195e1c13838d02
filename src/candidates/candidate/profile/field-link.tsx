import type { ReactNode } from "react";
import { unfold } from "@/components/ui/unfold";

interface FieldLinkProps {
  name: string;
  className?: string;
  children: ReactNode;
}

/** Links to a field of the profile's form, anywhere on its page. */
export const FieldLink = ({ name, className, children }: FieldLinkProps) => (
  <a
    className={className}
    href={`#${name}`}
    onClick={(event) => {
      event.preventDefault();
      const field = document.querySelector<HTMLElement>(`form [name="${name}"]`);
      unfold(field);
      field?.focus();
    }}
  >
    {children}
  </a>
);
