/** What a JPEG is, part by part. */
interface Jpeg {
  width: number;
  height: number;
  /** The parts that draw it, from its first byte to its last. */
  drawn: Uint8Array[];
  /** Whether it holds anything else: where it was taken, by which camera, a comment, bytes after its end. */
  hasMore: boolean;
}

const startOfScan = 0xda;
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xc2;

/** Whether a part draws the picture: tables, frame and scan, and what names its colors, as long as it holds nothing else. */
function draws(marker: number, content: Uint8Array): boolean {
  const begins = (text: string) => [...text].every((letter, at) => content[at] === letter.charCodeAt(0));
  if (marker === 0xe0) return begins("JFIF\0") && content.length === 14;
  if (marker === 0xee) return begins("Adobe") && content.length === 12;
  return [0xdb, 0xc4, 0xdd, startOfScan].includes(marker) || isFrame(marker);
}

/** Where the data of a scan ends: at the next marker that is no restart and no escaped byte. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = Number(bytes[at + 1]);
    if (bytes[at] === 0xff && next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

/** Reads a JPEG part by part to its end; null for anything that is none. Never throws. */
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
    // A second frame could say another size than the one that is drawn.
    if (isFrame(marker) && size) return null;
    if (isFrame(marker)) size = { height: number(at + 5), width: number(at + 7) };
    const next = marker === startOfScan ? endOfScan(bytes, end) : end;
    if (draws(marker, bytes.subarray(at + 4, end))) drawn.push(bytes.subarray(at, next));
    else hasMore = true;
    at = next;
  }
  return null;
}

/** The picture alone: a JPEG without what else it holds; null for anything that is none. */
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
