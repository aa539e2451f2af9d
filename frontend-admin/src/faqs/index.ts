import type { Faq } from '../data/types';
import { FaqList } from './FaqList';

export const faqs = {
  name: 'faqs',
  list: FaqList,
  hasCreate: true,
  hasEdit: true,
  recordRepresentation: (faq: Faq) => faq.question,
};
