/** Row counts. `scale` is the share of the full city. */
export interface CitySize {
  scale: number;
  companies: number;
  jobs: number;
  openJobs: number;
  candidates: number;
  applications: number;
}

const city: CitySize = {
  scale: 1,
  companies: 2_000,
  jobs: 100_000,
  openJobs: 20_000,
  candidates: 100_000,
  applications: 1_001_000,
};

export type Scale = "city" | "tenth";

/** The two sizes we measure: the city, and a tenth of it, which shows what grows. */
export const sizes: Record<Scale, CitySize> = {
  city,
  tenth: {
    scale: 0.1,
    companies: city.companies / 10,
    jobs: city.jobs / 10,
    openJobs: city.openJobs / 10,
    candidates: city.candidates / 10,
    applications: city.applications / 10,
  },
};
