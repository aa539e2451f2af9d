import type { InquiryForm } from '../../../backend/render';

/** Shown after a form was sent; the title also begins the page's title. */
export const doneTexts: Record<InquiryForm, { title: string; text: string }> = {
  words: { title: 'Message sent', text: 'Our office has it. You can read it below.' },
  'call-back': { title: 'Thank you', text: 'Our office knows when you would like to be called.' },
  details: { title: 'Details corrected', text: 'We will use them from now on.' },
  photos: { title: 'Photos added', text: 'Our office can see them.' },
  solved: { title: 'Thank you', text: 'We are glad it is solved. If it turns out not to be, simply write again.' },
  erase: { title: 'Enquiry deleted', text: '' },
};

export const erasedTexts = {
  heading: 'Your enquiry is deleted',
  lead: 'This website has deleted your messages and ours, your details and your photos. We have asked our office to delete the emails about it as well, and it will disappear from back-up copies as newer ones replace them. Thank you for asking us.',
};

export const limitedTexts = {
  heading: 'Please try again later',
  lead: 'Too many links that do not work were opened from your network. A complete link from our emails works at any time. If you have none, please try again in 15 minutes, or get in touch:',
};

export const goneTexts = {
  heading: 'This link does not work',
  lead: 'It may be old, incomplete or replaced by a newer one, or the enquiry may have been deleted. Please use the newest email from us, or get in touch:',
  typed: 'Your message was not sent. Here it is, to copy:',
};

/** About an address that may be misspelt, of the corrected details. */
export const detailsTexts = {
  yes: (meant: string) => `Yes, save ${meant}`,
  note: 'Your details are not saved yet.',
};
