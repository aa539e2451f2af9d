import type { PageGrid } from '../../data/types';
import type { ToneName } from '../../kit/theme/colours';

export type GridCell = PageGrid['cells'][number];

interface State {
  id: GridCell['state'] | 'missing';
  name: string;
  tone: ToneName;
  meaning: string;
}

export const STATES: readonly State[] = [
  { id: 'live', name: 'Live', tone: 'success', meaning: 'visitors and search engines find it' },
  { id: 'thin', name: 'Thin', tone: 'danger', meaning: 'too little text, so search engines are told to leave it out' },
  { id: 'alike', name: 'Too alike', tone: 'danger', meaning: 'much of another page’s text, so search engines are told to leave it out' },
  { id: 'draft', name: 'Draft', tone: 'attention', meaning: 'not published' },
  { id: 'hidden', name: 'Hidden', tone: 'neutral', meaning: 'its service or place is not shown' },
  { id: 'missing', name: 'Missing', tone: 'neutral', meaning: 'no page yet' },
];

export const stateOf = (id: State['id']): State =>
  STATES.find((state) => state.id === id) ?? { id, name: id, tone: 'neutral', meaning: '' };
