interface ErrorBody {
  error?: string;
  fields?: Record<string, string[]>;
}

type FormErrors = Record<string, string> | { root: { serverError: string } };

/** A refused call. `body.errors` is where react-admin's forms look for what belongs to a field, or to the form as a whole. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: { errors: FormErrors };
  /** What the server said to the person; null when it said nothing that is meant for one. */
  readonly sentence: string | null;

  constructor(status: number, message: string, fields: Record<string, string> = {}, sentence: string | null = null) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.body = { errors: Object.keys(fields).length > 0 ? fields : { root: { serverError: message } } };
    this.sentence = sentence;
  }
}

/** The server's sentence, or what section 7 of the specification gives a failure without one: "status: text". */
export function toApiError(status: number, statusText: string, text: string): ApiError {
  const { error, fields = {} } = parse(text);
  const messages = Object.fromEntries(Object.entries(fields).map(([field, list]) => [field, list.join(' ')]));
  return new ApiError(status, error ?? `${status}: ${text || statusText}`, messages, error);
}

function parse(text: string): ErrorBody {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
