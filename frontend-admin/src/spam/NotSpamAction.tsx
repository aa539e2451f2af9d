import { ShieldCheck } from 'lucide-react';
import type { Inquiry } from '../data/types';
import { RowAction } from '../ui/RowAction';
import { useSetSpam } from './useSetSpam';

/** One click in a row of the Spam view. */
export const NotSpamAction = ({ id, name }: Pick<Inquiry, 'id' | 'name'>) => {
  const { setSpam, isPending } = useSetSpam(id);
  return <RowAction label={`Not spam: inquiry from ${name}`} icon={ShieldCheck} disabled={isPending} onClick={() => setSpam(false)} />;
};
