import type { Inquiry } from '../data/types';
import { InquiryList } from './InquiryList';

/** The API calls them contact-inquiries (data/resources.ts). They come from the website: nobody adds one here. */
export const inquiries = {
  name: 'inquiries',
  list: InquiryList,
  recordRepresentation: (inquiry: Inquiry) => inquiry.name,
};
