import { replaceToast, type Notice } from './toasts';

let mounted: Promise<HTMLElement | undefined> | undefined;

/** Loads the notices' component with the first one: most visits never see any. */
export function showToast(notice: Notice) {
  replaceToast(notice);
  mounted ??= import('./ToastViewport').then(
    ({ mountToasts }) => mountToasts(),
    (error: unknown) => {
      mounted = undefined;
      console.error(error);
      return undefined;
    },
  );
  void mounted.then(place);
}

/** An open dialog covers the page, so notices stand in it. */
function place(toasts: HTMLElement | undefined) {
  const parent = document.querySelector('dialog[open]') ?? document.body;
  if (toasts && toasts.parentElement !== parent) parent.append(toasts);
}
