import type { RingBack } from '../api/types';

export const contactTexts = {
  /** Heads the form where it is about nothing in particular. */
  ask: 'What needs doing?',
  sent: 'Message Sent Successfully',
  failure: {
    title: 'Failed to Send Message',
    description: 'Please try again or call us directly for immediate assistance.',
  },
  unreachable: 'Your message did not reach us. Check your connection and send it again: everything you wrote is still here.',
  failed:
    'Our website has a fault and did not take your message. Everything you wrote is still here: try again in a few minutes, or call us.',
  somethingElse: 'Something else',
  check: 'Please check the marked fields.',
  filled: 'We have filled in what we know. Please check it, add when would suit you, and send it.',
};

/** About an address that may be misspelt. */
export const emailTexts = {
  question: (meant: string) => `Did you mean ${meant}?`,
  yes: (meant: string) => `Yes, send with ${meant}`,
  no: (typed: string) => `No, ${typed} is right`,
  note: 'Your message has not been sent yet.',
};

/** 'Ring me back'. */
export const ringTexts = {
  summary: 'Ring me back instead',
  lead: 'We ring during our opening hours. As soon as you send this, you see between which times.',
  // Not the words of the form below.
  name: 'Who shall we ask for?',
  phone: 'On which number?',
  time: 'When?',
  when: { soon: 'As soon as you can', morning: 'In the morning', afternoon: 'In the afternoon' } satisfies Record<RingBack['when'], string>,
  send: 'Ring Me Back',
  unreachable: 'Your number did not reach us. Check your connection and try again.',
  failed: 'Our website has a fault and did not take your number. Try again in a few minutes, or call us.',
};

export const messageTexts = {
  lead: 'Or write to us: ',
  whatsapp: (number: string) => `WhatsApp ${number}`,
  text: (number: string) => `Text ${number}`,
};

/** Of a complaint about personal data; the privacy policy leads to it. */
export const complaintTexts = {
  heading: 'Complain About Personal Data',
  sent: 'Complaint Received',
  lead: 'Tell us what we have done with your personal data that you think is wrong. We will acknowledge your complaint by email at once, look into it without undue delay, keep you informed, and tell you the outcome.',
  message: 'Your complaint',
  send: 'Send Complaint',
};

/** After sending. */
export const sentTexts = {
  heading: 'What happens next',
  rungHeading: 'Your call',
  /** `replyBy` as in '9:00 AM on Monday 30 November'. */
  reply: (replyBy: string, email: string) => `Thank you. Our office has your message and will reply to ${email} by ${replyBy}.`,
  rung: 'Thank you. Our office has your number.',
  wrongAddress: 'Is the address wrong? Send the message again with the right one.',
  call: 'Would you rather be called?',
  chooseCall: 'Call me at this time',
  callUnreachable: 'Your choice did not reach us. Check your connection and try again.',
  callFailed: 'Our website has a fault and did not take your choice. Try again in a few minutes, or call us.',
  called: (callBack: string) => `We will call you: ${callBack} (UK time).`,
  changeCall: 'Change the time of the call',
  another: 'Write another message',
  more: 'See everything we do',
};
