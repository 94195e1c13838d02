import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { Header } from "@/app/layouts/header";

test("the visitor's menu closes when focus leaves it or something else is clicked", async () => {
  render(
    <MemoryRouter>
      <Header canSignIn />
      <button type="button">Elsewhere</button>
    </MemoryRouter>,
  );
  const menu = () => screen.getByRole("button", { name: /menu$/ });
  const isOpen = () => menu().getAttribute("aria-expanded");
  await userEvent.click(menu());
  await userEvent.tab();
  expect(isOpen()).toBe("true");
  screen.getByRole("button", { name: "Elsewhere" }).focus();
  expect(await screen.findByRole("button", { name: "Open menu" })).toBeTruthy();
  await userEvent.click(menu());
  expect(isOpen()).toBe("true");
  await userEvent.click(document.body);
  expect(isOpen()).toBe("false");
});
