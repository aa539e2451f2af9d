import { useCallback } from 'react';
import { useResourceContext } from 'react-admin';
import { matchPath, useLocation, useNavigate } from 'react-router';
import { useWayBack } from './wayBack';

/** Dialogs have addresses, /services/create and /services/{id}, so that links, Back and reload work. The list behind keeps its query; a form that was opened from the website leads back there. */
export function useDialogRoute() {
  const base = `/${useResourceContext()}`;
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const creating = matchPath(`${base}/create`, pathname) !== null;
  const id = creating ? undefined : matchPath(`${base}/:id`, pathname)?.params.id;
  const toList = useCallback(() => void navigate({ pathname: base, search }), [navigate, base, search]);
  return { creating, id, close: useWayBack() ?? toList };
}
