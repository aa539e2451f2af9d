import type { ReactNode } from 'react';
import { Icon } from './Icon';

/** On phones a row to open; on larger screens its content stands below the heading (styles/folds.css, entry-client.ts). */
export const PhoneFold = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <details className="phone-fold">
    <summary>
      <h2>{title}</h2>
      <Icon name="chevron-down" size={20} />
    </summary>
    {children}
  </details>
);
