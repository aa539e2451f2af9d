import { readSession } from '../../data/session/session';
import { ApiError, toApiError } from '../../data/ApiError';
import { serverSilent } from '../../data/connection';
import { isDoneAfter, maySendAgain, UNREACHABLE } from '../../data/request';

interface SendOptions {
  /** POST by default. */
  method?: 'POST' | 'PUT';
  headers: Record<string, string>;
  /** Called with the progress, from 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** Sends a form with a file as the signed-in user. Uses XMLHttpRequest, as fetch reports no progress. Throws ApiError. */
export async function sendFile<T>(path: string, form: FormData, options: SendOptions): Promise<T> {
  const token = readSession()?.token;
  try {
    return await post<T>(path, form, token, options);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const mayGoOn = await (error.status === 401 ? maySendAgain(path, options.method ?? 'POST', token) : isDoneAfter(error));
    if (mayGoOn && !options.signal.aborted) return sendFile<T>(path, form, options);
    throw error;
  }
}

function post<T>(path: string, form: FormData, token: string | undefined, options: SendOptions): Promise<T> {
  const { method = 'POST', headers, onProgress, signal } = options;
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open(method, path);
    call.setRequestHeader('Accept', 'application/json');
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
    if (token) call.setRequestHeader('Authorization', `Bearer ${token}`);
    call.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    call.onload = () => {
      if (call.status >= 200 && call.status < 300) resolve(JSON.parse(call.responseText) as T);
      else reject(toApiError(call.status, call.statusText, call.responseText));
    };
    call.onerror = () => {
      serverSilent();
      reject(new ApiError(0, UNREACHABLE));
    };
    call.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    signal.addEventListener('abort', () => call.abort());
    call.send(form);
  });
}
