/** A PDF with the given contents, one per page; `extra` goes into its trailer. */
export function assemblePdf(contents: Buffer[], filter = "", extra = ""): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n")];
  const places: number[] = [];
  let size = parts[0]?.length ?? 0;
  const add = (...pieces: (string | Buffer)[]) => {
    for (const piece of pieces) {
      const bytes = typeof piece === "string" ? Buffer.from(piece, "latin1") : piece;
      parts.push(bytes);
      size += bytes.length;
    }
  };
  const object = (...pieces: (string | Buffer)[]) => {
    places.push(size);
    add(`${places.length} 0 obj\n`, ...pieces, "\nendobj\n");
  };
  object("<</Type/Catalog/Pages 2 0 R>>");
  object(
    `<</Type/Pages/Count ${contents.length}/Kids[${contents.map((_, page) => `${4 + 2 * page} 0 R`).join(" ")}]>>`,
  );
  object("<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>");
  for (const [page, content] of contents.entries()) {
    object(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F1 3 0 R>>>>/Contents ${5 + 2 * page} 0 R>>`,
    );
    object(`<</Length ${content.length}${filter}>>\nstream\n`, content, "\nendstream");
  }
  const start = size;
  const rows = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  add(
    `xref\n0 ${places.length + 1}\n0000000000 65535 f \n${rows}`,
    `trailer<</Size ${places.length + 1}/Root 1 0 R${extra}>>\nstartxref\n${start}\n%%EOF\n`,
  );
  return new Uint8Array(Buffer.concat(parts));
}
