import { describe, expect, it } from '@jest/globals';
import { readViolations } from './read-violations.js';

const PAGE = 'https://www.example.co.uk/e/01900000-0000-7000-8000-000000000000';
const old = (fields: object) => ({
  'csp-report': { 'document-uri': PAGE, 'effective-directive': 'img-src', 'blocked-uri': 'inline', ...fields },
});
const today = (fields: object, type = 'csp-violation') => ({
  type,
  url: PAGE,
  body: { documentURL: PAGE, effectiveDirective: 'script-src-elem', blockedURL: 'inline', sample: 'Ann Price', ...fields },
});

describe('readViolations', () => {
  it('reads the formats of old and new browsers', () => {
    expect(readViolations(old({}))).toEqual([{ area: 'website', directive: 'img-src', blocked: 'inline' }]);
    expect(readViolations([today({ documentURL: 'https://www.example.co.uk/admin/services' }), today({}, 'deprecation')])).toEqual([
      { area: 'backoffice', directive: 'script-src-elem', blocked: 'inline' },
    ]);
    const violated = { 'effective-directive': undefined, 'violated-directive': "style-src 'self'" };
    expect(readViolations(old(violated))).toMatchObject([{ directive: 'style-src' }]);
  });

  it.each([
    ['https://cdn.example/ann@example.org?token=1#x', 'https://cdn.example'],
    ['https://ann:secret@cdn.example:8443/', 'https://cdn.example:8443'],
    ['wss://CHAT.example/room', 'wss://chat.example'],
    ['data:text/html,Ann', 'data'],
    ['data', 'data'],
    ['blob:https://www.example.co.uk/1', 'blob'],
    ['eval', 'eval'],
    ['trusted-types-sink', 'trusted-types-sink'],
    ['moz-extension://0a1b/x.js', 'browser extension'],
    ['chrome-extension', 'browser extension'],
    ['tel:01514960000', 'others'],
    ['Ann Price', 'others'],
    [`https://${'a.'.repeat(100)}example`, 'others'],
    [`https://cdn.example/${'x'.repeat(5_000)}`, 'others'],
    [{ toString: 'x' }, 'others'],
  ])('keeps of %j only %s', (blocked, kept) => {
    expect(readViolations(old({ 'blocked-uri': blocked }))).toMatchObject([{ blocked: kept }]);
    expect(readViolations([today({ blockedURL: blocked })])).toMatchObject([{ blocked: kept }]);
  });

  it('tells what extensions load', () => {
    const injected = { 'source-file': 'safari-web-extension://1/x.js', 'blocked-uri': 'https://cdn.example' };
    expect(readViolations(old(injected))).toMatchObject([{ blocked: 'browser extension' }]);
  });

  it('keeps no directive or page that is made up', () => {
    expect(readViolations(old({ 'effective-directive': 'Ann Price' }))).toMatchObject([{ directive: 'others' }]);
    for (const page of ['', 'x', 'file:///home/ann', 5]) expect(readViolations(old({ 'document-uri': page }))).toEqual([]);
  });

  it('reads 20 entries of a request at most', () => {
    expect(readViolations(Array.from({ length: 500 }, () => today({})))).toHaveLength(20);
  });

  it.each([undefined, null, 5, 'x', {}, { 'csp-report': null }, { 'csp-report': [] }, [null], ['x'], [[]]])('refuses %j', (body) => {
    expect(readViolations(body)).toBeUndefined();
  });
});
