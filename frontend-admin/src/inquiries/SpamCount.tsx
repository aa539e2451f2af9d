import { useGetList } from 'react-admin';
import type { Inquiry } from '../data/types';

const FIRST = { page: 1, perPage: 1 };

/** Beside the name of the tab. */
export const SpamCount = () => {
  const { total } = useGetList<Inquiry>('inquiries', { filter: { isSpam: 'true' }, pagination: FIRST });
  return total === undefined ? null : <> ({total})</>;
};
