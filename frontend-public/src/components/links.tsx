import type { ComponentProps, ReactNode } from 'react';
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
export const addressOf = (href: string): string => (ALLOWED.test(href) ? href : '/');

export function ButtonLink({ href, variant = 'primary', icon, children }: ButtonLinkProps) {
  return (
    <a href={addressOf(href)} className={`button button-${variant}`}>
      {icon && <Icon name={icon} size={20} />}
      {children}
    </a>
  );
}

/** Shows nothing without a number. */
export function CallLink({ phone, children, ...link }: { phone: string } & Omit<ComponentProps<'a'>, 'href'>) {
  if (!phone) return null;
  return (
    <a href={telHref(phone)} {...link}>
      {children}
    </a>
  );
}
