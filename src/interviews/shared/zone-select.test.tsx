import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { ZoneSelect } from "@/interviews/shared/zone-select";

function Kept() {
  const [zone, setZone] = useState("America/Denver");
  return (
    <>
      <ZoneSelect aria-label="Zone" value={zone} onChoose={setZone} />
      <button type="button" onClick={() => setZone("Asia/Tokyo")}>
        Load
      </button>
    </>
  );
}

test("the first known zone stays first, and choosing one keeps the order", () => {
  render(<Kept />);
  const select = screen.getByLabelText<HTMLSelectElement>("Zone");
  const values = () => [...select.options].map(({ value }) => value);
  const before = values();
  expect(before[0]).toBe("America/Denver");
  fireEvent.change(select, { target: { value: "Europe/Berlin" } });
  expect([select.value, values()]).toEqual(["Europe/Berlin", before]);
  fireEvent.click(screen.getByRole("button", { name: "Load" }));
  expect([select.value, values()[0]]).toEqual(["Asia/Tokyo", "Asia/Tokyo"]);
});
