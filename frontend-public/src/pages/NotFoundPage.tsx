import { ButtonLink } from '../components/ButtonLink';
import { MessagePage } from '../components/MessagePage';

/** Section 2, word for word. */
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
