import { createContext, type Dispatch, type SetStateAction, use } from 'react';
import { readSession } from '../../data/session/session';
import type { HomepageChange, HomepageVersion, PublishedHomepage } from '../../data/types';
import { useStaff } from '../../data/useCall';
import type { NextDraft } from '../../editing/drafts/drafts';
import type { KeptForm } from '../../editing/drafts/keptForm';
import { leftOf, type Texts, withTexts } from './texts';
import type { HomepageActions } from './useHomepage';

/** What all parts of the editor work on. */
export interface Editor {
  /** The draft as the server has it. */
  stored: HomepageVersion;
  /** The draft with the edits that are still being saved. */
  draft: HomepageVersion;
  /** Null before the first publish. */
  published: PublishedHomepage | null;
  texts: Texts;
  keepText: (part: string, next: NextDraft<KeptForm>) => void;
  /** The ids of the blocks that are open for editing. */
  opened: readonly string[];
  setOpened: Dispatch<SetStateAction<readonly string[]>>;
  actions: HomepageActions;
}

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('useEditor needs an EditorContext.');
  return editor;
}

/** Returns a function that saves typed texts; what is typed in the meantime is kept. */
export function useSaveTexts() {
  const { keepText, actions } = useEditor();
  return (
    texts: Texts,
    changeOf: (draft: HomepageVersion) => HomepageChange,
    { key, onSaved }: { key?: string; onSaved?: () => void } = {},
  ) =>
    actions.save((now) => changeOf(withTexts(now, texts)), {
      key,
      onSaved: (before, after) => {
        for (const [part, sent] of Object.entries(texts)) keepText(part, (kept) => leftOf(part, kept, { sent, before, after }));
        onSaved?.();
      },
    });
}

/** Returns a colleague's name for the beginning of a sentence. */
export function useColleague(id: string | null): string {
  const staff = useStaff({ enabled: id !== null });
  const name = staff.find((one) => one.id === id)?.username ?? 'Someone else';
  return id !== null && id === readSession()?.user.id ? `${name} (you, elsewhere)` : name;
}
