import type { AppRole } from "@contracts/enums";
import { paths } from "@/config/paths";

/** Where a role lands after sign-in; the home page without one. */
export function dashboardOf(role: AppRole | null): string {
  return role ? paths[role].dashboard() : paths.home();
}
