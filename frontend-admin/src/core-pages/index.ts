import type { CorePage } from '../data/types';
import { CorePageList } from './CorePageList';

export const corePages = {
  name: 'core-pages',
  list: CorePageList,
  hasCreate: true,
  hasEdit: true,
  recordRepresentation: (page: CorePage) => page.title,
};
