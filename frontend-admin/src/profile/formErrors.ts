import { ApiError } from '../data/ApiError';

/** What a form shows of a refusal: sentences at its fields, or one above them. */
export const formErrors = (error: unknown) => (error instanceof ApiError ? error.body.errors : undefined);
