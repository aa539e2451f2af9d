import type { ReactNode } from 'react';
import { reads } from '../../api/queries';
import { useLoaded } from '../../api/useLoaded';
import { FilterButtons, FoundCount, useQuery } from '../../components/filters';
import { island } from '../../components/island';
import { MOST_FEATURED } from '../../lib/featured';
import { ProjectCards, type sectorsOf } from './ProjectCard';
import { LoadingProjects } from './ProjectList';

interface Props {
  /** In the address; 'all' for none. */
  sector: string;
  sectors: ReturnType<typeof sectorsOf>;
  /** Undefined: the server could not read them. */
  total: number | undefined;
  /** The projects for `sector`. */
  children?: ReactNode;
}

export function SectorProjects({ sector, sectors, total, children }: Props) {
  const [query, change] = useQuery({ sector }, '/');
  const isGiven = query.sector === sector;
  // Which projects are featured is in the page without a sector.
  const isFeatured = sector === 'all';
  const { data, isPending } = useLoaded(isGiven ? undefined : sectorRead(query.sector));
  const count = isPending ? undefined : (data?.projects.length ?? 0);
  return (
    <>
      <form action="/#projects">
        <FilterButtons
          label="Filter projects by sector"
          options={[{ value: 'all', text: 'All Projects' }, ...sectors]}
          chosen={query.sector}
          onChoose={(value) => (value === 'all' && !isFeatured ? location.assign('/#projects') : change({ sector: value }))}
          name="sector"
        />
      </form>
      <FoundCount count={isGiven ? total : count} name="project" none="No projects found for the selected sector." />
      {isGiven ? children : data ? <ProjectCards projects={data.projects} /> : isPending && <LoadingProjects />}
    </>
  );
}

/** The first projects of a sector. */
export const sectorRead = (sector: string) => reads.projectPage({ sector, size: String(MOST_FEATURED.projects) });

export const SectorProjectsIsland = island('SectorProjects', SectorProjects);
