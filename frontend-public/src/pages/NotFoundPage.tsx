import type { ReactNode } from 'react';
import { CallCard } from '../components/CallCard';
import { DangerNote } from '../components/DangerNote';
import { Icon } from '../components/Icon';
import { ButtonLink } from '../components/links';
import { MAX_SEARCH } from '../content/begunMessage';

export function NotFoundPage() {
  return (
    <MessagePage title="404 Page Not Found" lead="Did you forget to add the page to the router?">
      <ButtonLink href="/">Home</ButtonLink>
      <ButtonLink href="/services" variant="quiet">
        View all services
      </ButtonLink>
    </MessagePage>
  );
}

/** Searches the services, because most dead links led to one. */
const Search = () => (
  <form className="search message-search" action="/services" role="search">
    <Icon name="search" size={20} />
    <input type="search" name="q" aria-label="Search services" placeholder="What do you need?" maxLength={MAX_SEARCH} />
    <button className="button button-secondary">Search</button>
  </form>
);

function MessagePage({ title, lead, note, children }: { title: string; lead: string; note?: ReactNode; children: ReactNode }) {
  return (
    <section className="message-page">
      <div className="container">
        <svg className="message-art" viewBox="0 0 240 96" aria-hidden="true">
          <path d="M4 48h74M170 48h66" />
          <path className="message-plug" d="M78 28h22v40H78zM100 38h12M100 58h12" />
          <path className="message-plug" d="M170 28h-14a20 20 0 0 0 0 40h14z" />
          <path className="message-spark" d="m127 24-6 13h8l-5 13" />
        </svg>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {note}
        <Search />
        <div className="buttons">{children}</div>
        <CallCard />
      </div>
    </section>
  );
}

/** A company without an emergency line has no page for emergencies, but people still look for one. */
export function MissingService() {
  return (
    <MessagePage
      title="Service Not Found"
      lead="We do not offer this service here. Everything we do is on the services page."
      note={<DangerNote />}
    >
      <ButtonLink href="/services">Back to Services</ButtonLink>
    </MessagePage>
  );
}
