import type { Account, App } from '../../scripts/testing/app.ts';
import type { Session } from '../src/data/session/session.ts';

export const PASSWORD = 'otter ladder wirral';

/** Calls the staff API as the administrator. */
export async function asAdmin(app: App, method: string, path: string, body?: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${await tokenOf(app)}` };
  return fetch(`${app.url}/api/admin/${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
}

const sessions = new WeakMap<App, Promise<Session>>();

/** Returns the administrator's session, which the tests of a file share. */
export function sessionOf(app: App): Promise<Session> {
  const known = sessions.get(app) ?? signsIn(app);
  sessions.set(app, known);
  return known;
}

/** Returns the administrator's token. */
export const tokenOf = async (app: App): Promise<string> => (await sessionOf(app)).token;

async function signsIn({ url, adminUsername, adminPassword }: App): Promise<Session> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: adminUsername, password: adminPassword }),
  });
  return (await response.json()) as Session;
}

export async function makesUser(app: App, username: string, role: 'admin' | 'editor' = 'editor'): Promise<Account> {
  const response = await asAdmin(app, 'POST', 'users', { username, email: `${username}@staff.example`, password: PASSWORD, role });
  if (response.status !== 201) throw new Error(await response.text());
  return { username, password: PASSWORD };
}
