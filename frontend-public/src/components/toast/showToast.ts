import { replaceToast, type Notice } from './toasts';

let mounted: Promise<void> | undefined;

/** Loads the notices' component with the first one: most visits never see any. */
export function showToast(notice: Notice) {
  replaceToast(notice);
  mounted ??= import('./ToastViewport').then(
    ({ mountToasts }) => mountToasts(),
    (error: unknown) => {
      mounted = undefined;
      console.error(error);
    },
  );
}
