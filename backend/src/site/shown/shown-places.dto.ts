/** Where the website shows a record. */
export class ShownPlacesView {
  /** Such as 'Shown on: homepage, Projects, 3 service pages' or 'Shown nowhere yet'. */
  text: string;
  isNowhere: boolean;
  /** Whether `POST` to the same address would show it on the homepage. */
  mayJoinHomepage: boolean;
}
