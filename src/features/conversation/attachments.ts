import type { MessageFile } from "@contracts/conversation";
import { limits } from "@contracts/limits";
import { useRef, useState } from "react";
import { removeFile } from "@/data/files/remove-file";
import { type UploadProgress, uploadFile } from "@/data/files/upload-file";
import type { AppError } from "@/lib/app-error";

export const bucket = "message_files";

/** A file that is not stored yet. */
interface Attaching {
  id: string;
  file: File;
  progress: UploadProgress;
  /** Why it was not stored, and whether the same file may be another time. */
  failure: { message: string; canTryAgain: boolean } | null;
}

/** A name that fits, with its ending. */
const shortened = (name: string, most = 200): string =>
  name.length <= most ? name : `${name.slice(0, most - 10)}…${name.slice(-9)}`;

const discard = (path: string) =>
  removeFile(bucket, path).catch((error: unknown) => console.warn("An unused file was left behind.", error));

/**
 * Files on their way into the folder of an application: each is stored as soon as it is chosen, and `onStored` gets it. What is taken
 * back before it is sent is given up.
 */
export function useAttachments(applicationId: string, onStored: (file: MessageFile) => void) {
  const [attaching, setAttaching] = useState<Attaching[]>([]);
  const taken = useRef(new Set<string>());
  const change = (id: string, part: Partial<Attaching>) =>
    setAttaching((all) => all.map((each) => (each.id === id ? { ...each, ...part } : each)));
  const leave = (id: string) => setAttaching((all) => all.filter((each) => each.id !== id));

  const store = (id: string, file: File) =>
    uploadFile({ bucket, folder: applicationId, file, onProgress: (progress) => change(id, { progress }) })
      .then((path) => {
        leave(id);
        if (taken.current.has(id)) void discard(path);
        else onStored({ path, name: shortened(file.name), size: file.size });
      })
      .catch(({ message, status }: AppError) =>
        // What nothing answered, or what failed there, says nothing against the file.
        change(id, { failure: { message, canTryAgain: status === 0 || status === 401 || status >= 500 } }),
      );
  const begin = (id: string, file: File): Attaching => {
    void store(id, file);
    return { id, file, progress: { sent: 0, total: file.size }, failure: null };
  };
  return {
    attaching,
    /** Stores chosen files, as many as there is room for beside `known` ones; says whether that was all of them. */
    attach: (files: readonly File[], known: number): boolean => {
      const room = limits.messageFiles - known - attaching.filter(({ failure }) => failure === null).length;
      const begun = files.slice(0, Math.max(0, room)).map((file) => begin(crypto.randomUUID(), file));
      setAttaching((all) => [...all, ...begun]);
      return files.length <= room;
    },
    tryAgain: (id: string) => {
      const failed = attaching.find((each) => each.id === id);
      if (failed) change(id, begin(id, failed.file));
    },
    /** Takes one back that is on its way or was refused. */
    takeBack: (id: string) => {
      taken.current.add(id);
      leave(id);
    },
    discard,
  };
}
