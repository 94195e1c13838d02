import { deflateSync } from "node:zlib";
import JSZip from "jszip";
import { assemblePdf } from "./assemble-pdf.ts";

/** A PDF with the given lines per page, top down. */
export function resumePdf(...pages: string[][]): Uint8Array<ArrayBuffer> {
  return assemblePdf(
    pages.map((lines) =>
      Buffer.from(
        `BT /F1 11 Tf 14 TL 60 740 Td ${lines
          .map(
            (line) =>
              `(${line
                .replace(/[\\()]/g, "\\$&")
                .replaceAll("–", "\\226")
                .replaceAll("•", "\\225")}) Tj T*`,
          )
          .join(" ")} ET`,
        "latin1",
      ),
    ),
  );
}

/** A PDF of scanned pages, without text. */
export const scannedPdf = (): Uint8Array<ArrayBuffer> => assemblePdf([Buffer.from("0 0 612 792 re f")]);

/** A PDF encrypted with an unknown password. */
export const encryptedPdf = (): Uint8Array<ArrayBuffer> => {
  const key = `<${"ab".repeat(32)}>`;
  return assemblePdf(
    [Buffer.from("BT ET")],
    "",
    `/ID[<${"01".repeat(16)}><${"01".repeat(16)}>]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O ${key}/U ${key}>>`,
  );
};

/** A small PDF that takes minutes to read: its page expands to a hundred megabytes of single letters. */
export const endlessPdf = (): Uint8Array<ArrayBuffer> =>
  assemblePdf([deflateSync(Buffer.from(`BT /F1 1 Tf ${"(a)Tj 1 0 Td ".repeat(8_000_000)}ET`))], "/Filter/FlateDecode");

/** A PDF with that many pages. */
export const longPdf = (pages: number): Uint8Array<ArrayBuffer> =>
  resumePdf(...Array.from({ length: pages }, (_, page) => [`Chapter ${page + 1} of a long story`]));

const escapeXml = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
const paragraphs = (lines: readonly string[]) =>
  lines.map((line) => `<w:p><w:r><w:t xml:space="preserve">${escapeXml(line)}</w:t></w:r></w:p>`).join("");
const namespaces = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** A Word file as Word writes it: a paragraph per line, optionally with a page header. */
export async function resumeDocx(
  lines: readonly string[],
  header: readonly string[] = [],
): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new JSZip();
  zip.file(
    "[Content_Types].xml",
    `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
  );
  zip.file(
    "_rels/.rels",
    `${xml}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
  );
  zip.file("word/document.xml", `${xml}<w:document ${namespaces}><w:body>${paragraphs(lines)}</w:body></w:document>`);
  if (header.length > 0) zip.file("word/header1.xml", `${xml}<w:hdr ${namespaces}>${paragraphs(header)}</w:hdr>`);
  return zip.generateAsync({ type: "uint8array", compression: "DEFLATE" }) as Promise<Uint8Array<ArrayBuffer>>;
}
