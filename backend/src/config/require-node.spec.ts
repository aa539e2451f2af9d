import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { NODE_MAJOR } from './require-node.js';

test('the site asks for the Node that the project pins', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: { node: string } };
  expect(dependencies.node).toMatch(new RegExp(`^${NODE_MAJOR}\\.`));
});
