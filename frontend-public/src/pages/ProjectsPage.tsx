import { reads } from '../api/queries';
import { useCompany } from '../api/useCompany';
import { useRead } from '../api/useRead';
import { Figures } from '../components/Figures';
import { FilterButtons, FoundCount, useQuery } from '../components/filters';
import { PageHero } from '../components/PageHero';
import { Skeleton } from '../components/Skeleton';
import { pageTexts } from '../content/pageTexts';
import { ProjectCard } from '../features/projects/ProjectCard';

const options = ['All', 'Domestic', 'Commercial', 'Industrial'].map((text) => ({ value: text.toLowerCase(), text }));

export function ProjectsPage() {
  const { data, isPending } = useRead(reads.projects);
  const [query, change] = useQuery();
  const category = query.get('category') ?? 'all';
  const shown = (data ?? []).filter((project) => project.isActive && (category === 'all' || project.category?.toLowerCase() === category));
  const { yearsExperience, projectsCompleted, satisfactionRate, keyClients } = useCompany();
  const { heading, lead } = pageTexts.projects;
  return (
    <>
      <PageHero crumbs={[{ name: 'Projects', path: '/projects' }]} title={heading} lead={lead} />
      <Figures
        figures={[
          { value: yearsExperience && `${yearsExperience}+`, label: 'years of experience' },
          { value: projectsCompleted && `${projectsCompleted}+`, label: 'projects completed' },
          { value: satisfactionRate && `${satisfactionRate}%`, label: 'of clients satisfied' },
          { value: keyClients.length && String(keyClients.length), label: 'organisations that call us first' },
        ]}
      />
      <section className="section section-mist">
        <div className="container">
          <form action="/projects">
            <FilterButtons
              label="Filter projects by category"
              options={options}
              chosen={category}
              onChoose={(value) => change('category', value)}
              name="category"
            />
          </form>
          {isPending && <Skeleton shape="card" count={6} label="Loading projects" />}
          <FoundCount count={isPending ? undefined : shown.length} name="project" none="No projects found for the selected category" />
          <div className="grid grid-3">
            {shown.map((project) => (
              <ProjectCard key={project.id} project={project} level="h2" />
            ))}
          </div>
        </div>
      </section>
    </>
  );
}
