import { useMemo } from 'react';

/** The part of the W3C's Trusted Types that is used here; TypeScript does not describe them. */
interface Rules {
  /** `sink`: where the HTML would go. Null refuses it. */
  createHTML?(html: string, type?: string, sink?: string): string | null;
  createScriptURL?(url: string): string;
}
interface TrustedTypes {
  /** Throws if the Content-Security-Policy does not name the policy, and for a second policy of one name. */
  createPolicy(name: string, rules: Rules): { createHTML(html: string): string; createScriptURL(url: string): string };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('server-html', { createHTML: (html) => html });

/**
 * Lets a screen show HTML that the server has sanitised or made; the Content-Security-Policy refuses other HTML. Returns the same object for the same HTML, because
 * React sets an attribute again for a new one, and a frame whose document is set again gets an entry in the history.
 */
export const useServerHtml = (html: string): string => useMemo(() => policy?.createHTML(html) ?? html, [html]);

/** The sink of a document of its own, in which nothing runs or loads. */
const PARSING = 'DOMParser parseFromString';

/** Tiptap parses what it edits without a policy of its own. */
trustedTypes?.createPolicy('default', {
  createHTML(html, _type, sink) {
    // ProseMirror asks directly, and makes a policy for pasted HTML when it is refused.
    if (sink === undefined) throw new TypeError('This policy is for parsing only.');
    return sink === PARSING ? html : null;
  },
});

const WORKERS = ['/admin/push-worker.js', '/admin/guide-worker.js'] as const;
const workers = trustedTypes?.createPolicy('workers', { createScriptURL: (url) => WORKERS.find((one) => one === url) ?? '' });

export const registerWorker = (url: (typeof WORKERS)[number], scope: string): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(workers?.createScriptURL(url) ?? url, { scope });
