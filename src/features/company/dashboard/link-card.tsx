import { ChevronRight, type LucideIcon } from "lucide-react";
import { Card, RowLink, Rows } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";

export interface CardLink {
  to: string;
  icon: LucideIcon;
  label: string;
  text: string;
}

/** A card of places to go; nothing when there is none for this reader. */
export function LinkCard({ title, links }: { title: string; links: readonly CardLink[] }) {
  if (links.length === 0) return null;
  return (
    <Card title={title} flush>
      <Rows>
        {links.map((link) => (
          <RowLink key={link.to} to={link.to} className="py-2.5!">
            <span className="file-ic">
              <Icon icon={link.icon} />
            </span>
            <span className="min-w-0 grow">
              <span className="block font-medium">{link.label}</span>
              <span className="block text-sm text-ink-muted">{link.text}</span>
            </span>
            <Icon icon={ChevronRight} className="text-ink-subtle" />
          </RowLink>
        ))}
      </Rows>
    </Card>
  );
}
