/** The field that people do not see. */
export const TRAP = 'website';

/** What tells people from robots, without asking either: the trap's content, and milliseconds since the form appeared. */
export function signsOf(form: HTMLFormElement, shownAt: number | undefined): { website: string; fillTime?: number } {
  const trap = form.elements.namedItem(TRAP);
  return {
    website: trap instanceof HTMLInputElement ? trap.value : '',
    ...(shownAt !== undefined && { fillTime: Math.round(performance.now() - shownAt) }),
  };
}
