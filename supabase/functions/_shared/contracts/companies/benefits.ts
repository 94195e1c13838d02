/** Benefits a company can offer, in groups, each with its label; private.benefits() lists the same. */
export const benefitGroups = [
  {
    title: "Time off",
    benefits: {
      paid_vacation: "4 weeks of vacation",
      sick_days: "Paid sick days",
      paid_holidays: "Paid holidays",
      parental_leave: "Parental leave",
    },
  },
  {
    title: "Health",
    benefits: {
      health_insurance: "Health insurance",
      dental: "Dental",
      vision: "Vision",
      mental_health: "Mental health care",
    },
  },
  {
    title: "Money",
    benefits: {
      retirement_match: "401(k) match",
      yearly_raise_review: "Yearly raise review",
      bonus: "Bonus",
      overtime_pay: "Overtime pay",
    },
  },
  {
    title: "Family",
    benefits: {
      child_care: "Child care help",
      adoption_help: "Adoption help",
      care_leave: "Care leave",
      family_insurance: "Family insurance",
    },
  },
  {
    title: "Learning",
    benefits: {
      learning_budget: "Learning budget",
      paid_certificates: "Paid certificates",
      conference_days: "Conference days",
      tuition_help: "Tuition help",
    },
  },
  {
    title: "Every day",
    benefits: {
      transit_pass: "Transit pass",
      free_parking: "Free parking",
      meals: "Meals",
      relocation_help: "Relocation help",
    },
  },
] as const;

type KeysOf<Group> = Group extends { benefits: infer Benefits } ? keyof Benefits : never;
export type Benefit = KeysOf<(typeof benefitGroups)[number]>;

const labels = Object.assign({}, ...benefitGroups.map((group) => group.benefits)) as Record<Benefit, string>;
export const benefits = Object.keys(labels) as [Benefit, ...Benefit[]];
export const benefitLabel = (benefit: Benefit): string => labels[benefit];
