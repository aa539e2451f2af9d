import { describe, expect, it } from '@jest/globals';
import { company } from '../testing/fixtures';
import { heldAccreditations } from './accreditations';

const held = {
  ...company({ isSample: false, insurance: null }),
  accreditations: ['First', 'Second', 'First', 'Third'],
  accreditationProofs: [
    { name: 'First', number: '12', registerUrl: 'https://register.example/12', expiresOn: '2026-11-26' },
    { name: 'Third', expiresOn: '2026-11-25' },
    { name: 'Own', expiresOn: '2026-01-01' },
    { name: 'Gone' },
  ],
};
const on = (today: string, names?: string[]) => heldAccreditations(held, today, names).map(({ name }) => name);

describe('accreditations', () => {
  it('are shown once each, until their last day has passed', () => {
    expect(on('2026-11-25')).toEqual(['First', 'Second', 'Third']);
    expect(on('2026-11-26')).toEqual(['First', 'Second']);
    expect(on('2026-11-27')).toEqual(['Second']);
  });

  it('name the insurance only if it is in the settings', () => {
    const names = (info: object) => heldAccreditations({ ...held, ...info }, '2026-11-26', ['Own scheme', 'fully insured']);
    expect(names({})).toHaveLength(1);
    expect(names({ insurance: 'Public liability', insurer: 'Mutual', insuredSum: 5 })).toHaveLength(2);
  });

  it('of a block are judged the same', () => {
    expect(on('2026-11-26', ['Own', 'Other', 'First'])).toEqual(['Other', 'First']);
  });

  it('bring their number and their entry in the register', () => {
    expect(heldAccreditations(held, '2026-11-26')[0]).toMatchObject({ number: '12', registerUrl: 'https://register.example/12' });
    expect(heldAccreditations({ ...held, accreditationProofs: null }, '2026-11-26')).toHaveLength(3);
  });
});
