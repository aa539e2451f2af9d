import type { OpenAPIObject } from '@nestjs/swagger';
import fc from 'fast-check';
import { conforming, type Schema } from './conforming.js';
import { bytes, header, json, text } from './hostile.js';

export const ROLES = ['visitor', 'editor', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

const METHODS = ['get', 'post', 'put', 'delete'] as const;

/** A segment of the path: the nth record that exists at this time, or a text. */
export type Segment = { nth: number } | { text: string };

export interface Call {
  role: Role;
  method: string;
  /** As in the API document, with {id} or the like. */
  path: string;
  segments: Segment[];
  query: string;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer> | null;
}

interface Described {
  parameters?: { name: string; in: string; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const HEADERS = ['Accept-Encoding', 'Accept-Language', 'Cookie', 'If-None-Match', 'Origin', 'Range', 'Referer', 'User-Agent'];
const LISTING = { sort: '["createdAt","DESC"]', range: '[0,4]', filter: '{"q":"smith"}' };
const BOUNDARY = 'a-boundary-of-the-fuzz';

/** Calls of every operation by every role, from well-formed to hostile. `spared`: operations to leave out, such as 'post /api/x'. */
export function calls(document: OpenAPIObject, spared: readonly string[]): fc.Arbitrary<Call> {
  const find = (ref: string) => (document.components?.schemas ?? {})[ref.split('/').at(-1) ?? ''] as Schema;
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const described = item[method] as Described | undefined;
      return described && !spared.includes(`${method} ${path}`) ? [{ method, path, described }] : [];
    }),
  );
  return fc
    .constantFrom(...operations)
    .chain(({ method, path, described }) =>
      fc.record({
        role: fc.constantFrom(...ROLES, 'editor', 'administrator'),
        method: fc.constant(method),
        path: fc.constant(path),
        segments: fc.tuple(...(path.match(/\{[^{}]+\}/g) ?? []).map(() => segment)),
        query: queryOf(described),
        headers: headersOf(described),
        body: bodyOf(described, find),
      }),
    )
    .map(({ body: { type, content }, headers, ...call }) => ({
      ...call,
      headers: { ...(type && { 'Content-Type': type }), ...headers },
      body: content,
    }));
}

const segment: fc.Arbitrary<Segment> = fc.oneof(
  { weight: 3, arbitrary: fc.nat(200).map((nth) => ({ nth })) },
  // Dots and nothing would be the address of something else.
  { weight: 1, arbitrary: text.map((value) => ({ text: value.slice(0, 4_000).replace(/^\.*$/, 'x') })) },
);

function queryOf({ parameters: described = [] }: Described): fc.Arbitrary<string> {
  const known = described.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  const parameter = fc.tuple(
    fc.oneof(fc.constantFrom('q', 'slug', ...known), text),
    fc.oneof(
      fc.constantFrom(...Object.values(LISTING)),
      text,
      json.map((value) => JSON.stringify(value)),
    ),
  );
  const query = fc
    .array(parameter, { maxLength: 4 })
    .map((parameters) =>
      new URLSearchParams(parameters.map(([name, value]): [string, string] => [name.slice(0, 500), value.slice(0, 5_000)])).toString(),
    );
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant('') },
    { weight: 2, arbitrary: query },
    { weight: 1, arbitrary: fc.constantFrom('%', '%00', 'a[b][c]=1', 'a=1&a=2', '[]=') },
  );
}

function headersOf({ parameters = [] }: Described): fc.Arbitrary<Record<string, string>> {
  const known = parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name);
  const field = fc.tuple(fc.constantFrom(...HEADERS, ...known), header);
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.array(field, { maxLength: 3 }).map((fields) => Object.fromEntries(fields)) },
  );
}

interface Body {
  type: string | null;
  content: Uint8Array<ArrayBuffer> | null;
}

function bodyOf({ requestBody }: Described, find: (ref: string) => Schema): fc.Arbitrary<Body> {
  const [[type, media] = []] = Object.entries(requestBody?.content ?? {});
  if (!type || !media) return fc.constant({ type: null, content: null });
  if (type.startsWith('multipart/')) return multipart;
  const valid = conforming(media.schema, find);
  const spoilt = fc.tuple(valid, fc.nat(30), json).map(([fields, at, value]) => spoil(fields, at, value));
  const sent = fc.oneof({ weight: 4, arbitrary: valid }, { weight: 4, arbitrary: spoilt }, { weight: 1, arbitrary: json });
  return fc.oneof(
    { weight: 8, arbitrary: sent.map((value) => ({ type, content: Buffer.from(JSON.stringify(value) ?? '') })) },
    { weight: 1, arbitrary: bytes.map((content) => ({ type, content })) },
    { weight: 1, arbitrary: fc.tuple(bytes, header).map(([content, odd]) => ({ type: odd || 'text/plain', content })) },
  );
}

/** Replaces one field, or adds one. */
function spoil(fields: unknown, at: number, value: unknown): unknown {
  if (typeof fields !== 'object' || fields === null) return value;
  const names = [...Object.keys(fields), 'isAdmin'];
  return { ...fields, [names[at % names.length] ?? '']: value };
}

const multipart: fc.Arbitrary<Body> = fc
  .record({ name: fc.constantFrom('file', 'photo', 'alt', 'x'), filename: header, type: header, content: bytes, end: fc.boolean() })
  .map(({ name, filename, type, content, end }) => ({
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    content: Buffer.concat([
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`,
        'latin1',
      ),
      content,
      Buffer.from(end ? `\r\n--${BOUNDARY}--\r\n` : ''),
    ]),
  }));
