import { isEnquiryField } from './validate';
import type { Enquiry } from '../../api/types';

/** In sessionStorage: survives a reload, in this tab only. */
const KEY = 'contact-draft';

/** `submissionId` lets the server recognise a repeated message. */
export type Draft = Enquiry & { source: string; submissionId?: string };

const isKept = (name: string) => name === 'source' || name === 'submissionId' || isEnquiryField(name);

export function keepDraft(draft: Draft) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Storage may be full or disabled.
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
    // Storage may be disabled.
  }
}
