import type { TooManyTries } from '../platform/common/errors.js';
import { prepareResponse, type PreparedResponse } from './response.js';
import { API_HEADERS } from './headers.js';

const HTML = { ...API_HEADERS, 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };

const FAILURE_PAGE = `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Something went wrong</title>
<h1>Something went wrong on our side</h1>
<p>This page could not be shown. Please try again in a moment.</p>
<p><a href="/">Back to the home page</a></p>
</html>
`;

/** A page for people, where the API returns JSON. `refusal` must contain no characters of HTML. */
const tooMany = (refusal: string): string => `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Please wait a moment</title>
<h1>Please wait a moment</h1>
<p>${refusal}</p>
<p><a href="/">Back to the home page</a></p>
</html>
`;

export function tooManyPage({ sentence, retryAfter }: TooManyTries): Promise<PreparedResponse> {
  return prepareResponse({ status: 429, headers: { ...HTML, 'Retry-After': String(retryAfter) }, body: tooMany(sentence) });
}

export const failurePage = (): Promise<PreparedResponse> => prepareResponse({ status: 500, headers: HTML, body: FAILURE_PAGE });

export const noSuchFile = (): Promise<PreparedResponse> =>
  prepareResponse({ status: 404, headers: { ...HTML, 'Content-Type': 'text/plain; charset=utf-8' }, body: 'There is no such file.\n' });

/** A second slash or a backslash would lead to another site. */
export const isRedirectTarget = (target: string): boolean => /^(\/(?![/\\])|https:\/\/[^/\\])/.test(target);

/** Headers are ASCII; existing percent-encoding stays. */
const asciiUrl = (url: string): string => encodeURI(url.toWellFormed()).replaceAll('%25', '%');

export async function redirectTo(status: number, target: string): Promise<PreparedResponse> {
  if (!isRedirectTarget(target)) throw new Error(`${JSON.stringify(target)} is neither a path nor an https URL.`);
  const headers = { ...API_HEADERS, Location: asciiUrl(target), 'Cache-Control': 'no-cache' };
  return { ...(await prepareResponse({ status, headers, body: '' })), location: target };
}
