import type { EnquiryForm } from '../../../backend/src/site/render';

/** Shown after a form was sent; the title also begins the page's title. */
export const doneTexts: Record<EnquiryForm, { title: string; text: string }> = {
  words: { title: 'Message sent', text: 'Your words are with our office, and below.' },
  'call-back': { title: 'Thank you', text: 'Our office knows when you would like to be called.' },
  details: { title: 'Details corrected', text: 'We use them from now on.' },
  photos: { title: 'Photos added', text: 'Our office can see them.' },
  solved: { title: 'Thank you', text: 'We are glad that it is solved. If it is not, simply write again.' },
  erase: { title: 'Enquiry deleted', text: '' },
};

export const erasedTexts = {
  heading: 'Your enquiry is deleted',
  lead: 'This website has deleted your words and ours, your details and photos. Our office has been asked to delete the emails about it from its mailbox as well, and back-up copies lose it as newer ones replace them. Thank you for asking us.',
};

export const limitedTexts = {
  heading: 'Please try again later',
  lead: 'Too many links that do not work were opened from your network. A complete link from our emails works at any time. If you have none, please try again in 15 minutes, or get in touch:',
};

export const goneTexts = {
  heading: 'This link does not work',
  lead: 'It may be old, replaced by a newer one or not complete, or the enquiry was deleted. Please use the newest email from us, or get in touch:',
  typed: 'Your words were not sent. Here they are, to copy:',
};
