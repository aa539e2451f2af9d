import { noteUse } from './session/idle';
import { confirmPassword, type Question, setUpSecondFactor, signInAgain } from './session/question';
import { readSession } from './session/session';
import { ApiError, toApiError } from './ApiError';
import { serverResponded, serverSilent } from './connection';
import { hasUnsavedWork } from './unsavedWork';

export { ApiError };

export interface RequestOptions {
  method?: string;
  body?: BodyInit | null;
  headers?: HeadersInit;
  signal?: AbortSignal | null;
  /** The browser finishes it after the page has gone. */
  keepalive?: boolean;
  /** Not caused by the user: does not count as a use of the session, and asks for no sign-in when that has ended. */
  isBackground?: boolean;
}

export interface ApiResponse<T> {
  status: number;
  headers: Headers;
  body: string;
  json: T;
}

export const UNREACHABLE = 'The server cannot be reached. Please check your connection.';

/** Writes without a response yet. */
const underWay = new Map<string, Promise<ApiResponse<unknown>>>();

/**
 * Sends a request as the signed-in user. Any failure becomes an ApiError with a sentence to show.
 *
 * A write equal to one under way joins it, so that a double click sends nothing twice.
 */
export function request<T>(path: string, options: RequestOptions = {}): Promise<ApiResponse<T>> {
  const { method = 'GET', body, signal } = options;
  // A request that can be aborted is not shared.
  if (method === 'GET' || signal || (body && typeof body !== 'string')) return call<T>(path, options);
  const name = JSON.stringify([method, path, body, new Headers(options.headers).get('If-Match')]);
  const same = underWay.get(name);
  if (same) return same as Promise<ApiResponse<T>>;
  const started = call<T>(path, options).finally(() => underWay.delete(name));
  underWay.set(name, started);
  return started;
}

async function call<T>(path: string, options: RequestOptions): Promise<ApiResponse<T>> {
  const headers = new Headers(options.headers);
  headers.set('Accept', 'application/json');
  if (typeof options.body === 'string') headers.set('Content-Type', 'application/json');
  const { response, body } = await sendAsUser(path, { ...options, headers }, (given) => given.text());
  return { status: response.status, headers: response.headers, body, json: JSON.parse(body || 'null') as T };
}

/** Returns a file that only staff may see. Throws ApiError. */
export const requestFile = async (path: string, signal?: AbortSignal): Promise<Blob> =>
  (await sendAsUser(path, { signal }, (given) => given.blob())).body;

interface Received<T> {
  response: Response;
  body: T;
}

type Read<T> = (response: Response) => Promise<T>;

/** Sends a request again once the user has done what the server wants first. */
async function sendAsUser<T extends string | Blob>(path: string, options: RequestOptions, read: Read<T>): Promise<Received<T>> {
  const headers = new Headers(options.headers);
  const token = readSession()?.token;
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const { response, body } = await send(path, { ...options, headers }, read);
  if (response.status === 401 && !options.isBackground && (await maySendAgain(path, options.method, token)))
    return sendAsUser(path, options, read);
  // The response to a logout comes when the session has gone.
  if (response.ok && !options.isBackground && token && token === readSession()?.token) noteUse();
  if (response.ok) return { response, body };
  const error = toApiError(response.status, response.statusText, await new Response(body).text());
  if (await isDoneAfter(error)) return sendAsUser(path, options, read);
  throw error;
}

const QUESTIONS: Partial<Record<string, Question>> = { 'password-needed': confirmPassword, 'second-factor-needed': setUpSecondFactor };

/** Whether the user has done what the server wants first, so that the request succeeds if it is sent again. */
export async function isDoneAfter({ details: { code } }: ApiError): Promise<boolean> {
  const question = code && QUESTIONS[code];
  return question ? question.ask() : false;
}

/**
 * After a 401: returns whether to send the request again. When leaving the screen would lose something, the user signs in over it; otherwise
 * the login page takes over.
 */
export async function maySendAgain(path: string, method: string | undefined, token: string | undefined): Promise<boolean> {
  if (path.startsWith('/api/auth/')) return false;
  const current = readSession()?.token;
  // Since the request was sent, the user has signed in, or the session got a new token.
  if (token && current && current !== token) return true;
  return (hasUnsavedWork() || (method ?? 'GET') !== 'GET') && signInAgain.ask();
}

async function send<T>(path: string, init: RequestInit, read: Read<T>): Promise<Received<T>> {
  try {
    const response = await fetch(path, init);
    const body = await read(response);
    serverResponded();
    return { response, body };
  } catch (error) {
    // Aborted by its own screen, so there is nothing to report.
    if (isAbort(error)) throw error;
    serverSilent();
    throw new ApiError(0, UNREACHABLE);
  }
}

/** A request that was aborted, such as by Cancel. */
export const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
