import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { SupportText } from "@/components/ui/support-text";

test("leads to the contact page where a text says to contact support, and changes no word", () => {
  const text = "Your plan has ended. Please contact support.";
  const { container } = render(<SupportText>{text}</SupportText>, { wrapper: MemoryRouter });
  expect(container.textContent).toBe(text);
  expect(screen.getByRole("link", { name: "contact support" }).getAttribute("href")).toBe("/contact");
});

test("leaves other texts alone", () => {
  render(<SupportText>Company not found</SupportText>, { wrapper: MemoryRouter });
  expect(screen.queryByRole("link")).toBeNull();
});
