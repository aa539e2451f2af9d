/** The words that visitors find a service by, beside its card: folded, in lower case, each once, with a space between two. */
export class ServiceWords {
  /** Of the service. */
  id: string;
  /** In the titles of its projects and the questions of its FAQs. */
  titles: string;
  /** In its texts and FAQs, unless they are in these. */
  own: string;
  /** In its projects, unless they are in one of the above. */
  projects: string;
  /** In its pages, unless they are in one of the above: at most 4,000, those on the most pages. */
  pages: string;
}
