import { Injectable, type Type } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import type { Fields } from '../../kinds/kind.js';
import { Kinds } from '../../kinds/kinds.service.js';
import { Pages, type UnsavedPage } from '../../kinds/pages.service.js';
import type { FieldErrors } from '../../platform/http/error-response.dto.js';
import { errorsByPath } from '../../platform/http/validation-pipe.js';
import type { PreviewDto } from './preview.dto.js';

/** Shows records as their forms hold them. */
@Injectable()
export class UnsavedSites {
  constructor(
    private readonly kinds: Kinds,
    private readonly pages: Pages,
  ) {}

  /** Throws NoSuchRecord (404), or InvalidFields (400) for another kind and for a record without an address. */
  async open({ resource, id, fields: sent }: PreviewDto): Promise<UnsavedPage & { problems: FieldErrors }> {
    const { kind } = this.kinds.chosen('preview', resource);
    const { fields, problems } = readUnsaved(kind.forms?.update as Type<Fields>, sent);
    const page = await this.pages.of(resource)?.unsaved({ id: id ?? undefined, fields, problems });
    return { ...(page as UnsavedPage), problems };
  }
}

/** Reads what a form holds by the rules of its DTO. What they refuse is left out: a field, an entry of a list, or a part of an object. */
function readUnsaved<T extends object>(dto: new () => T, sent: Record<string, unknown>): { fields: T; problems: FieldErrors } {
  const fields = plainToInstance(dto, sent);
  const problems = errorsByPath(validateSync(fields, { whitelist: true, forbidUnknownValues: false }));
  const held = fields as Record<string, unknown>;
  for (const path of Object.keys(problems)) {
    const [name = '', part] = path.split('.');
    const value = held[name];
    if (part === undefined) Reflect.deleteProperty(held, name);
    else if (typeof value === 'object' && value !== null) Reflect.deleteProperty(value, part);
  }
  // An entry that was left out is a hole in its list, which `filter` skips.
  for (const [name, value] of Object.entries(held)) if (Array.isArray(value)) held[name] = value.filter(() => true);
  return { fields, problems };
}
