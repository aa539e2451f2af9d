import { describe, expect, it } from '@jest/globals';
import { regularUrl, SPECIFIED_PATHS } from './specified-paths.js';

describe('regularUrl', () => {
  it.each(SPECIFIED_PATHS.map((row) => [row.method, row.path, row.regular] as const))('maps %s %s to %s', (method, path, regular) => {
    expect(regularUrl(method, `${path.replace(':id', '42')}?sort=1`, true)).toBe(`${regular.replace(':id', '42')}?sort=1`);
  });

  it('leaves requests of visitors unchanged', () => {
    expect(regularUrl('GET', '/api/services', false)).toBe('/api/services');
    expect(regularUrl('GET', '/api/projects?x=1', false)).toBe('/api/projects?x=1');
    expect(regularUrl('GET', '/api/homepage/published', true)).toBe('/api/homepage/published');
  });

  it('keeps an id that contains replacement patterns', () => {
    expect(regularUrl('DELETE', '/api/services/$&', true)).toBe('/api/admin/services/$&');
  });
});
