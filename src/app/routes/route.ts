import type { AppRole } from "@contracts/enums";
import type { ComponentType } from "react";
import type { PageOutline } from "@/components/feedback/page-outline";
import type { PathAlias } from "@/config/paths";

/** Who may open a page: a role, anyone signed in, only someone signed out (sign-in, sign-up), or anyone, each seeing it differently. */
export type Guard = AppRole | "signed-in" | "signed-out-only" | "anyone";

/** The code of a page. */
interface PageModule {
  default: ComponentType;
  /** Asks for what the page shows first, by the id in its address, where the server shows it before the app does. Never rejects. */
  askFirst?: (id: string) => Promise<void>;
  /** Of an address with a parameter that has few pages, the same for every visitor: all of them. Any other does not exist. */
  written?: readonly WrittenAddress[];
}

/** A page that is written at build time, by the parameter of its address. */
interface WrittenAddress {
  slug: string;
  title: string;
  description: string;
  /** The day it was written, if it is an article of a day. */
  on?: string;
}

/** One page of the product, with its outline until it is there. A route exists only when its page does. */
export interface AppRoute extends PageOutline {
  /** From config/paths; its aliases redirect here. */
  path: { pattern: string; aliases: readonly PathAlias[] };
  lazy: () => Promise<PageModule>;
  /** What search engines say of the page. It is the same for every visitor then, and written to a file at build time. */
  description?: string;
  guard?: Guard;
  /** A screen for one decision, such as sign-in: the foot is one line for visitors too. */
  compactFooter?: true;
  /** Visitors see the page of an area as it is: the same room below it. */
  roomBelow?: true;
}
