import type { InquiryPage as EnquiryPage } from '../../../../backend/src/site/render';
import { Time } from './EnquiryFacts';

/** Messages and events of the enquiry, oldest first. */
export const EnquiryTalk = ({ entries }: Pick<EnquiryPage, 'entries'>) => (
  <ol className="talk">
    {entries.map(({ by, title, words, at }, index) => (
      <li key={index} className={`talk-entry talk-${by ?? 'event'}`}>
        <p className="talk-title">
          <strong>{title}</strong> <Time {...at} />
        </p>
        {words && <p className="talk-words">{words}</p>}
      </li>
    ))}
  </ol>
);
