import type { CompanyInfo } from '../api/types';
import { isFullyInsured } from './insured';

type Held = Pick<CompanyInfo, 'accreditations' | 'accreditationProofs' | 'isSample' | 'insurance' | 'insurer' | 'insuredSum'>;

const OF_INSURANCE = /^\s*fully[ -]insured\s*$/i;

export type Accreditation = NonNullable<Held['accreditationProofs']>[number];

/** Those that hold today ('2026-11-26'), each once, with what proves it; insurance only if it is in the settings. A block may have names of its own. */
export function heldAccreditations(company: Held, today: string, names = company.accreditations): Accreditation[] {
  const { accreditationProofs } = company;
  const proofs = new Map(accreditationProofs?.map((proof) => [proof.name, proof]));
  const given = names.filter((name) => isFullyInsured(company) || !OF_INSURANCE.test(name));
  return [...new Set(given)].map((name) => proofs.get(name) ?? { name }).filter(({ expiresOn }) => !expiresOn || expiresOn >= today);
}
