import { isId, isLink } from '../common/validation.js';
import { cleanText } from '../common/text.js';
import type { FieldErrors } from '../common/error-answer.dto.js';
import type { HomepageBlock } from './homepage-version.entity.js';

/*
 * Blocks are a union on `type`. A block's content is checked field by field where the type is known; unknown types are
 * kept as they are and not rendered (decisions.md 'Homepage'). A new block type is a row here.
 */
type FieldKind = 'text' | 'link' | 'ids' | 'texts' | 'action';

/** Content by type (specification, section 3 'Homepage block'). `title` is common to all. */
export const BLOCK_FIELDS = {
  hero: { title: 'text', subtitle: 'text', description: 'text', ctaText: 'text', ctaLink: 'link' },
  services: { title: 'text', description: 'text', featuredOrder: 'ids' },
  projects: { title: 'text', featuredOrder: 'ids' },
  testimonials: { title: 'text', featuredOrder: 'ids' },
  cta: { title: 'text', description: 'text', primaryCta: 'action', secondaryCta: 'action' },
  about: { title: 'text', subtitle: 'text', description: 'text' },
  accreditations: { title: 'text', list: 'texts' },
  clients: { title: 'text' },
} satisfies Record<string, Record<string, FieldKind>>;
export type BlockType = keyof typeof BLOCK_FIELDS;

const MAX_TEXT = 5_000;
const MAX_ITEMS = 100;
const MAX_BYTES = 200_000;
export const MAX_BLOCKS = 50;
const LINK_MESSAGE = 'Please enter a path such as /contact, or a link that starts with https://, tel: or mailto:';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isKnown = (type: string): type is BlockType => Object.hasOwn(BLOCK_FIELDS, type);

function check(kind: FieldKind, value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined;
  switch (kind) {
    case 'text':
      return typeof value !== 'string'
        ? 'Invalid input'
        : value.length > MAX_TEXT
          ? `Please use at most ${MAX_TEXT.toLocaleString('en-GB')} characters`
          : undefined;
    case 'link':
      return typeof value !== 'string'
        ? 'Invalid input'
        : value === '' || (value.length <= 500 && isLink(value))
          ? undefined
          : LINK_MESSAGE;
    case 'ids':
      return Array.isArray(value) && value.length <= MAX_ITEMS && value.every(isId) ? undefined : 'Invalid input';
    case 'texts':
      return Array.isArray(value) && value.length <= MAX_ITEMS && value.every((v) => typeof v === 'string' && v.length <= 300)
        ? undefined
        : 'Invalid input';
    case 'action':
      return isRecord(value) ? (check('text', value['text']) ?? check('link', value['link'])) : 'Invalid input';
  }
}

const clean = (value: unknown): unknown => {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(clean);
  return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([name, v]) => [name, clean(v)])) : value;
};

function readBlock(value: unknown, path: string, errors: FieldErrors): HomepageBlock | undefined {
  if (!isRecord(value)) {
    errors[path] = ['Invalid input'];
    return undefined;
  }
  const { id, type, enabled = true, order, content = {} } = value;
  const wrong = (field: string, message: string) => (errors[`${path}.${field}`] = [message]);
  if (typeof id !== 'string' || !id || id.length > 100) wrong('id', 'Invalid input');
  if (typeof type !== 'string' || !type || type.length > 50) wrong('type', 'Invalid input');
  if (typeof enabled !== 'boolean') wrong('enabled', 'Invalid input');
  if (!Number.isInteger(order) || Number(order) < 1 || Number(order) > 1000) wrong('order', 'Please use a whole number');
  if (!isRecord(content)) wrong('content', 'Invalid input');
  else if (typeof type === 'string' && isKnown(type)) {
    for (const [field, kind] of Object.entries(BLOCK_FIELDS[type])) {
      const message = check(kind, content[field]);
      if (message) wrong(`content.${field}`, message);
    }
  }
  return {
    id: String(id),
    type: String(type),
    enabled: enabled === true,
    order: Number(order),
    content: clean(content) as Record<string, unknown>,
  };
}

/** The blocks, cleaned, or what is wrong with them by path such as 'blocks.0.content.ctaLink'. */
export function readBlocks(value: unknown): { blocks: HomepageBlock[]; errors: FieldErrors } {
  if (!Array.isArray(value)) return { blocks: [], errors: { blocks: ['Invalid input'] } };
  if (value.length > MAX_BLOCKS) return { blocks: [], errors: { blocks: [`Please use at most ${MAX_BLOCKS} blocks`] } };
  if (JSON.stringify(value).length > MAX_BYTES) return { blocks: [], errors: { blocks: ['The homepage is too large'] } };
  const errors: FieldErrors = {};
  const blocks = value.flatMap((block, i) => readBlock(block, `blocks.${i}`, errors) ?? []);
  if (new Set(blocks.map((b) => b.id)).size !== blocks.length) errors['blocks'] = ['Every block needs an id of its own'];
  return { blocks, errors };
}
