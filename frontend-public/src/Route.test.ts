import { expect, test } from '@jest/globals';
import { matchPath } from './Route';

test.each([
  ['/', '/', {}],
  ['/services/:service/:location?', '/services/a', { service: 'a' }],
  ['/services/:service/:location?', '/services/a/b', { service: 'a', location: 'b' }],
])('%s matches %s', (pattern, path, params) => expect(matchPath(pattern, path)).toEqual(params));

test.each([
  ['/', '/services'],
  ['/services', '/services/'],
  ['/services', '/Services'],
  ['/services/:service/:location?', '/services'],
  ['/services/:service/:location?', '/services/a/b/c'],
  ['/projects/:slug', '/projects/'],
])('%s does not match %s', (pattern, path) => expect(matchPath(pattern, path)).toBeNull());
