import { useState } from 'react';
import { text, type BlockProps } from './BlockProps';
import { reads } from '../api/queries';
import { useRead } from '../api/useRead';
import { ButtonLink } from '../components/ButtonLink';
import { FilterButtons } from '../components/FilterButtons';
import { Section } from '../components/Section';
import { Skeleton } from '../components/Skeleton';
import { sectors } from '../content/sectors';
import { ProjectCard } from '../features/projects/ProjectCard';
import { featuredIn, MOST_FEATURED } from '../lib/featured';

/** Section 9 */
const SKELETONS = 6;

const options = [{ value: 'all', text: 'All Projects' }, ...sectors.map((name) => ({ value: name.toLowerCase(), text: name }))];

export function ProjectsBlock({ block: { content }, homepage }: BlockProps) {
  const [sector, setSector] = useState('all');
  const featured = useRead(reads.homeProjects);
  // All projects are read when the first sector is chosen: until then three are enough.
  const all = useRead(reads.projects, { enabled: sector !== 'all' });
  const { data, isPending } = sector === 'all' ? featured : all;
  const active = (data ?? []).filter((project) => project.isActive);
  const shown =
    sector === 'all'
      ? featuredIn(active, 'projects', homepage, content)
      : active.filter((project) => project.sector.toLowerCase() === sector).slice(0, MOST_FEATURED.projects);
  return (
    <Section
      id="projects"
      tone="mist"
      title={text(content['title']) || 'Our Projects'}
      lead={text(content['description'])}
      aside={
        <ButtonLink href="/projects" variant="quiet">
          View All Projects
        </ButtonLink>
      }
    >
      <FilterButtons label="Filter projects by sector" options={options} chosen={sector} onChoose={setSector} />
      {isPending && <Skeleton shape="card" count={SKELETONS} label="Loading projects" />}
      <div aria-live="polite">
        {!isPending && !shown.length && <p className="empty">No projects found for the selected sector.</p>}
        <div className="grid grid-3">
          {shown.map((project) => (
            <ProjectCard key={project.id} project={project} />
          ))}
        </div>
      </div>
    </Section>
  );
}
