import { join } from "node:path";
import postgres from "postgres";
import { projectPaths } from "../../supabase/local/project-paths.ts";
import { startStack } from "../../supabase/local/stack/stack.ts";
import { findTestPorts } from "../support/stack.ts";
import { type City, copyOf } from "./city/make-city.ts";
import { cityPassword, type Person, type Who } from "./city/who.ts";
import type { Figure } from "./figure.ts";

const clients = 20;
/** Baseline and screens alternate, so that other load on the machine affects both. */
const rounds = 3;
const requestsPerRound = 5;
const floor = "bench_select_one";

interface Screen {
  what: string;
  /** Undefined: a visitor. */
  who?: Person;
  procedure: string;
  args?: Record<string, unknown>;
}

/** What the main screens request, per role, plus what every signed-in screen requests. */
const screensOf = (who: Who): Screen[] => [
  { what: "visitor, search", procedure: "search_jobs", args: { p_query: who.words.usual } },
  { what: "visitor, search without a hit", procedure: "search_jobs", args: { p_query: who.words.none } },
  { what: "visitor, newest jobs", procedure: "search_jobs" },
  ...[
    { name: "candidate", who: who.candidate },
    { name: "largest company", who: who.largest.owner },
    { name: "admin", who: who.admin },
  ].map(({ name, who }) => ({ what: `${name}, frame`, who, procedure: "get_frame" })),
  { what: "candidate, matches", who: who.candidate, procedure: "get_potential_jobs" },
  { what: "candidate, search", who: who.candidate, procedure: "search_jobs", args: { p_query: who.words.usual } },
  { what: "candidate, activity", who: who.busyCandidate, procedure: "get_candidate_activity" },
  { what: "candidate, own applications", who: who.busyCandidate, procedure: "get_my_applications" },
  ...[
    { name: "largest company", tenant: who.largest },
    { name: "median company", tenant: who.median },
  ].flatMap(({ name, tenant }) => [
    { what: `${name}, dashboard`, who: tenant.owner, procedure: "get_company_dashboard" },
    { what: `${name}, today`, who: tenant.owner, procedure: "get_company_today" },
    {
      what: `${name}, applications`,
      who: tenant.owner,
      procedure: "get_company_applications",
      args: { p_sort: "newest" },
    },
    { what: `${name}, jobs`, who: tenant.owner, procedure: "list_company_jobs" },
  ]),
  {
    what: "largest company, best applications",
    who: who.largest.owner,
    procedure: "get_company_applications",
    args: { p_sort: "best" },
  },
  {
    what: "largest company, a job's applications",
    who: who.largest.owner,
    procedure: "get_job_applications",
    args: { p_job_id: who.largest.jobId, p_sort: "newest" },
  },
  {
    what: "largest company, an application",
    who: who.largest.owner,
    procedure: "get_application_detail",
    args: { p_application_id: who.applicationId },
  },
  { what: "company with 7,000 jobs, jobs", who: who.manyJobs.owner, procedure: "list_company_jobs" },
  {
    what: "partner recruiter, applications",
    who: who.partner,
    procedure: "get_company_applications",
    args: { p_sort: "newest" },
  },
  {
    what: "largest company, a job's board",
    who: who.largest.owner,
    procedure: "get_job_board",
    args: { p_job_id: who.largest.jobId, p_limit: 12 },
  },
  {
    what: "admin, the numbers of the dashboard",
    who: who.admin,
    procedure: "count_for_admin",
  },
  ...["waiting", "approved"].map((p_queue) => ({
    what: `admin, ${p_queue} companies`,
    who: who.admin,
    procedure: "list_company_queue",
    args: { p_queue },
  })),
];

const percentile95 = (times: number[]): number =>
  times.sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;

/** Response times with twenty concurrent clients, next to those of `select 1` through the same API. */
export async function measureClients(city: City): Promise<Figure[]> {
  const { dataDir, remove } = copyOf(city);
  try {
    const stack = await startStack({
      ports: await findTestPorts(),
      dataDir,
      keysFile: join(projectPaths.data, "test-keys.env"),
      seed: false,
      functions: false,
      mail: false,
      web: "none",
      clientFactor: 1_000,
      durable: false,
      quiet: true,
    });
    try {
      const sql = postgres(stack.databaseUrl, { max: 1, onnotice: () => {} });
      await sql.unsafe(`
        create function public.${floor}() returns integer language sql stable return 1;
        grant execute on function public.${floor}() to anon, authenticated;
        notify pgrst, 'reload schema';`);
      await sql.end();

      const tokens = new Map<string, Promise<string>>();
      const call = async (path: string, token: string, body: unknown): Promise<string> => {
        const answer = await fetch(`${stack.apiUrl}${path}`, {
          method: "POST",
          headers: {
            apikey: stack.publishableKey,
            "Content-Type": "application/json",
            ...(token && { Authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify(body),
        });
        const text = await answer.text();
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 200)}`);
        return text;
      };
      const tokenOf = ({ email }: Person) => {
        const known = tokens.get(email);
        if (known) return known;
        const asked = call("/auth/v1/token?grant_type=password", "", { email, password: cityPassword }).then(
          (text) => JSON.parse(text).access_token as string,
        );
        tokens.set(email, asked);
        return asked;
      };

      const figures: Figure[] = [];
      for (const { what, who, procedure, args } of screensOf(city.who)) {
        const token = who ? await tokenOf(who) : "";
        /** Milliseconds per response. */
        const ask = async (name: string, body: unknown, times: number[]) => {
          const client = async () => {
            for (let request = 0; request < requestsPerRound; request++) {
              const began = performance.now();
              await call(`/rest/v1/rpc/${name}`, token, body);
              times.push(performance.now() - began);
            }
          };
          await Promise.all(Array.from({ length: clients }, client));
        };
        const [plain, screen]: [number[], number[]] = [[], []];
        await ask(floor, {}, []);
        await ask(procedure, args ?? {}, []);
        for (let round = 0; round < rounds; round++) {
          await ask(floor, {}, plain);
          await ask(procedure, args ?? {}, screen);
        }
        figures.push({
          what: `${clients} clients, p95, ${what}`,
          value: percentile95(screen),
          floor: percentile95(plain),
          unit: "ms",
          goal: 3,
        });
      }
      return figures;
    } finally {
      await stack.stop();
    }
  } finally {
    remove();
  }
}
