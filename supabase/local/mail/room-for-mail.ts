import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { describeFailure } from "../start-error.ts";

type Answer = (error: Error | null, message?: string) => void;

/** What the SMTP server calls for every incoming email. */
export type TakeMail = (mail: Readable, session: unknown, answer: Answer) => void;

/** Makes the sender retry later (452: temporarily no room). */
const tryLater = (error: unknown) =>
  Object.assign(new Error(`The mail could not be kept: ${describeFailure(error)}`), { responseCode: 452 });

/**
 * Passes only emails to `take` that fit into `folder`; others are temporarily refused. The mail server responds before it has
 * written, and ends the whole process if it can't write.
 */
export function refuseWithoutRoom(folder: string, take: TakeMail): TakeMail {
  const pass = async (mail: Readable, session: unknown, answer: Answer) => {
    const bytes = await buffer(mail);
    // Next to the folder, because the inbox empties it entirely.
    const reservation = `${folder}.${randomUUID()}.part`;
    try {
      // Attachments are written a second time.
      await writeFile(reservation, Buffer.concat([bytes, bytes]));
    } finally {
      await rm(reservation, { force: true });
    }
    const copy = Readable.from([bytes]);
    const pipe = copy.pipe.bind(copy);
    // If the disk fills up right now, losing the email is acceptable, ending the process is not.
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
