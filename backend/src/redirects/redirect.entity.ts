import { ApiProperty } from '@nestjs/swagger';
import { Entity, Index } from 'typeorm';
import { readAddress, splitTarget, withoutTracking } from '../platform/http/address.js';
import { TrashableRecord } from '../platform/database/base-record.js';
import { ExactText, Flag, Whole } from '../platform/database/columns.js';

export const REDIRECT_STATUSES = [301, 302, 410] as const;
/** Characters. */
export const LONGEST_FROM = 500;
export type RedirectStatus = (typeof REDIRECT_STATUSES)[number];

@Entity('redirects')
@Index('uq_redirects_fromPath', ['fromPath', 'trashKey'], { unique: true })
@Index('ix_redirects_listed', ['deletedAt', 'fromPath', 'id'])
export class Redirect extends TrashableRecord {
  /** Decoded, in lower case, without a trailing slash. With a query, only addresses with these parameters redirect. With * at the end, every address below redirects unless it has a page. */
  @ExactText(LONGEST_FROM)
  fromPath: string;

  /** A path or https URL; with 410 null, or where an automatic redirect led before its page was deleted. */
  @ExactText(500, { nullable: true })
  toPath: string | null;

  @Whole({ default: 301 })
  @ApiProperty({ enum: [...REDIRECT_STATUSES] })
  statusCode: RedirectStatus;

  /** True if created for a changed slug or a deleted page. Automatic redirects are removed when the address is used again; editing one makes it permanent. */
  @Flag(false)
  isAutomatic: boolean;
}

/** Null for an address that is gone. */
export const targetOf = ({ statusCode, toPath }: Pick<Redirect, 'statusCode' | 'toPath'>): string | null =>
  statusCode === 410 ? null : toPath;

/** Returns a path as compared: decoded, lower case, without query and trailing slash. */
export function normalisePath(target: string): string | undefined {
  const { path, query } = splitTarget(target);
  return readAddress(path.startsWith('/') ? path : `/${path}`, query)?.path;
}

/** Parameters of an address that are looked up, alone and together. An old website's addresses have one or two. */
const MOST_PARAMETERS = 6;
const compared = (text: string): string => text.toLowerCase().normalize('NFC');

/** In order of their names, without those of advertisements. */
const parametersIn = (query: string): string[] =>
  [...new URLSearchParams(withoutTracking(query))]
    .filter(([name]) => name !== '')
    .map(([name, value]) => new URLSearchParams([[compared(name), compared(value)]]).toString())
    .toSorted();

const withParameters = (path: string, parameters: readonly string[]): string =>
  parameters.length > 0 ? `${path}?${parameters.join('&')}` : path;

/** A host pasted without its scheme; a first part such as 'about.html' is none. */
const HOST = /^(?:\/\/)?(?:www\.[a-z\d.-]+|[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|org|net|uk|wales|scot|biz|info))(?::\d{1,5})?(?=[/?#]|$)/i;

function isEncoded(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** A % that encodes nothing stands for itself, as in '/100%-guarantee'. */
function encoded(path: string): string {
  if (isEncoded(path)) return path;
  const some = path.replace(/%(?![\da-f]{2})/gi, '%25');
  return isEncoded(some) ? some : path.replaceAll('%', '%25');
}

/** Returns where a redirect is from, as it is stored: path and query. Undefined for what is no address, or has more parameters than are looked up. */
export function normaliseFrom(given: string): string | undefined {
  const { path, query } = splitTarget(given.trim().replace(HOST, ''));
  const read = normalisePath(encoded(path));
  const parameters = parametersIn(query);
  const from = read !== undefined && parameters.length <= MOST_PARAMETERS ? withParameters(read, parameters) : '';
  return from === '' || from.length > LONGEST_FROM ? undefined : from;
}

/** Where redirects that apply to an address are from, the closest first: those with most of its parameters. */
export function originsOf(path: string, query: string): string[] {
  const parameters = parametersIn(query).slice(0, MOST_PARAMETERS);
  const sets = parameters.reduce<string[][]>((all, parameter) => [...all, ...all.map((set) => [...set, parameter])], [[]]);
  return sets.toSorted((one, other) => other.length - one.length).map((set) => withParameters(path, set));
}

/** Ends where a redirect is from that is for all addresses that begin so. */
export const ALL_BELOW = '*';
/** Old websites are not deeper. */
const LONGEST_BEGINNING = 200;

/** Where redirects are from that apply to all addresses that begin as this path does, the closest first. */
export function beginningsOf(path: string): string[] {
  const letters = [...`${path}/`].slice(0, LONGEST_BEGINNING);
  return letters.map((_, at) => letters.slice(0, letters.length - at).join('') + ALL_BELOW);
}
