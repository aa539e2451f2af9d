import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import type { FieldErrors } from '../common/error-answer.dto.js';
import { errorsByPath } from '../common/validation-pipe.js';

/** Reads what a form holds by the rules of its DTO. What they refuse is left out: a field, an entry of a list, or a part of an object. */
export function readUnsaved<T extends object>(dto: new () => T, sent: Record<string, unknown>): { fields: T; problems: FieldErrors } {
  const fields = plainToInstance(dto, sent);
  const problems = errorsByPath(validateSync(fields, { whitelist: true, forbidUnknownValues: false }));
  const held = fields as Record<string, unknown>;
  const faultyEntries = new Map<string, Set<number>>();
  for (const path of Object.keys(problems)) {
    const [name = '', part] = path.split('.');
    const value = held[name];
    if (part === undefined) Reflect.deleteProperty(held, name);
    else if (Array.isArray(value)) faultyEntries.set(name, (faultyEntries.get(name) ?? new Set()).add(Number(part)));
    else if (typeof value === 'object' && value !== null) Reflect.deleteProperty(value, part);
  }
  for (const [name, faulty] of faultyEntries) {
    const list = held[name];
    if (Array.isArray(list)) held[name] = list.filter((_, index) => !faulty.has(index));
  }
  return { fields, problems };
}
