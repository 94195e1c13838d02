import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** Replaces a URL with different or no words by the page's canonical one; undefined until known. */
export function useOneAddress(path: string | undefined): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (path !== undefined && path !== pathname)
      void navigate({ pathname: path, search, hash }, { replace: true, state });
  }, [path, pathname, search, hash, state, navigate]);
}
