import type { components } from '../../../backend/openapi';

interface ErrorDetails {
  /** With 403: what the server wants first. */
  code?: components['schemas']['ErrorResponse']['code'];
  /** With 422: the record stored by an earlier try of the same form. */
  recordId?: string;
  /** With 412: who changed the record in the meantime, and when (ISO 8601). */
  changedBy?: string;
  changedAt?: string;
}

interface ErrorBody extends ErrorDetails {
  error?: string;
  fields?: Record<string, string[]>;
}

type FormErrors = Record<string, string> | { root: { serverError: string } };

/** A failed request. react-admin's forms read the errors of fields, or of the form as a whole, from `body.errors`. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: { errors: FormErrors };
  /** The server's sentence for the user; null without one. */
  readonly sentence: string | null;
  readonly details: ErrorDetails;

  constructor(
    status: number,
    message: string,
    fields: Record<string, string> = {},
    sentence: string | null = null,
    details: ErrorDetails = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.body = { errors: Object.keys(fields).length > 0 ? fields : { root: { serverError: message } } };
    this.sentence = sentence;
    this.details = details;
  }
}

const STALE = 412;

/** The error of a write to an outdated version; null for any other. */
export const conflictOf = (error: unknown): ApiError | null => (error instanceof ApiError && error.status === STALE ? error : null);

/** Reads the server's sentence; without one the message is "status: text". */
export function toApiError(status: number, statusText: string, text: string): ApiError {
  const { error, fields = {}, code, recordId, changedBy, changedAt } = parse(text);
  const messages = Object.fromEntries(Object.entries(fields).map(([field, list]) => [field, list.join(' ')]));
  return new ApiError(status, error ?? `${status}: ${text || statusText}`, messages, error, { code, recordId, changedBy, changedAt });
}

function parse(text: string): ErrorBody {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
