import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { WordDocument } from "@/files/shared/word-document";

const { fetchInTime, readWord } = vi.hoisted(() => ({ fetchInTime: vi.fn(), readWord: vi.fn() }));
vi.mock("@/lib/time-limit", () => ({ fetchInTime }));
vi.mock("@/candidates/model/resume/read-word", () => ({ readWord }));

const found = () => new Response(new Uint8Array([1, 2, 3]));
const show = () => render(<WordDocument url="https://files.example.com/1" label="Resume (DOCX)" open={<b>Open</b>} />);
beforeEach(() => {
  fetchInTime.mockReset();
  readWord.mockReset();
});

it("shows the text of a Word file, line by line", async () => {
  fetchInTime.mockResolvedValue(found());
  readWord.mockResolvedValue(["Noor Fahmi", "Ran 60 databases <b>"]);
  show();
  expect((await screen.findByText(/Ran 60 databases/)).textContent).toBe("Noor Fahmi\nRan 60 databases <b>");
  screen.getByRole("group", { name: "Resume (DOCX)" });
});

it.each([
  ["can't be read", () => readWord.mockResolvedValueOnce(null)],
  ["isn't there", () => fetchInTime.mockReset().mockResolvedValueOnce(new Response("", { status: 404 }))],
  ["doesn't come", () => fetchInTime.mockReset().mockRejectedValueOnce(new Error("offline"))],
])("says what to do when the file %s, and can try again", async (_, fail) => {
  fetchInTime.mockResolvedValueOnce(found());
  fail();
  show();
  await screen.findByText("Couldn't show Resume (DOCX). Open it or try again.");
  screen.getByText("Open");
  fetchInTime.mockResolvedValueOnce(found());
  readWord.mockResolvedValueOnce(["Here it is"]);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("Here it is");
});
