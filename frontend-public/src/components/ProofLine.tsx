import type { AreaSummary, CompanyInfo, NavigationGroup, ServicePrice } from '../api/types';
import { reads } from '../api/queries';
import { useCompany } from '../api/useCompany';
import { useRead } from '../api/useRead';
import type { IconName } from '../content/icons';
import { heldAccreditations } from '../lib/accreditations';
import { guaranteePeriod } from '../lib/guaranteePeriod';
import { shortMonth } from '../lib/london';
import { usePage } from '../PageContext';
import { claimed } from './Figures';
import { Icon } from './Icon';
import { shortPrice } from './Price';

interface Proof {
  icon: IconName | 'star';
  /** The part that leads to where it can be checked stands between the others. */
  before?: string;
  link?: { href?: string | null; text: string };
  after?: string;
  /** The kind whose records it counts, for staff who click it. */
  counts?: string;
}

export interface PricedService {
  title: string;
  shortName?: string | null;
  price: ServicePrice | null;
}

interface Known {
  company: CompanyInfo;
  services: readonly PricedService[];
  areas: readonly AreaSummary[];
  /** As in '2026-11-26'. */
  today: string;
}

/** The strongest comes first; what is not stored is left out. */
export function proofsOf({ company, services, areas, today }: Known): Proof[] {
  const rated = company.reviewProfiles?.find(({ rating }) => rating);
  const registered = heldAccreditations(company, today).find(({ number }) => number);
  const priced = services.find(({ price }) => price && price.for !== 'businesses') ?? services.find(({ price }) => price);
  const years = claimed(company, 'yearsExperience', '', 'years’ experience');
  return [
    rated?.count &&
      rated.asOf && {
        icon: 'star' as const,
        before: `${rated.rating?.toFixed(1)} from ${rated.count.toLocaleString('en-GB')} ${rated.count === 1 ? 'review' : 'reviews'} on `,
        link: { href: rated.url, text: rated.name },
        after: `, ${shortMonth(rated.asOf)}`,
      },
    registered && {
      icon: 'shield-check' as const,
      link: { href: registered.registerUrl, text: registered.name },
      after: `, no. ${registered.number}`,
    },
    priced?.price && { icon: 'file-check' as const, before: `${priced.shortName ?? priced.title} ${shortPrice(priced.price)}` },
    company.guaranteeMonths && { icon: 'award' as const, before: `Work guaranteed for ${guaranteePeriod(company.guaranteeMonths)}` },
    years.value && { icon: 'handshake' as const, before: `${years.value} ${years.label}` },
    areas.length > 1 && { icon: 'map-pin' as const, before: `At work in ${areas.length} towns and districts`, counts: 'locations' },
  ].filter((proof) => !!proof);
}

/** As many as fit into the first screen of a phone. */
const MOST = 3;

interface ProofLineProps {
  /** Of the page; otherwise the first of the menu that has a price. */
  service?: PricedService;
  most?: number;
}

/** What can be checked about the company, below the heading. */
export function ProofLine({ service, most = MOST }: ProofLineProps) {
  const company = useCompany();
  const groups: NavigationGroup[] = useRead(reads.navigation).data ?? [];
  const areas = useRead(reads.areas).data ?? [];
  const { today } = usePage().timeState;
  const services = service ? [service] : groups.flatMap((group) => group.services);
  const proofs = proofsOf({ company, services, areas, today }).slice(0, most);
  if (!proofs.length) return null;
  return (
    <ul className="proof-line" aria-label="What you can check">
      {proofs.map(({ icon, before, link, after, counts }) => (
        <li key={icon} data-counts={counts}>
          <Icon name={icon} size={18} />
          <span>
            {before}
            {link && (link.href ? <a href={link.href}>{link.text}</a> : link.text)}
            {after}
          </span>
        </li>
      ))}
    </ul>
  );
}
