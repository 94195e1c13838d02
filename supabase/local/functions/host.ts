// Runs under Deno: serves every folder of supabase/functions with an index.ts, like the hosted runtime, in one process. The
// argument is the folder's URL. Not part of the Node program that starts it.

interface FunctionModule {
  default?: { fetch?: (request: Request) => Response | Promise<Response> };
}

const folder = Deno.args[0];
const loaded = new Map<string, Promise<FunctionModule>>();

const corsHeaders = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "*",
  "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE, OPTIONS",
};

function answerError(status: number, code: string, message: string): Response {
  return Response.json({ error: { code, message } }, { status, headers: { ...corsHeaders, "sb-error-code": code } });
}

async function exists(url: URL): Promise<boolean> {
  try {
    return (await Deno.stat(url)).isFile;
  } catch {
    return false;
  }
}

/** Loads a function once; the next request retries a failed load. */
function load(name: string, url: URL): Promise<FunctionModule> {
  let module = loaded.get(name);
  if (!module) {
    module = import(url.href) as Promise<FunctionModule>;
    loaded.set(name, module);
    module.catch(() => loaded.delete(name));
  }
  return module;
}

async function serve(request: Request): Promise<Response> {
  const name = new URL(request.url).pathname.split("/")[1] ?? "";
  if (name === "_alive") return new Response();
  const url = new URL(`${name}/index.ts`, folder);
  if (!/^[a-z0-9][a-z0-9-]*$/.test(name) || !(await exists(url))) {
    return answerError(404, "not_found", "There is no function of this name.");
  }

  let handler: FunctionModule["default"];
  try {
    handler = (await load(name, url)).default;
    if (typeof handler?.fetch !== "function") throw new Error("it has no `export default { fetch }`");
  } catch (error) {
    console.error(`[${name}] could not be loaded:`, error);
    return answerError(503, "boot_error", "This service is not available at the moment.");
  }

  try {
    const response = await handler.fetch?.(request);
    if (!(response instanceof Response)) throw new Error("it gave no Response");
    return response;
  } catch (error) {
    console.error(`[${name}] failed:`, error);
    return answerError(500, "worker_error", "Something went wrong on our side. Please try again.");
  }
}

// Background failures after a function's response must not stop the others.
globalThis.addEventListener("unhandledrejection", (event) => {
  event.preventDefault();
  console.error("A function left a rejected promise behind:", event.reason);
});
globalThis.addEventListener("error", (event) => {
  event.preventDefault();
  console.error("A function threw after its answer:", event.error);
});

/** Exits with the launcher, however that ended: our standard input then closes. */
async function endWithLauncher(): Promise<never> {
  for await (const _ of Deno.stdin.readable);
  Deno.exit(0);
}
endWithLauncher();

Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: ({ port }) => console.log(`listening on ${port}`) }, serve);
