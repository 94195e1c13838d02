import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// A busy machine is no failure: waiting ends with the condition, this is only its limit.
configure({ asyncUtilTimeout: 5_000 });

afterEach(cleanup);
