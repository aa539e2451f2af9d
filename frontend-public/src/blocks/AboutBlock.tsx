import { reads } from '../api/queries';
import { useRead } from '../api/useRead';
import { Icon } from '../components/Icon';
import { ButtonLink } from '../components/links';
import { ACROSS_A_PHONE, Picture, pictureOf } from '../components/Picture';
import { Paragraphs } from '../components/RichText';
import { Skeleton } from '../components/Skeleton';
import { aboutPills, aboutText, INSURED } from '../content/about';
import { isFullyInsured } from '../lib/insured';
import type { BlockProps } from './BlockProps';

const PILLS = 4;
const DRAWING = 'Drawing of a workshop with its door up, drums of cable and a white van with a ladder on its roof';

export function AboutBlock({ content }: BlockProps<'about'>) {
  const { data: company, isPending } = useRead(reads.companyInfo);
  return (
    <section id="about" className="section section-mist">
      <div className="container split">
        <Picture
          className="framed"
          picture={pictureOf(content, 'image')}
          art="about"
          alt={content.image ? (content.imageAlt ?? '') : DRAWING}
          sizes={`(min-width: 1024px) 560px, ${ACROSS_A_PHONE}`}
        />
        {isPending ? (
          <Skeleton shape="pill" count={PILLS} label="Loading company information" />
        ) : (
          <div>
            <h2>{content.title || `About ${company?.companyName ?? ''}`}</h2>
            {content.subtitle && <p className="lead">{content.subtitle}</p>}
            <Paragraphs text={content.description || aboutText} />
            <ul className="pills">
              {[
                ...new Set([
                  ...(content.points?.length ? content.points : aboutPills),
                  ...(company && isFullyInsured(company) ? [INSURED] : []),
                ]),
              ].map((pill) => (
                <li key={pill}>
                  <Icon name="check" size={18} />
                  {pill}
                </li>
              ))}
            </ul>
            <ButtonLink href="/about" variant="secondary">
              More about us
            </ButtonLink>
          </div>
        )}
      </div>
    </section>
  );
}
