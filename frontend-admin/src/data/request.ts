import { readSession } from '../auth/session';
import { ApiError, toApiError } from './ApiError';

export { ApiError };

export interface RequestOptions {
  method?: string;
  body?: BodyInit | null;
  headers?: HeadersInit;
  signal?: AbortSignal | null;
}

export interface ApiAnswer<T> {
  status: number;
  headers: Headers;
  body: string;
  json: T;
}

/** One call to the server as the signed-in person. Anything but success becomes an ApiError with a sentence to show. */
export async function request<T>(path: string, options: RequestOptions = {}): Promise<ApiAnswer<T>> {
  const headers = new Headers(options.headers);
  headers.set('Accept', 'application/json');
  if (typeof options.body === 'string') headers.set('Content-Type', 'application/json');
  const token = readSession()?.token;
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const response = await send(path, { ...options, headers });
  const body = await response.text();
  if (!response.ok) throw toApiError(response.status, response.statusText, body);
  return { status: response.status, headers: response.headers, body, json: JSON.parse(body || 'null') as T };
}

async function send(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (error) {
    // A read that its screen gave up is no failure worth a sentence.
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError(0, 'The server cannot be reached. Please check your connection.');
  }
}
