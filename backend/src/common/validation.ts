import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, isEmail, isUUID, ValidateBy } from 'class-validator';
import { sanitiseHtml } from './sanitise.js';
import { cleanText, slugify } from './text.js';

/*
 * One decorator per kind of field: cleans, checks, says what is wrong in one sentence, and documents. A missing required
 * field says 'Required', a value of the wrong kind 'Invalid input' (decisions.md 'Calls').
 */
export const REQUIRED = 'Required';
export const INVALID = 'Invalid input';

interface Common {
  /** May be left out; null clears. */
  optional?: boolean;
}

/** `check` answers what is wrong, or undefined. */
function field(
  name: string,
  check: (value: unknown) => string | undefined,
  { optional = false }: Common,
  ...more: PropertyDecorator[]
): PropertyDecorator {
  const isMissing = (value: unknown) => value === undefined || value === null;
  return applyDecorators(
    ...more,
    ...(optional ? [IsOptional()] : []),
    ValidateBy({
      name,
      validator: {
        validate: (value) => !isMissing(value) && check(value) === undefined,
        defaultMessage: (args) => (isMissing(args?.value) ? REQUIRED : (check(args?.value) ?? INVALID)),
      },
    }),
  );
}

const clean = Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? cleanText(value) : value));
const BYTES_OF_TEXT_COLUMN = 65_535;

export interface TextOptions extends Common {
  /** Characters. */
  max: number;
  /** '' is a value; without it a required text must not be empty. */
  allowEmpty?: boolean;
}

export function Text({ max, allowEmpty, ...common }: TextOptions): PropertyDecorator {
  return field(
    'text',
    (value) => {
      if (typeof value !== 'string') return INVALID;
      if (value === '' && !allowEmpty && !common.optional) return REQUIRED;
      if (value.length > max) return `Please use at most ${max.toLocaleString('en-GB')} characters`;
      return Buffer.byteLength(value) > BYTES_OF_TEXT_COLUMN ? 'This text is too long' : undefined;
    },
    common,
    clean,
    ApiProperty({ maxLength: max, required: !common.optional }),
  );
}

/** HTML; sanitised on the way in, before its length is checked. */
export function RichText(options: Common = {}): PropertyDecorator {
  const sanitise = Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && value.length <= 4 * BYTES_OF_TEXT_COLUMN ? sanitiseHtml(cleanText(value)) : value,
  );
  return applyDecorators(sanitise, Text({ ...options, max: BYTES_OF_TEXT_COLUMN }));
}

export function Slug(options: Common = {}): PropertyDecorator {
  return field(
    'slug',
    (value) => {
      if (typeof value !== 'string') return INVALID;
      if (value.length > 200) return 'Please use at most 200 characters';
      return value === '' || value === slugify(value)
        ? undefined
        : 'Please use lower-case letters, digits and single hyphens, for example eicr-testing';
    },
    options,
    clean,
    ApiProperty({ maxLength: 200, required: !options.optional }),
  );
}

export function OneOf(values: readonly (string | number)[], options: Common = {}): PropertyDecorator {
  const message = `Please choose one of: ${values.join(', ')}`;
  return field(
    'oneOf',
    (value) => (typeof value !== 'string' && typeof value !== 'number' ? INVALID : values.includes(value) ? undefined : message),
    options,
    clean,
    ApiProperty({ enum: [...values], required: !options.optional }),
  );
}

export function Flag(options: Common = {}): PropertyDecorator {
  return field('flag', (value) => (typeof value === 'boolean' ? undefined : INVALID), options);
}

export interface WholeOptions extends Common {
  min?: number;
  max?: number;
}

export function Whole({ min = 0, max = 1_000_000, ...common }: WholeOptions = {}): PropertyDecorator {
  return field(
    'whole',
    (value) => {
      if (typeof value !== 'number') return INVALID;
      if (!Number.isInteger(value)) return 'Please use a whole number';
      return value < min || value > max ? `Please use a number from ${min} to ${max.toLocaleString('en-GB')}` : undefined;
    },
    common,
    ApiProperty({ type: 'integer', minimum: min, maximum: max, required: !common.optional }),
  );
}

export function Decimal({ min, max, ...common }: Required<Pick<WholeOptions, 'min' | 'max'>> & Common): PropertyDecorator {
  return field(
    'decimal',
    (value) => {
      if (typeof value !== 'number' || !Number.isFinite(value)) return INVALID;
      return value < min || value > max ? `Please use a number from ${min} to ${max}` : undefined;
    },
    common,
  );
}

export interface TextListOptions extends Common {
  maxItems?: number;
  /** Characters per item. */
  max?: number;
}

/** A list of texts: trimmed, blanks dropped. */
export function TextList({ maxItems = 100, max = 300, ...common }: TextListOptions = {}): PropertyDecorator {
  const tidy = Transform(({ value }: { value: unknown }) =>
    Array.isArray(value) ? value.map((v: unknown) => (typeof v === 'string' ? cleanText(v) : v)).filter((v) => v !== '') : value,
  );
  return field(
    'textList',
    (value) => {
      if (!Array.isArray(value) || !value.every((v) => typeof v === 'string')) return INVALID;
      if (value.length > maxItems) return `Please use at most ${maxItems} entries`;
      return value.some((v) => v.length > max) ? `Please use at most ${max} characters for each entry` : undefined;
    },
    common,
    tidy,
    ApiProperty({ type: [String], required: !common.optional }),
  );
}

export const isId = (value: unknown): value is string => isUUID(value);

const lowerCase = Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.toLowerCase() : value));

export function RecordId(options: Common = {}): PropertyDecorator {
  return field(
    'recordId',
    (value) => (isId(value) ? undefined : INVALID),
    options,
    lowerCase,
    ApiProperty({ format: 'uuid', required: !options.optional }),
  );
}

export function RecordIds({ optional = false, maxItems = 100 }: Common & { maxItems?: number } = {}): PropertyDecorator {
  return field(
    'recordIds',
    (value) =>
      !Array.isArray(value) || !value.every(isId) ? INVALID : value.length > maxItems ? `Please choose at most ${maxItems}` : undefined,
    { optional },
    ApiProperty({ type: [String], required: !optional }),
  );
}

/**
 * An address that people have. Quoted local parts are valid too and may hold spaces, line ends and commas: nobody has one,
 * and headers are made of addresses.
 */
export const isEmailAddress = (value: string): boolean =>
  value.length <= 254 && !/[\s"(),:;<>[\\\]]/.test(value) && isEmail(value, { require_tld: false });

/** Kept in lower case. */
export function EmailAddress(options: Common = {}): PropertyDecorator {
  const lower = Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? cleanText(value).toLowerCase() : value));
  return field(
    'emailAddress',
    (value) => {
      if (typeof value !== 'string') return INVALID;
      if (value === '') return options.optional ? undefined : REQUIRED;
      return isEmailAddress(value) ? undefined : 'Please enter an e-mail address such as name@example.co.uk';
    },
    options,
    lower,
    ApiProperty({ format: 'email', maxLength: 254, required: !options.optional }),
  );
}

/** A telephone number as people write it: digits with spaces, brackets, dots, dashes, a leading +, an extension at the end. */
export function Phone(options: Common = {}): PropertyDecorator {
  return field(
    'phone',
    (value) => {
      if (typeof value !== 'string') return INVALID;
      if (value === '') return options.optional ? undefined : REQUIRED;
      const digits = value.replace(/\D/g, '').length;
      const written = /^\+?[\d\s().\p{Pd}/]+(\s*(ext(ension)?|x|#)\.?\s*\d{1,6})?$/iu.test(value);
      return written && digits >= 7 && digits <= 20 && value.length <= 40
        ? undefined
        : 'Please enter a telephone number such as 0151 496 0000';
    },
    options,
    clean,
    ApiProperty({ maxLength: 40, required: !options.optional }),
  );
}

const isPath = (value: string) => /^\/(?![/\\])[^\s\\]*$/.test(value);
const isHttps = (value: string) => value.startsWith('https://') && URL.canParse(value);

/** An absolute path, a tel:, mailto: or https: link (decisions.md 'Homepage'). */
export const isLink = (value: string): boolean =>
  isPath(value) || isHttps(value) || /^(tel:\+?[\d\-() ]+|mailto:[^\s@<>"]+@[^\s@<>"]+)$/i.test(value);

function Address(name: string, ok: (value: string) => boolean, message: string, options: Common): PropertyDecorator {
  return field(
    name,
    (value) => {
      if (typeof value !== 'string') return INVALID;
      if (value === '') return options.optional ? undefined : REQUIRED;
      return value.length <= 500 && ok(value) ? undefined : message;
    },
    options,
    clean,
    ApiProperty({ maxLength: 500, required: !options.optional }),
  );
}

export const Link = (options: Common = {}) =>
  Address('link', isLink, 'Please enter a path such as /contact, or a link that starts with https://, tel: or mailto:', options);

/** A path under /media or an https address (decisions.md 'The screens'). */
export const ImageUrl = (options: Common = {}) =>
  Address(
    'imageUrl',
    (v) => (isPath(v) && v.startsWith('/media/')) || isHttps(v),
    'Please choose a file of the media library or enter an address that starts with https://',
    options,
  );

export const WebAddress = (options: Common = {}) =>
  Address('webAddress', isHttps, 'Please enter an address that starts with https://', options);

export const HexColour = (options: Common = {}) =>
  field(
    'hexColour',
    (value) => (typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? undefined : 'Please enter a colour such as #FACC15'),
    options,
    clean,
  );
