import { type Bucket, fileEnding, fileProblem, fileTypes } from "@contracts/files/files";
import { getEnv } from "@/config/env";
import { apiAddress } from "@/lib/api-address";
import { AppError, parseOutage, sessionExpiredMessage } from "@/lib/app-error";
import { callProcedure } from "@/lib/call-procedure";
import { settle } from "@/lib/settle";
import { getSupabase } from "@/lib/supabase";
import { watchForStall } from "@/lib/time-limit";

export interface UploadProgress {
  sent: number;
  total: number;
}

export interface Upload {
  bucket: Bucket;
  /** The folder the caller may write to: a user id, or a company id for the company buckets. */
  folder: string;
  /** Null for an empty field: the call fails with "No file selected". */
  file: File | null;
  onProgress?: (progress: UploadProgress) => void;
}

const cacheSeconds = 3600;
const connectionLost = "The file couldn't be sent. Check your connection and try again.";
const stoodStill = "The upload stopped. Check your connection and try again.";
/** The disk may be full, so an immediate retry would fail. */
const storageFails = "We can't store files right now. Try again in a few minutes.";

/** The storage service's metadata format: headers are ASCII. */
const inBase64 = (metadata: object) => btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(metadata))));

/** The storage service's error in words. It may answer 400 with the real status in the body. Rejects when asking SQL fails. */
async function refusal(request: XMLHttpRequest, folder: string): Promise<AppError> {
  const body = request.responseText.slice(0, 500);
  const status = Number(/"statusCode"\s*:\s*"?(\d{3})/.exec(body)?.[1] ?? request.status);
  if (status === 401 || status === 403) {
    const problem = await callProcedure("get_upload_problem", { p_folder: folder });
    return new AppError({ code: "forbidden", message: problem ?? "You can't store a file here.", status });
  }
  if (status === 413) return new AppError({ code: "too_large", message: "This file is too large.", status });
  // Others don't say more than that files can't be stored.
  const isOutage = status === 429 || status === 540;
  const outage = isOutage && parseOutage({ status, body, retryAfter: request.getResponseHeader("retry-after") }, body);
  if (outage) return outage;
  if (status === 415) return new AppError({ code: "wrong_type", message: "This type of file isn't accepted.", status });
  console.error("Upload refused", status, body);
  const message = status >= 500 ? storageFails : "The file couldn't be stored. Try again.";
  return new AppError({ code: "upload_failed", message, status });
}

/**
 * Stores a file under a random name and returns its path in the bucket. Uses XMLHttpRequest because neither fetch nor the storage
 * client reports upload progress. Throws AppError: the file's own problem (extension, size, content), a missing file, no session, a
 * refusal or a lost connection.
 */
export async function uploadFile({ bucket, folder, file, onProgress }: Upload): Promise<string> {
  if (!file) throw new AppError({ code: "no_file", message: "No file selected", status: 422 });
  const problem = await fileProblem(file, bucket);
  const ending = fileEnding(file.name);
  if (problem || !ending) {
    throw new AppError({ code: "invalid_file", message: problem ?? "This file type isn't accepted.", status: 422 });
  }
  const { VITE_SUPABASE_PUBLISHABLE_KEY } = getEnv();
  const { auth } = await getSupabase();
  const { data } = await settle(auth.getSession());
  if (!data.session) throw new AppError({ code: "session_expired", message: sessionExpiredMessage, status: 401 });
  const token = data.session.access_token;
  const path = `${folder}/${crypto.randomUUID()}.${ending}`;

  await new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", apiAddress(`/storage/v1/object/${bucket}/${path}`));
    request.setRequestHeader("authorization", `Bearer ${token}`);
    request.setRequestHeader("apikey", VITE_SUPABASE_PUBLISHABLE_KEY);
    request.setRequestHeader("content-type", fileTypes[ending]);
    request.setRequestHeader("cache-control", `max-age=${cacheSeconds}`);
    // Stored with the file, so that readers see its name; logos are public.
    if (bucket !== "company-logos") request.setRequestHeader("x-metadata", inBase64({ name: file.name.slice(0, 200) }));
    const watch = watchForStall(() => {
      request.abort();
      reject(new AppError({ code: "timeout", message: stoodStill, status: 504 }));
    });
    request.upload.onprogress = (event) => {
      watch.moved();
      onProgress?.({ sent: event.loaded, total: file.size });
    };
    request.onloadend = watch.stop;
    request.onload = () => {
      if (request.status < 300) resolve();
      else refusal(request, folder).then(reject, reject);
    };
    request.onerror = () => reject(new AppError({ code: "offline", message: connectionLost, status: 0 }));
    request.send(file);
  });
  return path;
}
