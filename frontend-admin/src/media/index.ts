import type { MediaFile } from '../data/types';
import { MediaList } from './MediaList';

export const media = {
  name: 'media',
  list: MediaList,
  hasCreate: true,
  hasEdit: true,
  recordRepresentation: (file: MediaFile) => file.fileName,
};
