import type { AppRole } from "@contracts/enums";
import type { ComponentType } from "react";
import type { PageOutline } from "@/components/feedback/page-outline";
import type { PathAlias } from "@/config/paths";

/** Who may open a page: a role, any signed-in user, only signed-out ones (sign-in, sign-up), or anyone, each seeing it differently. */
export type Guard = AppRole | "signed-in" | "signed-out-only" | "anyone";

interface PageModule {
  default: ComponentType;
  /** Prefetches what the page shows first, by the id in its address, where the server renders it. Never rejects. */
  askFirst?: (id: string) => Promise<void>;
  /** All values of the address's parameter, for pages that are the same for every visitor. Others are not found. */
  written?: readonly WrittenAddress[];
}

/** A page prerendered by the parameter of its address. */
interface WrittenAddress {
  slug: string;
  title: string;
  description: string;
  on?: string;
}

/** One page of the product, with its outline while loading. A route exists only when its page does. */
export interface AppRoute extends PageOutline {
  /** From config/paths; its aliases redirect here. */
  path: { pattern: string; aliases: readonly PathAlias[] };
  lazy: () => Promise<PageModule>;
  /** The description for search engines. Such a page is the same for every visitor and prerendered. */
  description?: string;
  guard?: Guard;
  /** A single-decision screen, such as sign-in: its footer is one line for visitors too. */
  compactFooter?: true;
  /** Visitors see an area's page, with the same room below. */
  roomBelow?: true;
}
