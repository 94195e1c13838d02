import { QueryClient } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Item, PeopleContext } from "@/applications/company/people/people-context";
import { TagPeople } from "@/applications/company/tags/tag-people";
import { toast, toastStore } from "@/components/feedback/toast";
import { renderWith } from "../../../../tests/support/render-with";

const rpc = vi.hoisted(() => vi.fn());
vi.mock("@/lib/call-procedure", async () => (await import("../../../../tests/support/answered-by.ts")).answeredBy(rpc));

const onDone = vi.fn();
let answer: (given: unknown) => void;
beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  onDone.mockReset();
  rpc.mockReset().mockImplementation((name: string) =>
    name === "get_tags"
      ? Promise.resolve({
          data: { tags: [{ name: "Relocating", people: 3 }], in_use: 1, can: { make: true } },
          error: null,
        })
      : new Promise((resolve) => {
          answer = resolve;
        }),
  );
});
afterEach(() => {
  for (const { id } of toastStore.read()) toast.dismiss(id);
});

async function tag() {
  const people = [{ id: "a", tags: [] as string[] }] as unknown as Item[];
  const context = { companyId: "company", jobId: null } as unknown as PeopleContext;
  const client = new QueryClient();
  renderWith(<TagPeople context={context} people={people} onDone={onDone} />, { client });
  await userEvent.click(screen.getByRole("button", { name: "Tag" }));
  await userEvent.click(await screen.findByRole("option", { name: /Relocating/ }));
  await waitFor(() => expect(screen.queryByRole("option")).toBeNull());
  return client.getMutationCache();
}

it("keeps the selection until the tag is saved", async () => {
  await tag();
  expect(onDone).not.toHaveBeenCalled();
  answer({ data: { changed: ["a"], full: [] }, error: null });
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});

it("keeps the selection after a failure", async () => {
  const sent = await tag();
  answer({ data: null, error: { code: "PT409", message: "30 of 30 tags are in use.", details: null, hint: null } });
  await waitFor(() => expect(sent.find({ status: "error" })).toBeDefined());
  expect(onDone).not.toHaveBeenCalled();
});
