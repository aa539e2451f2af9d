/** What a template makes of facts. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
}
