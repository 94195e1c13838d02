import { render, screen } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { expect, test } from "vitest";
import { useOneAddress } from "@/lib/use-one-address";

function Page({ path }: { path: string | undefined }) {
  useOneAddress(path);
  const { pathname, search, hash, state } = useLocation();
  return <output>{`${pathname}${search}${hash} ${state?.source}`}</output>;
}

const shown = () => screen.getByRole("status").textContent;
const open = (path: string | undefined) =>
  render(
    <MemoryRouter
      initialEntries={[{ pathname: "/jobs/1", search: "?from=mail", hash: "#match", state: { source: "search" } }]}
    >
      <Page path={path} />
    </MemoryRouter>,
  );

test("the canonical address replaces another, and keeps query, hash and state", () => {
  open("/jobs/engineer-1");
  expect(shown()).toBe("/jobs/engineer-1?from=mail#match search");
});

test("the address stays until the canonical one is known", () => {
  open(undefined);
  expect(shown()).toBe("/jobs/1?from=mail#match search");
});
