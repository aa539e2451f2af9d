import type { EnquiryForm } from '../../../backend/src/site/render';

/** Shown after a form was sent; the title also begins the page's title. */
export const doneTexts: Record<EnquiryForm, { title: string; text: string }> = {
  words: { title: 'Message sent', text: 'Your words are with our office, and below.' },
};

export const goneTexts = {
  heading: 'This link does not work',
  lead: 'It may be old, replaced by a newer one or not complete, or the enquiry was deleted. Please use the newest email from us, or get in touch:',
  typed: 'Your words were not sent. Here they are, to copy:',
};
