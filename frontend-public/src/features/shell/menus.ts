/** Section 2, "Header and footer". */
export const companyMenu = [
  { href: '/about', title: 'About Us', text: 'Learn about our story and values', icon: 'house' },
  { href: '/projects', title: 'Projects', text: 'View our completed work', icon: 'award' },
  { href: '/contact', title: 'Contact', text: 'Get in touch with our team', icon: 'mail' },
] as const;

export const mobileMenu = [
  { href: '/', title: 'Home' },
  { href: '/services', title: 'Services' },
  { href: '/about', title: 'About' },
  { href: '/projects', title: 'Projects' },
  { href: '/contact', title: 'Contact' },
];

/** Whether the page stands under the link: '/' only for itself, others for all that begins with them. */
export const isActive = (pathname: string, href: string): boolean =>
  href === '/' ? pathname === '/' : pathname === href || pathname.startsWith(`${href}/`);
