import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { pictureFields, type PictureFacts } from '../platform/fields/picture.dto.js';
import { copiesFor, offered } from './copy-files.js';
import { Media } from './media.entity.js';
import { PictureCopies } from './picture-copies.entity.js';

/** A picture's address as it is stored, perhaps of a picture in rich text. */
const ADDRESS = /(<img src=")?(\/media\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(?:webp|png))(?![\w.?-])("?)/g;
const MAX_IDS = 500;
/** Of the website's column for texts. */
const SIZES = '(min-width: 800px) 736px, 100vw';

/** By address as it is stored: the address with the file's revision, and the facts. */
type Known = [url: string, [address: string, facts: PictureFacts]];

/**
 * Adds what the media library knows of pictures to what visitors read. '/media/{id}.webp' becomes '/media/{id}.webp?v=2', with the file's
 * revision. The facts follow in `pictures`, in rich text as attributes.
 */
@Injectable()
export class PictureAddresses {
  constructor(
    @InjectRepository(Media) private readonly media: Repository<Media>,
    @InjectRepository(PictureCopies) private readonly copies: Repository<PictureCopies>,
  ) {}

  /** Returns the parsed JSON; undefined if it does not depend on the library. */
  async complete(json: string): Promise<unknown> {
    const ids = [...new Set([...json.matchAll(ADDRESS)].map(([, , , id = '']) => id))].slice(0, MAX_IDS);
    if (!ids.length) return undefined;
    const [files, made] = await Promise.all([
      this.media.findBy({ id: In(ids) }),
      this.copies.find({ select: { id: true }, where: { id: In(ids), isMade: true } }),
    ]);
    const withCopies = new Set(made.map(({ id }) => id));
    const known = new Map(files.flatMap((file) => knownOf(file, withCopies.has(file.id))));
    const facts = new Map<unknown, PictureFacts>(known.values());
    // Inner values come first: an object's addresses have their revision.
    return JSON.parse(json, (_, value: unknown) => {
      if (typeof value === 'string') return withRevisions(value, known);
      if (typeof value !== 'object' || value === null) return value;
      const fields = [...pictureFields].map((field) => [field, facts.get((value as Record<string, unknown>)[field])] as const);
      const pictures = fields.filter(([, found]) => found);
      return pictures.length ? { ...value, pictures: Object.fromEntries(pictures) } : value;
    });
  }
}

function knownOf({ url, revision, dimensions, focusX, focusY }: Media, hasCopies: boolean): Known[] {
  if (!dimensions) return [];
  const query = `?v=${revision}`;
  const copies = offered(url, query, dimensions.width, hasCopies ? copiesFor(dimensions) : []);
  return [[url, [url + query, { ...dimensions, focusX, focusY, ...copies }]]];
}

const withRevisions = (text: string, known: ReadonlyMap<string, Known[1]>): string =>
  text.replace(ADDRESS, (found, tag: string | undefined, url: string, _id: string, quote: string) => {
    const [address, facts] = known.get(url) ?? [];
    if (!facts) return found;
    if (!tag || !quote) return `${tag ?? ''}${address}${quote}`;
    const { webp, width, height } = facts;
    return `${tag}${address}" srcset="${webp}" sizes="${SIZES}" width="${width}" height="${height}" loading="lazy" decoding="async"`;
  });
