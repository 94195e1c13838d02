import type { StoredFiles } from "../_shared/auth/stored-files.ts";
import { pictureBytes, pictureSide, type storePictureRequestSchema } from "../_shared/contracts/companies/pictures.ts";
import { readJpeg } from "../_shared/contracts/files/jpeg.ts";
import type { Handler } from "../_shared/http/handler.ts";
import { HttpError } from "../_shared/http/http-error.ts";
import { failFields } from "../_shared/http/parse-body.ts";

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** Why a picture is refused, or null: it is public, so it must contain no metadata. */
function problemOf(bytes: Uint8Array): string | null {
  const jpeg = readJpeg(bytes);
  if (!jpeg) return "This isn't a JPEG picture";
  if (Math.max(jpeg.width, jpeg.height) > pictureSide || Math.min(jpeg.width, jpeg.height) < 1)
    return `A picture can be at most ${pictureSide} pixels on each side`;
  if (bytes.length > pictureBytes) return "Choose a smaller picture";
  return jpeg.hasMore ? "This picture still has data about where or how it was taken" : null;
}

/** Stores a picture for a company's page under the id its author chose. */
export const storeCompanyPicture =
  (files: () => StoredFiles): Handler<"store-company-picture", typeof storePictureRequestSchema> =>
  async ({ id, companyId, picture }, { call }) => {
    await call("check_company_picture", { p_company_id: companyId });
    const bytes = bytesOf(picture);
    const problem = problemOf(bytes);
    if (problem) failFields([{ path: "picture", message: problem }]);
    // Lower case like ids in SQL, which looks for a company's pictures by that spelling.
    const path = `${companyId}/${id}.jpg`.toLowerCase();
    const { error } = await files()
      .from("company-pictures")
      .upload(path, bytes, { contentType: "image/jpeg", cacheControl: "31536000" });
    // A retry: it is already stored.
    if (error && !/exists|duplicate/i.test(error.message)) {
      console.error(`The picture ${path} was not stored:`, error);
      throw new HttpError(502, "storage_failed", "We can't store pictures right now. Try again in a few minutes.");
    }
    return { path };
  };
