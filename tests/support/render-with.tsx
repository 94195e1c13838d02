import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { DraftOwner } from "@/components/form/draft-context";

interface Around {
  client?: QueryClient;
  /** The address the page is at. */
  at?: string;
  /** Whose drafts forms keep. */
  owner?: string;
}

/** What every page has around it, as a wrapper. */
export const around =
  ({ client = new QueryClient(), at = "/", owner }: Around = {}) =>
  ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[at]}>
        <DraftOwner value={owner}>{children}</DraftOwner>
      </MemoryRouter>
    </QueryClientProvider>
  );

/** Renders with what every page has around it. */
export const renderWith = (ui: ReactNode, options?: Around) => render(ui, { wrapper: around(options) });
