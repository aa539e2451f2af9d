import { Banner } from './features/shell/Banner';
import { FloatingCall } from './features/shell/CallBars';
import { Footer } from './features/shell/Footer';
import { Header } from './features/shell/Header';
import { usePage } from './PageContext';
import { NotFoundPage } from './pages/NotFoundPage';
import type { Params, Route } from './Route';

export function App({ found }: { found: { route: Route; params: Params } | null }) {
  const { validUntil } = usePage();
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Banner />
      <Header />
      <main id="main" tabIndex={-1} data-valid-until={validUntil.toISOString()}>
        {found ? <found.route.Page params={found.params} /> : <NotFoundPage />}
      </main>
      <Footer />
      <FloatingCall />
    </>
  );
}
