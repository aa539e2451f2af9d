import type { ReactNode } from 'react';
import type { InquiryPage, LondonTime } from '../../../../backend/render';
import { Icon } from '../../components/Icon';
import type { IconName } from '../../content/icons';

type Facts = Pick<InquiryPage, 'status' | 'due' | 'newDue' | 'keeper' | 'received' | 'callBack'>;

export const InquiryFacts = ({ status, due, newDue, keeper, received, callBack }: Facts) => (
  <dl className="contact-list inquiry-facts">
    <Fact icon="clipboard-check" name="Status">
      {status}
    </Fact>
    {newDue && (
      <Fact icon="clock" name="Our reply is delayed. You will hear from us by">
        <Time {...newDue} />
      </Fact>
    )}
    {callBack && (
      <Fact icon="phone" name="We will call you">
        {callBack}
      </Fact>
    )}
    {due && !newDue && (
      <Fact icon="clock" name="You will hear from us by">
        <Time {...due} />
      </Fact>
    )}
    <Fact icon="handshake" name="Handled by">
      {keeper ?? 'Our office'}
    </Fact>
    <Fact icon="mail" name="Received">
      <Time {...received} />
    </Fact>
  </dl>
);

const Fact = ({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) => (
  <div>
    <dt>
      <Icon name={icon} size={20} /> {name}
    </dt>
    <dd>{children}</dd>
  </div>
);

export const Time = ({ iso, text }: LondonTime) => <time dateTime={iso}>{text}</time>;
