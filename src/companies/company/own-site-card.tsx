import { Check, Copy } from "lucide-react";
import { useId, useRef, useState } from "react";
import { announce } from "@/components/feedback/announce";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";

/** One line that embeds the company's open jobs in its own site (public/embed.js). */
export function OwnSiteCard({ companyId }: { companyId: string }) {
  const { origin } = window.location;
  const line = `<script async src="${origin}/embed.js" data-company="${companyId}"></script>`;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(line);
      setCopied(true);
      announce("Line copied");
    } catch {
      // The browser blocks copying, so select it for manual copying.
      field.current?.select();
    }
  };
  return (
    <Card title="Jobs on your own site">
      <label htmlFor={id} className="mb-3 block text-ink-muted">
        Paste this line where your open jobs should appear. They stay up to date, follow the reader's light or dark
        theme and set no cookies.
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          ref={field}
          readOnly
          className="input min-w-0 grow basis-64 font-mono text-sm"
          value={line}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button icon={isCopied ? Check : Copy} onClick={copy}>
          {isCopied ? "Copied" : "Copy line"}
        </Button>
      </div>
      <p className="mt-3 text-ink-muted text-sm">
        If your site has a content security policy, allow {origin} in script-src and connect-src. Applicants who come
        this way are counted under “Another website” in your <TextLink to={paths.company.reports()}>reports</TextLink>.
      </p>
    </Card>
  );
}
