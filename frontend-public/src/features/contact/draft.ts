import { isEnquiryField } from './validate';
import type { Enquiry } from '../../api/types';

/** What is typed survives a reload, in this tab only. */
const KEY = 'contact-draft';

export function keepDraft(enquiry: Enquiry) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(enquiry));
  } catch {
    // Storage may be full or forbidden: then the text lives as long as the page.
  }
}

export function readDraft(): Partial<Enquiry> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([name, value]) => isEnquiryField(name) && typeof value === 'string'));
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
