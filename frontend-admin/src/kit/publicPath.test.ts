import { expect, test } from '@jest/globals';
import { publicPath } from './publicPath';

const PAGES = [{ id: 'p', serviceSlug: 'eicr', locationSlug: 'wirral' }];

test.each([
  ['services', { slug: 'eicr' }, '/services/eicr'],
  ['services', { slug: 'rewiring' }, undefined],
  ['service-pages', { id: 'p', slug: 'eicr-wirral' }, '/services/eicr/wirral'],
  ['service-pages', { id: 'draft', slug: 'eicr-chester' }, undefined],
  ['locations', { slug: 'wirral', isActive: true }, '/areas/wirral'],
  ['locations', { slug: 'wirral', isActive: false }, undefined],
  ['projects', { slug: 'mill', isActive: true, publishStatus: 'published' }, '/projects/mill'],
  ['projects', { slug: 'mill', isActive: true, publishStatus: 'draft' }, undefined],
  ['projects', { slug: 'mill', isActive: false, publishStatus: 'published' }, undefined],
  ['core-pages', { slug: 'about', status: 'published', requiresAuth: false }, '/about'],
  ['core-pages', { slug: 'about', status: 'published', requiresAuth: true }, undefined],
  ['core-pages', { slug: 'areas', status: 'published', requiresAuth: false }, undefined],
  ['core-pages', { slug: 'media', status: 'published', requiresAuth: false }, undefined],
  ['testimonials', { slug: 'x', isActive: true }, undefined],
])('of %s %j is %s', (resource, record, path) => {
  expect(publicPath(resource, { id: 'x', ...record }, PAGES)).toBe(path);
});
