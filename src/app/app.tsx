import { QueryClientProvider } from "@tanstack/react-query";
import { BrowserRouter } from "react-router-dom";
import { queryClient } from "@/app/query-client";
import { AppRoutes } from "@/app/routes/app-routes";
import { preloadPage } from "@/app/routes/registry";
import { AuthProvider } from "@/auth/auth-provider";
import { Announcer } from "@/components/feedback/announcer";
import { ErrorBoundary } from "@/components/feedback/error-boundary";
import { Toaster } from "@/components/feedback/toaster";
import { PreloadContext } from "@/components/ui/app-link";

export function App() {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <AuthProvider>
            <PreloadContext value={preloadPage}>
              <AppRoutes />
              <Announcer />
              <Toaster />
            </PreloadContext>
          </AuthProvider>
        </BrowserRouter>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
