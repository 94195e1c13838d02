import { removeFile } from "@/files/data/remove-file";
import { keepResumeText } from "@/files/data/resume-text";
import { type UploadProgress, uploadFile } from "@/files/data/upload-file";
import { callProcedure } from "@/lib/call-procedure";
import { useAct, useProcedure } from "@/lib/use-act";

interface ResumeUpload {
  file: File;
  onProgress: (progress: UploadProgress) => void;
}

/** Stores a file as another resume; the first becomes the default. The calling list shows failures. */
export const useAddResume = (userId: string) =>
  useAct("add_resume", {
    mutationFn: async ({ file, onProgress }: ResumeUpload) => {
      const path = await uploadFile({ bucket: "candidate_resumes", folder: userId, file, onProgress });
      try {
        await callProcedure("add_resume", { p_path: path });
      } catch (error) {
        await removeFile("candidate_resumes", path).catch((cause: unknown) =>
          console.warn("An unused file was left behind.", cause),
        );
        throw error;
      }
      void keepResumeText(path, file);
    },
    meta: { silent: true },
  });

export const useMakeDefaultResume = () =>
  useProcedure("make_default_resume", (path: string) => ({ p_path: path }), {
    meta: { errorTitle: "Your default resume wasn't changed", successTitle: "Default resume changed" },
  });

export const useRenameResume = (path: string) =>
  useProcedure("rename_resume", (name: string) => ({ p_path: path, p_name: name }), {
    meta: { errorTitle: "The resume wasn't renamed" },
  });
