import type { ComponentType, PropsWithChildren } from 'react';

/**
 * Makes a component live in the browser once a visitor touches its form (live/islands.ts). Until then, and without script, its form works
 * as plain HTML. `isTimed`: it changes with the clock, by itself once it is live. Its props travel as JSON; its children stay the server's HTML.
 */
export function island<P extends object>(name: string, Component: ComponentType<P>, { isTimed = false } = {}) {
  return function Island({ children, ...props }: PropsWithChildren<P>) {
    return (
      <div className="island" data-island={name} data-props={JSON.stringify(props)} data-timed={isTimed || undefined}>
        <Component {...(props as P)}>
          {children && (
            <div className="island" data-kept="">
              {children}
            </div>
          )}
        </Component>
      </div>
    );
  };
}
