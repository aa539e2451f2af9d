import type { Faq } from '../../api/types';
import { Icon } from '../../components/Icon';
import { Paragraphs } from '../../components/RichText';
import { Section } from '../../components/Section';

/** Numbered Q1 and A1; opens and closes without script. */
export function Faqs({ title, faqs }: { title: string; faqs: Faq[] }) {
  return (
    <Section tone="mist" title={title} className="faqs">
      <div>
        {faqs.map(({ question, answer }, index) => (
          <details key={question} open={index === 0}>
            <summary>
              <span className="faq-number">{`Q${index + 1}`}</span>
              <h3>{question}</h3>
              <Icon name="chevron-down" />
            </summary>
            <div className="faq-answer">
              <span className="faq-number">{`A${index + 1}`}</span>
              <div>
                <Paragraphs text={answer} />
              </div>
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}
