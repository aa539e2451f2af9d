/** Each links to the service whose slug fits best; the one for emergencies to any that is, or it is left out. */
export const footerServices = [
  { title: 'Domestic Wiring', service: 'rewiring-services' },
  { title: 'Commercial Electrical', service: 'commercial-electrical' },
  { title: 'Emergency Repairs', service: 'emergency-electrical', isEmergency: true },
  { title: 'Safety Inspections', service: 'eicr-testing' },
  { title: 'EV Charging', service: 'ev-charging-points' },
];

export const quickLinks = [
  { title: 'Home', href: '/' },
  { title: 'About Us', href: '/about' },
  { title: 'Services', href: '/services' },
  { title: 'Projects', href: '/projects' },
  { title: 'Contact', href: '/contact' },
];

export const legalLinks = [
  { title: 'Privacy Policy', href: '/privacy' },
  { title: 'Terms of Service', href: '/terms' },
  { title: 'Cookie Policy', href: '/cookies' },
];

/** '{in}' is the first place (lib/inPlace.ts). */
export const footerBlurb =
  'Commercial, industrial and domestic electricians{in}. Every job tested, certified and explained in plain words.';

export const COPYRIGHT_SINCE = 2024;
