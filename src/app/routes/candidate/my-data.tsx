import { Navigate, useLocation } from "react-router-dom";
import { paths } from "@/config/paths";

/** Where each part of the page is now; the rest is in Data. */
const parts: Record<string, string> = {
  "#partners": paths.candidate.preferences(),
  "#management": paths.candidate.preferences(),
  "#put-forwards": paths.candidate.preferences(),
  "#mails": paths.candidate.emails(),
};

export default function MyDataRoute() {
  const { hash } = useLocation();
  return <Navigate to={{ pathname: parts[hash] ?? paths.candidate.data(), hash }} replace />;
}
