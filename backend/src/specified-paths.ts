import type { NextFunction, Request, Response } from 'express';

/**
 * The specification's paths (its section 7) are irregular; inside they are regular. Each row: the specified method and
 * path, and the regular path that answers. `:id` stands for one segment. Rows marked staffOnly apply only to requests
 * with an Authorization header: without it the same path is a visitor's read. Everything else in section 7 is regular
 * already. No controller knows of this table.
 */
export interface SpecifiedPath {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  regular: string;
  staffOnly?: true;
}

export const SPECIFIED_PATHS: readonly SpecifiedPath[] = [
  { method: 'GET', path: '/api/services', regular: '/api/admin/services', staffOnly: true },
  { method: 'POST', path: '/api/services', regular: '/api/admin/services' },
  { method: 'PUT', path: '/api/services/:id', regular: '/api/admin/services/:id' },
  { method: 'DELETE', path: '/api/services/:id', regular: '/api/admin/services/:id' },
  { method: 'GET', path: '/api/projects', regular: '/api/admin/projects', staffOnly: true },
  { method: 'POST', path: '/api/projects', regular: '/api/admin/projects' },
  { method: 'PUT', path: '/api/projects/:id', regular: '/api/admin/projects/:id' },
  { method: 'DELETE', path: '/api/projects/:id', regular: '/api/admin/projects/:id' },
  { method: 'GET', path: '/api/contact-inquiries', regular: '/api/admin/contact-inquiries' },
  { method: 'PUT', path: '/api/contact-inquiries/:id/status', regular: '/api/admin/contact-inquiries/:id/status' },
  { method: 'DELETE', path: '/api/contact-inquiries/:id', regular: '/api/admin/contact-inquiries/:id' },
  { method: 'GET', path: '/api/homepage/draft', regular: '/api/admin/homepage/draft' },
  { method: 'GET', path: '/api/homepage/revisions', regular: '/api/admin/homepage/revisions' },
  { method: 'PUT', path: '/api/homepage/:id', regular: '/api/admin/homepage/:id' },
  { method: 'POST', path: '/api/homepage/:id/publish', regular: '/api/admin/homepage/:id/publish' },
  { method: 'POST', path: '/api/homepage/rollback/:id', regular: '/api/admin/homepage/rollback/:id' },
];

const rows = SPECIFIED_PATHS.map((row) => ({ ...row, pattern: new RegExp(`^${row.path.replace(':id', '([^/]+)')}/?$`) }));

/** The regular URL for a specified one; the same URL when the table does not name it. */
export function regularUrl(method: string, url: string, hasAuthorization: boolean): string {
  const [path = '', query] = url.split(/\?(.*)/s, 2);
  for (const row of rows) {
    if (row.method !== method || (row.staffOnly && !hasAuthorization)) continue;
    const match = row.pattern.exec(path);
    if (match) return row.regular.replace(':id', () => match[1] ?? '') + (query === undefined ? '' : `?${query}`);
  }
  return url;
}

/** Before the router: rewrites the specified paths to the regular ones. */
export function specifiedPaths(request: Request, _response: Response, next: NextFunction): void {
  request.url = regularUrl(request.method, request.url, request.headers.authorization !== undefined);
  next();
}
