import { describe, expect, it } from '@jest/globals';
import { defaultSettings } from '../../sample-content/content/settings.js';
import { locations } from '../../sample-content/content/locations.js';
import { judge as judgeNear, type Finding } from './judge.js';
import { nearOf } from './near.js';
import type { Sent } from './written.js';

const sent = (fields: Partial<Sent>): Sent => ({
  name: 'Ann Price',
  email: 'ann@btinternet.com',
  phone: '0151 496 0123',
  message: 'Please ring me.',
  ...fields,
});

const HOME = nearOf({ address: defaultSettings.address, places: locations });
const judge = (message: Sent, findings?: readonly Finding[]) => judgeNear(message, HOME, findings);

describe('judge', () => {
  it.each([
    ['Chester', { address: '1 Foregate Street, Chester, CH1 1AA', places: [] }, 'Sockets dead in my flat in Chester, CH2 3AB.'],
    [
      'Aberdeen',
      { address: 'Union Street', places: [{ name: 'Aberdeen', postcodes: ['AB10', 'AB15 4YL'], subLocations: ['Cults'] }] },
      'Sockets dead in my flat in Cults, AB15 9QX.',
    ],
    [
      'a place that no table knows',
      { address: '', places: [{ name: 'Little Wittering', postcodes: [], subLocations: [] }] },
      'Sockets dead in my flat in little wittering.',
    ],
  ])('knows the customers of a company in %s', (_, home, message) => {
    const scores = [nearOf(home), nearOf({ address: '', places: [] })].map((near) => judgeNear(sent({ message }), near).score);
    expect(scores[0]).toBeLessThan(scores[1] ?? 0);
    expect(judge(sent({ message: 'Sockets dead in my flat in Heswall, CH60 5AB.' })).score).toBeLessThanOrEqual(scores[0] ?? 0);
  });

  it('judges a number with an extension as without one', () => {
    expect(judge(sent({ phone: '0151 496 0123 ext. 12' }))).toEqual(judge(sent({})));
  });

  it('counts neighbouring postcode areas as near, and no others', () => {
    expect(HOME.areas).toEqual(new Set(['CH', 'L', 'WA']));
    expect(nearOf({ address: 'Union Street, Aberdeen, AB10 1AA', places: [] })).toEqual({
      areas: new Set(['AB']),
      places: ['aberdeen', 'aberdeenshire'],
    });
  });

  it.each([
    ['crypto', 'My crypto mining rig needs a 32A supply in the garage.'],
    ['an SEO agency', 'We are an SEO agency and need sockets in our office in Heswall.'],
    ['a loan', 'Can I pay a rewire in instalments? I do not want a loan.'],
    ['a casino', 'Temporary power for a casino night in CH47 please'],
    ['photos', 'Scorch marks on the fuse board: https://photos.app.goo.gl/Xk29sLm and https://www.dropbox.com/s/1/a.jpg'],
    ['a photo on another site', 'Fuse board: https://myphotos.example/board.jpg'],
  ])('accepts %s', (_, message) => {
    expect(judge(sent({ message }))).toMatchObject({ isSpam: false });
  });

  it.each([
    ['one word', { message: 'doorbell' }],
    ['all in capitals', { message: 'MY LIGHTS HAVE GONE PLEASE CALL!!!' }],
    ['without spaces after full stops', { message: 'power gone.the big switch wont stay up.please help' }],
    ['in another alphabet', { message: 'Здравствуйте, у меня дома сломалась розетка', name: 'Леонид' }],
    ['from abroad', { phone: '+31 6 12345678', message: 'I own a flat in Birkenhead and need an EICR.' }],
    ['from a name with two capitals', { name: 'MacLeod', message: 'Light out' }],
    ['from a Polish name', { name: 'Krzysztof Szczepański', message: 'lamp blink all time' }],
  ])('accepts an enquiry that is %s', (_, fields) => {
    expect(judge(sent(fields))).toMatchObject({ isSpam: false });
  });

  it('suspects sales messages and lists the reasons, strongest first', () => {
    const message =
      'Your website is not ranking on Google. Our SEO packages bring backlinks from $99 a month. May I send you a proposal? https://rank.top/?ref=1';
    const { isSpam, reasons } = judge(sent({ phone: '8005550143', message }));
    expect(isSpam).toBe(true);
    expect(reasons[0]).toBe('Offers search engine services');
    expect(reasons).toContain('Link with a cheap domain ending');
  });

  it('suspects an enquiry for a decisive finding, whatever its text', () => {
    const trap = { reason: 'Filled in a hidden field', points: 1, isDecisive: true };
    expect(judge(sent({ message: 'Rewire in CH62 please' }), [trap])).toMatchObject({ isSpam: true });
  });

  it('accepts an enquiry with a minor finding', () => {
    expect(judge(sent({ message: 'doorbell' }), [{ reason: 'Small', points: 1 }])).toMatchObject({ isSpam: false, reasons: ['Small'] });
  });

  it('judges 5,000 hostile characters at once', () => {
    for (const part of ['a.', 'www.', 'http://', 'rank google ', '<a ', 'your site ', '0x', 'é'])
      expect(() => judge(sent({ message: part.repeat(5000 / part.length) }))).not.toThrow();
  });
});
