import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { IconName } from '../content/icons';
import { telHref } from '../lib/phone';
import { Icon } from './Icon';

interface ButtonLinkProps {
  href: string;
  variant?: 'primary' | 'secondary' | 'outline' | 'quiet';
  icon?: IconName;
  children: ReactNode;
}

/** Staff enter these addresses; any other leads to the home page. */
const ALLOWED = /^(\/(?!\/)|tel:|mailto:|https:\/\/)/;
/** Paths outside the client-side router. */
const FILES = /^\/(media|api|admin)(\/|$)|^\/sitemap\.xml/;

export function ButtonLink({ href, variant = 'primary', icon, children }: ButtonLinkProps) {
  const to = ALLOWED.test(href) ? href : '/';
  const className = `button button-${variant}`;
  const content = (
    <>
      {icon && <Icon name={icon} size={20} />}
      {children}
    </>
  );
  return to.startsWith('/') && !FILES.test(to) ? (
    <Link href={to} className={className}>
      {content}
    </Link>
  ) : (
    <a href={to} className={className}>
      {content}
    </a>
  );
}

export function CallLink({ phone, className, children }: { phone: string; className?: string; children: ReactNode }) {
  if (!phone) return null;
  return (
    <a href={telHref(phone)} className={className}>
      {children}
    </a>
  );
}
