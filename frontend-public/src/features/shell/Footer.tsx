import { reads } from '../../api/queries';
import { useCompany } from '../../api/useCompany';
import type { NavigationGroup } from '../../api/types';
import { useFirstArea } from '../../api/useFirstArea';
import { useHasContent } from '../../api/useHasContent';
import { useRead } from '../../api/useRead';
import { usePage } from '../../PageContext';
import { AccreditationBadges } from '../../components/AccreditationBadges';
import { Icon } from '../../components/Icon';
import { ReviewProfiles } from '../../components/ReviewProfiles';
import { OfficeNumber } from '../../components/CallNow';
import { CallLink } from '../../components/links';
import { areaPath, servicePath } from '../../content/services';
import { pageTexts } from '../../content/pageTexts';
import { heldAccreditations } from '../../lib/accreditations';
import { EMERGENCY_HOURS } from '../../lib/line';
import { inOneLine, inTurn } from '../../lib/offered';
import { registeredIn } from '../../lib/nations';
import { openHours } from '../../lib/openingHours';
import { Logo } from './Logo';

/** What services are called here; the one for emergencies is any that is. Those that are not offered give their place to others. */
const footerServices = [
  { title: 'Domestic Wiring', service: 'rewiring-services' },
  { title: 'Commercial Electrical', service: 'commercial-electrical' },
  { title: 'Emergency Repairs', service: 'emergency-electrical', isEmergency: true },
  { title: 'Safety Inspections', service: 'eicr-testing' },
  { title: 'EV Charging', service: 'ev-charging-points' },
];

const quickLinks = [
  { title: 'Home', href: '/' },
  { title: 'About Us', href: '/about' },
  { title: 'Services', href: '/services' },
  { title: 'Projects', href: '/projects' },
  { title: 'Contact', href: '/contact' },
];

const legalLinks = [
  { title: 'Privacy Policy', href: '/privacy' },
  { title: 'Terms of Service', href: '/terms' },
  { title: 'Cookie Policy', href: '/cookies' },
];

const COPYRIGHT_SINCE = 2024;

const BADGES = 6;
const AREAS = 24;
const BLURB_SERVICES = 3;
const NETWORKS = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['linkedin', 'LinkedIn'],
  ['x', 'X'],
  ['youtube', 'YouTube'],
] as const;

export function Footer() {
  const company = useCompany();
  const place = useFirstArea();
  const groups = useRead(reads.navigation).data ?? [];
  const links = quickLinks.filter(useHasContent());
  const services = serviceLinks(groups);
  const blurb = inOneLine(place, groups, BLURB_SERVICES);
  const badges = heldAccreditations(company, usePage().timeState.today).slice(0, BADGES);
  return (
    <footer className="footer">
      <div className="container">
        <div className="footer-columns">
          <div className="footer-about">
            <Logo />
            {blurb && <p>{blurb}</p>}
            <SocialLinks />
            <ReviewProfiles />
          </div>
          <FooterList title="Quick Links" links={links} />
          {services.length > 0 && <FooterList title="Services" links={services} />}
          <div>
            <h2>Contact</h2>
            <ul className="footer-contact">
              {company.phone && (
                <li>
                  <Icon name="phone" size={18} />
                  <span>
                    <OfficeNumber />
                    {openHours(company).map((line) => (
                      <small key={line}>{line}</small>
                    ))}
                  </span>
                </li>
              )}
              {company.emergencyPhone && (
                <li>
                  <Icon name="siren" size={18} />
                  <span>
                    <CallLink phone={company.emergencyPhone}>{company.emergencyPhone}</CallLink>
                    <small>{EMERGENCY_HOURS}</small>
                  </span>
                </li>
              )}
              {company.email && (
                <li>
                  <Icon name="mail" size={18} />
                  <a href={`mailto:${company.email}`}>{company.email}</a>
                </li>
              )}
              {company.address && (
                <li>
                  <Icon name="map-pin" size={18} />
                  <span>{company.address}</span>
                </li>
              )}
            </ul>
          </div>
        </div>
        <AreaLinks />
        {badges.length > 0 && <AccreditationBadges className="footer-badges" label="Accreditations" accreditations={badges} />}
        <SmallPrint />
      </div>
    </footer>
  );
}

/** As many as have a name of their own here: these if they are offered, then others. Without a page they lead to all services. */
function serviceLinks(groups: NavigationGroup[]) {
  const offered = inTurn(groups);
  const named = footerServices.flatMap(({ title, service, isEmergency }) => {
    const found = offered.find(({ slug }) => slug === service) ?? (isEmergency && offered.find((other) => other.isEmergency));
    return found ? [{ ...found, title }] : [];
  });
  const others = offered.filter(({ slug }) => named.every((one) => one.slug !== slug));
  return [...named, ...others].slice(0, footerServices.length).map(({ title, slug, firstLocation }) => ({
    title,
    href: firstLocation ? servicePath(slug, firstLocation) : '/services',
  }));
}

function SocialLinks() {
  const { socialMedia } = useCompany();
  const links = NETWORKS.flatMap(([network, name]) => (socialMedia[network] ? [{ network, name, href: socialMedia[network] }] : []));
  if (!links.length) return null;
  return (
    <ul className="footer-social">
      {links.map(({ network, name, href }) => (
        <li key={network}>
          <a href={href} className="icon-button" rel="noopener">
            <Icon name={network} size={20} />
            <span className="visually-hidden">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function FooterList({ title, links }: { title: string; links: { title: string; href: string }[] }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.title}>
            <a href={link.href}>{link.title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The first places, so that each is a link away from every page. */
function AreaLinks() {
  const areas = useRead(reads.areas).data ?? [];
  if (!areas.length) return null;
  return (
    <div className="footer-areas">
      <h2>
        <a href="/areas">{pageTexts.areas.heading}</a>
      </h2>
      <ul>
        {areas.slice(0, AREAS).map(({ slug, name }) => (
          <li key={slug}>
            <a href={areaPath(slug)}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function SmallPrint() {
  const { companyName, registrationNumber, vatNumber } = useCompany();
  const pages = useRead(reads.corePages).data;
  // All of them if the pages cannot be read just now.
  const isShown = (href: string) => !pages || pages.some(({ slug }) => href === `/${slug}`);
  const year = Number(usePage().timeState.today.slice(0, 4));
  const years = year > COPYRIGHT_SINCE ? `${COPYRIGHT_SINCE}–${year}` : COPYRIGHT_SINCE;
  return (
    <div className="footer-end">
      <p data-timed>
        © {years} {companyName}. All rights reserved.
        {registrationNumber && ` Registered in ${registeredIn(registrationNumber)}, number ${registrationNumber}.`}
        {vatNumber && ` VAT ${vatNumber}.`}
      </p>
      <ul>
        {legalLinks
          .filter(({ href }) => isShown(href))
          .map((link) => (
            <li key={link.href}>
              <a href={link.href}>{link.title}</a>
            </li>
          ))}
        <li>
          <a href="/sitemap.xml">Sitemap</a>
        </li>
        <li>
          <a href="/admin/login">Login</a>
        </li>
      </ul>
    </div>
  );
}
