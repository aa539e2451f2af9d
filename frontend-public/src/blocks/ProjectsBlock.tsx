import { reads } from '../api/queries';
import { useRead } from '../api/useRead';
import { FilterButtons, FoundCount, useQuery } from '../components/filters';
import { ButtonLink } from '../components/links';
import { Section } from '../components/Section';
import { Skeleton } from '../components/Skeleton';
import { ProjectCard, sectors } from '../features/projects/ProjectCard';
import { featuredIn, MOST_FEATURED } from '../lib/featured';
import type { BlockProps } from './BlockProps';

const SKELETONS = 6;

const options = [{ value: 'all', text: 'All Projects' }, ...sectors.map((name) => ({ value: name.toLowerCase(), text: name }))];

export function ProjectsBlock({ content, homepage }: BlockProps<'projects'>) {
  const [query, change] = useQuery();
  const sector = query.get('sector') ?? 'all';
  const featured = useRead(reads.homeProjects);
  // Loads all projects only once a sector is chosen.
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
      title={content.title || 'Our Projects'}
      lead={content.description}
      aside={
        <ButtonLink href="/projects" variant="quiet">
          View All Projects
        </ButtonLink>
      }
    >
      <FilterButtons label="Filter projects by sector" options={options} chosen={sector} onChoose={(value) => change('sector', value)} />
      {isPending && <Skeleton shape="card" count={SKELETONS} label="Loading projects" />}
      <FoundCount count={isPending ? undefined : shown.length} name="project" none="No projects found for the selected sector." />
      <div className="grid grid-3">
        {shown.map((project) => (
          <ProjectCard key={project.id} project={project} />
        ))}
      </div>
    </Section>
  );
}
