import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { SupportText } from "@/components/ui/support-text";

test("links the words contact support, and leaves the text unchanged", () => {
  const text = "Your plan has ended. Please contact support.";
  const { container } = render(<SupportText>{text}</SupportText>, { wrapper: MemoryRouter });
  expect(container.textContent).toBe(text);
  expect(screen.getByRole("link", { name: "contact support" }).getAttribute("href")).toBe("/contact");
});

test("leaves other text unchanged", () => {
  render(<SupportText>Company not found</SupportText>, { wrapper: MemoryRouter });
  expect(screen.queryByRole("link")).toBeNull();
});
