import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { dismissToast, type Toast } from './toasts';

const DISPLAY_MS = 5000;
const SWIPE_PX = 50;

/** One notice: goes after five seconds (not while it is pointed at or focused), by its button, Escape or a swipe to the right. */
export const ToastCard = ({ id, title, description, reason, variant }: Toast & { id: number }) => {
  const [held, setHeld] = useState(false);
  const [swipe, setSwipe] = useState(0);
  const start = useRef<number | null>(null);

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(id), DISPLAY_MS);
    return () => clearTimeout(timer);
  }, [held, id]);

  // Moving over it, not resting where it happened to appear, is what shows that someone reads it.
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
      <IconButton size="small" aria-label="Dismiss notification" onClick={() => dismissToast(id)}>
        <X size={18} />
      </IconButton>
    </Box>
  );
};
