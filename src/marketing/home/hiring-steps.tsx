const steps = [
  ["Register", "Add your company and upload its documents. We'll email you as soon as it's approved."],
  ["Post a job", "Say which skills are required and which are nice to have. You see the posting as candidates will."],
  [
    "Reply by a date you choose",
    "Set a reply-by date. Keep it, and your page says so: “Replied on time to 46 of 48 applications”.",
  ],
] as const;

/** How It Works for companies: three steps. */
export function HiringSteps() {
  return (
    <section className="section alt" aria-labelledby="how">
      <div className="wrap">
        <h2 id="how">How It Works</h2>
        <ol className="three mt-6 md:grid-cols-3 md:gap-8">
          {steps.map(([title, text]) => (
            <li key={title}>
              <b>{title}</b>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
