import { Box, Button, Slider, Typography } from '@mui/material';
import { type MouseEvent, useId } from 'react';
import { useController } from 'react-hook-form';
import type { MediaFile } from '../data/types';
import { Note } from '../kit/texts';

/** What visitors see without a choice: a little above the middle, as in the website's styles. */
const USUAL = { x: 50, y: 38 };

/** The point that every crop keeps in view, set by a click on the picture or by two sliders. */
export const FocalPointInput = ({ file }: { file: MediaFile }) => {
  const id = useId();
  const { field: left } = useController<Record<string, number | null>>({ name: 'focusX' });
  const { field: top } = useController<Record<string, number | null>>({ name: 'focusY' });
  const isChosen = typeof left.value === 'number' && typeof top.value === 'number';
  const x = isChosen ? Number(left.value) : USUAL.x;
  const y = isChosen ? Number(top.value) : USUAL.y;
  const choose = (point: { x: number; y: number } | null) => {
    left.onChange(point && Math.round(point.x));
    top.onChange(point && Math.round(point.y));
  };
  const chooseByClick = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const frame = currentTarget.getBoundingClientRect();
    choose({ x: ((clientX - frame.left) / frame.width) * 100, y: ((clientY - frame.top) / frame.height) * 100 });
  };
  const source = file.thumbnailUrl ?? file.url;
  const position = { objectFit: 'cover', objectPosition: `${x}% ${y}%`, display: 'block' } as const;

  return (
    <Box role="group" aria-labelledby={`${id}label`}>
      <Typography id={`${id}label`} sx={{ fontWeight: 650 }}>
        Focal point
      </Typography>
      <Note sx={{ mb: 1.5 }}>Click on what matters most. It stays in view wherever the website crops the picture.</Note>
      <Box
        sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '240px minmax(0, 1fr)' }, alignItems: 'start' }}
      >
        <Box
          data-testid="focal-picture"
          onClick={chooseByClick}
          sx={{ position: 'relative', justifySelf: 'start', cursor: 'crosshair', borderRadius: '8px', overflow: 'hidden' }}
        >
          <Box component="img" src={source} alt="" sx={{ display: 'block', maxWidth: '100%', maxHeight: 240 }} />
          <Box
            sx={{
              ...{ position: 'absolute', left: `${x}%`, top: `${y}%`, width: 22, height: 22, transform: 'translate(-50%, -50%)' },
              ...{ borderRadius: '50%', border: '3px solid #fff', boxShadow: '0 0 0 2px #000', pointerEvents: 'none' },
            }}
          />
        </Box>
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <Percent label="From the left" value={x} onChange={(value) => choose({ x: value, y })} />
          <Percent label="From the top" value={y} onChange={(value) => choose({ x, y: value })} />
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
            <Box component="img" src={source} alt="" sx={{ ...position, width: 120, height: 48, borderRadius: '6px' }} />
            <Box component="img" src={source} alt="" sx={{ ...position, width: 48, height: 64, borderRadius: '6px' }} />
            <Box component="img" src={source} alt="" sx={{ ...position, width: 56, height: 56, borderRadius: '50%' }} />
          </Box>
          {isChosen && (
            <Button size="small" onClick={() => choose(null)} sx={{ justifySelf: 'start' }}>
              Use the middle again
            </Button>
          )}
        </Box>
      </Box>
    </Box>
  );
};

const Percent = ({ label, value, onChange }: { label: string; value: number; onChange: (value: number) => void }) => {
  const id = useId();
  return (
    <div>
      <Typography id={id} variant="body2">
        {label}: {value}%
      </Typography>
      <Slider
        aria-labelledby={id}
        value={value}
        min={0}
        max={100}
        step={5}
        onChange={(_, next) => onChange(Number(next))}
        sx={{ py: 2.5 }}
      />
    </div>
  );
};
