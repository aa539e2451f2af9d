import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { NODE_MAJOR } from './require-node.js';

test('requires the Node version that the project pins', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: { node: string } };
  expect(dependencies.node).toMatch(new RegExp(`^${NODE_MAJOR}\\.`));
});
