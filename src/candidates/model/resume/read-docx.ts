import JSZip from "jszip";
import mammoth from "mammoth";
import { ReadFailure } from "@/candidates/model/resume/read-problem";
import { isScanned, type ReadText } from "@/candidates/model/resume/read-text";

// A few megabytes can expand to gigabytes.
const mostBytes = 50 * 1024 * 1024;

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** The text of a part that the library skips, such as page headers, where many put their name and address. */
const plainText = (xml: string): string[] =>
  xml
    .replace(/<w:tab\/>/g, "  ")
    .replace(/<w:br\/>|<\/w:p>/g, "\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? "")
    .split("\n");

const linksIn = (relations: string): string[] =>
  [...relations.matchAll(/Target="((?:https?:|mailto:)[^"]+)"/g)].map(([, target = ""]) =>
    target.replaceAll("&amp;", "&"),
  );

/** The text of a Word file. Throws ReadFailure: broken, or scanned, where there is no text. */
export async function readDocx(bytes: Uint8Array): Promise<ReadText> {
  try {
    const zip = await JSZip.loadAsync(bytes);
    const sizes = Object.values(zip.files).map((file) => {
      const { _data: data } = file as unknown as { _data?: { uncompressedSize?: number } };
      return data?.uncompressedSize ?? 0;
    });
    if (sizes.reduce((sum, size) => sum + size, 0) > mostBytes) throw new ReadFailure("broken");
    const parts = await Promise.all(zip.file(/^word\/header\d*\.xml$/).map((part) => part.async("string")));
    const relations = (await zip.file("word/_rels/document.xml.rels")?.async("string")) ?? "";
    // The library leaves breaks within a paragraph out, and joins the words around them.
    const body = (await zip.file("word/document.xml")?.async("string")) ?? "";
    zip.file("word/document.xml", body.replace(/<w:br\b[^>]*\/>|<w:cr\/>/g, '<w:t xml:space="preserve">\n</w:t>'));
    const buffer = await zip.generateAsync({ type: "arraybuffer" });
    // Input for the browser build, and for the Node one.
    const { value } = await mammoth.extractRawText({ arrayBuffer: buffer, buffer } as unknown as {
      arrayBuffer: ArrayBuffer;
    });
    const lines = [...parts.flatMap(plainText), ...value.split("\n")];
    if (isScanned(lines)) throw new ReadFailure("scanned");
    return { pages: [{ lines, links: linksIn(relations) }], total: 1, isPaged: false };
  } catch (error) {
    throw error instanceof ReadFailure ? error : new ReadFailure("broken");
  }
}
