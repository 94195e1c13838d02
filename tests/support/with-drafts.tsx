import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { DraftOwner } from "@/components/form/draft-context";

/** Around a component whose forms keep drafts: somebody is signed in. */
export const WithDrafts = ({ children }: { children: ReactNode }) => (
  <MemoryRouter>
    <DraftOwner value="me">{children}</DraftOwner>
  </MemoryRouter>
);
