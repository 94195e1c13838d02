import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { describeFailure } from "../start-error.ts";

type Answer = (error: Error | null, message?: string) => void;

/** What the SMTP server calls with every incoming mail. */
export type TakeMail = (mail: Readable, session: unknown, answer: Answer) => void;

/** What makes the sender try again later (452: no room at the moment). */
const tryLater = (error: unknown) =>
  Object.assign(new Error(`The mail could not be kept: ${describeFailure(error)}`), { responseCode: 452 });

/**
 * Lets only mails through to `take` for which there is room in `folder`; others are refused for now. The mail server
 * answers before it has written, and ends the whole process when it cannot write.
 */
export function refuseWithoutRoom(folder: string, take: TakeMail): TakeMail {
  const pass = async (mail: Readable, session: unknown, answer: Answer) => {
    const bytes = await buffer(mail);
    // Beside the folder, which the inbox empties as a whole.
    const reservation = `${folder}.${randomUUID()}.part`;
    try {
      // Attachments are written once more.
      await writeFile(reservation, Buffer.concat([bytes, bytes]));
    } finally {
      await rm(reservation, { force: true });
    }
    const copy = Readable.from([bytes]);
    const pipe = copy.pipe.bind(copy);
    // Should the disk fill up in this very moment, the mail may go, but not the process.
    copy.pipe = (target, options) =>
      pipe(
        target.on("error", (error) => answer(tryLater(error))),
        options,
      );
    take(copy, session, answer);
  };
  return (mail, session, reply) => {
    let answered = false;
    const answer: Answer = (...parts) => {
      if (!answered) reply(...parts);
      answered = true;
    };
    pass(mail, session, answer).catch((error) => answer(tryLater(error)));
  };
}
