import { type AddressInfo, createServer } from "node:net";
import { StartError } from "../start-error.ts";

/** TCP ports of the stack, all on 127.0.0.1. */
export interface Ports {
  api: number;
  db: number;
  inbox: number;
  smtp: number;
  web: number;
}

interface PortInfo {
  standard: number;
  variable: string;
  purpose: string;
}

const portInfo: Record<keyof Ports, PortInfo> = {
  api: { standard: 54321, variable: "FAIRMATCH_API_PORT", purpose: "the API" },
  db: { standard: 54322, variable: "FAIRMATCH_DB_PORT", purpose: "the database" },
  inbox: { standard: 54324, variable: "FAIRMATCH_INBOX_PORT", purpose: "the mail inbox" },
  smtp: { standard: 54325, variable: "FAIRMATCH_SMTP_PORT", purpose: "incoming mail" },
  web: { standard: 5173, variable: "FAIRMATCH_WEB_PORT", purpose: "the website" },
};

/** The ports to use: the standard ones unless the environment sets others. Throws StartError for an invalid value. */
export function readPorts(environment: NodeJS.ProcessEnv): Ports {
  const read = (name: keyof Ports): number => {
    const { standard, variable } = portInfo[name];
    const text = environment[variable];
    if (!text) return standard;
    const port = Number(text);
    if (!Number.isInteger(port) || port < 1 || port > 65535) {
      throw new StartError(`${variable} must be a port number between 1 and 65535, not '${text}'.`);
    }
    return port;
  };
  return { api: read("api"), db: read("db"), inbox: read("inbox"), smtp: read("smtp"), web: read("web") };
}

const portTaken = (name: keyof Ports, port: number) =>
  new StartError(
    `Port ${port}, needed for ${portInfo[name].purpose}, is already in use; stop what uses it or set ${portInfo[name].variable} to another port.`,
  );

/** The error of a server that can't listen. Systems may assign the standard ports to outgoing connections at any time. */
export const addressInUse = (port: number) => Object.assign(new Error(`Port ${port} is already in use`), { port });

/** A start failure unchanged, or the port that was taken between check and use. */
export function nameTakenPort(error: unknown, ports: Ports): unknown {
  if (!(error instanceof Error)) return error;
  const { code, port } = error as Error & { code?: string; port?: number };
  // The web server of `npm run dev` reports it only in its message.
  const taken = code === "EADDRINUSE" ? port : Number(/^Port (\d+) is already in use/.exec(error.message)?.[1]);
  const names = Object.keys(ports) as (keyof Ports)[];
  const name = names.find((each) => ports[each] === taken);
  return name ? portTaken(name, ports[name]) : error;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}

/** A port that is free right now. Binding it later may still fail, and then needs another one. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Throws StartError naming the first required port that is in use. */
export async function assertPortsFree(ports: Ports, needed: (keyof Ports)[]): Promise<void> {
  const used = new Map<number, keyof Ports>();
  for (const name of needed) {
    const { variable, purpose } = portInfo[name];
    const other = used.get(ports[name]);
    if (other) {
      throw new StartError(
        `Port ${ports[name]} is set for both ${portInfo[other].purpose} and ${purpose}; set ${variable} to another port.`,
      );
    }
    used.set(ports[name], name);
    if (!(await isFree(ports[name]))) throw portTaken(name, ports[name]);
  }
}
