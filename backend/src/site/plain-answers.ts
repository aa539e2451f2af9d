import { makeAnswer, type Answer } from './answer.js';
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

/** When even the front end cannot render: needs nothing that could fail. */
export const failurePage = (): Promise<Answer> => makeAnswer({ status: 500, headers: HTML, body: FAILURE_PAGE });

/** A file that is not there any more; a page would only confuse who asks for a script. */
export const noSuchFile = (): Promise<Answer> =>
  makeAnswer({ status: 404, headers: { ...HTML, 'Content-Type': 'text/plain; charset=utf-8' }, body: 'There is no such file.\n' });

/** A path of this site or an https address. A second slash or a backslash would make a browser leave the site. */
export const isRedirectTarget = (target: string): boolean => /^(\/(?![/\\])|https:\/\/[^/\\])/.test(target);

/** A header carries ASCII only; what is percent-encoded already stays so. */
const asciiUrl = (url: string): string => encodeURI(url.toWellFormed()).replaceAll('%25', '%');

export async function redirectTo(status: number, target: string): Promise<Answer> {
  if (!isRedirectTarget(target)) throw new Error(`${JSON.stringify(target)} is neither a path nor an https address.`);
  return makeAnswer({ status, headers: { ...API_HEADERS, Location: asciiUrl(target), 'Cache-Control': 'no-cache' }, body: '' });
}
