import type { Faq, PageFaq } from '../../data/types';

export interface ShownFaq {
  link: PageFaq;
  faq: Faq;
}

export function inOrder(links: readonly PageFaq[], faqs: readonly Faq[]): ShownFaq[] {
  const shown = links.flatMap((link) => {
    const faq = faqs.find(({ id }) => id === link.faqId);
    return faq ? [{ link, faq }] : [];
  });
  return shown.sort(
    (a, b) => a.link.order - b.link.order || a.faq.order - b.faq.order || a.faq.question.localeCompare(b.faq.question, 'en-GB'),
  );
}

export function withMoved<T>(list: readonly T[], from: number, to: number): T[] {
  const moved = [...list];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}

export const nextOrder = (shown: readonly ShownFaq[]): number => Math.max(0, ...shown.map(({ link }) => link.order)) + 1;
