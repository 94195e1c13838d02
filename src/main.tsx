import "@/styles/index.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "@/app/app";
import { preloadPage } from "@/app/routes/registry";
import { holdBackSecondTaps } from "@/app/second-taps";
import { tellUnexpected } from "@/app/tell-unexpected";
import { envProblem } from "@/config/env";
import { onSupabaseLoaded } from "@/lib/supabase";

// A guarded page shows once the session is known. Its code comes while the role is asked, after the client that asks.
const stopWaiting = onSupabaseLoaded(() => {
  stopWaiting();
  void preloadPage(window.location.pathname);
});

holdBackSecondTaps();
tellUnexpected();

const root = document.getElementById("root");
if (!root) throw new Error("The page has no element with the id root.");
createRoot(root).render(
  <StrictMode>
    {envProblem === null ? (
      <App />
    ) : (
      <main className="wrap py-16">
        <h1 className="page-title">Fairmatch cannot start</h1>
        <p className="mt-2 max-w-read text-ink-muted">{envProblem}</p>
      </main>
    )}
  </StrictMode>,
);
