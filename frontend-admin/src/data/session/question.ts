import { useSyncExternalStore } from 'react';
import { newListeners } from '../listeners';

export type Question = ReturnType<typeof newQuestion>;

/** A question that requests wait for while a dialog over the current screen asks it. */
export function newQuestion() {
  let waiting: ((done: boolean) => void)[] = [];
  let isAskable = false;
  const { notify, subscribe } = newListeners();

  const end = (done: boolean) => {
    const answered = waiting;
    waiting = [];
    notify();
    for (const answer of answered) answer(done);
  };

  return {
    /** Resolves to whether the user did what was asked, at once to false without a dialog. Requests that wait share one question. */
    ask: async (): Promise<boolean> => {
      if (!isAskable) return false;
      return new Promise<boolean>((resolve) => {
        waiting.push(resolve);
        notify();
      });
    },
    end,
    /** Whether the dialog that asks is mounted. */
    setAskable: (askable: boolean): void => {
      isAskable = askable;
      if (!askable) end(false);
    },
    useIsAsked: (): boolean => useSyncExternalStore(subscribe, () => waiting.length > 0),
  };
}

/** Asks the user to sign in again, when the session has ended. */
export const signInAgain = newQuestion();

/** Asks to set up a second factor, when the account needs one from now on. */
export const setUpSecondFactor = newQuestion();

/** Asks for the password of the signed-in user, before a change that needs it. */
export const confirmPassword = newQuestion();
