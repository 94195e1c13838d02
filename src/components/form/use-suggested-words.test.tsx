import { render, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { expect, it } from "vitest";
import { useSuggestedWords } from "@/components/form/use-suggested-words";

function Letter({ suggested, shows }: { suggested?: string; shows: boolean }) {
  const form = useForm({ defaultValues: { words: "" } });
  useSuggestedWords(form, "words", suggested);
  return shows && <textarea {...form.register("words")} />;
}

it.each([
  ["after their field shows", true],
  ["before their field shows", false],
])("inserts suggested text that arrives %s", (_when, shows) => {
  const { rerender } = render(<Letter shows={shows} />);
  rerender(<Letter shows={shows} suggested="Hello Nadia," />);
  rerender(<Letter shows suggested="Hello Nadia," />);
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("Hello Nadia,");
});
