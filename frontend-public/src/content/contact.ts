/** Characters of a search. Also keeps below the browsers' limit for changes of the address. */
export const MAX_SEARCH = 60;

export const contactTexts = {
  sent: 'Message Sent Successfully',
  failure: {
    title: 'Failed to Send Message',
    description: 'Please try again or call us directly for immediate assistance.',
  },
  unreachable: 'Your message did not reach us. Check your connection and send it again: everything you wrote is still here.',
  callUnreachable: 'Your choice did not reach us. Check your connection and try again.',
  check: 'Please check the marked fields.',
};

/** After sending. */
export const sentTexts = {
  heading: 'What happens next',
  /** `replyBy` as in '9:00 AM on Monday 30 November'. */
  reply: (replyBy: string, email: string) =>
    `Thank you. Your message is with our office. Our reply is promised by ${replyBy}. It goes to ${email}.`,
  wrongAddress: 'Is the address wrong? Send the message again with the right one.',
  call: 'Would you rather be called?',
  chooseCall: 'Call me at this time',
  called: (callBack: string) => `We call you: ${callBack} (UK time).`,
  changeCall: 'Change the time of the call',
  another: 'Write another message',
};

/** The beginning of a message from someone whose search found nothing. */
export const messageAbout = (words: string | null): string | undefined =>
  words ? `I would like to ask about ${words.slice(0, MAX_SEARCH)}. ` : undefined;

const PLACE = /^\p{L}[\p{L}\p{M} .,'’()&-]{1,59}$/u;

/** The beginning of a message from someone who checked a postcode or the name of a place. */
export function messageFrom(postcode: string | null): string | undefined {
  if (postcode && /^[A-Z\d ]{2,8}$/.test(postcode) && /\d/.test(postcode)) return `My postcode is ${postcode}. `;
  return postcode && PLACE.test(postcode) ? `I am in ${postcode}. ` : undefined;
}
