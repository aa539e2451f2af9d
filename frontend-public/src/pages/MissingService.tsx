import { ButtonLink } from '../components/ButtonLink';

export function MissingService() {
  return (
    <section className="message-page">
      <div className="container">
        <h1>Service Not Found</h1>
        <p className="lead">We do not offer this service here. Everything we do, and where we do it, is listed on the services page.</p>
        <ButtonLink href="/services">Back to Services</ButtonLink>
      </div>
    </section>
  );
}
