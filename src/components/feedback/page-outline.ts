import { productName } from "@contracts/operator";
import { createContext } from "react";

/**
 * A page's shape while loading: rows or cards under a title, a form, a record with its facts on the side (its name still unknown),
 * or a centered card.
 */
type PageShape = "list" | "form" | "record" | "card";

export interface PageOutline {
  /** The h1 until the page sets its own. */
  title: string;
  shape: PageShape;
}

/** The current page's outline; provided by the app, so that components know no routes. */
export const PageOutlineContext = createContext<PageOutline>({ title: productName, shape: "list" });
