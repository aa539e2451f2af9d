import { Box, useTheme } from '@mui/material';
import type { ReactNode } from 'react';
import { navy, slate, yellow } from '../../kit/theme/colours';

const [WIDTH, HEIGHT] = [96, 60];

const Line = ({ x, y, width, strong = false }: { x: number; y: number; width: number; strong?: boolean }) => (
  <rect x={x} y={y} width={width} height={strong ? 5 : 3} rx={1.5} fill="currentColor" opacity={strong ? 0.9 : 0.4} />
);

const Area = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => (
  <rect x={x} y={y} width={width} height={height} rx={3} fill="currentColor" opacity={0.16} />
);

const Press = ({ x, y, width = 22 }: { x: number; y: number; width?: number }) => (
  <rect x={x} y={y} width={width} height={8} rx={2} fill={yellow[400]} stroke="currentColor" strokeOpacity={0.4} strokeWidth={0.5} />
);

const Heading = () => <Line x={28} y={8} width={40} strong />;

const THREE = [8, 36, 64];

const cards = (content: (x: number) => ReactNode): ReactNode => (
  <>
    <Heading />
    {THREE.map((x) => (
      <g key={x}>{content(x)}</g>
    ))}
  </>
);

const STARS = [0, 4, 8, 12];

/** What stands where, by the type of block. */
const SKETCHES: Readonly<Record<string, ReactNode>> = {
  hero: (
    <>
      <Line x={8} y={14} width={40} strong />
      <Line x={8} y={23} width={30} strong />
      <Line x={8} y={33} width={36} />
      <Press x={8} y={42} />
      <Area x={56} y={8} width={32} height={44} />
    </>
  ),
  clients: (
    <>
      <Line x={28} y={14} width={40} />
      {[8, 30, 52, 74].map((x) => (
        <Area key={x} x={x} y={26} width={14} height={14} />
      ))}
    </>
  ),
  services: cards((x) => (
    <>
      <Area x={x} y={20} width={24} height={18} />
      <Line x={x} y={42} width={18} />
      <Line x={x} y={48} width={22} />
    </>
  )),
  postcode: (
    <>
      <Line x={28} y={12} width={40} strong />
      <Area x={16} y={28} width={42} height={14} />
      <Press x={60} y={31} width={20} />
    </>
  ),
  about: (
    <>
      <Area x={8} y={10} width={36} height={40} />
      <Line x={52} y={12} width={28} strong />
      {[24, 31, 38, 45].map((y) => (
        <Line key={y} x={52} y={y} width={y === 45 ? 22 : 36} />
      ))}
    </>
  ),
  accreditations: (
    <>
      <Heading />
      {[16, 38, 60].map((x) => (
        <g key={x}>
          <circle cx={x + 10} cy={32} r={9} fill="currentColor" opacity={0.16} />
          <path d={`M${x + 6} 32l3 3 5-6`} fill="none" stroke="currentColor" strokeWidth={2} />
          <Line x={x + 1} y={47} width={18} />
        </g>
      ))}
    </>
  ),
  projects: cards((x) => (
    <>
      <Area x={x} y={20} width={24} height={26} />
      <Line x={x} y={50} width={16} />
    </>
  )),
  testimonials: cards((x) => (
    <>
      {STARS.map((step) => (
        <rect key={step} x={x + step} y={22} width={3} height={3} fill={yellow[400]} stroke="currentColor" strokeWidth={0.4} />
      ))}
      <Line x={x} y={30} width={24} />
      <Line x={x} y={36} width={20} />
      <Line x={x} y={46} width={12} />
    </>
  )),
  cta: (
    <>
      <Area x={4} y={10} width={88} height={40} />
      <Line x={24} y={20} width={48} strong />
      <Press x={37} y={34} />
    </>
  ),
};

/** A small drawing of how a block looks on the homepage; its words are beside it. */
export const BlockSketch = ({ type }: { type: string }) => {
  const isDark = useTheme().palette.mode === 'dark';
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      sx={{
        width: WIDTH,
        height: HEIGHT,
        flex: 'none',
        borderRadius: '6px',
        color: isDark ? slate[200] : navy[950],
        bgcolor: 'action.hover',
        border: 1,
        borderColor: 'divider',
      }}
    >
      {SKETCHES[type] ?? <Heading />}
    </Box>
  );
};
