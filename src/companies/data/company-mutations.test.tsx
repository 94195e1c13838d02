import { QueryClient } from "@tanstack/react-query";
import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { useUpdateCompanyProfile, useUpdateCompanyRegistration } from "@/companies/data/company-mutations";
import { around } from "../../../tests/support/render-with.tsx";

it("a failed save names the form", () => {
  const client = new QueryClient();
  const wrapper = around({ client });
  const failure = (use: typeof useUpdateCompanyProfile) => {
    const { result } = renderHook(use, { wrapper });
    void result.current.mutateAsync({ companyId: "c" } as never).catch(() => {});
    return client.getMutationCache().getAll().at(-1)?.meta?.errorMessage;
  };
  expect(failure(useUpdateCompanyProfile)).toBe("Failed to update company profile");
  expect(failure(useUpdateCompanyRegistration)).toBe("Failed to update company information");
});
