import { CallCard } from '../components/CallCard';
import { PageHero } from '../components/PageHero';
import { pageTexts } from '../content/pageTexts';
import { usePage } from '../PageContext';

/** By the state of the page. */
const stopTexts = {
  ask: {
    heading: 'Stop our emails',
    lead: 'Press the button and we will send no more reminders or requests to your email address. We will still answer what you ask us.',
  },
  stopped: {
    heading: 'You will get no more of these emails',
    lead: 'We will send no more reminders or requests to your email address. All we keep is a mark that does not show the address, so that it stays that way.',
  },
  gone: {
    heading: 'This link does not work',
    lead: 'It may be incomplete. Please open it from the email again, or tell us and we will stop the emails for you:',
  },
  limited: {
    heading: 'Please try again later',
    lead: 'Too many links that do not work were opened from your network. A complete link from our emails works at any time. Or tell us and we will stop the emails for you:',
  },
  button: 'Stop these emails',
};

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
