import { daysBefore, londonDay } from '../../platform/time/london.js';
import { monthsAfter } from '../../platform/time/months.js';
import type { Renewal } from '../../renewals/renewal.entity.js';

type SampleRenewal = Pick<Renewal, 'customer' | 'email' | 'phone' | 'address' | 'what' | 'intervalMonths' | 'intervalSource'>;

/** Nobody of them has agreed to be reminded, so that the sample company mails nobody. `dueIn`: days. */
const RENEWALS: readonly (SampleRenewal & { dueIn: number })[] = [
  {
    customer: 'Rowan Lettings',
    email: 'office@rowan-lettings.example',
    phone: '0151 496 0121',
    address: '12 Beacon Lane, Heswall CH60',
    what: 'EICR of a rented home',
    intervalMonths: 60,
    intervalSource:
      'required at least every 5 years by the Electrical Safety Standards in the Private Rented Sector (England) Regulations 2020',
    dueIn: -6,
  },
  {
    customer: 'St Bride’s Hall',
    email: 'warden@st-brides-hall.example',
    phone: '0151 496 0122',
    address: 'Church Road, West Kirby CH48',
    what: 'Emergency lighting test',
    intervalMonths: 12,
    intervalSource: 'BS 5266-1 recommends a full duration test every year',
    dueIn: 11,
  },
  {
    customer: 'Dee View Care Home',
    email: 'manager@dee-view.example',
    phone: '0151 496 0123',
    address: 'Banks Road, West Kirby CH48',
    what: 'Fire alarm service',
    intervalMonths: 6,
    intervalSource: 'BS 5839-1 recommends a service at intervals of at most six months',
    dueIn: 34,
  },
  {
    customer: 'Tern & Plover Joinery',
    email: 'hello@tern-plover.example',
    phone: '0151 496 0124',
    address: 'Unit 4, Carr Lane, Hoylake CH47',
    what: 'PAT testing',
    intervalMonths: 12,
    intervalSource: 'no law fixes it, and the HSE (INDG236) says that it depends on the risk',
    dueIn: 75,
  },
  {
    customer: 'Mary Whitlock',
    email: 'mary@whitlock.example',
    phone: '0151 496 0125',
    address: '3 Pump Lane, Greasby CH49',
    what: 'EICR of your own home',
    intervalMonths: 120,
    intervalSource: 'recommended for owner-occupied homes by IET Guidance Note 3 and Electrical Safety First',
    dueIn: 210,
  },
];

export const sampleRenewals = (now: Date): Partial<Renewal>[] =>
  RENEWALS.map(({ dueIn, ...content }) => {
    const dueOn = daysBefore(londonDay(now), -dueIn);
    return { ...content, dueOn, lastOn: monthsAfter(dueOn, -content.intervalMonths), hasAgreed: false, source: 'Sample' };
  });
