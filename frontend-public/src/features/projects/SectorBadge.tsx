import { Icon } from '../../components/Icon';
import { sectorIcon, sectorKey, sectorName } from '../../content/sectors';

/** 'Other' tells nobody anything: such a project is called by its category. */
export function SectorBadge({ project: { sector, category } }: { project: { sector: string; category: string | null } }) {
  return (
    <span className={`sector sector-${sectorKey(sector)}`}>
      <Icon name={sectorIcon(sector)} size={16} />
      {sectorName(sectorKey(sector) === 'other' ? (category ?? sector) : sector)}
    </span>
  );
}
