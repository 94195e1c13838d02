const part = (marker: number, content: readonly number[]) => {
  const length = content.length + 2;
  return [0xff, marker, length >> 8, length & 255, ...content];
};
const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

/** A JPEG segment with the picture's location. */
export const exif = part(0xe1, letters("Exif\0\0 39.7392 N, 104.9903 W"));
export const comment = part(0xfe, letters("by Dana"));

interface JpegOptions {
  width?: number;
  height?: number;
  /** More segments, after the first. */
  more?: readonly number[];
  /** Bytes after its end. */
  after?: readonly number[];
}

/** A JPEG with valid segments that can't be displayed. */
export const jpeg = ({
  width = 1200,
  height = 800,
  more = [],
  after = [],
}: JpegOptions = {}): Uint8Array<ArrayBuffer> =>
  new Uint8Array([
    ...[0xff, 0xd8],
    ...part(0xe0, [...letters("JFIF\0"), 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    ...more,
    ...part(0xdb, [0, ...Array(64).fill(1)]),
    ...part(0xc0, [8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]),
    ...part(0xc4, [0, ...Array(16).fill(0)]),
    ...part(0xda, [1, 1, 0, 0, 63, 0]),
    // An escaped byte and a restart belong to the scan.
    ...[1, 2, 0xff, 0, 3, 0xff, 0xd0, 4],
    ...[0xff, 0xd9],
    ...after,
  ]);
