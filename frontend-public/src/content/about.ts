export const aboutPills = ['Safety first', 'Quality workmanship', 'Certified electricians'];
export const INSURED = 'Fully insured';

/** Shown while staff have written nothing. */
export const aboutText = `Safety decides how we work: circuits are isolated, locked off and proved dead before anyone touches them, and nothing is switched on until its test results are written down.

Quality means that the next certified electrician who opens the board finds it tidy, labelled and exactly as the certificate says.`;

/** Shown while the About page has no sections. */
export const aboutValues = [
  {
    title: 'Safety First',
    icon: 'shield-check',
    text: 'Nothing is touched until it has been proved dead, and nothing is left until it has been tested.',
  },
  { title: 'Quality Workmanship', icon: 'award', text: 'Straight containment, torqued terminals and labels that tell the truth.' },
  {
    title: 'Customer Satisfaction',
    icon: 'handshake',
    text: 'You will hear from us before you need to ask, and we come back when something niggles.',
  },
  { title: 'Professional Integrity', icon: 'scale', text: 'We recommend what the building needs, in writing, before any money is spent.' },
];
