import { ConsoleLogger, Logger } from '@nestjs/common';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { runCommandLine } from './program.js';

describe('the command line', () => {
  afterEach(() => {
    Logger.overrideLogger(new ConsoleLogger());
    jest.restoreAllMocks();
  });

  it('keeps log lines out of its results', async () => {
    const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    const noSite = () => Promise.reject(new Error('Help needs no site.'));
    await runCommandLine(['--help'], noSite, noSite);
    const results = written.mock.calls.length;
    new Logger('Statement').warn('A statement took 900 ms.');
    expect(results).toBeGreaterThan(0);
    expect(written).toHaveBeenCalledTimes(results);
  });
});
