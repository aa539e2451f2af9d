import { useEffect, useState } from 'react';
import { readSession } from '../../data/session/session';
import { draftsOf, parseDraft, readDraft, useDraft, useDrafts, writeDraft } from './drafts';
import type { KeptForm } from './keptForm';
import { openTabs, thisTab } from './tab';

/** What another window keeps of the same form. */
export interface OtherText {
  name: string;
  kept: KeptForm;
}

const nameIn = (draft: string, tab: string): string => `form.${draft}@${tab}`;
const tabOf = (name: string): string => name.slice(name.lastIndexOf('@') + 1);

function othersOf(draft: string, all: ReturnType<typeof draftsOf<KeptForm>>): OtherText[] {
  const others = all.filter(({ name }) => name !== nameIn(draft, thisTab()));
  return others.map(({ name, value: kept }) => ({ name, kept })).sort((one, other) => (one.kept.at < other.kept.at ? 1 : -1));
}

/** The names under which windows keep a form; the first is from before each had its own. */
const startsOf = (draft: string): [exact: string, start: string] => [`form.${draft}`, nameIn(draft, '')];

/** Moves the newest text of a window that is closed to this one, which has none. */
async function takeOver(userId: string, draft: string): Promise<void> {
  const own = nameIn(draft, thisTab());
  const others = othersOf(draft, draftsOf(userId, ...startsOf(draft)));
  if (others.length === 0 || readDraft(userId, own) !== null) return;
  const open = await openTabs();
  const left = others.find(({ name }) => !open.has(tabOf(name)));
  if (!left) return;
  writeDraft(userId, own, left.kept);
  writeDraft(userId, left.name, undefined);
}

/** What is typed into a form and not saved, kept in the browser for this window. Text of closed windows comes back, that of others is offered. */
export function useKeptForm(draft: string) {
  // Read once, so that fields stay filled when the session ends.
  const [userId] = useState(() => readSession()?.user.id ?? '');
  const [kept, keep] = useDraft<KeptForm>(nameIn(draft, thisTab()));
  const others = othersOf(draft, useDrafts(userId, ...startsOf(draft)));
  const [ready, setReady] = useState(others.length === 0 || kept ? draft : undefined);
  useEffect(() => {
    let isCurrent = true;
    void takeOver(userId, draft).finally(() => isCurrent && setReady(draft));
    return () => {
      isCurrent = false;
    };
  }, [userId, draft]);

  const discardOther = ({ name }: OtherText) => writeDraft(userId, name, undefined);
  /** Shows another window's text here; what was here is offered in its place. */
  const showOther = async (other: OtherText) => {
    if (kept) writeDraft(userId, nameIn(draft, crypto.randomUUID()), kept);
    keep(other.kept);
    if (!(await openTabs()).has(tabOf(other.name))) discardOther(other);
  };
  /** Returns what is kept now, also after the form was left. */
  const read = () => parseDraft<KeptForm>(readDraft(userId, nameIn(draft, thisTab())));
  return { kept, keep, read, isReady: ready === draft, others, showOther, discardOther };
}
