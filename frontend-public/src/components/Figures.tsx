import type { CompanyInfo } from '../api/types';
import { longDate } from '../lib/london';

export interface Figure {
  value: string | 0;
  label: string;
  /** Where it comes from, if that is not the site itself. */
  source?: string;
}

type Claim = 'yearsExperience' | 'projectsCompleted' | 'satisfactionRate';

/** A figure of the settings, which is a claim: without a source and a day it is left out. */
export function claimed(company: CompanyInfo, claim: Claim, unit: string, label: string): Figure {
  const [value, source, asOf] = [company[claim], company[`${claim}Source`], company[`${claim}AsOf`]];
  return value && source && asOf ? { value: `${value}${unit}`, label, source: `${source}, ${longDate(asOf)}` } : { value: 0, label };
}

/** Longer ones are words, which the size of a figure would tear apart. */
const FIGURE_LENGTH = 4;

/** Leaves out figures that are not set. */
export function Figures({ figures }: { figures: Figure[] }) {
  const given = figures.filter(({ value }) => value);
  if (!given.length) return null;
  return (
    <dl className="container figures">
      {given.map(({ value, label, source }) => (
        <div key={label}>
          <dt>
            {label}
            {source && <small>{source}</small>}
          </dt>
          <dd className={value && value.length <= FIGURE_LENGTH ? 'figure' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
