import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, ValidateBy } from 'class-validator';
import { CONTACTS, EMAIL_RULE, MOBILE_RULE, PHONE_RULE, tidyEmail, tidyPhone } from './contact-rules.js';
import { faultOf, type Messages, type Rule } from './rule.js';
import { sanitiseHtml } from '../words/sanitise.js';
import { cleanText } from '../words/text.js';

/* One decorator per kind of field tidies the value, checks it and documents the rule, from which both front ends derive validation. */
export const REQUIRED = 'Required';
export const INVALID = 'Invalid input';
const NUMBER = { type: 'Please write a number' };
const WHOLE = { ...NUMBER, integer: 'Please use a whole number' };

export interface Common {
  /** May be left out; null clears. */
  optional?: boolean;
}

type FieldRule = Omit<Rule, 'x-messages'> & { messages?: Messages };

export const ruleOf = ({ messages, ...rule }: FieldRule, { optional = false }: Common = {}): Rule => ({
  ...rule,
  'x-messages': { ...(optional ? {} : { required: REQUIRED }), type: INVALID, ...messages },
});

/** With the sentences for addresses and numbers, which the API document has once. */
const withSentences = (rule: Rule): Rule => ({
  ...rule,
  wrong: rule['x-contact'] && CONTACTS[rule['x-contact']].wrong,
  items: rule.items && withSentences(rule.items),
});

/** `sent`: all fields, as they were tidied. */
type Check = (value: unknown, sent: object) => string | undefined;

/** `firstWrong` says more of a value than the rule; `alsoWrong` checks what only the server can, after the rule. */
export function Ruled(
  name: string,
  fieldRule: FieldRule,
  options: Common = {},
  { tidy, firstWrong, alsoWrong }: { tidy?: PropertyDecorator; firstWrong?: Check; alsoWrong?: Check } = {},
): PropertyDecorator {
  const rule = ruleOf(fieldRule, options);
  const checked = withSentences(rule);
  const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';
  const fault = (value: unknown, sent: object = {}) =>
    (isGiven(value) ? firstWrong?.(value, sent) : '') || faultOf(checked, value) || (isGiven(value) ? alsoWrong?.(value, sent) : undefined);
  const { items, ...documented } = rule;
  return applyDecorators(
    ...(tidy ? [tidy] : []),
    ...(options.optional ? [IsOptional()] : []),
    ValidateBy({
      name,
      validator: {
        validate: (value, args) => !fault(value, args?.object),
        defaultMessage: (args) => fault(args?.value, args?.object) ?? INVALID,
      },
    }),
    ApiProperty({ ...documented, ...(items && { items }), required: !options.optional }),
  );
}

const BYTES_OF_TEXT_COLUMN = 65_535;
const BYTES_OF_CHARACTER = 4;
/** Longer text is rejected without being tidied, which would take time. */
const MAX_TIDIED = 2 * BYTES_OF_TEXT_COLUMN;

export const tidied =
  <T>(tidy: (text: string) => T) =>
  (value: unknown) =>
    typeof value === 'string' && value.length <= MAX_TIDIED ? tidy(value) : value;
const tidyText = tidied(cleanText);
export const transform = (change: (value: unknown) => unknown) => Transform(({ value }: { value: unknown }) => change(value));
export const clean = transform(tidyText);
/** Forms send '' for no choice. */
export const blankIsNone = ({ optional }: Common, tidy = tidyText) =>
  transform((value) => (optional && tidy(value) === '' ? null : tidy(value)));

const atMost = (max: number) => `Please use at most ${max.toLocaleString('en-GB')} characters`;
const between = (min: number, max: number) => `Please use a number from ${min} to ${max.toLocaleString('en-GB')}`;

export interface TextOptions extends Common {
  /** Characters. */
  max: number;
}

const textRule = ({ max, optional }: TextOptions): FieldRule => ({
  type: 'string',
  ...(!optional && { minLength: 1 }),
  maxLength: max,
  ...(max * BYTES_OF_CHARACTER > BYTES_OF_TEXT_COLUMN && { 'x-maxBytes': BYTES_OF_TEXT_COLUMN }),
  messages: { length: atMost(max) },
});

export const Text = (options: TextOptions): PropertyDecorator => Ruled('text', textRule(options), options, { tidy: clean });

/** Ten times what the longest text has; sanitising many more would delay every request. */
const MAX_TAGS = 10_000;
const hasTooManyTags = (html: string): boolean => html.split('<', MAX_TAGS + 2).length > MAX_TAGS + 1;

/** HTML, sanitised before its length is checked. */
export function RichText(options: Common = {}): PropertyDecorator {
  const tidyHtml = tidied((html) => (hasTooManyTags(html) ? html : sanitiseHtml(cleanText(html))));
  const rule: FieldRule = {
    ...textRule({ ...options, max: BYTES_OF_TEXT_COLUMN }),
    format: 'html',
    messages: { length: 'This text is too long. Please shorten it' },
  };
  return Ruled('richText', rule, options, {
    tidy: transform(tidyHtml),
    alsoWrong: (html) =>
      typeof html === 'string' && hasTooManyTags(html) ? 'This text has too much formatting. Please simplify it' : undefined,
  });
}

type Field = (options?: Common) => PropertyDecorator;

/** A field whose rule has the same advice for every mistake. */
const advised =
  (
    name: string,
    rule: Omit<FieldRule, 'type' | 'messages'>,
    advice: string,
    tidy: (options: Common) => PropertyDecorator = () => clean,
  ): Field =>
  (options = {}) =>
    Ruled(name, { type: 'string', ...rule, messages: { length: advice, pattern: advice } }, options, { tidy: tidy(options) });

const MAX_SLUG = 200;

export const Slug = (options: Common = {}): PropertyDecorator =>
  Ruled(
    'slug',
    {
      type: 'string',
      maxLength: MAX_SLUG,
      pattern: /^[a-z\d]+(?:-[a-z\d]+)*$/u.source,
      messages: {
        length: atMost(MAX_SLUG),
        pattern: 'Please use lower-case letters, digits and single hyphens, for example eicr-testing',
      },
    },
    options,
    { tidy: clean },
  );

export interface OneOfOptions extends Common {
  /** What people read for each value; both front ends show it. */
  labels?: Readonly<Record<string, string>>;
}

export const OneOf = (values: readonly (string | number)[], { labels, ...options }: OneOfOptions = {}): PropertyDecorator =>
  Ruled(
    'oneOf',
    {
      type: values.every((value) => typeof value === 'number') ? 'number' : 'string',
      enum: [...values],
      ...(labels && { 'x-labels': labels }),
      messages: { enum: `Please choose one of: ${values.join(', ')}` },
    },
    options,
    { tidy: blankIsNone(options) },
  );

export const Flag = (options: Common = {}): PropertyDecorator => Ruled('flag', { type: 'boolean' }, options);

export interface WholeOptions extends Common {
  min?: number;
  max?: number;
}

export const Whole = ({ min = 0, max = 1_000_000, ...options }: WholeOptions = {}): PropertyDecorator =>
  Ruled('whole', { type: 'integer', minimum: min, maximum: max, messages: { ...WHOLE, range: between(min, max) } }, options);

interface DecimalOptions extends Required<Pick<WholeOptions, 'min' | 'max'>>, Common {
  /** The message for a number outside of them. */
  outside?: string;
  firstWrong?: Check;
}

export const Decimal = ({ min, max, outside = between(min, max), firstWrong, ...options }: DecimalOptions): PropertyDecorator =>
  Ruled('decimal', { type: 'number', minimum: min, maximum: max, messages: { ...NUMBER, range: outside } }, options, { firstWrong });

export interface TextListOptions extends Common {
  maxItems?: number;
  /** Characters per item. */
  max?: number;
  /** Pattern and message for each item. */
  each?: Pick<Rule, 'pattern' | 'format' | 'x-contact' | 'enum'> & { message: string };
  /** What people read for each value of `enum`. */
  labels?: Readonly<Record<string, string>>;
  /** May find several in one. */
  tidyItem?: (text: string) => string | string[];
}

/** Trimmed; empty items are dropped. */
export function TextList({ maxItems = 100, max = 300, each, tidyItem = cleanText, labels, ...options }: TextListOptions = {}) {
  const { message, ...shape } = each ?? {};
  const tidyEach = tidied(tidyItem);
  return Ruled(
    'textList',
    {
      type: 'array',
      maxItems,
      ...(labels && { 'x-labels': labels }),
      items: ruleOf(
        {
          type: 'string',
          maxLength: max,
          ...shape,
          messages: { length: message ?? `${atMost(max)} for each entry`, [each?.enum ? 'enum' : 'pattern']: message },
        },
        { optional: true },
      ),
      messages: { length: `Please use at most ${maxItems} entries` },
    },
    options,
    { tidy: transform((value) => (Array.isArray(value) ? value.flatMap(tidyEach).filter((item) => item !== '') : value)) },
  );
}

const UUID = /^[\dA-Fa-f]{8}(?:-[\dA-Fa-f]{4}){3}-[\dA-Fa-f]{12}$/u;
export const isId = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);

export const RecordId = (options: Common = {}): PropertyDecorator =>
  Ruled('recordId', { type: 'string', format: 'uuid', pattern: UUID.source }, options, {
    tidy: transform((value) => {
      const id = typeof value === 'string' ? value.trim().toLowerCase() : value;
      return options.optional && id === '' ? null : id;
    }),
  });

export const RecordIds = ({ maxItems = 100, ...options }: Common & { maxItems?: number } = {}): PropertyDecorator =>
  Ruled(
    'recordIds',
    {
      type: 'array',
      maxItems,
      items: ruleOf({ type: 'string', format: 'uuid', pattern: UUID.source, messages: { required: INVALID } }),
      messages: { length: `Please choose at most ${maxItems}` },
    },
    options,
  );

export const EmailAddress = advised(
  'emailAddress',
  { format: 'email', ...EMAIL_RULE },
  'Please enter an email address such as name@example.co.uk',
  (options) => blankIsNone(options, tidied(tidyEmail)),
);

export const EmailAddresses = (options: Common & { maxItems: number }): PropertyDecorator =>
  TextList({
    ...options,
    max: EMAIL_RULE.maxLength,
    each: { format: 'email', ...EMAIL_RULE, message: '"{value}" is not an email address' },
    tidyItem: tidyEmail,
  });

const numberField = (name: string, rule: typeof PHONE_RULE, advice: string): Field =>
  advised(name, rule, advice, (options) => blankIsNone(options, tidied(tidyPhone)));

export const Phone = numberField('phone', PHONE_RULE, 'Please enter a telephone number such as 01632 960001');
export const MobilePhone = numberField('mobilePhone', MOBILE_RULE, 'Please enter a UK mobile number such as 07700 900123');

const MAX_ADDRESS = 500;

const LINK = /^(?:\/(?![/\\])[^\s\\]*|https:\/\/\S+|[Tt][Ee][Ll]:\+?[\d\-() ]+|[Mm][Aa][Ii][Ll][Tt][Oo]:[^\s@<>"]+@[^\s@<>"]+)$/u;

/** An absolute path, or a tel:, mailto: or https: link. */
export const isLink = (value: string): boolean => LINK.test(value) && URL.canParse(value, 'https://localhost');

export const Link = advised(
  'link',
  { maxLength: MAX_ADDRESS, format: 'uri-reference', pattern: LINK.source },
  'Please enter a path such as /contact, or a link that starts with https://, tel: or mailto:',
);

/** A path under /media or an https URL. */
export const ImageUrl = advised(
  'imageUrl',
  { maxLength: MAX_ADDRESS, format: 'uri-reference', pattern: /^(?:\/media\/[^\s\\]*|https:\/\/\S+)$/u.source },
  'Please choose a file from the media library or enter an address that starts with https://',
);

/** Stored with https://, which people leave out, as in 'facebook.com/us'. */
export const WebAddress = advised(
  'webAddress',
  { maxLength: MAX_ADDRESS, format: 'uri', pattern: /^(?:https:\/\/\S+|(?:[A-Za-z\d-]+\.)+[A-Za-z]{2,}(?:[/?#]\S*)?)$/u.source },
  'Please enter an address that starts with https://',
  () => transform(tidied((text) => cleanText(text).replace(/^(?:[a-z\d-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/iu, 'https://$&'))),
);

export const HexColour = advised(
  'hexColour',
  { pattern: /^#[\dA-Fa-f]{6}$/u.source, maxLength: 7 },
  'Please enter a colour such as #FACC15',
);
