import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** Puts the one address of a page in place of one with other words, or none; undefined until it is known. */
export function useOneAddress(path: string | undefined): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (path !== undefined && path !== pathname)
      void navigate({ pathname: path, search, hash }, { replace: true, state });
  }, [path, pathname, search, hash, state, navigate]);
}
