import { PhoneFold } from './PhoneFold';
import { RichText } from './RichText';

const FIRST_HEADING = /^<h2>(.*?)<\/h2>(.+)$/s;

/** Long HTML from staff, which its first heading folds on phones. */
export function FoldedText({ html }: { html: string }) {
  const [, heading, text] = FIRST_HEADING.exec(html) ?? [];
  if (!heading || !text) return <RichText html={html} />;
  return (
    <PhoneFold title={<span dangerouslySetInnerHTML={{ __html: heading }} />}>
      <RichText html={text} />
    </PhoneFold>
  );
}
