import type { NewMail } from '../mail/outbox.service.js';
import { autoresponder, type Responder } from '../mail/templates/autoresponder.js';
import { officeNotice } from '../mail/templates/office-notice.js';
import type { ContactInquiry } from './contact-inquiry.entity.js';
import { serviceForCustomer, serviceLabel } from './service-labels.js';

/** As much of the settings record as the mails need. */
export interface Office extends Responder {
  email: string;
  emailRecipients: string[];
}

/** Who is told of enquiries. */
export const officeRecipients = ({ emailRecipients, email }: Pick<Office, 'email' | 'emailRecipients'>): string[] =>
  emailRecipients.length ? emailRecipients : [email];

/** Who is warned before a promise breaks: the office, and who looks after the enquiry. Each address once. */
export function alertRecipients(office: Pick<Office, 'email' | 'emailRecipients'>, assigneeAddress: string | undefined): string[] {
  const told = officeRecipients(office);
  const isTold = told.some((address) => address.toLowerCase() === assigneeAddress?.toLowerCase());
  return assigneeAddress === undefined || isTold ? told : [...told, assigneeAddress];
}

/** What an enquiry sets off: the notice to the office, answered to the customer, and the thanks to the customer. */
export function enquiryMails(inquiry: ContactInquiry, office: Office, publicUrl: string): NewMail[] {
  const service = serviceLabel(inquiry.serviceType);
  return [
    {
      kind: 'office-notice',
      inquiryId: inquiry.id,
      recipients: officeRecipients(office),
      replyTo: inquiry.email,
      ...officeNotice({ ...inquiry, service }, office, publicUrl),
    },
    {
      kind: 'autoresponder',
      inquiryId: inquiry.id,
      recipients: [inquiry.email],
      ...autoresponder({ name: inquiry.name, service: serviceForCustomer(inquiry.serviceType) }, office),
    },
  ];
}
