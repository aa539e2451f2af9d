import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { ToastCard } from './ToastCard';
import { useToast } from './toasts';

/** The place of the notices, top right, above dialogs. F8 moves the focus there. */
export const Toaster = () => {
  const toast = useToast();
  const region = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const focusOnF8 = (event: KeyboardEvent) => {
      if (event.key === 'F8') region.current?.focus();
    };
    document.addEventListener('keydown', focusOnF8);
    return () => document.removeEventListener('keydown', focusOnF8);
  }, []);

  useEffect(() => {
    const element = region.current;
    if (!element) return;
    // A dialog that opens hides all else from screen readers; the notices must still be heard.
    const observer = new MutationObserver(() => {
      if (element.hasAttribute('aria-hidden')) element.removeAttribute('aria-hidden');
    });
    observer.observe(element, { attributes: true, attributeFilter: ['aria-hidden'] });
    return () => observer.disconnect();
  }, []);

  return createPortal(
    <Box
      ref={region}
      role="region"
      aria-label="Notifications (F8)"
      tabIndex={-1}
      sx={{
        position: 'fixed',
        // Below the page's title and buttons: what follows a save is often the button beside it.
        top: { xs: 48, md: 96 },
        right: 0,
        zIndex: 'tooltip',
        width: '100%',
        maxWidth: { md: 420 },
        p: 2,
        pointerEvents: 'none',
        '&:focus': { outline: 'none' },
        '&:focus > div > div': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      <div aria-live="polite" aria-atomic="true">
        {toast && <ToastCard key={toast.id} {...toast} />}
      </div>
    </Box>,
    document.body,
  );
};
