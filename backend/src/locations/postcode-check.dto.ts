export class PostcodePage {
  title: string;
  /** Path on the public site, such as /services/eicr-testing/bromborough. */
  path: string;
}

export class PostcodeAnswer {
  /** Normalised, such as CH62 or CH62 4SQ. */
  postcode: string;
  covered: boolean;
  /** The smallest place that covers it, or null. */
  place: string | null;
  /** The page of the requested service in that place, or another page of the place; null if none is published. */
  page: PostcodePage | null;
}
