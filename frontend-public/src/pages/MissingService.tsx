import { ButtonLink } from '../components/ButtonLink';
import { MessagePage } from '../components/MessagePage';

export function MissingService() {
  return (
    <MessagePage title="Service Not Found" lead="We do not offer this service here. All that we do is listed on the services page.">
      <ButtonLink href="/services">Back to Services</ButtonLink>
    </MessagePage>
  );
}
