import type { ReactNode } from 'react';
import { telHref } from '../lib/phone';

/** A telephone link; nothing while the number is not known. */
export function CallLink({ phone, className, children }: { phone: string; className?: string; children: ReactNode }) {
  if (!phone) return null;
  return (
    <a href={telHref(phone)} className={className}>
      {children}
    </a>
  );
}
