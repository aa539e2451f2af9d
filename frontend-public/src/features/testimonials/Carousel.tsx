import { Comment } from './Comment';
import { useCarousel } from './useCarousel';
import type { Testimonial } from '../../api/types';
import { Icon } from '../../components/Icon';
import { Stars } from '../../components/Stars';
import { portraitOf } from '../../content/portraits';

/** One at a time. All stand in the same place, so that the tallest gives the height and nothing below ever moves. */
export function Carousel({ testimonials }: { testimonials: Testimonial[] }) {
  const { index, leaving, direction, move, playing, setPlaying } = useCarousel(testimonials.length);
  return (
    <div className="carousel" role="group" aria-roledescription="carousel" aria-label="Testimonials" data-direction={direction}>
      <div className="carousel-slides" aria-live={playing ? 'off' : 'polite'}>
        {testimonials.map((testimonial, at) => (
          <Slide
            key={testimonial.id}
            testimonial={testimonial}
            state={at === index ? 'shown' : at === leaving ? 'leaving' : 'away'}
            label={`${at + 1} of ${testimonials.length}`}
            onRead={() => setPlaying(false)}
          />
        ))}
      </div>
      <div className="carousel-controls">
        <button type="button" className="icon-button" aria-label="Previous testimonial" onClick={() => move({ by: -1 })}>
          <Icon name="chevron-left" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={playing ? 'Pause testimonials' : 'Play testimonials'}
          onClick={() => setPlaying(!playing)}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
        <button type="button" className="icon-button" aria-label="Next testimonial" onClick={() => move({ by: 1 })}>
          <Icon name="chevron-right" />
        </button>
        <div className="carousel-dots">
          {testimonials.map(({ id, name }, at) => (
            <button
              key={id}
              type="button"
              className="carousel-dot"
              aria-label={`Show testimonial ${at + 1}, ${name}`}
              aria-current={at === index}
              onClick={() => move({ to: at })}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

interface SlideProps {
  testimonial: Testimonial;
  state: 'shown' | 'leaving' | 'away';
  label: string;
  /** Somebody wants to read it in full, which takes longer than its five seconds. */
  onRead: () => void;
}

function Slide({ testimonial: { name, company, location, rating, comment, projectType }, state, label, onRead }: SlideProps) {
  const details = [company, location].filter(Boolean).join(', ');
  return (
    <figure className="slide" data-state={state} aria-roledescription="slide" aria-label={label}>
      <Stars rating={rating} />
      <Comment comment={comment} onRead={onRead} />
      <figcaption>
        <Portrait name={name} />
        <span>
          <strong>{name}</strong>
          {details && <small>{details}</small>}
          {projectType && <small>{projectType}</small>}
        </span>
      </figcaption>
    </figure>
  );
}

function Portrait({ name }: { name: string }) {
  const portrait = portraitOf(name);
  if (portrait) return <img className="portrait" src={portrait} alt="" width={56} height={56} loading="lazy" />;
  return (
    <span className="portrait initial" aria-hidden="true">
      {name.charAt(0)}
    </span>
  );
}
