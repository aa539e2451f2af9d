import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { join } from 'node:path';
import { load } from './load.mjs';

const ROUNDS = 5;
const ROUND = { connections: 16, milliseconds: 2000 };
const WARM_UP = { connections: 16, milliseconds: 1500 };
// Added by node:http itself.
const AUTOMATIC = new Set(['date', 'connection', 'keep-alive']);

/**
 * Compares an address of the site with a bare server that sends the same bytes, alternating because a machine's speed drifts.
 * @param {number} port
 * @param {string} path
 * @returns {Promise<{ site: number, control: number, ratio: number }>} medians: responses per second, and their ratio
 */
export async function compare(port, path) {
  const answer = await read(port, path);
  const control = fork(join(import.meta.dirname, 'control.mjs'));
  try {
    control.send(answer);
    const [controlPort] = /** @type {[number]} */ (await once(control, 'message'));
    await load({ port, path, ...WARM_UP });
    await load({ port: controlPort, path, ...WARM_UP });
    /** @type {number[]} */
    const site = [];
    /** @type {number[]} */
    const bare = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      site.push(await load({ port, path, ...ROUND }));
      bare.push(await load({ port: controlPort, path, ...ROUND }));
    }
    return { site: median(site), control: median(bare), ratio: median(site.map((value, i) => value / (bare[i] ?? NaN))) };
  } finally {
    control.disconnect();
  }
}

/**
 * @param {number} port
 * @param {string} path
 * @returns {Promise<{ headers: Record<string, string>, body: string }>} the body as base64, compressed as sent
 */
async function read(port, path) {
  const request = get({ host: '127.0.0.1', port, path, headers: { 'accept-encoding': 'br' } });
  const [response] = /** @type {[import('node:http').IncomingMessage]} */ (await once(request, 'response'));
  if (response.statusCode !== 200) throw new Error(`${path} returned ${response.statusCode}.`);
  const body = Buffer.concat(await response.toArray());
  /** @type {Record<string, string>} */
  const headers = { 'Content-Length': String(body.length) };
  for (let i = 0; i < response.rawHeaders.length; i += 2) {
    const [name = '', value = ''] = response.rawHeaders.slice(i, i + 2);
    if (!AUTOMATIC.has(name.toLowerCase()) && name.toLowerCase() !== 'content-length') headers[name] = value;
  }
  return { headers, body: body.toString('base64') };
}

/** @param {number[]} values */
function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
