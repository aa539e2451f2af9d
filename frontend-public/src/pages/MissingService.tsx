import { ButtonLink } from '../components/ButtonLink';

export function MissingService() {
  return (
    <section className="message-page">
      <div className="container">
        <h1>Service Not Found</h1>
        <p className="lead">There is no such service in this place. All that we do, and where, stands on the services page.</p>
        <ButtonLink href="/services">Back to Services</ButtonLink>
      </div>
    </section>
  );
}
