import type { InquiryEvent } from '../data/types';
import { statusOf } from './choices';
import { mailName } from './mailTexts';

/** What a line of the history says, and the words that someone wrote with it. */
export function historyText({ kind, text }: InquiryEvent): { title: string; words: string | null } {
  switch (kind) {
    case 'received':
      return { title: 'Inquiry received', words: null };
    case 'status':
      return { title: `Status set to ${statusOf(text ?? undefined)?.name ?? text}`, words: null };
    case 'assignee':
      return { title: text === null ? 'Assigned to nobody' : `Assigned to ${text}`, words: null };
    case 'note':
      return { title: 'Note', words: text };
    case 'call':
      return { title: 'Call', words: text };
    case 'spam':
      return { title: text === 'yes' ? 'Marked as spam' : 'Taken out of spam', words: null };
    case 'mail':
      return { title: `${mailName(text)}: sent again`, words: null };
    case 'mail-sent':
      return { title: `${mailName(text)}: sent`, words: null };
    case 'mail-failed':
      return { title: `${mailName(text)}: failed`, words: null };
  }
}
