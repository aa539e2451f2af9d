import { ApiProperty } from '@nestjs/swagger';

export const WEBHOOK_EVENTS = [
  'enquiry.received',
  'enquiry.rescued',
  'enquiry.deadline-near',
  'enquiry.answered',
  'enquiry.customer-wrote',
  'alarm',
  'test',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Contains no email address, telephone number or message. */
export class WebhookEnquiry {
  @ApiProperty({ format: 'uuid' })
  id: string;
  name: string;
  /** For example 'EV Charging'. */
  service: string | null;
  /** Location of the page that the enquiry was sent from, for example 'New Brighton'. */
  place: string | null;
  /** Deadline of the reply. */
  dueAt: Date;
  /** Opens the enquiry in the backoffice. */
  @ApiProperty({ format: 'uri' })
  url: string;
}

/**
 * The JSON body of a POST to the webhook address. Slack shows `text` as it is. Headers: `X-Signature: t=<Unix seconds>,v1=<hex>`, where v1
 * is the HMAC-SHA256 of `<t>.<raw body>` with the signing secret; `X-Event`, the event; `X-Delivery-Id`, the same for every attempt. A
 * response with a 2xx status within 10 seconds accepts it; anything else is retried for 72 hours. Redirects are not followed.
 */
export class WebhookBody {
  /** A sentence with a link. */
  text: string;
  @ApiProperty({ enum: [...WEBHOOK_EVENTS] })
  event: WebhookEvent;
  /** Null for a test and for an alarm about the site. */
  enquiry: WebhookEnquiry | null;
}

export class WebhookTestResult {
  accepted: boolean;
  /** Status and beginning of the response, or a sentence if there was none. */
  answer: string;
}

export class WebhookSecret {
  /** Only this response contains it. The previous secret stops working. */
  secret: string;
}
