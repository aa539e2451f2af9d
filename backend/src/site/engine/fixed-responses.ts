import { TooManyTries } from '../../platform/http/errors.js';
import type { Limit, Limits } from '../../platform/limits/limits.js';
import { prepareResponse, type PreparedResponse } from './response.js';
import { API_HEADERS, type HeaderSet } from './headers.js';

const HTML = { ...API_HEADERS, 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };

/** A page for people, where the API returns JSON. The texts must contain no characters of HTML. */
const plainPage = (title: string, text: string, heading = title): string => `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<h1>${heading}</h1>
<p>${text}</p>
<p><a href="/">Back to the home page</a></p>
</html>
`;

export const failurePage = (): Promise<PreparedResponse> => {
  const text = 'This page could not be shown. Please try again in a moment.';
  return prepareResponse({ status: 500, headers: HTML, body: plainPage('Something went wrong', text, 'Something went wrong on our side') });
};

/** Takes from a limit. Returns what to respond if it is exhausted. */
export async function refusedPage(limits: Limits, limit: Limit): Promise<PreparedResponse | undefined> {
  try {
    await limits.take(limit);
    return undefined;
  } catch (error) {
    if (!(error instanceof TooManyTries)) throw error;
    const headers = { ...HTML, 'Retry-After': String(error.retryAfter) };
    return prepareResponse({ status: 429, headers, body: plainPage('Please wait a moment', error.sentence) });
  }
}

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

/** Leads on after a form, and to a page of one person. */
export const seeOther = (path: string, more: HeaderSet = {}): Promise<PreparedResponse> => {
  const headers = { ...API_HEADERS, Location: path, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', ...more };
  return prepareResponse({ status: 303, headers, body: '' });
};
