import { Box } from '@mui/material';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ShownPage } from '../checks/useChecks';
import { fillFrame, followScroll, listenTo } from './page';

const ADDRESS = '/preview/frame';
const AGAIN_MS = 2_000;
const FRAMES = [0, 1] as const;

interface PreviewFramesProps {
  html: string;
  /** Of the screen that is shown, in px. */
  width: number;
  onPick: (element: Element) => void;
  /** Escape was pressed in the page. */
  onLeave: () => void;
  /** Another page is on the screen. */
  onShown: (shown: ShownPage) => void;
}

/** Two frames: the page is put into the hidden one, which takes the place of the other once it is ready. */
export const PreviewFrames = ({ html, width, onPick, onLeave, onShown }: PreviewFramesProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<number | null>(null);
  const [loaded, setLoaded] = useState<readonly number[]>([]);
  const newest = useRef<string>(null);
  const handlers = useRef({ onPick, onLeave });
  const { scale, height } = useScale(box, width);
  useLayoutEffect(() => {
    handlers.current = { onPick, onLeave };
  });

  const fill = useEffectEvent(async (page: string) => {
    newest.current = page;
    const frames = box.current?.querySelectorAll('iframe') ?? [];
    const next = shown === 0 ? 1 : 0;
    const [frame, former] = [frames[next], shown === null ? undefined : frames[shown]];
    if (!frame) return;
    await fillFrame(frame, page, former);
    if (newest.current !== page) return;
    // It may have been scrolled in the meantime.
    followScroll(frame, former);
    setShown(next);
    if (frame.contentWindow) onShown({ view: frame.contentWindow });
  });

  const isLoaded = loaded.length === FRAMES.length;
  useEffect(() => {
    if (isLoaded) fill(html).catch((error: unknown) => console.error(error));
  }, [isLoaded, html]);

  const onLoad = (frame: HTMLIFrameElement, index: number) => {
    const isListening = listenTo(frame, { pick: (element) => handlers.current.onPick(element), leave: () => handlers.current.onLeave() });
    if (isListening) setLoaded((all) => [...all.filter((other) => other !== index), index]);
    // The server could not be reached.
    else setTimeout(() => frame.setAttribute('src', ADDRESS), AGAIN_MS);
  };

  return (
    <Box ref={box} sx={{ position: 'relative', flex: 1, minHeight: 0, overflow: 'hidden', bgcolor: 'action.hover' }}>
      {FRAMES.map((index) => (
        <Box
          key={index}
          component="iframe"
          src={ADDRESS}
          title={index === shown ? 'The page as visitors will see it' : 'The next preview'}
          aria-hidden={index !== shown}
          tabIndex={index === shown ? 0 : -1}
          onLoad={({ currentTarget }: { currentTarget: HTMLIFrameElement }) => onLoad(currentTarget, index)}
          sx={{
            position: 'absolute',
            top: 0,
            left: '50%',
            border: 0,
            bgcolor: '#fff',
            visibility: index === shown ? 'visible' : 'hidden',
            transformOrigin: 'top left',
          }}
          style={{ width, height: height / scale, transform: `scale(${scale}) translateX(-50%)` }}
        />
      ))}
    </Box>
  );
};

/** Fits a screen of this width into the room that there is. */
function useScale(box: RefObject<HTMLElement | null>, width: number) {
  const [room, setRoom] = useState({ width, height: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return { scale: Math.min(1, room.width / width) || 1, height: room.height };
}
