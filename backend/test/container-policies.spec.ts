// Says the same on any database.
import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const COMPOSE = read('docker-compose.yml');
/** Name and content of each service. */
const services = [
  ...COMPOSE.split('\nservices:\n')[1]!
    .split('\nvolumes:\n')[0]!
    .matchAll(/^ {2}(\w+):\n((?: {4}.*\n| *\n)+)/gm),
].map(([, name = '', text = '']) => ({ name, text }));

describe('the containers', () => {
  // @asvs 4.1.3, 12.2.1
  it('have a proxy that leaves HTTPS to Caddy: nothing changes its certificates, versions and ciphers, or switches it off', () => {
    const proxy = read('docker/Caddyfile').replace(/^\s*#.*$/gm, '');
    expect(proxy).toMatch(/^\{\$SITE_ADDRESS::80\} \{$/m);
    expect(proxy).not.toMatch(/\btls\b|auto_https|local_certs|protocols/);
    expect(COMPOSE).toContain('image: caddy:2\n');
    expect(COMPOSE).toContain('SITE_ADDRESS: ${DOMAIN:-:80}\n');
    expect(COMPOSE).toContain('PUBLIC_URL: ${PUBLIC_URL:-${DOMAIN:+https://}');
    expect(proxy).toContain('header_up -X-Request-Id');
    // Nothing but the proxy is reached from outside the machine.
    const ports = services.flatMap(({ name, text }) => [...text.matchAll(/ports: \[(.+)\]/g)].map(([, list = '']) => `${name} ${list}`));
    expect(ports.filter((port) => !/^\w+ '127\.0\.0\.1:\d+:\d+'$/.test(port))).toEqual([
      "proxy '${HTTP_PORT:-8080}:80', '${HTTPS_PORT:-8443}:443'",
    ]);
  });

  // @asvs 4.1.2, 12.2.1
  it('redirect people to HTTPS, and refuse calls of the API without it', () => {
    expect(COMPOSE).toContain('PLAIN_ADDRESS: http://${DOMAIN:-127.0.0.1:2016}\n');
    const [, plain = ''] = /^\{\$PLAIN_ADDRESS:[^}]+\} \{\n([^]*?)^\}/m.exec(read('docker/Caddyfile')) ?? [];
    expect(
      plain
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    ).toEqual(['handle /api/* {', 'respond "Please use https." 403', '}', 'handle {', 'redir https://{host}{uri} permanent', '}']);
  });

  it('run with the least rights: no capabilities, no new privileges, read-only, not as root', () => {
    expect(COMPOSE).toMatch(
      /^x-limits: &limits\n[^]*?read_only: true\n {2}cap_drop: \[ALL\]\n {2}security_opt: \['no-new-privileges:true'\]/m,
    );
    const free = services.filter(({ text }) => !/^ {4}<<: \*(?:limits|site)$/m.test(text)).map(({ name }) => name);
    expect(free).toEqual([]);
    const unlimited = services.filter(({ text }) => !/^ {4}(?:<<: \*site|mem_limit: \d+[mg])$/m.test(text)).map(({ name }) => name);
    expect(unlimited).toEqual([]);
    const capable = services.flatMap(({ name, text }) => [...text.matchAll(/cap_add: (\[.+\])/g)].map(([, added]) => `${name} ${added}`));
    expect(capable).toEqual(['secrets [CHOWN, DAC_OVERRIDE]', 'proxy [NET_BIND_SERVICE]']);
    expect(read('docker/Dockerfile')).toMatch(/^USER node$/m);
    expect(services.filter(({ text }) => /user: root/.test(text)).map(({ name }) => name)).toEqual(['secrets']);
  });

  // @asvs 13.2.3, 13.3.2
  it('have no default credentials: each password is made at the first start', () => {
    const made = read('docker/make-secrets.mjs');
    expect(made).toContain("const secret = () => randomBytes(32).toString('hex');\n");
    for (const name of ['database-root-password', 'database-password', 'grafana-password']) expect(made).toContain(`keep('${name}', `);
    expect(made).toContain('requirepass ${secret()}');
    expect(made).toContain('{ mode: 0o400 }');
    const passwords = [...COMPOSE.matchAll(/^ +(\w*(?:PASSWORD|SECRET|KEY)\w*): (.+)$/gm)].map(([, name = '', value = '']) => ({
      name,
      value,
    }));
    expect(passwords.length).toBeGreaterThan(3);
    expect(passwords.filter(({ value }) => !/^\/secrets\/[\w-]+$|^\$\{\w+:-\}$/.test(value))).toEqual([]);
  });

  it('use the database as a user of one database, not as its root', () => {
    expect(read('docker/make-secrets.mjs')).toContain('`mysql://site:${password}@database:3306/site`');
    const database = services.find(({ name }) => name === 'database')?.text ?? '';
    expect(database).toMatch(/MARIADB_DATABASE: site\n {6}MARIADB_USER: site\n/);
    expect(services.filter(({ text }) => text.includes('database-root-password')).map(({ name }) => name)).toEqual(['database']);
  });
});
