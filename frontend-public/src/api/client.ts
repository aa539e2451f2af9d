import { postcodeCheckPath } from './postcodeCheckPath';
import type { ApiFailure, Enquiry, PostcodeAnswer } from './types';

/** Section 7: any answer that is no success becomes an error of '<status>: <body, or else the status text>'. */
export class ApiError extends Error {
  readonly status: number;
  /** What the API says to the person, when it says something. */
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

async function request(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(path, { credentials: 'include', ...init });
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  return response;
}

/** The answer of a public read; null for a record that does not exist. */
export async function read(path: string): Promise<unknown> {
  try {
    return await (await request(path.replace(/#.*/, ''))).json();
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** After that no answer is expected any more. What was stored meanwhile and is sent again is known by its submissionId. */
const SEND_TIMEOUT_MS = 30_000;

export async function sendEnquiry(
  enquiry: Enquiry & { source: string; submissionId?: string; website: string; fillTime?: number },
): Promise<void> {
  await request('/api/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(enquiry),
    signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
  });
}

/** @throws ApiError 400 for what is no postcode */
export async function checkPostcode(postcode: string, service?: string): Promise<PostcodeAnswer> {
  return (await (await request(postcodeCheckPath(postcode, service))).json()) as PostcodeAnswer;
}
