const KEY = 'backoffice.tab';
const LOCK = 'backoffice.tab.';
/** A page that is reloaded is gone by then; the original of a duplicated one is not. */
const GONE_MS = 400;

/** Missing without https, where all windows count as one. */
const locks = navigator.locks as LockManager | undefined;
let name = 'only';

/** Holds a name while the window is open. Resolves to false if another one holds it. */
const hold = (wanted: string, signal?: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    const whileOpen = () => {
      resolve(true);
      return new Promise(() => undefined);
    };
    (signal ? locks?.request(LOCK + wanted, { signal }, whileOpen) : locks?.request(LOCK + wanted, whileOpen))?.catch(() => resolve(false));
  });

/** Names this window, before a form opens. It keeps its name through a reload; a duplicate begins with that of its original, and gets one of its own. */
export async function nameTab(): Promise<void> {
  const former = sessionStorage.getItem(KEY);
  if (!locks) return;
  if (former && (await hold(former, AbortSignal.timeout(GONE_MS)))) name = former;
  else {
    name = crypto.randomUUID();
    sessionStorage.setItem(KEY, name);
    await hold(name);
  }
}

export const thisTab = (): string => name;

/** The names of all open windows. */
export async function openTabs(): Promise<ReadonlySet<string>> {
  const held = (await locks?.query())?.held ?? [];
  return new Set(held.map((lock) => lock.name?.slice(LOCK.length) ?? ''));
}
