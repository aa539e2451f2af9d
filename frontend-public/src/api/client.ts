import { postcodeCheckPath } from './queries';
import type { ApiFailure, ContactResponse, Inquiry, PostcodeResult, RingBack } from './types';
import type { VisitOrigin } from '../lib/visitOrigin';

/** A response other than 2xx. The message is '<status>: <body or status text>'. */
export class ApiError extends Error {
  readonly status: number;
  readonly failure: ApiFailure;

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.failure = parseFailure(body);
  }
}

function parseFailure(body: string): ApiFailure {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

/** Returns what to tell a visitor: the server's own sentence, or else whether it failed or was not reached. */
export const reasonOf = (error: unknown, { failed, unreachable }: { failed: string; unreachable: string }): string =>
  error instanceof ApiError ? error.failure.error || failed : unreachable;

async function request(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(path, { credentials: 'include', ...init });
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  return response;
}

/** Returns the response body, or null for a record that does not exist. */
export async function read(path: string): Promise<unknown> {
  try {
    return await (await request(path)).json();
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** A retry after a timeout is safe: the server recognises the submissionId. */
const SEND_TIMEOUT_MS = 30_000;

interface Sent {
  id: string;
  uploadKey: string;
}

/** `key`: of this choice, for a retry. */
export async function chooseCall({ id, uploadKey }: Sent, window: string, key: string): Promise<ContactResponse> {
  const response = await request(`/api/contact/${id}/call-back`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Upload-Key': uploadKey, 'Idempotency-Key': `"${key}"` },
    body: JSON.stringify({ window }),
    signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
  });
  return (await response.json()) as ContactResponse;
}

export async function sendInquiry(
  inquiry: Inquiry &
    VisitOrigin & {
      source: string;
      submissionId?: string;
      renewal?: string;
      website: string;
      fillTime?: number;
      photos: number;
    },
): Promise<ContactResponse> {
  const response = await request('/api/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(inquiry),
    signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
  });
  return (await response.json()) as ContactResponse;
}

export async function askToBeRung(wish: RingBack): Promise<ContactResponse> {
  const response = await request('/api/contact/ring-back', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(wish),
    signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
  });
  return (await response.json()) as ContactResponse;
}

/** @throws ApiError 400 for an invalid postcode */
export async function checkPostcode(postcode: string, service?: string): Promise<PostcodeResult> {
  return (await (await request(postcodeCheckPath(postcode, service))).json()) as PostcodeResult;
}
