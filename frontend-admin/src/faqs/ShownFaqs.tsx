import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ActiveChip } from '../ui/ActiveChip';
import { RowAction } from '../ui/RowAction';
import { useFocusReturns } from '../ui/useFocusReturns';
import { type ShownFaq, withMoved } from './links';

interface ShownFaqsProps {
  shown: ShownFaq[];
  busy: boolean;
  onReorder: (shown: ShownFaq[]) => void;
  onRemove: (shown: ShownFaq) => void;
}

/** In the order of the page. The keyboard's focus goes along with what it moves. */
export const ShownFaqs = ({ shown, busy, onReorder, onRemove }: ShownFaqsProps) => {
  const moved = useRef<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  // The last row takes the list with it.
  useFocusReturns('#main-content');

  useEffect(() => {
    if (!moved.current) return;
    const row = list.current?.querySelector(`[data-link="${moved.current}"]`);
    // A row that comes to lie elsewhere loses the focus; so does a button that has nowhere left to move to.
    if (document.activeElement === document.body) row?.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
  }, [shown]);

  const move = (index: number, to: number) => {
    if (busy) return;
    moved.current = shown[index]?.link.id ?? null;
    onReorder(withMoved(shown, index, to));
  };

  const remove = (index: number) => {
    const one = shown[index];
    if (busy || !one) return;
    moved.current = (shown[index + 1] ?? shown[index - 1])?.link.id ?? null;
    onRemove(one);
  };

  return (
    <Box ref={list} component="ol" aria-label="FAQs of this service" aria-busy={busy} sx={{ listStyle: 'none', m: 0, px: 2, py: 0 }}>
      {shown.map(({ link, faq }, index) => {
        return (
          <Box
            component="li"
            key={link.id}
            data-link={link.id}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.5,
              py: 1,
              '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
            }}
          >
            <Typography color="text.secondary" sx={{ minWidth: 24 }}>
              {index + 1}
            </Typography>
            <Typography sx={{ flex: 1, minWidth: 0 }}>{faq.question}</Typography>
            {!faq.isActive && <ActiveChip isActive={false} />}
            <Box sx={{ display: 'flex', flex: 'none' }}>
              <RowAction label={`Move up: ${faq.question}`} icon={ArrowUp} disabled={index === 0} onClick={() => move(index, index - 1)} />
              <RowAction
                label={`Move down: ${faq.question}`}
                icon={ArrowDown}
                disabled={index === shown.length - 1}
                onClick={() => move(index, index + 1)}
              />
              <RowAction label={`Remove from page: ${faq.question}`} icon={X} onClick={() => remove(index)} />
            </Box>
          </Box>
        );
      })}
    </Box>
  );
};
