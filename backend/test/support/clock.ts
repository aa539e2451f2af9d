import type { jest } from '@jest/globals';

type FakeTimers = Extract<NonNullable<Parameters<typeof jest.useFakeTimers>[0]>, { doNotFake?: unknown }>;

/** For `doNotFake`: only the time can be set; timers stay real. */
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
