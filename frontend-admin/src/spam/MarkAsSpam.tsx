import Button from '@mui/material/Button';
import { ShieldAlert } from 'lucide-react';
import type { Inquiry } from '../data/types';
import { useSetSpam } from './useSetSpam';

/** What the rules let through. */
export const MarkAsSpam = ({ id, isSpam }: Pick<Inquiry, 'id' | 'isSpam'>) => {
  const { setSpam, isPending } = useSetSpam(id);
  return isSpam ? null : (
    <Button variant="outlined" loading={isPending} startIcon={<ShieldAlert size={18} />} onClick={() => setSpam(true)}>
      Mark as Spam
    </Button>
  );
};
