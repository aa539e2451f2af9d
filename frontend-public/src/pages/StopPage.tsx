import { CallCard } from '../components/CallCard';
import { PageHero } from '../components/PageHero';
import { pageTexts } from '../content/pageTexts';
import { stopTexts } from '../content/stop';
import { usePage } from '../PageContext';

/** Behind the link that stops reminders. Opening it changes nothing; its button does. Works without script. */
export function StopPage() {
  const { stop = { state: 'gone' } } = usePage();
  const { heading, lead } = stopTexts[stop.state];
  return (
    <>
      <PageHero crumbs={[{ name: pageTexts.stop.heading, path: '/emails' }]} title={heading} lead={lead} />
      <section className="section section-mist">
        <div className="container inquiry-gone">
          {stop.state === 'ask' && (
            <form method="post" action={stop.path}>
              <button type="submit" className="button button-primary">
                {stopTexts.button}
              </button>
            </form>
          )}
          <CallCard />
        </div>
      </section>
    </>
  );
}
