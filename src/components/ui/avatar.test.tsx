import { fireEvent, render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Avatar } from "@/components/ui/avatar";

test("a logo shows, also from the storage of a local start, and the initial where it fails to load", () => {
  const { container } = render(
    <Avatar name="Quillmark" shape="company" imageUrl="http://127.0.0.1:54321/storage/logo.png" />,
  );
  const image = container.querySelector("img");
  expect(image?.src).toBe("http://127.0.0.1:54321/storage/logo.png");
  if (image) fireEvent.error(image);
  expect(container.textContent).toBe("Q");
});
