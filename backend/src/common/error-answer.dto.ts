import { ApiPropertyOptional } from '@nestjs/swagger';

export type FieldErrors = Record<string, string[]>;

/** The shape of every error (decisions.md 'Calls'). */
export class ErrorAnswer {
  statusCode: number;
  /** One sentence that a person can act on. */
  error: string;
  /** Per field, what is wrong with it. */
  @ApiPropertyOptional({ type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } })
  fields?: FieldErrors;
}
