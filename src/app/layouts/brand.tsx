import { productName } from "@contracts/operator";
import { Mark } from "@/components/product/mark";
import { AppLink } from "@/components/ui/app-link";
import { paths } from "@/config/paths";

/** Logo and name, linked to the home page; in an area's bar, to its first page by name. */
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
