/** As many tiles in a row as fit; two on a phone. */
export const gridStyle = {
  display: 'grid',
  gap: 2,
  p: 2,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(200px, 1fr))' },
} as const;
