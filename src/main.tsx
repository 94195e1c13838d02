import { productName } from "@contracts/operator";
import "@/styles/index.css";
import { startTransition } from "react";
import { App } from "@/app/app";
import { createRoot, hydrateRoot } from "@/app/react-root";
import { preloadPage } from "@/app/routes/registry";
import { tellUnexpected } from "@/app/tell-unexpected";
import { envProblem } from "@/config/env";

// Its code comes while the session is looked up. Until it is there, there is nothing to press.
const { pathname } = window.location;
const page = preloadPage(pathname);
void page
  .then(() => import("@/app/taps-and-focus"))
  .then(
    ({ handleTapsAndFocus }) => handleTapsAndFocus(),
    (error: unknown) => console.warn("What looks after taps and focus could not be loaded.", error),
  );

tellUnexpected();

const root = document.getElementById("root");
if (!root) throw new Error("The page has no element with the id root.");
const { dataset } = document.documentElement;
// public/start.js has found out whether the page that came written is the one to show here.
if (envProblem === null && dataset.written === "shown" && "served" in dataset) {
  // The server wrote it, not React: it stays until the app has the same to show.
  void page
    .then((loaded) => loaded?.askFirst?.(pathname.split("/").filter(Boolean).at(-1) ?? ""))
    .then(() => startTransition(() => createRoot(root).render(<App />)));
} else if (envProblem === null && dataset.written === "shown") {
  // The page is there to be read: in a transition React stops for presses and scrolling while it makes it its own.
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
