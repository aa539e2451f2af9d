import { useCallback } from 'react';
import { useResourceContext } from 'react-admin';
import { matchPath, useLocation, useNavigate } from 'react-router';

/** Dialogs have addresses, so that links, Back and reload work: /services/create and /services/{id}. */
export function useDialogRoute() {
  const base = `/${useResourceContext()}`;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const creating = matchPath(`${base}/create`, pathname) !== null;
  const id = creating ? undefined : matchPath(`${base}/:id`, pathname)?.params.id;
  const close = useCallback(() => void navigate(base), [navigate, base]);
  return { creating, id, close };
}
