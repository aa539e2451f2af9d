import type { Faq } from '../data/types';
import { ActiveChip } from '../ui/ActiveChip';
import type { Column } from '../ui/Column';
import { EditDeleteActions } from '../ui/EditDeleteActions';
import { firstFew } from '../ui/firstFew';
import { TitleCell } from '../ui/TitleCell';

/** `servicesOf` names the services that show a FAQ. */
export const columns = (servicesOf: (faqId: string) => string[]): readonly Column<Faq>[] => [
  {
    label: 'Question',
    sortBy: 'question',
    heading: true,
    render: ({ question, category }) => <TitleCell title={question} note={category ?? undefined} />,
  },
  { label: 'Shown by', render: ({ id }) => firstFew(servicesOf(id)) },
  { label: 'Status', sortBy: 'isActive', render: ({ isActive }) => <ActiveChip isActive={isActive} /> },
  { label: 'Order', sortBy: 'order', align: 'right', render: ({ order }) => order },
  { label: 'Actions', align: 'right', actions: true, render: (faq) => <EditDeleteActions record={faq} name={faq.question} /> },
];
