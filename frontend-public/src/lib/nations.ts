import type { CompanyInfo } from '../api/types';

type Nation = CompanyInfo['nation'];

interface OfNation {
  name: string;
  others: string;
  /** What work in homes has to meet. */
  buildingRegulations: string;
  /** What becomes of work that the authorities have to know of. */
  buildingControl: string;
}

const NOTIFIED = 'Work that must be notified to building control is notified, and the confirmation reaches you separately.';

export const NATIONS: Record<Nation, OfNation> = {
  'england-and-wales': {
    name: 'England and Wales',
    others: 'Scotland or Northern Ireland',
    buildingRegulations: 'Part P of the Building Regulations',
    buildingControl: NOTIFIED,
  },
  scotland: {
    name: 'Scotland',
    others: 'England, Wales or Northern Ireland',
    buildingRegulations: 'the Scottish building standards',
    buildingControl: 'Where the work needs a building warrant, it begins once there is one.',
  },
  'northern-ireland': {
    name: 'Northern Ireland',
    others: 'England, Wales or Scotland',
    buildingRegulations: 'the Building Regulations (Northern Ireland)',
    buildingControl: NOTIFIED,
  },
};

/** Returns where a company is registered, by the letters before its number. */
export function registeredIn(registrationNumber: string): string {
  if (/^\s*S[CLO]/i.test(registrationNumber)) return NATIONS.scotland.name;
  return NATIONS[/^\s*(?:N[CIL]|R)/i.test(registrationNumber) ? 'northern-ireland' : 'england-and-wales'].name;
}
