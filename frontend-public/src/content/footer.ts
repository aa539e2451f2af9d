/** What services are called here; the one for emergencies is any that is. Those that are not offered give their place to others. */
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

export const COPYRIGHT_SINCE = 2024;
