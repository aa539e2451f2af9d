import type { ReactNode } from 'react';
import { useCompany } from '../api/useCompany';
import { enquiryPath } from '../content/services';
import { useLine } from '../PageContext';
import { Icon } from './Icon';
import { CallNow } from './CallNow';
import { useFormFirst } from './NextStep';

export function CallCard() {
  const { number, isOpen, hours } = useLine();
  return (
    <CallNow className="call-card">
      <Content icon="phone" note={hours} isOpen={isOpen}>
        {number}
      </Content>
    </CallNow>
  );
}

/** Between the parts of a long page on a phone: the card, or the form where it comes first. */
export function CallBreak({ page, service }: { page: string; service?: Parameters<typeof useFormFirst>[0] }) {
  const { replyPromise } = useCompany();
  const formFirst = useFormFirst(service);
  return (
    <div className="call-break">
      <div className="container">
        {formFirst ? (
          <a href={enquiryPath(page)} className="call-card" data-timed>
            <Content icon="mail" note={`We answer ${replyPromise.text}`} isOpen={false}>
              Send a message
            </Content>
          </a>
        ) : (
          <CallCard />
        )}
      </div>
    </div>
  );
}

function Content({ icon, note, isOpen, children }: { icon: 'phone' | 'mail'; note: string; isOpen: boolean; children: ReactNode }) {
  return (
    <>
      <span className="call-card-icon">
        <Icon name={icon} size={28} />
      </span>
      <span>
        <small>
          <span className={isOpen ? 'status-dot status-open' : 'status-dot'} /> {note}
        </small>
        <strong>{children}</strong>
      </span>
    </>
  );
}
