import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { id, requiredLine } from "../text.ts";

export const pictureTextSchema = z.object({
  /** Alt text. */
  alt: requiredLine("Describe the picture in a few words for people who can't see it", limits.pictureText),
});

/** A picture on the company's page: its path in company-pictures and its description. */
const companyPictureSchema = z.extend(pictureTextSchema, {
  path: z.string("Add the picture again").check(z.maxLength(200, "Add the picture again")),
});
export type CompanyPicture = z.output<typeof companyPictureSchema>;

export const companyPicturesSchema = z
  .array(companyPictureSchema)
  .check(z.maxLength(limits.pictures, `Use at most ${limits.pictures} pictures`));

/** The largest side in pixels, and the largest file in bytes. */
export const pictureSide = 1600;
export const pictureBytes = 700_000;

/** store-company-picture: a JPEG in base64. The same id again is the same picture. */
export const storePictureRequestSchema = z.object({
  id: id(),
  companyId: id(),
  picture: z
    .base64("Add the picture again")
    .check(z.maxLength(Math.ceil(pictureBytes / 3) * 4, "Choose a smaller picture")),
});
