import type { ComponentType } from 'react';
import type { Get, Read } from './api/queries';
import type { CompanyInfo } from './api/types';
import type { Head } from './head/Head';

export type Params = Record<string, string>;

export interface HeadInput {
  params: Params;
  /** The answers to the route's reads. */
  get: Get;
  company: CompanyInfo;
  /** Scheme and host of the site. */
  origin: string;
  /** The picture that stands for the page where it is shared, a path or full address. */
  image?: string;
}

export interface Route {
  /** ':name' stands for one segment of the path, ':name?' for one that may be missing. */
  path: string;
  reads: (params: Params, search: URLSearchParams) => Read<unknown>[];
  /** null: there is no such record, so the page answers 404. */
  head: (input: Omit<HeadInput, 'origin' | 'image'>) => Head | null;
  Page: ComponentType<{ params: Params }>;
}

/** The parameters when the path fits the pattern, letter by letter; null when it does not. */
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
