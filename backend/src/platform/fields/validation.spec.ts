import { describe, expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { Phone, RichText, WebAddress } from './validation.js';

class Caller {
  @Phone()
  phone: string;
}

const isAccepted = async (phone: string) => (await validate(plainToInstance(Caller, { phone }))).length === 0;

describe('Phone', () => {
  it.each(['0151 496 0000', '+44 (0)151 496-0000', '0151.496.0000 ext. 12', '01514960000x7', '0151 496 0000 # 4'])(
    'accepts %s',
    async (phone) => {
      expect(await isAccepted(phone)).toBe(true);
    },
  );

  it('accepts the invisible marks of a number copied from an address book, and does not store them', async () => {
    const { phone } = plainToInstance(Caller, { phone: '\u202A+44 151 496 0000\u202C' });
    expect(phone).toBe('+44 151 496 0000');
    expect(await isAccepted('\u202A+44 151 496 0000\u202C')).toBe(true);
  });

  it.each(['', '12345', 'ring me', '0151 496 0000 ext', 'x12 0151 496 0000', '1'.repeat(41)])('rejects %s', async (phone) => {
    expect(await isAccepted(phone)).toBe(false);
  });

  // Took 20 seconds when the pattern was quadratic and came before the length.
  it('rejects 80,000 spaces between two characters at once', async () => {
    expect(await isAccepted(`1${' '.repeat(80_000)}x!`)).toBe(false);
  });
});

class Page {
  @RichText()
  content: string;
}

describe('RichText', () => {
  const read = async (content: string) => {
    const page = plainToInstance(Page, { content });
    return { page, errors: (await validate(page)).flatMap(({ constraints }) => Object.values(constraints ?? {})) };
  };

  it('keeps the markup of a long page', async () => {
    const { page, errors } = await read('<p>Safe</p><script>no()</script>'.repeat(1500));
    expect({ content: page.content, errors }).toEqual({ content: '<p>Safe</p>'.repeat(1500), errors: [] });
  });

  // 60 KB of "<" took the sanitiser a tenth of a second, and a page has two such fields.
  it('rejects more tags than the longest page contains', async () => {
    for (const tag of ['<', '<p>', '<b>x'])
      expect((await read(tag.repeat(10_001))).errors).toEqual(['This text has too much formatting. Please simplify it']);
  });
});

class Profile {
  @WebAddress()
  url: string;
}

describe('WebAddress', () => {
  it.each([
    ['facebook.com/smith.electrical', 'https://facebook.com/smith.electrical'],
    [' www.Example.co.uk ', 'https://www.Example.co.uk'],
    ['https://example.org/us?a=b', 'https://example.org/us?a=b'],
  ])('stores %s with its scheme', async (typed, stored) => {
    const profile = plainToInstance(Profile, { url: typed });
    expect(profile.url).toBe(stored);
    expect(await validate(profile)).toEqual([]);
  });

  it.each(['http://example.org', 'javascript:alert(1)', 'smith electrical', '@smith', 'localhost', '/us'])('rejects %s', async (url) => {
    expect(await validate(plainToInstance(Profile, { url }))).toHaveLength(1);
  });
});
