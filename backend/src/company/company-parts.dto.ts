import { Text, WebAddress } from '../platform/common/validation.js';
import type { ReplyTemplate, SocialMedia } from './company-info.entity.js';

export class SocialMediaDto implements SocialMedia {
  @WebAddress({ optional: true })
  facebook?: string;
  @WebAddress({ optional: true })
  instagram?: string;
  @WebAddress({ optional: true })
  linkedin?: string;
  @WebAddress({ optional: true })
  x?: string;
  @WebAddress({ optional: true })
  youtube?: string;
}

export class ReplyTemplateDto implements ReplyTemplate {
  @Text({ max: 100 })
  name: string;

  /** Plain text; {name}, {service}, {replyBy}, {phone}, {emergencyPhone}, {companyName} and {sender} are replaced. */
  @Text({ max: 2000 })
  text: string;
}
