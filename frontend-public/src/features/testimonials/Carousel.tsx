import { useEffect, useRef, useState } from 'react';
import type { Testimonial } from '../../api/types';
import { Icon } from '../../components/Icon';
import { portraitOf } from '../../content/art';
import { useCarousel } from './useCarousel';

/** All slides share one grid cell, so that the tallest sets the height and nothing below moves. */
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

/** Cut to four lines, with a button for the rest. */
function Comment({ comment, onRead }: { comment: string; onRead: () => void }) {
  const quote = useRef<HTMLQuoteElement>(null);
  const [isCut, setCut] = useState(false);
  const [isFull, setFull] = useState(false);

  useEffect(() => {
    const node = quote.current;
    if (!node) return undefined;
    const observer = new ResizeObserver(() => setCut(node.scrollHeight > node.clientHeight));
    observer.observe(node);
    return () => observer.disconnect();
  }, []);

  return (
    <>
      <blockquote ref={quote} className={isFull ? undefined : 'clamp-4'}>
        {comment}
      </blockquote>
      {(isCut || isFull) && (
        <button
          type="button"
          className="slide-more"
          aria-expanded={isFull}
          onClick={() => {
            setFull(!isFull);
            onRead();
          }}
        >
          {isFull ? 'Show less' : 'Read in full'}
        </button>
      )}
    </>
  );
}

const MAX_RATING = 5;

function Stars({ rating }: { rating: number }) {
  return (
    <span className="stars" role="img" aria-label={`${rating} out of ${MAX_RATING} stars`}>
      {Array.from({ length: MAX_RATING }, (_, index) => (
        <Icon key={index} name="star" size={20} className={index < rating ? 'star-full' : 'star-empty'} />
      ))}
    </span>
  );
}
