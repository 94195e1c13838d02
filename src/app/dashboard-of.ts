import type { AppRole } from "@contracts/enums";
import { paths } from "@/config/paths";

/** Where a role belongs after sign-in; anyone else to the home page. */
export function dashboardOf(role: AppRole | null): string {
  return role ? paths[role].dashboard() : paths.home();
}
