// Runs before the first paint. Kept out of the page itself for the content security policy.
{
  const { dataset } = document.documentElement;
  // The build's oldest browsers: Safari has the first since 17 and Chromium since 120, Firefox the second since 128.
  if (!URL.canParse || !globalThis.CSS?.registerProperty)
    addEventListener("DOMContentLoaded", () => {
      const line = document.createElement("p");
      line.className = "old-browser";
      line.textContent = "This browser is too old for this site. Please update it or use another one.";
      document.body.prepend(line);
    });
  const at = location.pathname;
  let signedIn = false;
  try {
    // A chosen theme never flashes.
    const theme = localStorage.getItem("fairmatch.theme");
    if (theme === "light" || theme === "dark") dataset.theme = theme;
    signedIn = localStorage.getItem("sb-fairmatch-auth-token") !== null;
  } catch (_error) {
    // Storage is closed to us: the system's theme it is.
  }

  // What a page imports is asked for at once: here for this address, by the app for the next ones. The build fills the lists in;
  // more literal patterns come first.
  const files = [];
  const pages = [];
  const account = [];
  // What the app begins with, libraries first. A page that came written has no tag of it.
  const app = [];
  // What a visitor's page asks the API first.
  const requests = {};
  const pageAt = (path) => pages.find(([pattern]) => new RegExp(pattern).test(path)) ?? [];
  const [pattern, imports = []] = pageAt(at);
  const [url, init] = requests[pattern] ?? [];
  // The server may have answered it already, in the page. Going back brings an old page again: then it is asked, and what the page
  // shows of a job is not to be seen.
  const isOld = performance.getEntriesByType("navigation")[0]?.type === "back_forward";
  const answered = "answered" in dataset && !isOld;
  const asks = init !== undefined && !signedIn && (answered || location.search === "");

  // A page written at build time is a visitor's, one that asks for data has none yet, and some hosts answer every address with the first one.
  // The home page is written as who looks for work sees it.
  const isForOthers = new URLSearchParams(location.search).get("for") === "companies";
  const isFit =
    dataset.written === at && !isForOthers && !signedIn && (asks || !init) && !(isOld && "served" in dataset);
  if (dataset.written) dataset.written = isFit ? "shown" : "hidden";

  const asked = new Set();
  const ask = (indexes, askFor) => {
    for (const index of indexes) {
      if (asked.has(index)) continue;
      asked.add(index);
      askFor(index);
    }
  };
  const preload = (index) => {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = files[index];
    document.head.append(link);
  };
  // Into the browser's cache and no further: a module that once failed to preload could not be imported in this document any more.
  const keep = (index) =>
    fetch(files[index])
      .then((answer) => answer.arrayBuffer())
      .catch(() => asked.delete(index));
  globalThis.askForPage = (path) => ask(pageAt(path)[1] ?? [], keep);
  // Each file in a task of its own, so that none keeps the page from answering for long.
  const run = () => {
    for (const index of app) {
      const script = document.createElement("script");
      script.type = "module";
      script.src = files[index];
      document.head.append(script);
    }
  };
  const askForCode = () => {
    ask([...app, ...imports], preload);
    if (signedIn) ask(account, preload);
    if (!dataset.written) return;
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", run);
    else run();
  };
  // What shows already has the line to itself until it is painted; where nobody looks, nothing is painted.
  if (dataset.written === "shown" && document.visibilityState === "visible") {
    let isAsked = false;
    const askOnce = () => {
      if (!isAsked) askForCode();
      isAsked = true;
    };
    new PerformanceObserver(askOnce).observe({ type: "paint", buffered: true });
    document.addEventListener("visibilitychange", askOnce, { once: true });
    // A browser may keep its paints to itself.
    addEventListener("load", () => setTimeout(askOnce, 1000), { once: true });
  } else askForCode();

  // Asked before any code is there; src/lib/asked-ahead.ts hands the answer on.
  if (asks) {
    const last = at.split("/").filter(Boolean).pop();
    // Before an id the address may carry words.
    const [id] = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.exec(last) ?? [last];
    const body = init.body.replace(":id", () => id.toLowerCase());
    if (answered) {
      const text = () => document.getElementById("first-answer").textContent;
      globalThis.askedAhead = { url, body, answer: () => Promise.resolve(new Response(text())) };
    } else {
      const answer = fetch(url, { ...init, body, signal: AbortSignal.timeout?.(30_000) });
      // Whoever takes it hears of a failure.
      answer.catch(() => {});
      globalThis.askedAhead = { url, body, answer: () => answer };
    }
  }
}
