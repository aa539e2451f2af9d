import { readSession } from '../../data/session/session';
import { request } from '../../data/request';
import type { SetUpStatus } from '../../data/types';

const SEEN_KEY = 'backoffice.set-up-seen';
const WIZARD = '/set-up';

/** From now on the dashboard offers the wizard instead. */
export function noteWizardSeen(): void {
  try {
    localStorage.setItem(SEEN_KEY, '1');
  } catch {
    // With a full storage the next sign-in leads here again, which is better than no wizard.
  }
}

/**
 * Returns where to go after a sign-in: an administrator's first one in this browser leads to the wizard while the website still shows the sample
 * company, unless the person was on the way to another screen.
 */
export async function screenAfterSignIn(next: string): Promise<string> {
  const user = readSession()?.user;
  if (next !== '/' || user?.role !== 'admin' || user.mustSetUp || user.mustChangePassword || localStorage.getItem(SEEN_KEY)) return next;
  try {
    const { json } = await request<SetUpStatus>('/api/admin/set-up');
    return json.isPresent ? WIZARD : next;
  } catch {
    return next;
  }
}
