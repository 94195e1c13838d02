import { useMutation } from "@tanstack/react-query";
import { pictureForPage, pictureProblem } from "@/files/data/page-picture";
import { AppError } from "@/lib/app-error";
import { invokeFunction } from "@/lib/invoke-function";
import { sendSafely } from "@/lib/send-safely";

/** Resizes a chosen picture for the company's page and stores it; returns its path. Throws AppError. */
async function storePicture(companyId: string, file: File): Promise<string> {
  const problem = await pictureProblem(file);
  if (problem) throw new AppError({ code: "invalid_file", message: problem, status: 422 });
  const picture = await pictureForPage(file);
  const id = crypto.randomUUID();
  const { path } = await sendSafely(() => invokeFunction("store-company-picture", { id, companyId, picture }));
  return path;
}

export const useStorePicture = (companyId: string) =>
  useMutation<string, AppError, File>({
    mutationFn: (file) => storePicture(companyId, file),
    // The field shows it.
    meta: { silent: true },
  });
