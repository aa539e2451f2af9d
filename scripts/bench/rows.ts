/** One figure. Ratios and sizes can be compared between machines, times cannot. */
export interface Row {
  name: string;
  value: number;
  unit: 'ratio' | 'ms' | 's' | 'MiB' | 'KB' | 'errors';
  /** At least it where more is better, else at most it. */
  goal?: number;
  moreIsBetter?: boolean;
  /** The check fails beyond the goal, however much the committed figure is. */
  isLimit?: boolean;
  /** Figures that explain the value. */
  detail?: string;
  /** The figures that are measured together. */
  group?: string;
  /** The version of what was measured. */
  sources?: string;
}

/** Of the data of a company after many years; a place has a page of each service. */
export interface Sizes {
  auditRows: number;
  mails: number;
  enquiries: number;
  places: number;
  files: number;
}

/** How long and how much is measured. */
export interface Scale {
  rounds: number;
  roundMs: number;
  restMs: number;
  mixedMs: number;
  loadMs: number;
  starts: number;
  places: number;
  projects: number;
  previews: number;
  enquiries: number;
  listRounds: number;
  large: Sizes;
}

export const FULL: Scale = {
  rounds: 7,
  roundMs: 1_500,
  restMs: 65_000,
  mixedMs: 30_000,
  loadMs: 60_000,
  starts: 5,
  places: 100,
  projects: 500,
  previews: 40,
  enquiries: 100_000,
  listRounds: 25,
  large: { auditRows: 1_000_000, mails: 200_000, enquiries: 100_000, places: 100, files: 5_000 },
};

/** Shows that everything but the previews, which need a browser, can be measured; its figures mean nothing. */
export const SHORT: Scale = {
  rounds: 1,
  roundMs: 200,
  restMs: 0,
  mixedMs: 500,
  loadMs: 2_000,
  starts: 1,
  places: 2,
  projects: 30,
  previews: 0,
  enquiries: 1_000,
  listRounds: 1,
  large: { auditRows: 3_000, mails: 500, enquiries: 1_000, places: 2, files: 20 },
};

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

export function percentile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? NaN;
}
