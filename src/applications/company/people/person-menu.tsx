import { companyTransitions } from "@contracts/applications/application-status";
import { applicationStatuses } from "@contracts/enums";
import { Ellipsis, EllipsisVertical, ExternalLink, SquareCheck } from "lucide-react";
import type { Item, PeopleContext } from "@/applications/company/people/people-context";
import { personAddress } from "@/applications/company/people/person-link";
import { moveLabel } from "@/applications/company/stages";
import { canMoveTo } from "@/applications/company/use-moves";
import { pausedEntry } from "@/components/product/paused-acts";
import { Icon } from "@/components/ui/icon";
import { Menu } from "@/components/ui/menu";
import type { MenuItem } from "@/components/ui/menu-item";

interface PersonMenuProps {
  context: PeopleContext;
  person: Item;
  /** Horizontal dots, on board cards; rows have vertical ones. */
  lying?: boolean;
}

/** What a drag does, and more, for one person. */
export function PersonMenu({ context, person, lying = false }: PersonMenuProps) {
  const status = context.moves.statusOf(person);
  const isTicked = context.ticked.has(person.id);
  const items: MenuItem[] = [
    ...applicationStatuses
      .filter((to) =>
        context.isPaused ? companyTransitions[status].includes(to) : canMoveTo({ ...person, status }, to),
      )
      .map((to) => ({
        label: to === "rejected" ? "Decline" : moveLabel(to),
        separated: to === "rejected",
        ...(context.isPaused ? pausedEntry : { onSelect: () => context.moves.ask([{ ...person, status }], to) }),
      })),
    {
      label: isTicked ? "Deselect" : "Select",
      icon: SquareCheck,
      separated: true,
      onSelect: () => context.tick([person], !isTicked),
    },
    { label: "Open the page", icon: ExternalLink, to: personAddress(context, person.id) },
  ];
  return (
    <span className="relative z-2">
      <Menu
        label={`More for ${person.candidate_name}`}
        items={items}
        buttonClassName={lying ? "icon-btn size-7 touch" : "icon-btn"}
      >
        <Icon icon={lying ? Ellipsis : EllipsisVertical} size={lying ? "sm" : "md"} />
      </Menu>
    </span>
  );
}
