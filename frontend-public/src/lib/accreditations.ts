import type { CompanyInfo } from '../api/types';

type Held = Pick<CompanyInfo, 'accreditations' | 'accreditationProofs'>;

export type Accreditation = NonNullable<Held['accreditationProofs']>[number];

/** Those that hold today ('2026-11-26'), each once, with what proves it. A block may have names of its own. */
export function heldAccreditations({ accreditations, accreditationProofs }: Held, today: string, names = accreditations): Accreditation[] {
  const proofs = new Map(accreditationProofs?.map((proof) => [proof.name, proof]));
  return [...new Set(names)].map((name) => proofs.get(name) ?? { name }).filter(({ expiresOn }) => !expiresOn || expiresOn >= today);
}
