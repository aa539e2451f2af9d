import type { ReactNode } from 'react';
import { FloatingCall } from './FloatingCall';
import { Footer } from './Footer';
import { Header } from './Header';

/** What stands around every page. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <FloatingCall />
    </>
  );
}
