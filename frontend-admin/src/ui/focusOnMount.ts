/** A ref: the element takes the focus when it appears, in answer to what the person just pressed. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
