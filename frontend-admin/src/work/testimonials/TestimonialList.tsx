import { lazy } from 'react';
import { Box, Rating } from '@mui/material';
import type { Testimonial } from '../../data/types';
import { smallOf } from '../../editing/pictures/files';
import { counted } from '../../kit/format';
import { ActiveChip } from '../../kit/StatusChip';
import { BulkActions } from '../../lists/bulkActions';
import { ActionsColumn, Column, DataTable } from '../../lists/DataTable';
import { RecordList } from '../../lists/RecordList';
import { BeginningOf, RowPicture, TitleCell } from '../../lists/cells';

const TestimonialForm = lazy(async () => ({ default: (await import('./TestimonialForm')).TestimonialForm }));

export const TestimonialList = () => (
  <RecordList title="Testimonials" note="What customers say. The homepage can show the first three active ones." form={<TestimonialForm />}>
    <DataTable label="Testimonials" bulkActions={<BulkActions activate />}>
      <Column<Testimonial>
        source="name"
        label="Name"
        heading
        render={({ name, comment, image }) => (
          <Box sx={{ display: 'flex', gap: 1.5 }}>
            {image && <RowPicture src={smallOf(image)} />}
            <Box sx={{ flex: 1, minWidth: { sm: 240 } }}>
              <TitleCell title={name} />
              <BeginningOf text={comment} />
            </Box>
          </Box>
        )}
      />
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
