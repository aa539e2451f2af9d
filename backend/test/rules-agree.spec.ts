// Says the same on any database.
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Type } from '@nestjs/common';
import { textOn } from '../../frontend-public/src/lib/colour.js';
import { inkOn } from '../src/platform/common/ink.js';
import { InvalidFields } from '../src/platform/http/errors.js';
import { validationPipe } from '../src/platform/http/validation-pipe.js';
import { fieldRule, type RequestSchema } from '../../frontend-admin/src/data/contract.js';

interface Rule {
  type?: string;
  maxLength?: number;
  minLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  enum?: unknown[];
  format?: string;
  items?: Rule;
  schema?: string;
  'x-messages'?: Record<string, string>;
}
const SOURCES = join(import.meta.dirname, '../src');
const CONTRACT = join(import.meta.dirname, '../../frontend-admin/src/data/contract.json');
const contract = JSON.parse(readFileSync(CONTRACT, 'utf8')) as Record<string, Record<string, Rule>>;

const WORDS = ['', '   ', 'x', '0', 'A', 'admin', 'published', 'Café', 'naïve\u0000', '💡', '\u200b', 'a\r\nb', '<b>bold</b>', 'true'];
const SLUGS = ['eicr-testing', 'Café wiring', 'caf-wiring', 'a--b', '-a', 'a-', '1', ' a-b '];
const LINKS = [
  ...['/contact', '//evil.example', '/\\evil', '/a b', '/media/a.webp', '/media/a b.png', '/media', '/mediator', '#top', 'contact'],
  ...['tel:0151 496 0000', 'tel:+441514960000', 'TEL:0151', 'tel:office', 'tel:', 'mailto:bob', 'mailto:bob@example.org', 'mailto:a@b@c'],
  ...[
    'https://example.org/a?b=c#d',
    'https://',
    'https://a b',
    'https://%',
    'HTTPS://EXAMPLE.ORG',
    'http://example.org',
    'javascript:alert(1)',
  ],
];
const ADDRESSES = [
  ...['ann@example.com', ' Ann@Example.CO.UK ', "o'brien+x@example.org", 'jörg@bücher.example', 'root@localhost', 'a..b@example.org'],
  ...['.a@example.org', 'a@b@c.org', 'ann', '@example.org', 'ann@', 'ann@-x.org', 'ann@1.2.3.4', 'a b@example.org', '"a b"@example.org'],
  ...['mailto:ann@example.org?subject=x', 'ann@gmail', '\u200Bann@example.org.', 'Ann [mailto:ann@example.org]', 'ａｎｎ＠example.org'],
  ...['ann@example.org, bob@example.org', 'Ann <ann@example.org>', `${'x'.repeat(65)}@example.org`, 'ann@exa_mple.org'],
];
const NUMBERS_AS_TEXT = [
  ...['0151 496 0000', '+44 (0)151 496-0000', '0151.496.0000 ext. 12', '01514960000x7', '12345', '1234567', '1'.repeat(21), 'ring me'],
  ...[
    'Tel: O151 496 0000 (home)',
    '0151 496 0000 / 07700 900123',
    '+44 07700 900123',
    '44 7700 900123',
    '(m) 07700 900123 x4',
    '0151 ask Pat',
  ],
  ...['#FACC15', '#facc15', '#FFF', 'red', '2026-12-25', '2026-02-30', '2026-2-3', 'CH62', 'ch62  4sq', 'CH62-4SQ', 'Wirral', 'W1A 1AA'],
  ...['01900000-0000-7000-8000-000000000000', '01900000-0000-7000-8000-00000000000G', 'lamp ferry orchard', '💡'.repeat(12)],
];
const TEXTS = [...WORDS, ...SLUGS, ...LINKS, ...ADDRESSES, ...NUMBERS_AS_TEXT];
/** Of the browser's own field for a day. How the server reads other spellings says read-day.spec.ts. */
const DAYS = ['', '2021-11-30', '2024-02-29'];
const MONTHS = ['', 'June 2025', 'Spring 2026'];
const OTHERS = [null, undefined, true, false, 0, 1, -1, 1.5, 301, 1e9, Number.NaN, {}, { x: 1 }];

/** Valid, invalid and unusual values. Number inputs send numbers, so they get no texts. */
function valuesFor({
  type,
  format,
  maxLength: max,
  minLength: min = 0,
  minimum,
  maximum,
  maxItems,
  enum: choices = [],
  items,
}: Rule): unknown[] {
  if (format === 'date') return DAYS;
  if (format === 'month') return MONTHS;
  const lengths = max ? [max, max + 1].flatMap((n) => ['x'.repeat(n), '💡'.repeat(n)]) : [];
  const short = min > 1 ? ['x'.repeat(min), 'x'.repeat(min - 1)] : [];
  if (type === 'array') {
    const each = items?.schema ? [{}, null, 'x', 5] : valuesFor(items ?? {});
    return [
      ...OTHERS,
      [],
      ...each.map((value) => [value]),
      ...(maxItems
        ? [Array.from({ length: maxItems + 1 }, () => (items?.schema ? {} : items?.format === 'date' ? '2021-11-30' : 'x'))]
        : []),
    ];
  }
  if (type === 'boolean') return [...OTHERS, '', 'true'];
  if (type === 'integer' || type === 'number') {
    const limits = [minimum, maximum].flatMap((n) => (n === undefined ? [] : [n - 1, n, n + 1]));
    return [...OTHERS.filter((value) => typeof value !== 'string'), ...limits, ...choices];
  }
  return [...OTHERS, ...(type === 'object' ? [] : TEXTS), ...lengths, ...short, ...choices];
}

/** Messages quote postcodes as stored; what depends on two fields the form asks beside them. */
const folded = (sentence?: string) =>
  sentence?.toLowerCase().replace('are latitude and longitude the wrong way round? ', '').replace(/\s+/g, ' ');

/** Forms derive their validation from the API document, so both must agree on every value. */
describe('the rules of forms and API', () => {
  const classes = new Map<string, Type>();
  const checked = Object.entries(contract).flatMap(([schema, fields]) =>
    Object.entries(fields).flatMap(([field, rule]) => (rule['x-messages'] ? [{ schema, field, rule }] : [])),
  );

  beforeAll(async () => {
    for await (const file of glob('**/{*.dto,*.controller}.ts', { cwd: SOURCES })) {
      const module = (await import(join(SOURCES, file))) as Record<string, unknown>;
      for (const [name, value] of Object.entries(module)) if (typeof value === 'function') classes.set(name, value as Type);
    }
  });

  const saidByApi = async (schema: string, field: string, value: unknown): Promise<string | undefined> => {
    try {
      await validationPipe.transform({ [field]: value }, { type: 'body', metatype: classes.get(schema) });
      return undefined;
    } catch (error) {
      if (!(error instanceof InvalidFields)) throw error;
      const { fields = {} } = error.getResponse() as { fields?: Record<string, string[]> };
      return fields[field]?.[0];
    }
  };

  /** What the forms of visitors send of themselves. */
  const SENT_ALONG =
    /^(CreateContact|CreateContactInquiry|RingBack|DataComplaint)Dto\.(source|referrerHost|utmSource|serviceSlug|renewal|website|fillTime|submissionId|photos)$/;

  // @asvs 2.1.1
  it('exist for every field except those without a check', () => {
    const silent = Object.entries(contract).flatMap(([schema, fields]) =>
      Object.entries(fields).flatMap(([field, rule]) => (rule['x-messages'] ? [] : [`${schema}.${field}`])),
    );
    const typed = silent.filter((name) => !/^(OpeningHoursView|\w+Block)\./.test(name) && !SENT_ALONG.test(name));
    expect(typed).toEqual([
      'PlanChangeDto.fields',
      'PreviewDto.fields',
      'SavePageDraftDto.fields',
      'SavePageDraftDto.base',
      'UpdateCompanyInfoDto.openingHours',
      'UpdateHomepageDto.blocks',
    ]);
  });

  // Nobody types a file or the name of a kind: they are sent as they are, and the server says what is wrong with them.
  const UNTYPED = [
    'ChosenPlaceDto.resource',
    'DayHours',
    'ImportDto',
    'OldAddressesDto',
    'PastedText',
    'PlanChangeDto.resource',
    'PreviewDto.resource',
    'RecogniseDto',
  ];
  it.each(checked.filter(({ schema, field }) => !UNTYPED.includes(schema) && !UNTYPED.includes(`${schema}.${field}`)))(
    // @asvs 1.2.2, 1.3.3, 1.4.2, 2.2.2
    'agree on $schema.$field',
    async ({ schema, field, rule }) => {
      const validate = fieldRule(schema as RequestSchema, field);
      expect(classes.has(schema)).toBe(true);
      const disagreements: unknown[] = [];
      for (const value of valuesFor(rule)) {
        // Fields may be omitted from a change; the service decides what null means.
        if (value == null && validate.isRequired && schema.startsWith('Update')) continue;
        const [form, api] = [validate(value), await saidByApi(schema, field, value)];
        // Only the server knows common passwords.
        if (rule.format === 'password' && form === undefined) continue;
        if (folded(form) !== folded(api)) disagreements.push({ value: typeof value === 'string' ? value.slice(0, 60) : value, form, api });
      }
      expect(disagreements).toEqual([]);
    },
  );
});

describe('the ink on a colour', () => {
  it('is the same in mails and on the website', () => {
    const steps = Array.from({ length: 16 }, (_, n) => n.toString(16).repeat(2));
    const colours = steps.flatMap((a) => [`#${a}${a}${a}`, `#${a}0000`, `#00${a}00`, `#0000${a}`, `#ff${a}00`, `#00${a}ff`]);
    expect(colours.map(inkOn)).toEqual(colours.map(textOn));
  });
});
