import type { ReactNode } from 'react';

interface Props {
  id?: string;
  tone?: 'white' | 'mist' | 'navy';
  title?: string;
  lead?: string | null;
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Section({ id, tone = 'white', title, lead, aside, className = '', children }: Props) {
  return (
    <section id={id} className={`section section-${tone} ${className}`.trim()}>
      <div className="container">
        {title && (
          <div className="section-head">
            <div>
              <h2>{title}</h2>
              {lead && <p className="lead">{lead}</p>}
            </div>
            {aside}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
