import type { Project } from '../data/types';
import type { ToneName } from '../theme/colours';

export const categories: readonly { id: Project['category']; name: string; tone: ToneName }[] = [
  { id: 'Domestic', name: 'Domestic', tone: 'success' },
  { id: 'Commercial', name: 'Commercial', tone: 'info' },
  { id: 'Industrial', name: 'Industrial', tone: 'progress' },
];

/** Green, blue and purple; anything else is grey. */
export const categoryTone = (category: string): ToneName => categories.find(({ id }) => id === category)?.tone ?? 'neutral';

/** Where the work stands, not whether visitors see the project. */
export const workStatuses: readonly { id: Project['status']; name: string }[] = [
  { id: 'completed', name: 'Completed' },
  { id: 'in-progress', name: 'In Progress' },
  { id: 'planned', name: 'Planned' },
];

export const workStatusName = (status: string): string => workStatuses.find(({ id }) => id === status)?.name ?? status;

export const sectors: readonly { id: Project['sector']; name: string }[] = [
  { id: 'healthcare', name: 'Healthcare' },
  { id: 'commercial', name: 'Commercial' },
  { id: 'industrial', name: 'Industrial' },
  { id: 'manufacturing', name: 'Manufacturing' },
  { id: 'education', name: 'Education' },
  { id: 'other', name: 'Other' },
];

export const publication: readonly { id: Project['publishStatus']; name: string }[] = [
  { id: 'draft', name: 'Draft' },
  { id: 'published', name: 'Published' },
];
