import { expect, test } from '@jest/globals';
import type { Faq, PageFaq } from '../../data/types';
import { inOrder, nextOrder, withMoved } from './links';

const at = '2026-11-21T12:00:00.000Z';

const faq = (id: string, question: string, order = 0): Faq => ({
  id,
  question,
  order,
  answer: '',
  category: null,
  tags: [],
  isActive: true,
  version: 1,
  createdAt: at,
  updatedAt: at,
});

const link = (faqId: string, order: number): PageFaq => ({
  id: `link-${faqId}`,
  pageType: 'service',
  pageId: 's',
  faqId,
  order,
  version: 1,
  createdAt: at,
  updatedAt: at,
});

const faqs = [faq('a', 'What?'), faq('b', 'How?'), faq('c', 'When?', -1)];
const ids = (links: PageFaq[]) => inOrder(links, faqs).map((shown) => shown.faq.id);

test('sorts FAQs by position, then by their own order and question', () => {
  expect(ids([link('a', 2), link('b', 1)])).toEqual(['b', 'a']);
  expect(ids([link('a', 0), link('b', 0), link('c', 0)])).toEqual(['c', 'b', 'a']);
  expect(ids([link('gone', 0), link('a', 1)])).toEqual(['a']);
});

test('moves an FAQ past the others', () => {
  expect(withMoved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
  expect(withMoved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
});

test('puts a new FAQ last', () => {
  expect(nextOrder([])).toBe(1);
  expect(nextOrder(inOrder([link('a', 4), link('b', 2)], faqs))).toBe(5);
});
