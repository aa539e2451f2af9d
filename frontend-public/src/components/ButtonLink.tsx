import type { ReactNode } from 'react';
import { Icon } from './Icon';
import { SmartLink } from './SmartLink';
import type { IconName } from '../content/icons';

export type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'quiet';

interface Props {
  href: string;
  variant?: ButtonVariant;
  icon?: IconName;
  children: ReactNode;
}

export function ButtonLink({ href, variant = 'primary', icon, children }: Props) {
  return (
    <SmartLink href={href} className={`button button-${variant}`}>
      {icon && <Icon name={icon} size={20} />}
      {children}
    </SmartLink>
  );
}
