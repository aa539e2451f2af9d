import { describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import manifest from '../../package.json' with { type: 'json' };

const FIGURE = /: (-?[\d.]+|NaN)( \w+)?( \(|$)/;
// The bench reads /proc.
const onLinux = process.platform === 'linux' ? it : it.skip;

describe('the bench', () => {
  onLinux('measures every figure that needs no browser', async () => {
    const env = { ...process.env, TEST_DATABASE_URL: '' };
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/bench.mjs', '--short'], { env });
    const rows = stdout.split('\n').filter((line) => line.includes('goal'));
    expect(rows.length).toBeGreaterThan(15);
    for (const row of rows) expect(Number(FIGURE.exec(row)?.[1])).toBeGreaterThanOrEqual(0);
    expect(rows.find((row) => row.includes('not stored'))).toContain(': 0 errors');
  });

  it('measures with the flags of the container', () => {
    const command = readFileSync('docker/Dockerfile', 'utf8')
      .split('\n')
      .find((line) => line.includes('backend/dist/main.js'));
    expect(command?.match(/--[\w-]+semi[\w-]+=\d+/g)?.join(' ')).toBe(manifest.config.siteFlags);
  });
});
