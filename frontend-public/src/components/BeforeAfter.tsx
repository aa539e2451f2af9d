import type { ProjectDetail } from '../api/types';
import type { ArtName } from '../content/art';
import { Picture, pictureOf } from './Picture';

interface Props {
  pictures: ProjectDetail['pairs'][number];
  art: ArtName;
}

const SIZES = '(min-width: 800px) 736px, 100vw';

/** Two pictures side by side; where scripts run, one over the other with a slider (live/beforeAfter.ts). */
export const BeforeAfter = ({ pictures, pictures: { beforeAlt, afterAlt, caption }, art }: Props) => (
  <div className="before-after">
    <div className="before-after-pictures">
      <Picture picture={pictureOf(pictures, 'before')} art={art} alt={beforeAlt ?? ''} caption="Before" sizes={SIZES} />
      <Picture picture={pictureOf(pictures, 'after')} art={art} alt={afterAlt ?? ''} caption="After" sizes={SIZES} />
      <input
        type="range"
        min={0}
        max={100}
        defaultValue={50}
        aria-label={caption ? `How much of 'before' to show: ${caption}` : "How much of 'before' to show"}
      />
      <span className="before-after-line" aria-hidden="true" />
    </div>
    {caption && <p className="small">{caption}</p>}
  </div>
);
