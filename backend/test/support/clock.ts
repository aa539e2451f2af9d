import type { jest } from '@jest/globals';

type FakeTimers = Extract<NonNullable<Parameters<typeof jest.useFakeTimers>[0]>, { doNotFake?: unknown }>;

/** For `doNotFake`: the time can be set, and everything else goes on as it does. */
export const ONLY_THE_CLOCK: FakeTimers['doNotFake'] = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
];
