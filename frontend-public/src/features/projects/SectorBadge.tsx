import { Icon } from '../../components/Icon';
import { sectorIcon, sectorKey, sectorName } from '../../content/sectors';

export function SectorBadge({ sector }: { sector: string }) {
  return (
    <span className={`sector sector-${sectorKey(sector)}`}>
      <Icon name={sectorIcon(sector)} size={16} />
      {sectorName(sector)}
    </span>
  );
}
