import { expect, test } from '@jest/globals';
import { company } from '../testing/fixtures';
import { fillIn } from './fillIn';
import { registeredIn } from './nations';

const GIVEN = { quotationDays: 30, depositPercent: 30, depositOver: 1500, paymentDays: 1, noticeHours: 48, keptPercent: 50 };
const say = (text: string, terms: object, changes: Parameters<typeof company>[0] = {}) =>
  fillIn(text, company({ terms: { ...GIVEN, ...terms }, ...changes }));

test('says what the company asks for and when it is paid', () => {
  expect(say('{quotationDays}, {paymentDays}', {})).toBe('30 days, 1 day');
  expect(say('{payment}', {})).toBe(
    'Projects under £1,500 are paid in full on completion. For projects over £1,500 a deposit of 30% is paid when the work is booked, and the balance on completion.',
  );
  expect(say('{payment}', { depositOver: null })).toMatch(/^A deposit of 30% is paid/);
  expect(say('{payment}', { depositPercent: 0 })).toMatch(/^We ask for no deposit/);
});

test('says what becomes of the deposit of who cancels', () => {
  expect(say('{cancellation}', {})).toContain('If you cancel later, 50% of the deposit is kept');
  expect(say('{cancellation}', { keptPercent: 100 })).toMatch(/the deposit is kept, to cover the time reserved and materials ordered\.$/);
  expect(say('{cancellation}', { keptPercent: 0 })).toMatch(/refunded in full\.$/);
  expect(say('{cancellation}', { depositPercent: 0, keptPercent: null, noticeHours: 1 })).toBe(
    'You can cancel without charge until 1 hour before the appointment.',
  );
});

test('names the law and the rules of the part of the United Kingdom, and where the company is registered', () => {
  const text = '{law}, {otherNations}; {buildingRegulations}. {buildingControl}';
  expect(say(text, {})).toMatch(/^England and Wales, Scotland or Northern Ireland; Part P of the Building Regulations\. Work that must/);
  const inScotland = say(text, {}, { nation: 'scotland' });
  expect(inScotland).toMatch(/^Scotland, England, Wales or Northern Ireland; the Scottish building standards\. Where/);
  expect(say(text, {}, { nation: 'northern-ireland' })).not.toContain('Part P');
  expect(['SC123456', 'NI012345', '01234567'].map(registeredIn)).toEqual(['Scotland', 'Northern Ireland', 'England and Wales']);
});
