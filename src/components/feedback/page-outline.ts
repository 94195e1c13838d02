import { productName } from "@contracts/operator";
import { createContext } from "react";

/**
 * What a page looks like before its code or its content is there: rows or cards under a title, a form, one thing with its facts
 * beside it (its name is not known yet), or a card in the middle.
 */
export type PageShape = "list" | "form" | "record" | "card";

export interface PageOutline {
  /** The h1 until the page names itself. */
  title: string;
  shape: PageShape;
}

/** The outline of the page in view; the application provides it, so components know no routes. */
export const PageOutlineContext = createContext<PageOutline>({ title: productName, shape: "list" });
