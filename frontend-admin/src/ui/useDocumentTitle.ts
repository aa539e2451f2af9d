import { useEffect } from 'react';

const SUFFIX = 'Backoffice';

/** Names the browser tab for as long as the page or dialog is shown, then gives the former name back. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    const former = document.title;
    document.title = `${title} · ${SUFFIX}`;
    return () => {
      document.title = former;
    };
  }, [title]);
}
