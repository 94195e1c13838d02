import type { Candidate } from "@contracts/candidates/candidate";
import { limits } from "@contracts/limits";
import { Lock, TriangleAlert } from "lucide-react";
import { useId, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useSetProfileSkill } from "@/candidates/data/profile-mutations";
import { keepChosenResume } from "@/candidates/model/chosen-resume";
import { isOpenable, readProblemWords } from "@/candidates/model/resume/read-words";
import { enoughSkills } from "@/candidates/model/start";
import { resumeLimits, resumeProblem } from "@/candidates/shared/resume-problem";
import { useResumeReading } from "@/candidates/shared/use-resume-reading";
import { DropZone } from "@/components/form/drop-zone";
import { SkillInput } from "@/components/form/skill-input";
import { MatchStrip } from "@/components/product/match";
import { Chip } from "@/components/ui/chip";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { formatCount } from "@/lib/format";
import { skillVocabulary } from "@/matching/data/vocabulary";

const skillsId = "start-skills";

/** The resume, read in this browser: if readable, it opens the profile with the findings. */
function ResumeStart({ userId, isFirst }: { userId: string; isFirst: boolean }) {
  const navigate = useNavigate();
  const { state, read } = useResumeReading();
  const [problem, setProblem] = useState<{ title: string; text: string } | null>(null);
  const choose = async (file: File) => {
    const refused = await resumeProblem(file);
    setProblem(refused === null ? null : { title: file.name, text: refused });
    if (refused !== null) return;
    const trouble = await read(file);
    if (trouble === "stopped") return;
    if (trouble === null) {
      keepChosenResume(userId, file);
      navigate(paths.candidate.profile());
      return;
    }
    setProblem({
      title: readProblemWords[trouble].title,
      text: isOpenable(trouble)
        ? "Save it as a PDF with selectable text, or enter three skills."
        : readProblemWords[trouble].text,
    });
    document.getElementById(skillsId)?.focus();
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <DropZone
        id="start-resume"
        title="Drop your resume here"
        limits={resumeLimits}
        action="Choose resume"
        isFirst={isFirst}
        onFile={(file) => void choose(file)}
      />
      {state.kind === "reading" && (
        <p className="flex items-center gap-3 text-ink-muted" role="status">
          <span className="spin" aria-hidden="true" />
          Reading it in your browser...
        </p>
      )}
      {problem && (
        <Notice tone="warn" icon={TriangleAlert} role="alert" title={problem.title}>
          {problem.text}
        </Notice>
      )}
      <p className="flex items-start gap-2 text-ink-muted text-sm">
        <Icon icon={Lock} size="sm" className="mt-0.5" />
        We read it right here in your browser. Nothing is sent until you save.
      </p>
    </div>
  );
}

/** Three skills, each saved separately with undo. */
function SkillsStart({ candidate: { user_id, skills } }: { candidate: Candidate }) {
  const { mutate } = useSetProfileSkill(user_id);
  const help = useId();
  const set = (skill: string, has: boolean) => mutate({ skill, has });
  const left = enoughSkills - skills.length;
  return (
    <div className="field">
      <label className="label" htmlFor={skillsId}>
        {skills.length === 0 ? "Add three skills" : "Your skills"}
      </label>
      <div className="skill-box">
        {skills.map((skill) => (
          <Chip key={skill} removeLabel={`Remove ${skill}`} onRemove={() => set(skill, false)}>
            {skill}
          </Chip>
        ))}
        <SkillInput
          vocabulary={skillVocabulary}
          onAdd={(added) => {
            for (const skill of added) set(skill, true);
          }}
          input={{
            id: skillsId,
            placeholder: skills.length === 0 ? "Try “Excel” or “forklift”" : "Add another",
            maxLength: limits.skill,
            readOnly: skills.length >= limits.skills,
            "aria-describedby": help,
          }}
        />
      </div>
      <p id={help} className="mt-1 flex items-center gap-2.5 text-ink-muted text-sm" role="status">
        <span aria-hidden="true" className="flex">
          <MatchStrip
            match={{
              required: Array.from({ length: enoughSkills }, (_, place) => ({
                name: String(place),
                has: place < skills.length,
              })),
              preferred: [],
            }}
          />
        </span>
        {left > 0
          ? skills.length === 0
            ? "Three are enough to sort every open job by fit."
            : `${formatCount(left, "more skill")} to go.`
          : `${formatCount(skills.length, "skill")}. Add more to sharpen your matches.`}
      </p>
    </div>
  );
}

/** A newcomer's first step: the resume, or three skills. With three skills it stays for this visit, below the matches. */
export function StartCard({ candidate }: { candidate: Candidate }) {
  const title = useId();
  const hasSkills = candidate.skills.length >= enoughSkills;
  // Keys preserve the field being typed in, in either order.
  const parts = [
    <ResumeStart key="resume" userId={candidate.user_id} isFirst={!hasSkills} />,
    <p key="or" className="or-line">
      or
    </p>,
    <SkillsStart key="skills" candidate={candidate} />,
  ];
  return (
    <section className="card start-card" aria-labelledby={title}>
      <div className="start-body">
        <div>
          <p className="font-medium text-sm">
            <TextLink to={paths.candidate.profile()} className="touch">
              Complete Your Profile
            </TextLink>
          </p>
          <h2 id={title} className={hasSkills ? "mt-1 font-semibold text-lg" : "mt-1 font-semibold text-xl"}>
            Add your resume and we'll fill in the rest
          </h2>
          {!hasSkills && (
            <p className="mt-1 text-ink-muted">
              Skills, work history, education and contact details. You check every line.
            </p>
          )}
        </div>
        {hasSkills ? parts.toReversed() : parts}
      </div>
    </section>
  );
}
