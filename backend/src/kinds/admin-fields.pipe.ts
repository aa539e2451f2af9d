import { ForbiddenException, Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { Kinds } from './kinds.service.js';
import { unreadable } from './readable-fields.js';

/** Refuses a form with fields that its sender may not read of that kind (403). Who sends back the record that they read does not have them. */
@Injectable()
export class AdminFieldsPipe implements PipeTransform {
  constructor(private readonly kinds: Kinds) {}

  transform(body: unknown, { type, metatype }: ArgumentMetadata): unknown {
    if (type !== 'body' || !metatype || typeof body !== 'object' || body === null) return body;
    const known = this.kinds.all.find(({ kind }) => Object.values(kind.forms ?? {}).includes(metatype));
    const hidden = known ? Object.keys(unreadable(known.kind, body)) : [];
    if (hidden.length) throw new ForbiddenException(`Only an administrator may change ${hidden.join(', ')}.`);
    return body;
  }
}
