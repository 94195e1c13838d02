import { productName } from "@contracts/operator";
import { Mark } from "@/components/product/mark";
import { AppLink } from "@/components/ui/app-link";
import { paths } from "@/config/paths";

/** Mark and name, leading home; in the bar of an area to its first page, which is named. */
export function Brand({ leadsTo }: { leadsTo?: { to: string; label: string } | undefined }) {
  return (
    <AppLink
      to={leadsTo?.to ?? paths.home()}
      className="brand"
      aria-label={leadsTo ? `${productName}, ${leadsTo.label}` : undefined}
    >
      <Mark />
      <span>{productName}</span>
    </AppLink>
  );
}
