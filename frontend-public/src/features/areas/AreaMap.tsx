import type { AreaSummary } from '../../api/types';
import { areaPath } from '../../content/services';
import { layOut, type MappedPlace, WIDTH } from './mapLayout';

const isMapped = (area: AreaSummary): area is AreaSummary & MappedPlace => area.latitude !== null && area.longitude !== null;

const pathOf = (polygon: { x: number; y: number }[]): string =>
  `M${polygon.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}z`;

/** The links are also in a list beside it, so assistive technology and the keyboard skip the drawing. */
export function AreaMap({ areas, current }: { areas: AreaSummary[]; current?: string }) {
  const map = layOut(areas.filter(isMapped));
  if (!map) return null;
  const { height, dots, land, towns, scale } = map;
  // The chosen place lies on top.
  const sorted = dots.toSorted((one, other) => Number(one.slug === current) - Number(other.slug === current));
  return (
    <svg className="area-map" viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
      <path className="area-map-land" d={land.length > 0 ? land.map(pathOf).join('') : `M0 0H${WIDTH}V${height}H0z`} />
      {towns.map(
        ({ name, x, y, label }) =>
          label && (
            <g key={name} className="area-map-town">
              <circle cx={x} cy={y} r={3} />
              <text x={label.x} y={label.y} textAnchor={label.anchor}>
                {name}
              </text>
            </g>
          ),
      )}
      {sorted.map(({ slug, name, x, y, label }) => (
        <a key={slug} href={areaPath(slug)} tabIndex={-1} className={slug === current ? 'area-map-current' : undefined}>
          <title>{name}</title>
          <circle className="area-map-target" cx={x} cy={y} r={14} />
          <circle cx={x} cy={y} r={slug === current ? 8 : 5} />
          {label && (
            <text x={label.x} y={label.y} textAnchor={label.anchor}>
              {name}
            </text>
          )}
        </a>
      ))}
      <g className="area-map-scale" transform={`translate(14 ${height - 16})`}>
        <path d={`M0-5V0H${Math.round(scale.width)}V-5`} />
        <text x={Math.round(scale.width) + 8} y={1}>{`${scale.miles} ${scale.miles === 1 ? 'mile' : 'miles'}`}</text>
      </g>
      <g className="area-map-north" transform={`translate(${WIDTH - 22} 34)`}>
        <path d="M0-16 6 0 0-4-6 0z" />
        <text y={14} textAnchor="middle">
          N
        </text>
      </g>
    </svg>
  );
}
