import type { MessageFile } from "@contracts/conversations/conversation";
import { limits } from "@contracts/limits";
import { useRef, useState } from "react";
import { removeFile } from "@/files/data/remove-file";
import { type UploadProgress, uploadFile } from "@/files/data/upload-file";
import type { AppError } from "@/lib/app-error";

export const bucket = "message_files";

/** A file not stored yet. */
interface Attaching {
  id: string;
  file: File;
  name: string;
  progress: UploadProgress;
  failure: AppError | null;
}

/** A name within the limit, keeping its extension. Cut between characters, because half of one is invalid. */
export function shortened(name: string, most = 200): string {
  const letters = [...name];
  return letters.length <= most ? name : `${letters.slice(0, most - 10).join("")}…${letters.slice(-9).join("")}`;
}

/** Whether a retry may succeed: after a lost response, a server failure or too many requests. */
export const canTryAgain = ({ status }: AppError): boolean =>
  status === 0 || status === 401 || status === 429 || status >= 500;

const begun = (file: File): Attaching => ({
  id: crypto.randomUUID(),
  file,
  name: shortened(file.name),
  progress: { sent: 0, total: file.size },
  failure: null,
});

const discard = (path: string) =>
  removeFile(bucket, path).catch((error: unknown) => console.warn("An unused file was left behind.", error));

/**
 * Files being uploaded to an application's folder: each is stored once chosen and passed to `onStored`. Files removed before
 * sending are deleted.
 */
export function useAttachments(applicationId: string, onStored: (file: MessageFile) => void) {
  const [attaching, setAttaching] = useState<Attaching[]>([]);
  const taken = useRef(new Set<string>());
  const change = (id: string, part: Partial<Attaching>) =>
    setAttaching((all) => all.map((each) => (each.id === id ? { ...each, ...part } : each)));
  const leave = (id: string) => setAttaching((all) => all.filter((each) => each.id !== id));

  const store = async ({ id, file, name }: Attaching) => {
    await uploadFile({ bucket, folder: applicationId, file, onProgress: (progress) => change(id, { progress }) })
      .then((path) => {
        leave(id);
        if (taken.current.has(id)) void discard(path);
        else onStored({ path, name, size: file.size });
      })
      .catch((failure: AppError) => change(id, { failure }));
  };
  return {
    attaching,
    /** Stores chosen files up to the limit, with `known` ones counted; returns whether all fit. */
    attach: (files: readonly File[], known: number): boolean => {
      const room = limits.messageFiles - known - attaching.length;
      const added = files.slice(0, Math.max(0, room)).map(begun);
      setAttaching((all) => [...all, ...added]);
      for (const each of added) void store(each);
      return files.length <= room;
    },
    /** Retries one that failed: the connection was lost, or storage failed. */
    tryAgain: (failed: Attaching) => {
      change(failed.id, { ...begun(failed.file), id: failed.id });
      void store(failed);
    },
    /** Removes one that is uploading or failed. */
    takeBack: (id: string) => {
      taken.current.add(id);
      leave(id);
    },
    discard,
  };
}
