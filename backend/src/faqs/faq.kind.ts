import { kindOf } from '../kinds/kind.js';
import { CreateFaqDto, toFaqRecord, UpdateFaqDto, FaqRecord } from './faq.dto.js';
import { Faq } from './faq.entity.js';
import { PageFaq } from './page-faq.entity.js';

export const FAQS = kindOf<Faq>()({
  resource: 'faqs',
  label: 'FAQ',
  entity: Faq,
  place: 80,
  name: 'question',
  parts: [PageFaq],
  besides: { 'page-faqs': PageFaq },
  shows: 'question',
  forms: { create: CreateFaqDto, update: UpdateFaqDto },
  view: toFaqRecord,
  record: FaqRecord,
  isChecked: true,
  list: {
    sortable: ['question', 'category', 'order', 'isActive', 'createdAt', 'updatedAt'],
    filterable: { isActive: 'boolean', category: 'string', question: 'string' },
    search: ['question', 'answer', 'category'],
    defaultSort: [
      ['order', 'ASC'],
      ['question', 'ASC'],
    ],
  },
  trash: true,
  history: {},
  search: { detail: 'category' },
  words: {},
  csv: {
    columns: { question: 'Question', answer: 'Answer', category: 'Category', tags: 'Tags', order: 'Order', isActive: 'Active' },
  },
});
