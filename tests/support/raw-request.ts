import { request } from "node:http";

export interface RawRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The verbatim target; by default the address's path. */
  target?: string;
}

interface RawAnswer {
  status: number;
  text: string;
  headers: Record<string, unknown>;
}

/** Sends a request verbatim, without fetch's normalization: dot segments, Host, Origin. */
export function sendRaw(
  url: string,
  { method = "GET", headers = {}, body, target }: RawRequest = {},
): Promise<RawAnswer> {
  const { hostname, port, pathname } = new URL(url);
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, method, path: target ?? pathname, headers });
    outgoing.on("error", reject);
    outgoing.on("response", async (answer) => {
      let text = "";
      for await (const chunk of answer) text += chunk;
      resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers });
    });
    outgoing.on("upgrade", (answer, socket) => {
      socket.destroy();
      resolve({ status: answer.statusCode ?? 0, text: "", headers: answer.headers });
    });
    outgoing.end(body);
  });
}

/** The response status of a GET with these headers. */
export const statusFor = async (url: string, headers: Record<string, string>): Promise<number> =>
  (await sendRaw(url, { headers })).status;
