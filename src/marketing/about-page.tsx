import about from "@/marketing/about.md";
import { ReadingPage } from "@/marketing/reading-page";
import { SignUpButton } from "@/marketing/sign-up-button";

/** /about, where "Learn More" leads. */
export const AboutPage = () => (
  <ReadingPage {...about}>
    <div className="mt-9 grid gap-3 sm:flex">
      <SignUpButton account="candidate" label="Get Started" variant="primary" />
      <SignUpButton account="company" label="Register Company" />
    </div>
  </ReadingPage>
);
