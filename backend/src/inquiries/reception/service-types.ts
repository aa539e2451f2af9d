import { SERVICE_LABELS } from '../../services/enquiry-types.js';
import type { ContactInquiry } from '../contact-inquiry.entity.js';

type Subject = Pick<ContactInquiry, 'serviceTitle' | 'serviceType'>;

/** The service by its name, or the chosen type. */
export const serviceName = ({ serviceTitle, serviceType }: Subject): string | null =>
  serviceTitle ?? (serviceType && SERVICE_LABELS[serviceType]);

/** Null for 'other', which tells customers nothing. */
export const serviceForCustomer = (subject: Subject): string | null =>
  subject.serviceType === 'other' ? subject.serviceTitle : serviceName(subject);
