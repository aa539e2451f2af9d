import type { ComponentType } from 'react';
import type { Get, Read } from './api/queries';
import type { CompanyInfo } from './api/types';
import type { Head } from './head/Head';

export type Params = Record<string, string>;

export interface HeadInput {
  params: Params;
  search: URLSearchParams;
  /** Returns the response to a read. */
  get: Get;
  company: CompanyInfo;
  /** The site's scheme and host. */
  origin: string;
  /** As in '2026-11-21', in London. */
  today: string;
  description?: string | null;
  /** A path or full address. */
  image?: string;
}

export interface Route {
  /** ':name' matches one segment, ':name?' an optional one. */
  path: string;
  reads: (params: Params, search: URLSearchParams) => Read<unknown>[];
  /** null: there is no such record (404). */
  head: (input: Omit<HeadInput, 'origin' | 'today' | 'description' | 'image'>) => Head | null;
  Page: ComponentType<{ params: Params }>;
}

/** Returns the parameters, or null when the path does not match. Case-sensitive. */
export function matchPath(pattern: string, pathname: string): Params | null {
  const wanted = pattern.split('/').slice(1);
  const given = pathname.split('/').slice(1);
  if (given.length > wanted.length) return null;
  const params: Params = {};
  for (const [index, segment] of wanted.entries()) {
    const value = given[index];
    if (!segment.startsWith(':')) {
      if (segment !== value) return null;
    } else if (value) params[segment.replace(/[:?]/g, '')] = value;
    else if (!segment.endsWith('?')) return null;
  }
  return params;
}
