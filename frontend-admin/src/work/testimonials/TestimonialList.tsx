import { lazy } from 'react';
import { Rating } from '@mui/material';
import type { Testimonial } from '../../data/types';
import { counted } from '../../kit/format';
import { ActiveChip } from '../../kit/StatusChip';
import { BulkActions } from '../../lists/bulkActions';
import { ActionsColumn, Column, DataTable } from '../../lists/DataTable';
import { RecordList } from '../../lists/RecordList';
import { TitleCell } from '../../lists/cells';

const TestimonialForm = lazy(async () => ({ default: (await import('./TestimonialForm')).TestimonialForm }));

export const TestimonialList = () => (
  <RecordList title="Testimonials" note="What customers say. The homepage can show the first three active ones." form={<TestimonialForm />}>
    <DataTable label="Testimonials" bulkActions={<BulkActions activate />}>
      <Column<Testimonial> source="name" label="Name" heading render={({ name }) => <TitleCell title={name} />} />
      <Column<Testimonial> label="Company" render={({ company }) => company || '-'} />
      <Column<Testimonial> label="Location" render={({ location }) => location} />
      <Column<Testimonial> source="rating" label="Rating" render={({ rating }) => <Stars rating={rating} />} />
      <Column<Testimonial> label="Status" render={({ isActive }) => <ActiveChip isActive={isActive} />} />
      <ActionsColumn<Testimonial> name={({ name }) => `testimonial of ${name}`} />
    </DataTable>
  </RecordList>
);

/** As many as were given. */
const Stars = ({ rating }: Pick<Testimonial, 'rating'>) => (
  <Rating value={rating} max={rating} readOnly size="small" getLabelText={(count) => counted(count, 'star')} />
);
