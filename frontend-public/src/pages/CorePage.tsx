import { AboutPage } from './AboutPage';
import { NotFoundPage } from './NotFoundPage';
import { reads } from '../api/queries';
import type { CorePage as Page } from '../api/types';
import { useCompany } from '../api/useCompany';
import { useRead } from '../api/useRead';
import { usePage } from '../PageContext';
import { Gallery } from '../components/Gallery';
import { Icon } from '../components/Icon';
import { PageHero } from '../components/PageHero';
import { RichText } from '../components/RichText';
import { Skeleton } from '../components/Skeleton';
import { isIconName } from '../content/icons';
import { fillIn } from '../lib/fillIn';
import { longDate } from '../lib/london';
import type { Params } from '../Route';

export function CorePage({ params: { slug = '' } }: { params: Params }) {
  const { data: page, isPending } = useRead(reads.corePage(slug));
  if (isPending) return <Skeleton shape="page" count={1} label="Loading" />;
  if (slug === 'about' && page !== null) return <AboutPage page={page} />;
  if (!page) return <NotFoundPage />;
  return <WrittenPage page={page} />;
}

function WrittenPage({ page }: { page: Page }) {
  const company = useCompany();
  const { today } = usePage().timeState;
  return (
    <>
      <PageHero crumbs={[{ name: page.title, path: `/${page.slug}` }]} title={page.title}>
        {page.template === 'legal' && (
          <p className="hero-date" data-timed>
            Last updated: <time dateTime={today}>{longDate(today)}</time>
          </p>
        )}
      </PageHero>
      <section className="section section-white">
        <div className="container prose">
          <RichText html={fillIn(page.content ?? '', company)} />
          {page.sections.map(({ title, text, icon }) => (
            <section key={title} className="rich">
              <h2>
                {isIconName(icon) && <Icon name={icon} size={28} />}
                {title}
              </h2>
              <p>{text}</p>
            </section>
          ))}
          <Gallery pictures={page.images} art="about" />
        </div>
      </section>
    </>
  );
}
