import { fireEvent, render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Avatar } from "@/components/ui/avatar";

test("shows the logo, also from local storage servers, or the initial if it fails to load", () => {
  const { container } = render(
    <Avatar name="Quillmark" shape="company" imageUrl="http://127.0.0.1:54321/storage/logo.png" />,
  );
  const image = container.querySelector("img");
  expect(image?.src).toBe("http://127.0.0.1:54321/storage/logo.png");
  if (image) fireEvent.error(image);
  expect(container.textContent).toBe("Q");
});
