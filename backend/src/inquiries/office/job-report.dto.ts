/** Of the enquiries of a period. */
export class JobFigures {
  enquiries: number;
  won: number;
  lost: number;
  /** What the won ones are worth, in pence, as far as that was entered. */
  amountPence: number;
}

export class TotalJobFigures extends JobFigures {
  /** Of the enquiries, those that staff added, such as calls. */
  added: number;
}

export class NamedJobFigures extends JobFigures {
  name: string;
}

/** By where enquiries came from, what they are about and where the work is; the most money first, then the most jobs and enquiries; at most 100 each. */
export class JobReport {
  /** The first and last day, London time. */
  from: string;
  to: string;
  totals: TotalJobFigures;
  sources: NamedJobFigures[];
  services: NamedJobFigures[];
  places: NamedJobFigures[];
}
