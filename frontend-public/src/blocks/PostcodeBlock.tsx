import { useReachable } from '../api/useCompany';
import { useFirstArea } from '../api/useFirstArea';
import { pageTexts } from '../content/pageTexts';
import { PostcodeFormIsland } from '../features/postcode/PostcodeForm';
import { usePage } from '../PageContext';
import type { BlockProps } from './BlockProps';

/** Nothing without a place: it could only say that it does not know. */
export function PostcodeBlock({ id, content }: BlockProps<'postcode'>) {
  const { path } = usePage();
  const reachable = useReachable();
  const first = useFirstArea();
  if (!first) return null;
  return (
    <section className="section section-white">
      <div className="container">
        <div className="postcode-band">
          <div>
            <h2>{content.title || pageTexts.postcode.heading}</h2>
            <p className="lead">{content.description || pageTexts.postcode.lead}</p>
          </div>
          <PostcodeFormIsland id={id} page={path} company={reachable} example={first.postcodes[0]} />
        </div>
      </div>
    </section>
  );
}
