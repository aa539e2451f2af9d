import { Text } from '../../platform/fields/validation.js';

export class AutoresponderPreviewDto {
  @Text({ max: 10_000 })
  autoresponderTemplate: string;
}

export class MailPreview {
  subject: string;
  text: string;
  /** A complete document. */
  html: string;
}
