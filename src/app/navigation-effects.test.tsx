import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, MemoryRouter, RouterProvider } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { useNavigationEffects } from "@/app/navigation-effects";

function Page() {
  useNavigationEffects();
  return <h1>Services</h1>;
}

beforeEach(() => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
});

it.each(["#%", "#%E0%A4%A"])("shows the page behind an address that ends in %s", (hash) => {
  render(
    <MemoryRouter initialEntries={[`/services${hash}`]}>
      <Page />
    </MemoryRouter>,
  );
  expect(screen.getByRole("heading")).toBeDefined();
});

it("restores the scroll position of the list after a job was opened next to it", async () => {
  const router = createMemoryRouter([{ path: "*", element: <Page /> }], { initialEntries: ["/jobs"] });
  render(<RouterProvider router={router} />);
  const scrolled = vi.spyOn(window, "scrollY", "get").mockReturnValue(900);
  await act(() => router.navigate("/jobs?job=1"));
  scrolled.mockReturnValue(0);
  await act(() => router.navigate("/jobs/1"));
  vi.mocked(window.scrollTo).mockClear();
  await act(() => router.navigate(-1));
  expect(window.scrollTo).toHaveBeenCalledWith(0, 900);
});

it("ignores the scroll position of a previous document", () => {
  const first = render(<RouterProvider router={createMemoryRouter([{ path: "*", element: <Page /> }])} />);
  vi.spyOn(window, "scrollY", "get").mockReturnValue(700);
  window.dispatchEvent(new Event("scroll"));
  first.unmount();
  const next = createMemoryRouter([{ path: "*", element: <Page /> }], { initialEntries: ["/candidate/saved"] });
  render(<RouterProvider router={next} />);
  expect(window.scrollTo).not.toHaveBeenCalled();
});

it("focuses the field named in the address instead of the heading", async () => {
  const page = (
    <>
      <Page />
      <textarea id="write" />
    </>
  );
  const router = createMemoryRouter([{ path: "*", element: page }], { initialEntries: ["/jobs"] });
  render(<RouterProvider router={router} />);
  await act(() => router.navigate("/candidate/applications/1#write"));
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
});
