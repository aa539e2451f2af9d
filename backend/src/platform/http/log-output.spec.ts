import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LogOutput } from './log-output.js';

const LINE = `${'x'.repeat(999)}\n`;
const FULL = '/dev/full';

describe('the output of the log', () => {
  let folder: string;
  let recovered: number[];
  const opened: number[] = [];
  const open = (path: string, flags: string) => {
    const fd = openSync(path, flags);
    opened.push(fd);
    return fd;
  };
  const logTo = (target: Socket | { fd: number }) => new LogOutput(target, (lines) => recovered.push(lines));
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'log-'));
    recovered = [];
  });
  afterEach(() => {
    for (const fd of opened.splice(0)) closeSync(fd);
    rmSync(folder, { recursive: true });
  });

  it('writes whole lines to a file', () => {
    const path = join(folder, 'site.log');
    const log = logTo({ fd: open(path, 'a') });
    for (const line of ['one\n', 'zwei €\n']) log.write(line);
    expect(readFileSync(path, 'utf8')).toBe('one\nzwei €\n');
    expect(log.fault()).toBeUndefined();
  });

  (existsSync(FULL) ? it : it.skip)('drops and counts lines while the disk is full', () => {
    const log = logTo({ fd: open(FULL, 'w') });
    for (let n = 0; n < 3; n++) log.write(LINE);
    expect(log.dropped).toBe(3);
    expect(log.fault()).toBe('The log cannot be written, because the disk where it is stored is full. Lines lost so far: 3.');
  });

  it('drops lines while the reader of a pipe has stopped, and says how many are missing when it reads again', async () => {
    const path = join(folder, 'pipe');
    execFileSync('mkfifo', [path]);
    const reader = new Socket({ fd: openSync(path, 'r+'), readable: true, writable: false });
    const socket = new Socket({ fd: openSync(path, 'w'), readable: false, writable: true });
    const log = logTo(socket);
    for (let n = 0; n < 1500; n++) log.write(LINE);
    expect(log.dropped).toBeGreaterThan(100);
    expect(log.fault()).toContain('the program that reads it has stopped');
    reader.resume();
    while (socket.writableLength > 0) await sleep(1);
    expect(recovered).toEqual([log.dropped]);
    expect(log.fault()).toBeUndefined();
    for (const end of [socket, reader]) end.destroy();
  });

  it('drops lines once the reader of a pipe has ended', async () => {
    const path = join(folder, 'pipe');
    execFileSync('mkfifo', [path]);
    const reader = openSync(path, 'r+');
    const socket = new Socket({ fd: openSync(path, 'w'), readable: false, writable: true });
    socket.on('error', () => undefined);
    const log = logTo(socket);
    closeSync(reader);
    log.write(LINE);
    while (!log.dropped) await sleep(1);
    expect(log.fault()).toContain('the program that read it has ended');
  });
});
