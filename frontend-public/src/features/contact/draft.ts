import { isEnquiryField } from './validate';
import type { Enquiry } from '../../api/types';

/** What is typed survives a reload, in this tab only. */
const KEY = 'contact-draft';

/** `source`: the page that it was begun for, see useSource. `submissionId`: by which the server knows a message that was tried before. */
export type Draft = Enquiry & { source: string; submissionId?: string };

const isKept = (name: string) => name === 'source' || name === 'submissionId' || isEnquiryField(name);

export function keepDraft(draft: Draft) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Storage may be full or forbidden: then the text lives as long as the page.
  }
}

export function readDraft(): Partial<Draft> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([name, value]) => isKept(name) && typeof value === 'string'));
  } catch {
    return {};
  }
}

export function forgetDraft() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // As above: nothing was kept.
  }
}
