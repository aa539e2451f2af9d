import type { InquiryPage } from '../../../../backend/render';
import { Time } from './InquiryFacts';

/** Messages and events of the enquiry, oldest first. */
export const InquiryTalk = ({ entries }: Pick<InquiryPage, 'entries'>) => (
  <ol className="talk">
    {entries.map(({ by, title, words, at, files }, index) => (
      <li key={index} className={`talk-entry talk-${by ?? 'event'}`}>
        <p className="talk-title">
          <strong>{title}</strong> <Time {...at} />
        </p>
        {words && <p className="talk-words">{words}</p>}
        {files.length > 0 && (
          <ul className="talk-files" aria-label="Files with this answer">
            {files.map(({ name, path }) => (
              <li key={path}>
                <a href={path}>{name}</a>
              </li>
            ))}
          </ul>
        )}
      </li>
    ))}
  </ol>
);
