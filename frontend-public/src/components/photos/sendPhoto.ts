import { ApiError } from '../../api/client';

/** From the response to the enquiry. */
export interface Destination {
  id: string;
  uploadKey: string;
}

const TIMEOUT_MS = 200_000;
/** Before the next attempts. */
const PAUSES_MS = [1_000, 4_000];
const TOO_MANY_REQUESTS = 429;

/** Sends a photo, again if need be; the server stores it once. `onProgress` gets 0 to 1. Throws ApiError, or Error if there was no response. */
export async function sendPhoto(destination: Destination, key: string, blob: Blob, onProgress: (done: number) => void): Promise<void> {
  for (const pause of [...PAUSES_MS, undefined]) {
    try {
      return await attempt(destination, key, blob, onProgress);
    } catch (error) {
      if (pause === undefined || !mayWork(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** Whether another attempt may succeed. */
export const mayWork = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || error.status === TOO_MANY_REQUESTS || error.status === 408;

/** Not fetch, which does not report the progress of an upload. */
function attempt({ id, uploadKey }: Destination, key: string, blob: Blob, onProgress: (done: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/contact/${id}/photos`);
    request.setRequestHeader('Upload-Key', uploadKey);
    request.setRequestHeader('Idempotency-Key', `"${key}"`);
    request.timeout = TIMEOUT_MS;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => {
      const { status, responseText, statusText } = request;
      if (status >= 200 && status < 300) resolve();
      else reject(new ApiError(status, responseText, statusText));
    };
    for (const event of ['error', 'abort', 'timeout'] as const) request.addEventListener(event, () => reject(new Error(event)));
    const form = new FormData();
    // Without the name that the camera gave it.
    form.append('file', blob, 'photo');
    request.send(form);
  });
}
