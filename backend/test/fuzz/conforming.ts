import fc from 'fast-check';

/** The part of OpenAPI 3.0 schemas that our document uses. */
export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: unknown[];
  nullable?: boolean;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  minLength?: number;
  pattern?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
}

const MOST_ITEMS = 4;
const DEEPEST = 6;
const LONGEST_TEXT = 400;

const FORMATS: Record<string, fc.Arbitrary<string>> = {
  uuid: fc.uuid(),
  email: fc.emailAddress(),
  uri: fc.webUrl(),
  'uri-reference': fc.oneof(fc.webUrl(), fc.constantFrom('/media/photo.jpg', '/services', '/')),
  'date-time': fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') }).map((date) => date.toISOString()),
  date: fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') }).map((date) => date.toISOString().slice(0, 10)),
  html: fc.string({ maxLength: 80 }).map((words) => `<h2>A heading</h2><p>${words} <b>bold</b></p>`),
};

/** Values that a schema allows, so that calls get past the first check. */
export function conforming(schema: Schema, find: (ref: string) => Schema, depth = 0): fc.Arbitrary<unknown> {
  const within = (inner: Schema) => conforming(inner, find, depth + 1);
  const orNull = (arbitrary: fc.Arbitrary<unknown>) => (schema.nullable ? fc.option(arbitrary, { freq: 4 }) : arbitrary);
  if (depth > DEEPEST) return fc.constant(null);
  if (schema.$ref) return within(find(schema.$ref));
  const [only] = schema.allOf ?? [];
  if (only) return orNull(within(only));
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(within));
  if (schema.oneOf) return orNull(fc.oneof(...schema.oneOf.map(within)));
  if (schema.enum) return orNull(fc.constantFrom(...schema.enum));
  switch (schema.type) {
    case 'boolean':
      return orNull(fc.boolean());
    case 'number':
    case 'integer':
      return orNull(fc.integer({ min: Math.ceil(schema.minimum ?? -5), max: Math.floor(schema.maximum ?? 5_000) }));
    case 'array':
      return orNull(fc.array(within(schema.items ?? {}), { maxLength: Math.min(schema.maxItems ?? MOST_ITEMS, MOST_ITEMS) }));
    case 'string':
      return orNull(FORMATS[schema.format ?? ''] ?? words(schema));
    default:
      return orNull(schema.properties ? record(schema, within) : fc.jsonValue({ maxDepth: 2 }));
  }
}

const words = ({ minLength = 0, maxLength = LONGEST_TEXT, pattern }: Schema) =>
  // The library cannot look ahead.
  pattern && !/\(\?[=!]/.test(pattern)
    ? fc.stringMatching(new RegExp(pattern, 'u'))
    : fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, LONGEST_TEXT)) });

const record = ({ properties = {}, required = [] }: Schema, within: (schema: Schema) => fc.Arbitrary<unknown>) =>
  fc.record(Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, within(schema)])), { requiredKeys: required });
