/** By the state of the page. */
export const stopTexts = {
  ask: {
    heading: 'Stop our emails',
    lead: 'Press the button, and we send no more reminders and requests to your email address. We still answer what you ask us.',
  },
  stopped: {
    heading: 'You get no more of these emails',
    lead: 'We send no reminders and no requests to your email address any more. What we keep is a mark that does not show the address, so that this holds for good.',
  },
  gone: {
    heading: 'This link does not work',
    lead: 'It may not be complete. Please open it from the email again, or tell us, and we stop the emails for you:',
  },
  limited: {
    heading: 'Please try again later',
    lead: 'Too many links that do not work were opened from your network. A complete link from our emails works at any time. Or tell us, and we stop the emails for you:',
  },
  button: 'Stop these emails',
};
