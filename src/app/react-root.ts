// Apart from the app, so that the browser can run the libraries in a task of their own (vite.config.ts, public/start.js).
export { createRoot, hydrateRoot } from "react-dom/client";
