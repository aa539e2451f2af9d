import type { Type } from '@nestjs/common';

/** Declares the types of a method's parameters where TypeScript writes them, and Nest's pipes and Swagger read them. */
export function setParameterTypes(controller: Type, method: string, types: readonly unknown[]): void {
  Reflect.defineMetadata('design:paramtypes', types, controller.prototype as object, method);
}
