import { createContext } from "react";

/** Whose drafts this browser tab keeps: the signed-in person's id. */
export const DraftOwner = createContext<string | undefined>(undefined);

/** The name of the draft of the form in this dialog; null where it keeps none. */
export const DraftName = createContext<string | null>(null);
