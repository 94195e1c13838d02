import { pictureBytes, pictureSide } from "@contracts/companies/pictures";
import { fileEnding, matchesSignature } from "@contracts/files/files";
import { bareJpeg } from "@contracts/files/jpeg";
import { AppError } from "@/lib/app-error";

/** The input limit; pictures are scaled down here. */
const mostBytes = 10 * 1024 * 1024;
const endings: readonly string[] = ["jpg", "jpeg", "png", "webp"];
export const pictureEndings = endings.map((ending) => `.${ending}`).join(",");

/** Why a file can't be used as a page's picture, or null. Never rejects. */
export async function pictureProblem(file: File): Promise<string | null> {
  const ending = fileEnding(file.name);
  const notOurs = `${file.name} isn't a JPEG, PNG or WebP. Choose another picture.`;
  if (!ending || !endings.includes(ending)) return notOurs;
  if (file.size > mostBytes) return `${file.name} is larger than 10 MB. Choose a smaller picture.`;
  const head = await file
    .slice(0, 8)
    .arrayBuffer()
    .catch(() => null);
  if (!head) return `${file.name} couldn't be read. Choose it again.`;
  return matchesSignature(new Uint8Array(head), ending) ? null : notOurs;
}

const asJpeg = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));

const asBase64 = (bytes: Uint8Array<ArrayBuffer>) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(",")[1] ?? "");
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(new Blob([bytes]));
  });

/**
 * A chosen picture for its page, in base64: a JPEG of at most 1,600 pixels, redrawn to strip location and other metadata. Throws
 * AppError for a file the browser can't draw.
 */
export async function pictureForPage(file: File): Promise<string> {
  const unreadable = new AppError({
    code: "invalid_file",
    message: `${file.name} couldn't be read. Choose another picture.`,
    status: 422,
  });
  const bitmap = await createImageBitmap(file).catch(() => {
    throw unreadable;
  });
  const scale = Math.min(1, pictureSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw unreadable;
  // A JPEG has no transparency.
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  for (const quality of [0.85, 0.7, 0.5, 0.3]) {
    const blob = await asJpeg(canvas, quality);
    const bare = blob && bareJpeg(new Uint8Array(await blob.arrayBuffer()));
    if (bare && bare.length <= pictureBytes) return asBase64(bare);
  }
  throw unreadable;
}
