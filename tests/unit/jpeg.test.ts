import { expect, test } from "vitest";
import { bareJpeg, readJpeg } from "../../supabase/functions/_shared/contracts/files/jpeg.ts";
import { comment, exif, jpeg } from "../support/jpeg.ts";

test("metadata and trailing data in a JPEG are detected and removed", () => {
  const bare = jpeg({ width: 1600, height: 900 });
  expect(readJpeg(bare)).toMatchObject({ width: 1600, height: 900, hasMore: false });
  expect(bareJpeg(bare)).toEqual(bare);
  for (const options of [
    { more: exif },
    { more: comment },
    { more: [...comment, ...exif] },
    { after: exif },
    { after: [0] },
  ]) {
    const told = jpeg({ width: 1600, height: 900, ...options });
    expect(readJpeg(told)).toMatchObject({ width: 1600, height: 900, hasMore: true });
    expect(bareJpeg(told)).toEqual(bare);
  }
});

test("data hidden in allowed segments is detected: a thumbnail, or bytes after a known name", () => {
  const asPart = (marker: number, name: string, more: number) => {
    const content = [...name].map((letter) => letter.charCodeAt(0)).concat(Array(more).fill(7));
    return [0xff, marker, 0, content.length + 2, ...content];
  };
  for (const more of [asPart(0xe0, "JFIF\0", 40), asPart(0xee, "Adobe", 40), asPart(0xe2, "ICC_PROFILE\0", 20)])
    expect(readJpeg(jpeg({ more }))?.hasMore).toBe(true);
  expect(readJpeg(jpeg({ more: asPart(0xee, "Adobe", 7) }))?.hasMore).toBe(false);
});

test("a JPEG with two sizes is invalid", () => {
  const frame = [0xff, 0xc0, 0, 11, 8, 0, 100, 0, 100, 1, 1, 0x11, 0];
  expect(readJpeg(jpeg({ more: frame }))).toBeNull();
});

test("other formats and truncated files are invalid", () => {
  const whole = jpeg();
  for (const text of ["", "<html>", "\x89PNG\r\n\x1a\n", "RIFF0000WEBP"])
    expect(readJpeg(new TextEncoder().encode(text))).toBeNull();
  for (let length = 0; length < whole.length; length += 1) expect(readJpeg(whole.subarray(0, length))).toBeNull();
  expect(readJpeg(new Uint8Array([0xff, 0xd8, 0xff, 0xd9]))).toBeNull();
});
