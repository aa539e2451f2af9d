export class PostcodePage {
  title: string;
  /** Path on the public site, such as /services/eicr-testing/bromborough. */
  path: string;
}

export class PostcodeResult {
  /** Normalised, such as CH62 or CH62 4SQ. */
  postcode: string;
  covered: boolean;
  /** The smallest place that covers it, or null. */
  place: string | null;
  /** The page about that place, or null. */
  area: PostcodePage | null;
  /** The page of the requested service in that place, or in a wider one; null if none is published. */
  page: PostcodePage | null;
  /** Without `page`: pages of up to 3 services there, those that led to most calls and enquiries first. */
  popular: PostcodePage[];
}
