import { lazy } from 'react';
import { Box } from '@mui/material';
import { Star } from 'lucide-react';
import type { Testimonial } from '../../data/types';
import { yellow } from '../../kit/theme/colours';
import { ActiveChip } from '../../kit/StatusChip';
import { BulkActions } from '../../lists/bulkActions';
import { ActionsColumn, Column, DataTable } from '../../lists/DataTable';
import { RecordDialogs } from '../../editing/RecordDialogs';
import { RecordList } from '../../lists/RecordList';
import { TitleCell } from '../../lists/cells';

const TestimonialForm = lazy(async () => ({ default: (await import('./TestimonialForm')).TestimonialForm }));

export const TestimonialList = () => (
  <>
    <RecordList title="Testimonials" note="What customers say. The homepage can show the first three active ones.">
      <DataTable label="Testimonials" bulkActions={<BulkActions activate />}>
        <Column<Testimonial> source="name" label="Name" heading render={({ name }) => <TitleCell title={name} />} />
        <Column<Testimonial> label="Company" render={({ company }) => company || '-'} />
        <Column<Testimonial> label="Location" render={({ location }) => location} />
        <Column<Testimonial> source="rating" label="Rating" render={({ rating }) => <Stars count={rating} />} />
        <Column<Testimonial> label="Status" render={({ isActive }) => <ActiveChip isActive={isActive} />} />
        <ActionsColumn<Testimonial> name={({ name }) => `testimonial of ${name}`} />
      </DataTable>
    </RecordList>
    <RecordDialogs>
      <TestimonialForm />
    </RecordDialogs>
  </>
);

const Stars = ({ count }: { count: number }) => (
  <Box role="img" aria-label={count === 1 ? '1 star' : `${count} stars`} sx={{ display: 'flex', gap: 0.25, color: yellow[500] }}>
    {Array.from({ length: count }, (_, index) => (
      <Star key={index} size={16} fill="currentColor" aria-hidden />
    ))}
  </Box>
);
