import type { AreaSummary } from '../../api/types';
import { useCompany } from '../../api/useCompany';
import { areaPath } from '../../content/services';
import { layOut, type MappedPlace, WIDTH } from './mapLayout';

const isMapped = (area: AreaSummary): area is AreaSummary & MappedPlace => area.latitude !== null && area.longitude !== null;

const pathOf = (polygon: { x: number; y: number }[]): string =>
  `M${polygon.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}z`;

interface Props {
  areas: AreaSummary[];
  current?: string;
  /** Done in the current place. */
  jobs?: number;
  /** The ground of a page's head (styles/map.css): its land goes on to the window's edge. */
  isGround?: boolean;
}

export const isOnMap = (areas: AreaSummary[]): boolean => areas.some(isMapped);

const BLEED = 2;

/** The links are also in a list beside it, so assistive technology and the keyboard skip the drawing. */
export function AreaMap({ areas, current, jobs = 0, isGround = false }: Props) {
  const { latitude, longitude } = useCompany();
  const map = layOut(areas.filter(isMapped), {
    office: latitude == null || longitude == null ? undefined : { latitude, longitude },
    bleed: isGround ? BLEED : 0,
    noted: jobs > 0 ? current : undefined,
  });
  if (!map) return null;
  const { height, dots, land, towns, waters, office, scale } = map;
  const abroad = isGround
    ? `M${-BLEED * WIDTH} ${-BLEED * height}h${5 * WIDTH}v${5 * height}H${-BLEED * WIDTH}z`
    : `M0 0H${WIDTH}V${height}H0z`;
  // The chosen place lies on top.
  const sorted = dots.toSorted((one, other) => Number(one.slug === current) - Number(other.slug === current));
  return (
    <svg className={isGround ? 'area-map area-map-ground' : 'area-map'} viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
      <path className="area-map-land" d={land.length > 0 ? land.map(pathOf).join('') : abroad} />
      {waters.map(
        ({ name, label }) =>
          label && (
            <text key={name} className="area-map-water" x={label.x} y={label.y} textAnchor="middle">
              {name}
            </text>
          ),
      )}
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
      {office && (
        <g className="area-map-office">
          <title>{office.name}</title>
          <path d={`M${office.x - 6} ${office.y - 8}v-6l6-5 6 5v6z`} />
          {office.label && (
            <text x={office.label.x} y={office.label.y} textAnchor={office.label.anchor}>
              {office.name}
            </text>
          )}
        </g>
      )}
      {sorted.map(({ slug, name, x, y, label }) => (
        <a key={slug} href={areaPath(slug)} tabIndex={-1} className={slug === current ? 'area-map-current' : undefined}>
          <title>{name}</title>
          <circle className="area-map-target" cx={x} cy={y} r={14} />
          <circle cx={x} cy={y} r={slug === current ? 8 : 5} />
          {label && (
            <text x={label.x} y={label.y} textAnchor={label.anchor}>
              {name}
              {label.noteY !== undefined && (
                <tspan className="area-map-jobs" x={label.x} y={label.noteY}>
                  {jobs === 1 ? '1 job' : `${jobs} jobs`}
                </tspan>
              )}
            </text>
          )}
        </a>
      ))}
      {!isGround && (
        <>
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
        </>
      )}
    </svg>
  );
}
