import { Box } from '@mui/material';
import { lazy } from 'react';
import type { Project } from '../../data/types';
import { smallOf } from '../../editing/pictures/files';
import { PlannedChip } from '../../editing/plans/PlannedChip';
import { BulkActions } from '../../lists/bulkActions';
import { ActionsColumn, Column, DataTable } from '../../lists/DataTable';
import { RecordList } from '../../lists/RecordList';
import { ChoiceChip } from '../../kit/StatusChip';
import { RowPicture, TitleCell } from '../../lists/cells';
import { categories, workStatuses } from './choices';
import { toProject } from './toProject';

const ProjectForm = lazy(async () => ({ default: (await import('./ProjectForm')).ProjectForm }));

export const ProjectList = () => (
  <RecordList
    title="Manage Projects"
    note="Completed, current and planned work. Inactive projects are hidden from visitors."
    form={<ProjectForm />}
    transform={toProject}
  >
    <DataTable label="Manage Projects" bulkActions={<BulkActions activate publish="publishStatus" />}>
      <Column<Project>
        source="title"
        label="Title"
        heading
        render={({ id, title, publishStatus, imageUrl }) => (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
            {imageUrl && <RowPicture src={smallOf(imageUrl)} />}
            <div>
              <TitleCell title={title} note={publishStatus === 'draft' ? 'Draft, not public' : undefined} />
              <PlannedChip recordId={id} />
            </div>
          </Box>
        )}
      />
      <Column<Project> source="category" label="Category" render={({ category }) => <ChoiceChip choices={categories} id={category} />} />
      <Column<Project> label="Location" render={({ location }) => location || '-'} />
      <Column<Project> label="Status" render={({ status }) => workStatuses.find(({ id }) => id === status)?.name ?? status} />
      <Column<Project> label="Active" render={({ isActive }) => (isActive ? 'Yes' : 'No')} />
      <Column<Project> source="order" label="Order" align="right" render={({ order }) => order} />
      <ActionsColumn<Project> />
    </DataTable>
  </RecordList>
);
