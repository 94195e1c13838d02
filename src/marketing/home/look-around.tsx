import { limits } from "@contracts/limits";
import { Search } from "lucide-react";
import { useId } from "react";
import { useNavigate } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { paths } from "@/config/paths";

/** A search that leads to the list of jobs, even without JavaScript. */
export function LookAround() {
  const navigate = useNavigate();
  const id = useId();
  return (
    <search className="mt-8 block max-w-[34rem] md:mt-10">
      <form
        action={paths.jobs.list()}
        onSubmit={(event) => {
          event.preventDefault();
          const words = String(new FormData(event.currentTarget).get("q") ?? "").trim();
          navigate(paths.jobs.list({ q: words }));
        }}
      >
        <label className="label" htmlFor={id}>
          Or look around first
        </label>
        <div className="mt-1.5 flex gap-2">
          <div className="input-wrap min-w-0 grow">
            <Icon icon={Search} />
            <input
              id={id}
              className="input min-h-12"
              type="search"
              name="q"
              placeholder="Title, skill, company or location"
              maxLength={limits.jobTitle}
              enterKeyHint="search"
            />
          </div>
          <Button type="submit" className="min-h-12">
            Search
          </Button>
        </div>
      </form>
    </search>
  );
}
