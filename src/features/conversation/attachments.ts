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
  name: string;
  progress: UploadProgress;
  /** Why it was refused. */
  failure: string | null;
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

  const add = async (file: File) => {
    const [id, name] = [crypto.randomUUID(), shortened(file.name)];
    setAttaching((all) => [...all, { id, name, progress: { sent: 0, total: file.size }, failure: null }]);
    await uploadFile({ bucket, folder: applicationId, file, onProgress: (progress) => change(id, { progress }) })
      .then((path) => {
        leave(id);
        if (taken.current.has(id)) void discard(path);
        else onStored({ path, name, size: file.size });
      })
      .catch(({ message }: AppError) => change(id, { failure: message }));
  };
  return {
    attaching,
    /** Stores chosen files, as many as there is room for beside `known` ones; says whether that was all of them. */
    attach: (files: readonly File[], known: number): boolean => {
      const room = limits.messageFiles - known - attaching.filter(({ failure }) => failure === null).length;
      for (const file of files.slice(0, Math.max(0, room))) void add(file);
      return files.length <= room;
    },
    /** Takes one back that is on its way or was refused. */
    takeBack: (id: string) => {
      taken.current.add(id);
      leave(id);
    },
    discard,
  };
}
