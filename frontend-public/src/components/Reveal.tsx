import { useEffect, useRef, type ReactNode } from 'react';

/** Share of the element that must be in view, section 9. */
const REVEAL_AT = 0.1;

/** Fades its content in once a tenth of it is in view. Without script, and for what is in view already, nothing is ever hidden. */
export function Reveal({ children, className = '' }: { children: ReactNode; className?: string }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const node = element.current;
    if (!node || node.getBoundingClientRect().top < window.innerHeight) return undefined;
    node.dataset['reveal'] = 'waiting';
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        node.dataset['reveal'] = 'shown';
        observer.disconnect();
      },
      { threshold: REVEAL_AT },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={element} className={`reveal ${className}`.trim()}>
      {children}
    </div>
  );
}
