import type { Account, App } from '../../scripts/testing/app.ts';

export const PASSWORD = 'otter ladder wirral';

const tokens = new WeakMap<App, string>();

/** Calls the staff API as the administrator. */
export async function asAdmin(app: App, method: string, path: string, body?: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${await tokenOf(app)}` };
  return fetch(`${app.url}/api/admin/${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
}

/** Returns the administrator's token. */
export async function tokenOf(app: App): Promise<string> {
  const known = tokens.get(app);
  if (known) return known;
  const answer = await fetch(`${app.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: app.adminUsername, password: app.adminPassword }),
  });
  const { token } = (await answer.json()) as { token: string };
  tokens.set(app, token);
  return token;
}

export async function makesUser(app: App, username: string, role: 'admin' | 'editor' = 'editor'): Promise<Account> {
  const answer = await asAdmin(app, 'POST', 'users', { username, email: `${username}@staff.example`, password: PASSWORD, role });
  if (answer.status !== 201) throw new Error(await answer.text());
  return { username, password: PASSWORD };
}
