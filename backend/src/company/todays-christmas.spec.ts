import { describe, expect, it } from '@jest/globals';
import { defaultSettings } from '../sample-content/content/settings.js';
import type { CompanyInfo } from './company-info.entity.js';
import type { CompanyInfoService } from './company-info.service.js';
import { TodaysChristmas } from './todays-christmas.service.js';

const asked = async (now: string, changes: Partial<CompanyInfo> = {}) => {
  const settings = { ...defaultSettings, ...changes };
  const company = { current: () => Promise.resolve(settings) } as unknown as CompanyInfoService;
  const { items } = await new TodaysChristmas(company).today(new Date(now));
  return items[0];
};

describe('Today, on the closing over Christmas', () => {
  it.each([
    ['2026-10-31T12:00:00Z', false],
    ['2026-11-01T12:00:00Z', true],
    ['2026-11-30T23:59:00Z', true],
    ['2026-12-01T00:00:00Z', false],
    ['2027-11-20T12:00:00Z', true],
  ])('at %s asks: %s', async (now, is) => expect((await asked(now)) !== undefined).toBe(is));

  it('says what holds without an answer, and takes one with a press, for this year', async () => {
    const november = '2026-11-20T12:00:00Z';
    expect(await asked(november)).toMatchObject({
      title: 'How do you close over Christmas?',
      text: expect.stringContaining('closed from 25 December to 28 December and on 1 January.'),
      path: '/settings/closing',
      action: { label: 'We close as usual', method: 'PUT', path: 'company-info', body: { christmasAnswered: 2026 } },
    });
    expect(await asked(november, { christmasAnswered: 2026 })).toBeUndefined();
    expect(await asked('2027-11-20T12:00:00Z', { christmasAnswered: 2026 })).toBeDefined();
    expect(await asked(november, { nation: 'scotland' })).toMatchObject({
      text: expect.stringContaining('and from 1 January to 4 January.'),
    });
  });

  it('offers the banner for the days that were entered, from December until the office opens', async () => {
    const specialDays = [{ from: '2026-12-24', until: '2027-01-02', hours: 'closed' as const, opens: null, closes: null }];
    const offer = await asked('2026-11-20T12:00:00Z', { specialDays, banner: null });
    expect(offer).toMatchObject({
      title: 'Tell visitors of your closing',
      action: {
        ...{ label: 'Show this banner', method: 'PUT', path: 'company-info' },
        body: {
          banner: {
            text: 'We are closed from 24 December and open again on 4 January.',
            from: { date: '2026-12-01', time: '09:00' },
            until: { date: '2027-01-04', time: '00:00' },
          },
        },
      },
    });
    const banner = { text: 'Storm', link: null, linkText: null, from: '2026-11-20T12:00:00Z', until: '2026-11-21T12:00:00Z' };
    expect(await asked('2026-11-20T12:00:00Z', { specialDays, banner })).toBeUndefined();
  });
});
