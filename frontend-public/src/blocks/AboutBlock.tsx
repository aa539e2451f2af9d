import { text, type BlockProps } from './BlockProps';
import { reads } from '../api/queries';
import { useRead } from '../api/useRead';
import { ButtonLink } from '../components/ButtonLink';
import { Icon } from '../components/Icon';
import { Picture } from '../components/Picture';
import { Paragraphs } from '../components/RichText';
import { Skeleton } from '../components/Skeleton';
import { aboutPills, aboutText } from '../content/about';

export function AboutBlock({ block: { content } }: BlockProps) {
  const { data: company, isPending } = useRead(reads.companyInfo);
  return (
    <section id="about" className="section section-mist">
      <div className="container split">
        <Picture
          className="framed"
          src={text(content['image'])}
          art="about"
          alt="Drawing of a workshop with its door up, drums of cable and a white van with a ladder on its roof"
          sizes="(min-width: 1024px) 560px, 100vw"
        />
        {isPending ? (
          <Skeleton shape="pill" count={aboutPills.length} label="Loading company information" />
        ) : (
          <div>
            <h2>{text(content['title']) || `About ${company?.companyName ?? ''}`}</h2>
            {text(content['subtitle']) && <p className="lead">{text(content['subtitle'])}</p>}
            <Paragraphs text={text(content['description']) || aboutText} />
            <ul className="pills">
              {aboutPills.map((pill) => (
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
