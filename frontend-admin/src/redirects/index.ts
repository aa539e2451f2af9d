import type { Redirect } from '../data/types';
import { RedirectList } from './RedirectList';

export const redirects = {
  name: 'redirects',
  list: RedirectList,
  hasCreate: true,
  hasEdit: true,
  recordRepresentation: (redirect: Redirect) => redirect.fromPath,
};
