/** Where to read on about a place. */
export class PostcodePage {
  title: string;
  /** Path on the public site, such as /services/eicr-testing/bromborough. */
  path: string;
}

/** Whether the company comes to a postcode. */
export class PostcodeAnswer {
  /** As it was read, such as CH62 or CH62 4SQ. */
  postcode: string;
  covered: boolean;
  /** Name of the smallest place that covers it; null when none does. */
  place: string | null;
  /** The service that was asked for in that place, else another page of it; null when visitors may see none. */
  page: PostcodePage | null;
}
