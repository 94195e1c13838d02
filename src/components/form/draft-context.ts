import { createContext } from "react";

/** The user whose drafts this browser tab keeps, by id. */
export const DraftOwner = createContext<string | undefined>(undefined);

/** The draft's name for this dialog's form; null if it keeps none. */
export const DraftName = createContext<string | null>(null);
