import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { useEffect } from "react";
import { MemoryRouter, Route, Routes, useLocation } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { Guarded } from "@/app/routes/guarded";
import type { Guard } from "@/app/routes/route";
import { AuthContext, type AuthState } from "@/auth/auth-context";
import { useAuth } from "@/auth/use-auth";
import { toastStore } from "@/components/feedback/toast";
import { useEagerQuery } from "@/lib/use-eager-query";

const loading: AuthState = { status: "loading", user: null, role: null };
const guessing = (role: "candidate" | "company"): AuthState => ({
  ...loading,
  guess: { user: { id: "1", email: "ann@example.com" }, role },
});
const nobody: AuthState = { status: "signed-out", user: null, role: null };
const as = (role: "candidate" | "company" | "admin"): AuthState => ({
  status: "signed-in",
  user: { id: "1", email: "ann@example.com" },
  role,
});

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

async function visit(guard: Guard, auth: AuthState, address: string) {
  const actions = { refreshRole: async () => {}, signOut: async () => true };
  const page = (
    <AuthContext value={{ ...auth, ...actions }}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route
            path={address.split("?")[0]}
            element={
              <Guarded guard={guard}>
                <p>private</p>
              </Guarded>
            }
          />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </MemoryRouter>
    </AuthContext>
  );
  await act(async () => void render(page));
  if (screen.queryByText("private")) return "private";
  return document.querySelector("output")?.textContent ?? "waiting";
}

it.each<[Guard, AuthState, string, string]>([
  ["company", loading, "/company/jobs", "waiting"],
  ["signed-out-only", loading, "/signin", "waiting"],
  ["company", guessing("company"), "/company/jobs", "waiting"],
  ["company", guessing("candidate"), "/company/jobs", "waiting"],
  ["signed-out-only", guessing("company"), "/signin", "waiting"],
  ["anyone", loading, "/jobs", "private"],
  ["anyone", guessing("candidate"), "/jobs", "waiting"],
  ["anyone", nobody, "/jobs", "private"],
  ["anyone", as("admin"), "/jobs", "private"],
  ["company", nobody, "/company/jobs?page=2", "/signin?redirect=%2Fcompany%2Fjobs%3Fpage%3D2"],
  ["company", nobody, "/company/register", "/signin?redirect=%2Fcompany%2Fregister"],
  ["company", as("company"), "/company/jobs", "private"],
  ["company", as("candidate"), "/company/jobs", "/candidate/dashboard"],
  ["company", as("admin"), "/company/jobs", "/admin/dashboard"],
  ["candidate", as("company"), "/candidate/apply/7", "/company/dashboard"],
  ["admin", as("company"), "/admin/company-approvals", "/company/dashboard"],
  ["signed-in", as("candidate"), "/anything", "private"],
  ["signed-out-only", nobody, "/signin", "private"],
  ["signed-out-only", as("admin"), "/signin", "/admin/dashboard"],
  ["signed-out-only", as("candidate"), "/signin?redirect=%2Fcandidate%2Fapply%2F7", "/candidate/apply/7"],
  ["signed-out-only", as("candidate"), "/signin?redirect=%2F%2Fevil.example", "/candidate/dashboard"],
  ["signed-out-only", as("candidate"), "/signin?redirect=javascript%3Aalert(1)", "/candidate/dashboard"],
])("guard %s, %o at %s: %s", (guard, auth, address, seen) => {
  return expect(visit(guard, auth, address)).resolves.toBe(seen);
});

it("tells other accounts that only companies can register a company", async () => {
  expect(await visit("company", as("candidate"), "/company/register")).toBe("/");
  expect(toastStore.read().map((each) => each.title)).toEqual(["Only company accounts can register a company profile"]);
});

it("loads the page's data for the last known role, and shows it only once the role is confirmed", async () => {
  const asked = vi.fn(async () => "secret");
  const ran = vi.fn();
  function Page() {
    const { user } = useAuth();
    const { data } = useEagerQuery({ queryKey: ["page", user?.id], queryFn: asked });
    useEffect(ran, []);
    return <p>{data}</p>;
  }
  const actions = { refreshRole: async () => {}, signOut: async () => true };
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 1000 } } });
  const tree = (auth: AuthState) => (
    <QueryClientProvider client={client}>
      <AuthContext value={{ ...auth, ...actions }}>
        <MemoryRouter>
          <Guarded guard="company">
            <Page />
          </Guarded>
        </MemoryRouter>
      </AuthContext>
    </QueryClientProvider>
  );
  const { rerender } = await act(async () => render(tree(guessing("company"))));
  await vi.waitFor(() => expect(client.getQueryData(["page", "1"])).toBe("secret"));
  expect(document.body.innerHTML).not.toContain("secret");
  expect(ran).not.toHaveBeenCalled();
  rerender(tree(as("company")));
  expect(await screen.findByText("secret")).toBeDefined();
  expect(asked).toHaveBeenCalledOnce();
});
