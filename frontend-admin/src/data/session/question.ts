import { useSyncExternalStore } from 'react';
import { newListeners } from '../listeners';

interface Open {
  answer: Promise<boolean>;
  end: (done: boolean) => void;
}

/** A question that requests wait for while a dialog over the current screen asks it. */
export interface Question {
  /** Resolves to whether the user did what was asked, at once to false without a dialog. Requests that wait share one question. */
  ask: () => Promise<boolean>;
  end: (done: boolean) => void;
  /** Whether the dialog that asks is mounted. */
  setAskable: (askable: boolean) => void;
  useIsAsked: () => boolean;
}

export function newQuestion(): Question {
  let open: Open | null = null;
  let isAskable = false;
  const { notify, subscribe } = newListeners();

  const set = (next: Open | null) => {
    open = next;
    notify();
  };
  const end = (done: boolean) => {
    const former = open;
    set(null);
    former?.end(done);
  };

  return {
    ask: () => {
      if (!isAskable) return Promise.resolve(false);
      if (open) return open.answer;
      let finish: Open['end'] = () => undefined;
      const answer = new Promise<boolean>((resolve) => {
        finish = resolve;
      });
      set({ answer, end: finish });
      return answer;
    },
    end,
    setAskable: (askable) => {
      isAskable = askable;
      if (!askable) end(false);
    },
    useIsAsked: () => useSyncExternalStore(subscribe, () => open !== null),
  };
}

/** Asks the user to sign in again, when the session has ended. */
export const signInAgain = newQuestion();

/** Asks to set up a second factor, when the account needs one from now on. */
export const setUpSecondFactor = newQuestion();

/** Asks for the password of the signed-in user, before a change that needs it. */
export const confirmPassword = newQuestion();
