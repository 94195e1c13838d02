import { productName } from "@contracts/operator";
import "@/styles/index.css";
import { startTransition } from "react";
import { App } from "@/app/app";
import { markLargeText } from "@/app/large-text";
import { createRoot, hydrateRoot } from "@/app/react-root";
import { reportUnexpected } from "@/app/report-unexpected";
import { preloadPage } from "@/app/routes/registry";
import { TypedAhead } from "@/app/typed-ahead";
import { envProblem } from "@/config/env";

// Its code loads during the session lookup. Nothing can be pressed before.
const { pathname } = window.location;
const page = preloadPage(pathname);
void page
  .then(() => import("@/app/taps-and-focus"))
  .then(
    ({ handleTapsAndFocus }) => handleTapsAndFocus(),
    (error: unknown) => console.warn("What looks after taps and focus could not be loaded.", error),
  );

reportUnexpected();
markLargeText();

const root = document.getElementById("root");
if (!root) throw new Error("The page has no element with the id root.");
const { dataset } = document.documentElement;
// public/start.js has checked whether the prerendered page is the right one.
if (envProblem === null && dataset.written === "shown" && "served" in dataset) {
  // Rendered by the server, not React: it stays until the app can show the same.
  void page
    .then((loaded) => loaded?.askFirst?.(pathname.split("/").filter(Boolean).at(-1) ?? ""))
    .then(() =>
      startTransition(() =>
        createRoot(root).render(
          <>
            <App />
            <TypedAhead root={root} />
          </>,
        ),
      ),
    );
} else if (envProblem === null && dataset.written === "shown") {
  // The page is readable already: in a transition, hydration yields to presses and scrolling.
  startTransition(() => {
    hydrateRoot(root, <App />);
  });
} else {
  root.replaceChildren();
  delete dataset.written;
  createRoot(root).render(
    envProblem === null ? (
      <App />
    ) : (
      <main className="wrap py-16">
        <h1 className="page-title">{productName} cannot start</h1>
        <p className="mt-2 max-w-read text-ink-muted">{envProblem}</p>
      </main>
    ),
  );
}
