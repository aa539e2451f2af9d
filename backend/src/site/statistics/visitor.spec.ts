import { describe, expect, it } from '@jest/globals';
import { isVisitor, opensPage } from './visitor.js';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';
const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

describe('isVisitor', () => {
  it.each([PHONE, DESKTOP, 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'])('accepts %s', (agent) => {
    expect(isVisitor({ 'user-agent': agent })).toBe(true);
  });

  it.each([
    undefined,
    '',
    'curl/8.5.0',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (Linux; Android 6.0.1) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/142.0.0.0 Safari/537.36',
    'Mozilla/5.0 (compatible; YandexBot/3.0)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36',
    'facebookexternalhit/1.1',
    'Mozilla/5.0 (compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)',
    'python-requests/2.32',
    'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
  ])('rejects %s', (agent) => {
    expect(isVisitor({ 'user-agent': agent })).toBe(false);
  });

  it('rejects staff', () => {
    expect(isVisitor({ 'user-agent': PHONE, cookie: 'staff=1' })).toBe(false);
    expect(isVisitor({ 'user-agent': PHONE, cookie: 'a=b; staff=1; c=d' })).toBe(false);
    expect(isVisitor({ 'user-agent': PHONE, cookie: 'a=b; __Host-staff=1' })).toBe(false);
    expect(isVisitor({ 'user-agent': PHONE, cookie: 'falstaff=1; staff=10' })).toBe(true);
  });

  it('counts navigation, but no prefetch, script or frame', () => {
    const opens = (headers: object) => opensPage({ 'user-agent': DESKTOP, ...headers });
    expect(opens({})).toBe(true);
    expect(opens({ 'sec-fetch-dest': 'document' })).toBe(true);
    expect(opens({ 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch;prerender' })).toBe(false);
    expect(opens({ purpose: 'prefetch' })).toBe(false);
    expect(opens({ 'sec-fetch-dest': 'empty' })).toBe(false);
    expect(opens({ 'sec-fetch-dest': 'iframe' })).toBe(false);
  });
});
