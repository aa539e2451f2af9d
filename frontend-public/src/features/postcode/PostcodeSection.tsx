import { pageTexts } from '../../content/pageTexts';
import { PostcodeForm } from './PostcodeForm';

/** On the home page, between what the company does and for whom. */
export function PostcodeSection() {
  return (
    <section className="section section-white">
      <div className="container">
        <div className="postcode-band">
          <div>
            <h2>{pageTexts.postcode.heading}</h2>
            <p className="lead">{pageTexts.postcode.lead}</p>
          </div>
          <PostcodeForm />
        </div>
      </div>
    </section>
  );
}
