import { applyDecorators, type Type as Class } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsOptional, ValidateBy, ValidateNested } from 'class-validator';
import type { Messages } from './rule.js';
import { INVALID } from './validation.js';

const isPlain = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @ValidateNested alone accepts null and lists instead of an object. */
const nested = (name: string, check: (value: unknown) => string | undefined, type: () => Class): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    ValidateBy({ name, validator: { validate: (v) => check(v) === undefined, defaultMessage: (args) => check(args?.value) ?? INVALID } }),
    ValidateNested({ message: INVALID }),
    Type(type),
  );

// Swagger recognises a lazy type only by the name `type`: hence `type: () => type()` below.
const documented = (type: () => Class, shape: { isArray?: true; maxItems?: number; 'x-messages': Messages }): PropertyDecorator =>
  ApiProperty({ ...shape, type: () => type(), required: false });

/**
 * A list of objects, each checked by its class; null clears. Of a list that is too long only the first entries are checked, because thousands of checks
 * would hold the process.
 */
export function ListOf(type: () => Class, maxItems: number): PropertyDecorator {
  const tooMany = `Please use at most ${maxItems} entries`;
  return applyDecorators(
    nested(
      'listOf',
      (value) => {
        if (!Array.isArray(value) || !value.every(isPlain)) return INVALID;
        return value.length > maxItems ? tooMany : undefined;
      },
      type,
    ),
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.slice(0, maxItems + 1) : value)),
    documented(type, { isArray: true, maxItems, 'x-messages': { type: INVALID, length: tooMany } }),
  );
}

export const ObjectOf = (type: () => Class): PropertyDecorator =>
  applyDecorators(
    nested('objectOf', (value) => (isPlain(value) ? undefined : INVALID), type),
    documented(type, { 'x-messages': { type: INVALID } }),
  );
