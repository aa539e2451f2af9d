import type { NextFunction, Request, Response } from 'express';

/** Maps irregular paths to regular ones (docs/product.md, 'API'). `:id` is one segment. `staffOnly` rows need an Authorization header. */
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

/** Returns the regular URL; other URLs unchanged. */
export function regularUrl(method: string, url: string, hasAuthorization: boolean): string {
  const [path = '', query] = url.split(/\?(.*)/s, 2);
  for (const row of rows) {
    if (row.method !== method || (row.staffOnly && !hasAuthorization)) continue;
    const match = row.pattern.exec(path);
    if (match) return row.regular.replace(':id', () => match[1] ?? '') + (query === undefined ? '' : `?${query}`);
  }
  return url;
}

export function specifiedPaths(request: Request, _response: Response, next: NextFunction): void {
  request.url = regularUrl(request.method, request.url, request.headers.authorization !== undefined);
  next();
}
