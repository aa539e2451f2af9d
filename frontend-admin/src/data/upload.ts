import { readSession } from '../auth/session';
import { ApiError, toApiError } from './ApiError';

interface UploadOptions {
  /** How much of the file has left, 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** Sends a form with a file. By XMLHttpRequest: fetch cannot tell how far an upload is. */
export function upload<T>(path: string, form: FormData, { onProgress, signal }: UploadOptions): Promise<T> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', path);
    call.setRequestHeader('Accept', 'application/json');
    const token = readSession()?.token;
    if (token) call.setRequestHeader('Authorization', `Bearer ${token}`);
    call.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    call.onload = () => {
      if (call.status >= 200 && call.status < 300) resolve(JSON.parse(call.responseText) as T);
      else reject(toApiError(call.status, call.statusText, call.responseText));
    };
    call.onerror = () => reject(new ApiError(0, 'The server cannot be reached. Please check your connection.'));
    call.onabort = () => reject(new DOMException('The upload was given up.', 'AbortError'));
    signal.addEventListener('abort', () => call.abort());
    call.send(form);
  });
}
