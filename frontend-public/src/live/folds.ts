/** Larger screens show the content of these at any rate: here it is open for screen readers, too. */
export function openFolds() {
  const wide = matchMedia('(width >= 640px)');
  const open = () => {
    if (wide.matches) for (const fold of document.querySelectorAll<HTMLDetailsElement>('.phone-fold')) fold.open = true;
  };
  open();
  wide.addEventListener('change', open);
}
