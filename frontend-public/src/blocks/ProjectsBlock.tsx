import { reads } from '../api/queries';
import { useRead } from '../api/useRead';
import { ButtonLink } from '../components/links';
import { Section } from '../components/Section';
import { ProjectCards, sectorsOf } from '../features/projects/ProjectCard';
import { LoadingProjects } from '../features/projects/ProjectList';
import { sectorRead, SectorProjectsIsland } from '../features/projects/SectorProjects';
import { featuredIn } from '../lib/featured';
import { usePage } from '../PageContext';
import type { BlockProps } from './BlockProps';

export function ProjectsBlock({ content, homepage }: BlockProps<'projects'>) {
  const sector = usePage().search.get('sector') ?? 'all';
  const all = useRead(reads.projects).data;
  const found = useRead(sectorRead(sector)).data?.projects;
  const shown = sector === 'all' ? all && featuredIn(all, 'projects', homepage, content) : found;
  return (
    <Section
      id="projects"
      tone="mist"
      title={content.title || 'Our Projects'}
      lead={content.description}
      aside={
        all?.length !== 0 && (
          <ButtonLink href="/projects" variant="quiet">
            View All Projects
          </ButtonLink>
        )
      }
    >
      <SectorProjectsIsland sector={sector} sectors={sectorsOf(all ?? [])} total={shown?.length}>
        {shown ? <ProjectCards projects={shown} /> : <LoadingProjects />}
      </SectorProjectsIsland>
    </Section>
  );
}
