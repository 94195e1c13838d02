import { renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { useOpenFile } from "@/files/data/file-open-mutation";
import { around } from "../../../tests/support/render-with.tsx";

const invoke = vi.hoisted(() => vi.fn());
const save = vi.hoisted(() => vi.fn());
vi.mock("@/lib/invoke-function", () => ({ invokeFunction: invoke }));
vi.mock("@/lib/save-file", () => ({ saveFile: save }));

const openTab = vi.fn();
beforeEach(() => {
  vi.stubGlobal("open", openTab);
  invoke.mockResolvedValue({ url: "https://files.example/1?token=t&download=R%26D%20%231.docx" });
});
const open = () =>
  renderHook(() => useOpenFile(), {
    wrapper: around(),
  }).result.current.mutateAsync({ bucket: "message_files", path: "a/1.docx" });

it("downloads a file that browsers can't display under its name, and leaves no empty tab", async () => {
  const content = new Blob(["PK"]);
  vi.stubGlobal("fetch", async () => ({ ok: true, blob: async () => content }));
  await open();
  expect(save).toHaveBeenCalledExactlyOnceWith(content, "R&D #1.docx");
  expect(openTab).not.toHaveBeenCalled();
});

it("fails if the file could not be loaded", async () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(open()).rejects.toThrow("Failed to fetch");
});
