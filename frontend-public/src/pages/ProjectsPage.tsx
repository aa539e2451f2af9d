import { reads } from '../api/queries';
import { useCompany } from '../api/useCompany';
import { useRead } from '../api/useRead';
import { claimed, Figures } from '../components/Figures';
import { NextStep } from '../components/NextStep';
import { PageHero } from '../components/PageHero';
import { HEAD_SIZES, Picture } from '../components/Picture';
import { pageTexts } from '../content/pageTexts';
import { FormInPlace } from '../features/contact/FormInPlace';
import { categoriesOf, projectPicture } from '../features/projects/ProjectCard';
import { LoadingProjects, ProjectListIsland, ProjectPage } from '../features/projects/ProjectList';
import { usePage } from '../PageContext';
import type { Params } from '../Route';

export function ProjectsPage({ params }: { params: Params }) {
  const { search } = usePage();
  const { data } = useRead(reads.projectList(params, search));
  const category = search.get('category') ?? 'all';
  const all = useRead(reads.projects).data ?? [];
  const company = useCompany();
  const { heading, lead } = pageTexts.projects;
  return (
    <>
      <PageHero
        crumbs={[{ name: 'Projects', path: '/projects' }]}
        title={heading}
        lead={all.length ? lead : undefined}
        picture={all[0] && <Picture className="page-hero-picture" {...projectPicture(all[0])} alt="" sizes={HEAD_SIZES} priority />}
      />
      <Figures
        figures={[
          claimed(company, 'yearsExperience', '+', 'years of experience'),
          claimed(company, 'projectsCompleted', '+', 'projects completed'),
          claimed(company, 'satisfactionRate', '%', 'of clients satisfied'),
          { value: company.keyClients.length && String(company.keyClients.length), label: 'organisations named as our clients' },
        ]}
      />
      <section className="section section-mist">
        <div className="container">
          <ProjectListIsland category={category} categories={categoriesOf(all)} total={data?.total}>
            {data ? <ProjectPage category={category} page={data} /> : <LoadingProjects />}
          </ProjectListIsland>
        </div>
      </section>
      <NextStep title="Planning something similar?" page="/projects" />
      <FormInPlace page="/projects" title="A job of your own" />
    </>
  );
}
