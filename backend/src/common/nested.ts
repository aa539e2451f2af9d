import { applyDecorators, type Type as Class } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsOptional, ValidateBy, ValidateNested } from 'class-validator';
import { INVALID } from './validation.js';

const isPlain = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @ValidateNested alone lets null and lists through where an object is expected. */
const nested = (name: string, check: (value: unknown) => string | undefined, type: () => Class): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    ValidateBy({ name, validator: { validate: (v) => check(v) === undefined, defaultMessage: (args) => check(args?.value) ?? INVALID } }),
    ValidateNested({ message: INVALID }),
    Type(type),
  );

// Swagger takes a function for a lazy type only when it is called `type`: hence `type: () => type()` below.

/** A list of objects, each checked by its own class; null clears. */
export const ListOf = (type: () => Class, maxItems: number): PropertyDecorator =>
  applyDecorators(
    nested(
      'listOf',
      (value) => {
        if (!Array.isArray(value) || !value.every(isPlain)) return INVALID;
        return value.length > maxItems ? `Please use at most ${maxItems} entries` : undefined;
      },
      type,
    ),
    ApiProperty({ type: () => type(), isArray: true, required: false }),
  );

/** One object, checked by its own class; null clears. */
export const ObjectOf = (type: () => Class): PropertyDecorator =>
  applyDecorators(
    nested('objectOf', (value) => (isPlain(value) ? undefined : INVALID), type),
    ApiProperty({ type: () => type(), required: false }),
  );
