import { useState } from 'react';
import { reads } from '../api/queries';
import { useRead } from '../api/useRead';
import { useCompany } from '../api/useCompany';
import { Figures } from '../components/Figures';
import { FilterButtons } from '../components/FilterButtons';
import { PageHero } from '../components/PageHero';
import { Skeleton } from '../components/Skeleton';
import { pageTexts } from '../content/pageTexts';
import { ProjectCard } from '../features/projects/ProjectCard';

const options = ['All', 'Domestic', 'Commercial', 'Industrial'].map((text) => ({ value: text.toLowerCase(), text }));

export function ProjectsPage() {
  const { data, isPending } = useRead(reads.projects);
  const [category, setCategory] = useState('all');
  const shown = (data ?? []).filter((project) => project.isActive && (category === 'all' || project.category?.toLowerCase() === category));
  const { yearsExperience, projectsCompleted, satisfactionRate, keyClients } = useCompany();
  const { heading, lead } = pageTexts.projects;
  return (
    <>
      <PageHero crumbs={[{ name: 'Projects', path: '/projects' }]} title={heading} lead={lead} />
      <Figures
        figures={[
          { value: `${yearsExperience}+`, label: 'years of experience' },
          { value: `${projectsCompleted}+`, label: 'projects completed' },
          { value: `${satisfactionRate}%`, label: 'of clients satisfied' },
          { value: String(keyClients.length), label: 'organisations that call us first' },
        ]}
      />
      <section className="section section-mist">
        <div className="container">
          <FilterButtons label="Filter projects by category" options={options} chosen={category} onChoose={setCategory} />
          {isPending && <Skeleton shape="card" count={6} label="Loading projects" />}
          <div aria-live="polite">
            {!isPending && !shown.length && <p className="empty">No projects found for the selected category</p>}
            <div className="grid grid-3">
              {shown.map((project) => (
                <ProjectCard key={project.id} project={project} level="h2" />
              ))}
            </div>
          </div>
        </div>
      </section>
    </>
  );
}
