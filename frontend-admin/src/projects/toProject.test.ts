import { expect, test } from '@jest/globals';
import { toProject } from './toProject';

test('what a new project leaves open is the server’s to find', () => {
  expect(toProject({ title: 'Board change', slug: '', sector: '', order: '', imageUrl: '' })).toEqual({
    title: 'Board change',
    sector: null,
    order: 0,
    imageUrl: null,
    images: [],
  });
});

test('what was given is sent', () => {
  expect(toProject({ slug: 'board', sector: 'education', order: '3', imageUrl: '/media/a.webp', images: null })).toEqual({
    slug: 'board',
    sector: 'education',
    order: 3,
    imageUrl: '/media/a.webp',
    images: [],
  });
});
