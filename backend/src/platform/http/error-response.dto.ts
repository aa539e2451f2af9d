import { ApiPropertyOptional } from '@nestjs/swagger';

export type FieldErrors = Record<string, string[]>;

export class ErrorResponse {
  statusCode: number;
  /** A sentence for the user: what happened and what to do next. */
  error: string;
  /** With 5xx: the id of the request in the log, which every response has in X-Request-Id. */
  requestId?: string;
  /** Messages by field. */
  @ApiPropertyOptional({ type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } })
  fields?: FieldErrors;
  /** With 403: the same request succeeds once the user has given the password to /api/auth/confirm, has set up a second factor, or has replaced a generated password. With 409: somebody else has typed into the draft. */
  @ApiPropertyOptional({ enum: ['password-needed', 'second-factor-needed', 'new-password-needed', 'draft-changed'] })
  code?: 'password-needed' | 'second-factor-needed' | 'new-password-needed' | 'draft-changed';
  /** With 422: the record that the first request with this Idempotency-Key created. */
  recordId?: string;
  /** With 412: who last changed the record, if known. */
  changedBy?: string;
  changedAt?: Date;
}
