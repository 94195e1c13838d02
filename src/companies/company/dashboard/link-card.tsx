import { Card, Rows } from "@/components/ui/card";
import { LinkRow, type LinkRowProps } from "@/components/ui/link-row";

export type CardLink = Pick<LinkRowProps, "to" | "icon" | "label" | "text">;

/** A card of places to go; nothing when there is none for this reader. */
export function LinkCard({ title, links }: { title: string; links: readonly CardLink[] }) {
  if (links.length === 0) return null;
  return (
    <Card title={title} flush>
      <Rows>
        {links.map((link) => (
          <LinkRow key={link.to} {...link} className="py-2.5" />
        ))}
      </Rows>
    </Card>
  );
}
