import { registerWorker } from '../../kit/trustedTypes';

/** What this browser can do. 'install-first': an iPhone or iPad, which has notifications only for what is on its home screen. */
export function pushSupport(): 'ready' | 'install-first' | 'none' {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'ready';
  return /iPhone|iPad|Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1 ? 'install-first' : 'none';
}

const SCOPE = '/admin/';

/** Null while notifications are off in this browser. Never throws. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  if (pushSupport() !== 'ready') return null;
  try {
    const registration = await navigator.serviceWorker.getRegistration(SCOPE);
    return (await registration?.pushManager.getSubscription()) ?? null;
  } catch {
    return null;
  }
}

/** Its message is a sentence for staff. */
export class PushRefused extends Error {}

/** Asks for permission. Throws PushRefused. */
export async function subscribe(publicKey: string): Promise<PushSubscription> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new PushRefused('The browser does not allow notifications of this website. Allow them in its settings, then try again.');
  await registerWorker('/admin/push-worker.js', SCOPE);
  const registration = await navigator.serviceWorker.ready;
  // One for a former key would be refused.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  try {
    return await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  } catch (error) {
    throw new PushRefused(`The browser could not reach its push service: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Never throws: without its subscription at the server nothing is sent. */
export async function unsubscribe(): Promise<void> {
  await (await currentSubscription())?.unsubscribe().catch(() => false);
}

/** As the API takes it. */
export function subscriptionBody(subscription: PushSubscription) {
  const { endpoint, keys = {} } = subscription.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}
