import { useSyncExternalStore } from 'react';
import { newListeners } from '../data/listeners';

interface Question {
  answer: Promise<boolean>;
  end: (signedIn: boolean) => void;
}

let question: Question | null = null;
let isAskable = false;
const { notify, subscribe } = newListeners();

function set(next: Question | null): void {
  question = next;
  notify();
}

/** Whether the dialog that asks is mounted. */
export function setAskable(askable: boolean): void {
  isAskable = askable;
  if (!askable) endQuestion(false);
}

/** Asks the user to sign in without leaving the screen; resolves to whether they did. Requests that wait share one question. */
export function signInAgain(): Promise<boolean> {
  if (!isAskable) return Promise.resolve(false);
  if (!question) {
    let end: Question['end'] = () => undefined;
    const answer = new Promise<boolean>((resolve) => {
      end = resolve;
    });
    set({ answer, end });
  }
  return question?.answer ?? Promise.resolve(false);
}

export function endQuestion(signedIn: boolean): void {
  const open = question;
  set(null);
  open?.end(signedIn);
}

export const useIsAsked = (): boolean => useSyncExternalStore(subscribe, () => question !== null);
