import { renderHook } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";

const useLive = vi.hoisted(() => vi.fn());
vi.mock("@/notifications/data/use-live", () => ({ useLive }));
vi.mock("@/auth/use-auth", () => ({ useAuth: () => ({ user: { id: "me" } }) }));

const { useLiveNews } = await import("@/app/layouts/use-live-news");

const id = "0b9f3a52-9a1e-4b8a-9b58-3f7d4c6a1e10";

it.each([
  [`/company/applications/${id}`, id],
  [`/candidate/applications/${id}`, id],
  [`/company/applications?person=${id}`, id],
  [`/company/jobs/7/manage?view=list&person=${id}`, id],
  ["/company/applications?person=somebody", null],
  [`/jobs?person=${id}`, null],
  ["/company/applications", null],
])("follows the conversation that %s shows", (address, open) => {
  renderHook(() => useLiveNews(), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>,
  });
  expect(useLive).toHaveBeenLastCalledWith("me", open);
});
