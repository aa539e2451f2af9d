import type { PropsWithChildren } from 'react';

interface Props {
  title: string;
  text?: string | null;
  /** The buttons change with the clock. */
  isTimed?: boolean;
}

/** A dark band with a sentence and the buttons given as children. */
export function CallToAction({ title, text, isTimed = false, children }: PropsWithChildren<Props>) {
  return (
    <section className="section section-white">
      <div className="container">
        <div className="cta">
          <div>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
          <div className="buttons" data-timed={isTimed || undefined}>
            {children}
          </div>
        </div>
      </div>
    </section>
  );
}
