import type { CompanyInfo } from '../api/types';
import { NATIONS } from '../lib/nations';
import { guaranteePeriod } from '../lib/guaranteePeriod';

/** Until staff have written points of their own. */
export const aboutPills = ['Safety first', 'Quality workmanship'];
export const INSURED = 'Fully insured';

/** Shown while staff have written nothing: what is so of all good work, no claim about the company's. */
export const aboutText = `Safety comes first in electrical work: a circuit is isolated, locked off and proved dead before anyone touches it, and tested before it is switched on again.

Quality is what the next electrician finds on opening the board: tidy, labelled and just as its certificate says.`;

/** Shown while the About page has no sections. */
export const aboutValues = [
  {
    title: 'Safety First',
    icon: 'shield-check',
    text: 'Electrical work begins with a circuit that is proved dead, and ends with a test.',
  },
  { title: 'Quality Workmanship', icon: 'award', text: 'Good work is tidy, labelled and easy to read for whoever opens it next.' },
  { title: 'Customer Satisfaction', icon: 'handshake', text: 'If something is not right, we want to be the first to hear about it.' },
  {
    title: 'Professional Integrity',
    icon: 'scale',
    text: 'A building should get what it needs, and nobody should pay for more than that.',
  },
];

type Practice = keyof NonNullable<CompanyInfo['practices']>;

const SENTENCES: Record<Practice, string> = {
  currentEdition: 'Our electricians are qualified to the current edition of BS 7671, the wiring regulations.',
  inspectionQualifications: 'Whoever inspects and tests for us holds a qualification for that as well.',
  supervisedApprentices: 'Our apprentices work beside an electrician, never alone.',
  ownStaff: 'Our own staff do the work. We pass none of it on to subcontractors.',
  recordChecks: 'Everyone who comes into your home has a DBS certificate.',
};

function notified(nation: CompanyInfo['nation'], through: string): string {
  const rules = NATIONS[nation].buildingRegulations;
  if (nation === 'scotland') return `Work in homes is certified under ${rules} through ${through}.`;
  return `Work in homes that has to be notified under ${rules} is notified through ${through}.`;
}

/** What the owner has confirmed in the settings, in sentences. */
export function confirmedSentences({ practices, notifiedThrough, insurance, guaranteeMonths, nation }: CompanyInfo): string[] {
  const answers = Object.entries(SENTENCES).filter(([name]) => practices?.[name as Practice] === true);
  return [
    ...answers.map(([, sentence]) => sentence),
    ...(notifiedThrough ? [notified(nation, notifiedThrough)] : []),
    ...(insurance ? [`We are insured. ${insurance.charAt(0).toUpperCase()}${insurance.slice(1)}.`] : []),
    ...(guaranteeMonths ? [`Our work is guaranteed for ${guaranteePeriod(guaranteeMonths)}.`] : []),
  ];
}
