import Box from '@mui/material/Box';
import { Star } from 'lucide-react';
import type { Testimonial } from '../data/types';
import { yellow } from '../theme/colours';
import { ActiveChip } from '../ui/ActiveChip';
import type { Column } from '../ui/Column';
import { EditDeleteActions } from '../ui/EditDeleteActions';
import { TitleCell } from '../ui/TitleCell';

export const columns: readonly Column<Testimonial>[] = [
  { label: 'Name', sortBy: 'name', heading: true, render: ({ name }) => <TitleCell title={name} /> },
  { label: 'Company', render: ({ company }) => company || '-' },
  { label: 'Location', render: ({ location }) => location },
  { label: 'Rating', sortBy: 'rating', render: ({ rating }) => <Stars count={rating} /> },
  { label: 'Status', render: ({ isActive }) => <ActiveChip isActive={isActive} /> },
  {
    label: 'Actions',
    align: 'right',
    actions: true,
    render: (testimonial) => <EditDeleteActions record={testimonial} name={`testimonial of ${testimonial.name}`} />,
  },
];

const Stars = ({ count }: { count: number }) => (
  <Box role="img" aria-label={count === 1 ? '1 star' : `${count} stars`} sx={{ display: 'flex', gap: 0.25, color: yellow[500] }}>
    {Array.from({ length: count }, (_, index) => (
      <Star key={index} size={16} fill="currentColor" aria-hidden />
    ))}
  </Box>
);
