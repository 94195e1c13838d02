import { Mark } from "@/components/product/mark";
import { AppLink } from "@/components/ui/app-link";
import { paths } from "@/config/paths";

/** Mark and name, leading home. */
export function Brand() {
  return (
    <AppLink to={paths.home()} className="brand">
      <Mark />
      Fairmatch
    </AppLink>
  );
}
