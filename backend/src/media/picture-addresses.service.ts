import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { avifWidths } from './copy-files.js';
import { Media } from './media.entity.js';
import { PictureCopies } from './picture-copies.entity.js';

/** A picture's address as it is stored, in JSON. */
const ADDRESS = /\/media\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(?:webp|png)(?![\w.?-])/g;
const MAX_IDS = 500;

export interface Completed {
  json: string;
  /** Whether it depends on the library. */
  hasPictures: boolean;
}

/**
 * Completes pictures' addresses for visitors: '/media/{id}.webp' becomes '/media/{id}.webp?v=2-2560x1920-40x60-480.800.1600', with the
 * file's revision, its width and height, its focal point in per cent (empty without one), and the widths of its AVIF copies.
 */
@Injectable()
export class PictureAddresses {
  constructor(
    @InjectRepository(Media) private readonly media: Repository<Media>,
    @InjectRepository(PictureCopies) private readonly copies: Repository<PictureCopies>,
  ) {}

  async complete(json: string): Promise<Completed> {
    const ids = [...new Set([...json.matchAll(ADDRESS)].map(([, id = '']) => id))].slice(0, MAX_IDS);
    if (!ids.length) return { json, hasPictures: false };
    const [files, made] = await Promise.all([
      this.media.findBy({ id: In(ids) }),
      this.copies.find({ select: { id: true }, where: { id: In(ids), isMade: true } }),
    ]);
    const withCopies = new Set(made.map(({ id }) => id));
    const details = new Map(files.map((file) => [file.id, detailsOf(file, withCopies.has(file.id))]));
    const completed = json.replace(ADDRESS, (address, id: string) => `${address}${details.get(id) ?? ''}`);
    return { json: completed, hasPictures: true };
  }
}

function detailsOf({ revision, dimensions, focusX, focusY }: Media, hasCopies: boolean): string {
  if (!dimensions) return '';
  const focus = focusX === null || focusY === null ? '' : `${focusX}x${focusY}`;
  return `?v=${revision}-${dimensions.width}x${dimensions.height}-${focus}-${hasCopies ? avifWidths(dimensions).join('.') : ''}`;
}
