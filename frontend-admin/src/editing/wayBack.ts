import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** In a form's address: the page of the website from which it was opened. */
const BACK = 'back';
/** Not the address of another website. */
const PAGE = /^\/(?![/\\])/;

/** Adds the page to which a form leads back once it is saved or closed. */
export function withWayBack(address: string, page: string): string {
  const [path = '', hash] = address.split(/(?=#)/);
  return `${path}?${new URLSearchParams({ [BACK]: page })}${hash ?? ''}`;
}

/** The page of the website that an address leads back to. */
export function wayBackIn(search: string): string | undefined {
  const page = new URLSearchParams(search).get(BACK) ?? '';
  return PAGE.test(page) ? page : undefined;
}

/** Returns a function that leads back to the website; undefined in forms that were opened in the backoffice. */
export function useWayBack(): (() => void) | undefined {
  const page = wayBackIn(useLocation().search);
  const navigate = useNavigate();
  // By a screen of the backoffice, so that a form with changes asks first.
  const leave = useCallback(() => void navigate(withWayBack('/edit-this', page ?? '/')), [navigate, page]);
  return page === undefined ? undefined : leave;
}
