/** A parsed JPEG. */
interface Jpeg {
  width: number;
  height: number;
  /** The parts that draw it, from its first byte to its last. */
  drawn: Uint8Array[];
  /** Whether it holds metadata: location, camera, a comment, bytes after its end. */
  hasMore: boolean;
}

const startOfScan = 0xda;
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xc2;

/** Whether a segment is needed to draw the picture: tables, frame and scan, and color information without anything else. */
function draws(marker: number, content: Uint8Array): boolean {
  const begins = (text: string) => [...text].every((letter, at) => content[at] === letter.charCodeAt(0));
  if (marker === 0xe0) return begins("JFIF\0") && content.length === 14;
  if (marker === 0xee) return begins("Adobe") && content.length === 12;
  return [0xdb, 0xc4, 0xdd, startOfScan].includes(marker) || isFrame(marker);
}

/** Where scan data ends: at the next marker that is neither a restart nor an escaped byte. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = Number(bytes[at + 1]);
    if (bytes[at] === 0xff && next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

/** Parses a whole JPEG; null for anything else. Never throws. */
export function readJpeg(bytes: Uint8Array): Jpeg | null {
  const number = (at: number) => Number(bytes[at]) * 256 + Number(bytes[at + 1]);
  if (number(0) !== 0xffd8) return null;
  const drawn = [bytes.subarray(0, 2)];
  let size: Pick<Jpeg, "width" | "height"> | null = null;
  let hasMore = false;
  let at = 2;
  while (at + 1 < bytes.length && bytes[at] === 0xff) {
    const marker = Number(bytes[at + 1]);
    if (marker === 0xd9) {
      drawn.push(bytes.subarray(at, at + 2));
      return size && { ...size, drawn, hasMore: hasMore || at + 2 < bytes.length };
    }
    const length = number(at + 2);
    const end = at + 2 + length;
    if (!(length >= 2) || end > bytes.length) return null;
    // A second frame could declare another size than the drawn one.
    if (isFrame(marker) && size) return null;
    if (isFrame(marker)) size = { height: number(at + 5), width: number(at + 7) };
    const next = marker === startOfScan ? endOfScan(bytes, end) : end;
    if (draws(marker, bytes.subarray(at + 4, end))) drawn.push(bytes.subarray(at, next));
    else hasMore = true;
    at = next;
  }
  return null;
}

/** A JPEG without its metadata; null for anything else. */
export function bareJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const jpeg = readJpeg(bytes);
  if (!jpeg) return null;
  const bare = new Uint8Array(jpeg.drawn.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of jpeg.drawn) {
    bare.set(part, at);
    at += part.length;
  }
  return bare;
}
