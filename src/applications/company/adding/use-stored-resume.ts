import { useRef, useState } from "react";
import { keepResumeText } from "@/files/data/resume-text";
import { type UploadProgress, uploadFile } from "@/files/data/upload-file";
import { isAppError } from "@/lib/app-error";

/** Stores the resume of a person being added in the company's folder, once per file. */
export function useStoredResume(companyId: string) {
  const stored = useRef<{ file: File; path: string } | null>(null);
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const store = async (file: File): Promise<string> => {
    if (stored.current?.file === file) return stored.current.path;
    setFailure(null);
    try {
      const path = await uploadFile({ bucket: "candidate_resumes", folder: companyId, file, onProgress: setProgress });
      stored.current = { file, path };
      return path;
    } catch (error) {
      if (isAppError(error)) setFailure(error.message);
      throw error;
    } finally {
      setProgress(null);
    }
  };
  return { store, progress, failure, forget: () => setFailure(null), keepText: keepResumeText };
}
