import { reads } from '../api/queries';
import { useCompany } from '../api/useCompany';
import { useRead } from '../api/useRead';
import { Figures } from '../components/Figures';
import { PageHero } from '../components/PageHero';
import { pageTexts } from '../content/pageTexts';
import { LoadingProjects, ProjectListIsland, ProjectPage } from '../features/projects/ProjectList';
import { usePage } from '../PageContext';
import type { Params } from '../Route';

export function ProjectsPage({ params }: { params: Params }) {
  const { search } = usePage();
  const { data } = useRead(reads.projectList(params, search));
  const category = search.get('category') ?? 'all';
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
          <ProjectListIsland category={category} total={data?.total}>
            {data ? <ProjectPage category={category} page={data} /> : <LoadingProjects />}
          </ProjectListIsland>
        </div>
      </section>
    </>
  );
}
