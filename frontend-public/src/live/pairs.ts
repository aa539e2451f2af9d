/** Moves the line between 'before' and 'after'. The slider is the browser's own, so keys and fingers work. */
export function pairs(): void {
  for (const pair of document.querySelectorAll<HTMLElement>('.pair')) {
    const slider = pair.querySelector('input');
    const show = () => pair.style.setProperty('--cut', `${slider?.value ?? 50}%`);
    slider?.addEventListener('input', show);
    // Browsers keep its value when a page is opened again.
    show();
  }
}
