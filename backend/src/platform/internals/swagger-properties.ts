import type { Type } from '@nestjs/common';

/** Where @nestjs/swagger keeps what `@ApiProperty()` and its plugin say of a field. */
const KEY = 'swagger/apiModelProperties';

/** What the API document says of a DTO's field. */
export interface DocumentedProperty {
  type?: unknown;
  enum?: unknown;
  'x-labels'?: Readonly<Record<string, string>>;
  format?: string;
  pattern?: string;
  'x-contact'?: string;
  isArray?: boolean;
  items?: Omit<DocumentedProperty, 'items'>;
}

export const documentedProperty = (dto: Type, field: string): DocumentedProperty | undefined =>
  Reflect.getMetadata(KEY, dto.prototype as object, field) as DocumentedProperty | undefined;

/** Returns the DTO that a property's type is: the class itself, or what a function returns that Swagger, too, knows by the name 'type'. */
export function dtoOf(type: unknown): Type | undefined {
  if (typeof type !== 'function') return undefined;
  return (type.name === 'type' ? (type as () => unknown)() : type) as Type;
}
