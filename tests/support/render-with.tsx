import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { DraftOwner } from "@/components/form/draft-context";

interface Around {
  client?: QueryClient;
  /** The page's address. */
  at?: string;
  /** The owner of form drafts. */
  owner?: string;
}

/** Wrapper with the providers of every page. */
export const around =
  ({ client = new QueryClient(), at = "/", owner }: Around = {}) =>
  ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[at]}>
        <DraftOwner value={owner}>{children}</DraftOwner>
      </MemoryRouter>
    </QueryClientProvider>
  );

/** Renders with the providers of every page. */
export const renderWith = (ui: ReactNode, options?: Around) => render(ui, { wrapper: around(options) });
