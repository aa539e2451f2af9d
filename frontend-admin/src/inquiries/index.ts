import type { Inquiry } from '../data/types';
import { InquiryList } from './InquiryList';

/** 'contact-inquiries' in the API (data/resources.ts). Only the website creates them. */
export const inquiries = {
  name: 'inquiries',
  list: InquiryList,
  recordRepresentation: (inquiry: Inquiry) => inquiry.name,
};
