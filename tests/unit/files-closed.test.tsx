import type { Offer } from "@contracts/offers/offer";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { ResumePane } from "@/applications/company/resume-pane";
import { Answers } from "@/applications/shared/answers-card";
import { FilesClosed } from "@/components/product/files-closed";
import { SentFile } from "@/conversations/shared/sent-file";
import { OfferBody } from "@/offers/shared/offer-body";
import { renderWith } from "../support/render-with.tsx";

const invokeFunction = vi.hoisted(() => vi.fn(() => new Promise(() => {})));
vi.mock("@/lib/invoke-function", () => ({ invokeFunction }));
beforeEach(() => {
  invokeFunction.mockClear();
});

const answer = { question_id: "q", question: "Portfolio?", is_required: true, answer: "noor/3.pdf" };
const file = { path: "a/4.pdf", name: "Plan.pdf", size: 9 };
const sent = {
  candidate: { resume_url: "noor/1.pdf" },
  documents: [{ bucket: "candidate_resumes", path: "noor/1.pdf", name: "Noor.pdf" }],
};
const offer = {
  salary: 178_000,
  salary_period: "year",
  answer_by: "2026-12-04",
  state: "open",
  document: { ...file, path: "a/6.pdf", name: "Offer.pdf" },
} as Offer;
const show = (isClosed: boolean) =>
  renderWith(
    <FilesClosed value={isClosed}>
      <ResumePane application={sent as never} />
      <Answers answers={[{ ...answer, question_type: "FILE" }]} />
      <SentFile file={file} isMine={false} />
      <SentFile file={{ ...file, path: "a/5.pdf", name: "Ours.pdf" }} isMine />
      <OfferBody offer={offer} reader="company" other="Noor" />
    </FilesClosed>,
  );

it("disables files while the reader's company is paused, except those they sent themselves", async () => {
  show(true);
  screen.getByText("Your company is paused. You can open files once it's active again.");
  const closed = screen.getAllByRole("button", { description: "Paused" });
  expect(closed.map(({ textContent }) => textContent)).toEqual(["Open file", "Open", "Open"]);
  for (const button of closed) expect(button).toHaveProperty("disabled", true);
  expect(screen.queryByRole("button", { name: /Plan\.pdf/ })).toBeNull();
  expect(invokeFunction).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Read Ours.pdf here" }));
  expect(invokeFunction).toHaveBeenCalledWith("open-file", expect.objectContaining({ path: "a/5.pdf" }));
});

it("opens files while the company is active", () => {
  show(false);
  expect(invokeFunction).toHaveBeenCalledWith("open-file", { bucket: "candidate_resumes", path: "noor/1.pdf" });
  for (const name of ["Open the file for “Portfolio?”", "Open Plan.pdf", "Open Ours.pdf", "Open Offer.pdf"])
    screen.getByRole("button", { name });
});
