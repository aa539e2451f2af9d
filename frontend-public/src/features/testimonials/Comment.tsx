import { useEffect, useRef, useState } from 'react';

/** Four lines of it (section 9), and a button for the rest where there is more. */
export function Comment({ comment, onRead }: { comment: string; onRead: () => void }) {
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
