import { expect, test } from '@jest/globals';
import type { ServicePrice } from '../api/types';
import { company } from '../testing/fixtures';
import { proofsOf, type PricedService } from './ProofLine';

const PRICE: ServicePrice = {
  ...{ from: 150, to: null, vat: 'included', for: 'homes' },
  ...{ dependsOn: 'the number of circuits', checkedOn: '2026-03-02' },
};
const EICR: PricedService = { title: 'EICR Testing', shortName: 'EICR', price: PRICE };

const nothing = company({ accreditations: [], guaranteeMonths: null });
const everything = company({
  accreditations: ['Fully Insured', 'Registered Electricians'],
  accreditationProofs: [
    { name: 'Registered Electricians', number: '104233', registerUrl: 'https://register.example/104233', expiresOn: '2027-03-31' },
  ],
  reviewProfiles: [
    { name: 'Unrated', url: 'https://unrated.example/us', rating: null, count: null, asOf: null },
    { name: 'Home Reviews', url: 'https://reviews.example/us', rating: 5, count: 1_038, asOf: '2026-09-30' },
  ],
  guaranteeMonths: 24,
  ...{ yearsExperienceSource: 'Staff records', yearsExperienceAsOf: '2026-09-30' },
});
const areas = ['Heswall', 'Neston'].map((name) => ({ name }) as Parameters<typeof proofsOf>[0]['areas'][number]);
const said = (known: Partial<Parameters<typeof proofsOf>[0]>) =>
  proofsOf({ company: nothing, services: [], areas: [], today: '2026-11-27', ...known }).map(({ before, link, after }) =>
    [before, link?.text, after].join(''),
  );

test('says what is stored, the strongest first', () => {
  expect(said({ company: everything, services: [{ ...EICR, price: null }, EICR], areas })).toEqual([
    '5.0 from 1,038 reviews on Home Reviews, Sep 2026',
    'Registered Electricians, no. 104233',
    'EICR from £150 incl. VAT',
    'Work guaranteed for 2 years',
    '25 years’ experience',
    'At work in 2 towns and districts',
  ]);
});

test('leaves out what is not, and a membership that has ended', () => {
  expect(said({ services: [{ ...EICR, price: null }] })).toEqual([]);
  expect(said({ company: { ...everything, guaranteeMonths: null }, today: '2027-04-01' })[1]).toBe('25 years’ experience');
});

test('tells staff what is counted', () => {
  expect(proofsOf({ company: nothing, services: [], areas, today: '2026-11-27' })).toMatchObject([{ counts: 'locations' }]);
});

test('takes a price for businesses only where there is no other', () => {
  const forOffices = {
    title: 'PAT Testing',
    price: { ...PRICE, from: 1.5, to: 1.5, vat: 'excluded' as const, for: 'businesses' as const },
  };
  expect(said({ services: [forOffices, EICR] })).toEqual(['EICR from £150 incl. VAT']);
  expect(said({ services: [forOffices] })).toEqual(['PAT Testing £1.50 + VAT, for businesses']);
});
