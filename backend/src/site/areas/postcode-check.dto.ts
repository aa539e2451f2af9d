export class PostcodePage {
  title: string;
  /** Path on the public site, such as /services/eicr-testing/bromborough. */
  path: string;
}

export class PostcodeResult {
  /** Normalised, such as CH62 or CH62 4SQ, or the name of a place as it is stored. */
  postcode: string;
  /** Null: neither the stored places nor the company's address tell. */
  covered: boolean | null;
  /** The smallest place that covers it; null also for the company's own postcode outside of all places. */
  place: string | null;
  /** The page about that place, or null. */
  area: PostcodePage | null;
  /** The page of the requested service in that place, else in a wider one, else in the nearest; null if none is published or it is not covered. */
  page: PostcodePage | null;
  /** Without `page`: pages of up to 3 services there, those that led to most calls and enquiries first. */
  popular: PostcodePage[];
}
