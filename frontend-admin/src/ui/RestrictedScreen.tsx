import type { ReactNode } from 'react';
import { useCanAccess, useResourceContext } from 'react-admin';
import { AccessDenied } from './AccessDenied';

/** Shows a resource's screen to those who may use it. The address stays, so that Back and a link to a colleague work. */
export const RestrictedScreen = ({ children }: { children: ReactNode }) => {
  const { canAccess, isPending } = useCanAccess({ resource: useResourceContext(), action: 'list' });
  if (isPending) return null;
  return canAccess ? children : <AccessDenied />;
};
