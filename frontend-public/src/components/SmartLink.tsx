import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from 'wouter';

interface Props {
  href: string;
  className?: string;
  children: ReactNode;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** Links that staff may enter (section "Homepage" of the decisions); anything else leads home. */
const ALLOWED = /^(\/(?!\/)|tel:|mailto:|https:\/\/)/;
/** What the server answers itself, without a page of the site. */
const FILES = /^\/(media|api|admin)(\/|$)|^\/sitemap\.xml/;

export function SmartLink({ href, className, children, onClick }: Props) {
  const to = ALLOWED.test(href) ? href : '/';
  if (to.startsWith('/') && !FILES.test(to)) {
    return (
      <Link href={to} className={className} onClick={onClick}>
        {children}
      </Link>
    );
  }
  return (
    <a href={to} className={className} onClick={onClick}>
      {children}
    </a>
  );
}
