import { Box, Typography } from '@mui/material';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { NOTICE_ROOM } from '../kit/theme/components';
import { IconAction } from '../kit/IconAction';
import { useKeyDown } from '../kit/useKeyDown';
import { dismissToast, type Toast, useToast } from '../kit/toasts';

/**
 * Shows notices at the top right, above dialogs. F8 moves the focus there.
 * react-admin's Notification would bring its script to the login page, and open dialogs hide it from screen readers.
 */
export const Toaster = () => {
  const toast = useToast();
  const region = useRef<HTMLDivElement>(null);

  useKeyDown(({ key }) => key === 'F8' && region.current?.focus());

  useEffect(() => {
    const element = region.current;
    if (!element) return;
    // An opening dialog hides everything else from screen readers; notices must still be heard.
    const observer = new MutationObserver(() => {
      if (element.hasAttribute('aria-hidden')) element.removeAttribute('aria-hidden');
    });
    observer.observe(element, { attributes: true, attributeFilter: ['aria-hidden'] });
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const element = region.current;
    if (!element || !toast) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(NOTICE_ROOM, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(NOTICE_ROOM);
    };
  }, [toast]);

  return createPortal(
    <Box
      ref={region}
      role="region"
      aria-label="Notifications (F8)"
      tabIndex={-1}
      sx={{
        position: 'fixed',
        // Below the page's title and buttons, which are often pressed after a save.
        top: { xs: 104, md: 96 },
        'body:has(.MuiDialog-root) > &': { top: 0 },
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

const DISPLAY_MS = 5000;
const TICK_MS = 250;
const SWIPE_PX = 50;

/** Closes after five seconds in which it could be seen, unless pointed at or focused, and by its button, Escape or a swipe to the right. */
const ToastCard = ({ id, title, description, reason, variant }: Toast & { id: number }) => {
  const [held, setHeld] = useState(false);
  const [swipe, setSwipe] = useState(0);
  const start = useRef<number | null>(null);

  useEffect(() => {
    if (held) return;
    let shownMs = 0;
    // A page that is busy for long ticks once, and shows nothing meanwhile.
    const timer = setInterval(() => {
      if (!document.hidden) shownMs += TICK_MS;
      if (shownMs >= DISPLAY_MS) dismissToast(id);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [held, id]);

  // A pointer that moves over it shows that someone reads it; one that rests where it appeared does not.
  const move = (event: PointerEvent) => {
    setHeld(true);
    if (start.current !== null) setSwipe(Math.max(0, event.clientX - start.current));
  };
  const release = () => {
    start.current = null;
    if (swipe >= SWIPE_PX) dismissToast(id);
    setSwipe(0);
  };

  const failed = variant === 'destructive';
  const Icon = failed ? CircleAlert : CircleCheck;
  return (
    <Box
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => event.key === 'Escape' && dismissToast(id)}
      onPointerDown={(event) => (start.current = event.clientX)}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      sx={(theme) => ({
        display: 'flex',
        gap: 1.5,
        alignItems: 'flex-start',
        p: 2,
        pr: 1,
        borderRadius: '12px',
        border: 1,
        borderColor: failed ? 'error.main' : 'divider',
        bgcolor: 'background.paper',
        color: 'text.primary',
        boxShadow: theme.shadows[8],
        pointerEvents: 'auto',
        touchAction: 'pan-y',
        transform: `translateX(${swipe}px)`,
        '@media (prefers-reduced-motion: no-preference)': { animation: 'toast-in 200ms ease-out' },
        '@keyframes toast-in': { from: { opacity: 0, transform: 'translateX(24px)' } },
      })}
    >
      <Box sx={{ display: 'flex', mt: 0.25, color: failed ? 'error.main' : 'secondary.main' }}>
        <Icon size={20} aria-hidden />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 700 }}>{title}</Typography>
        {description && <Typography color="text.secondary">{description}</Typography>}
        {reason && (
          <Typography variant="body2" sx={{ mt: 0.5 }}>
            {reason}
          </Typography>
        )}
      </Box>
      <IconAction size="small" label="Dismiss notification" icon={X} iconSize={18} onClick={() => dismissToast(id)} />
    </Box>
  );
};
