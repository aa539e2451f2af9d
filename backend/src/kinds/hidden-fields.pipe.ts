import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { Kinds } from './kinds.service.js';
import { readable } from './readable-fields.js';

/**
 * Drops from the body of a form what its sender may not read of that kind. Like unknown fields it is not refused, whatever it holds: who sends a whole
 * record back saves the rest.
 */
@Injectable()
export class HiddenFieldsPipe implements PipeTransform {
  constructor(private readonly kinds: Kinds) {}

  transform(body: unknown, { type, metatype }: ArgumentMetadata): unknown {
    if (type !== 'body' || !metatype || typeof body !== 'object' || body === null) return body;
    const known = this.kinds.all.find(({ kind }) => Object.values(kind.forms ?? {}).includes(metatype));
    return known?.kind.adminFields ? readable(known.kind, body) : body;
  }
}
