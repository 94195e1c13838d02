import { QueryClientProvider } from "@tanstack/react-query";
import { type ComponentType, type ReactNode, StrictMode, useEffect } from "react";
import { BrowserRouter } from "react-router-dom";
import { queryClient } from "@/app/query-client";
import { AppRoutes } from "@/app/routes/app-routes";
import { preloadPage } from "@/app/routes/registry";
import { AuthProvider } from "@/auth/auth-provider";
import { Announcer } from "@/components/feedback/announcer";
import { ErrorBoundary } from "@/components/feedback/error-boundary";
import { Toaster } from "@/components/feedback/toaster";
import { PreloadContext } from "@/components/ui/app-link";

/** The app below a router: the browser's, or a static one for prerendering. */
export function Providers({ router: Router }: { router: ComponentType<{ children: ReactNode }> }) {
  return (
    <StrictMode>
      <ErrorBoundary>
        <QueryClientProvider client={queryClient}>
          <Router>
            <AuthProvider>
              <PreloadContext value={preloadPage}>
                <AppRoutes />
                <Announcer />
                <Toaster />
              </PreloadContext>
            </AuthProvider>
          </Router>
        </QueryClientProvider>
      </ErrorBoundary>
    </StrictMode>
  );
}

export function App() {
  useEffect(() => {
    // What was prerendered or served is the app's now.
    delete document.documentElement.dataset.written;
  }, []);
  return <Providers router={BrowserRouter} />;
}
