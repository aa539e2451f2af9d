import type { components } from '../../../backend/openapi';

type ErrorBody = Partial<components['schemas']['ErrorResponse']>;

type FormErrors = Readonly<Record<string, string>> | { root: { serverError: string } };

/** A failed request. react-admin's forms read the errors of fields, or of the form as a whole, from `body.errors`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly body: { errors: FormErrors };

  constructor(
    readonly status: number,
    message: string,
    /** By field: what is wrong with it. */
    readonly fields: Readonly<Record<string, string>> = {},
    readonly details: ErrorBody = {},
  ) {
    super(message);
    this.body = { errors: Object.keys(fields).length > 0 ? fields : { root: { serverError: message } } };
  }

  /** The server's sentence for the user; null without one. */
  get sentence(): string | null {
    return this.details.error ?? null;
  }
}

const STALE = 412;

/** The error of a write to an outdated version; null for any other. */
export const conflictOf = (error: unknown): ApiError | null => (error instanceof ApiError && error.status === STALE ? error : null);

/** Reads the server's sentence; without one the message is "status: text". */
export function toApiError(status: number, statusText: string, text: string): ApiError {
  const details = parse(text);
  const fields = Object.fromEntries(Object.entries(details.fields ?? {}).map(([field, list]) => [field, list.join(' ')]));
  return new ApiError(status, details.error ?? `${status}: ${text || statusText}`, fields, details);
}

function parse(text: string): ErrorBody {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
