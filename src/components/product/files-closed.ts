import { createContext } from "react";

/** True while the reader's company is paused: what others sent can't be opened, so no one asks for it. */
export const FilesClosed = createContext(false);
