import type { ReactNode } from 'react';
import { reads } from '../../api/queries';
import type { ProjectPageData } from '../../api/types';
import { useLoaded } from '../../api/useLoaded';
import { FilterButtons, FoundCount, narrowing, useQuery } from '../../components/filters';
import { island } from '../../components/island';
import { Pager } from '../../components/Pager';
import { Skeleton } from '../../components/Skeleton';
import { type categoriesOf, ProjectCards } from './ProjectCard';

interface Props {
  /** In the address; 'all' for none. */
  category: string;
  categories: ReturnType<typeof categoriesOf>;
  /** Undefined: the server could not read the list. */
  total: number | undefined;
  /** The page of the list for `category`. */
  children?: ReactNode;
}

/** Read where a company has just begun to show its work. */
const NONE_YET = 'Our first projects will be shown here soon. Ask us what we have done near you.';

export function ProjectList({ category, categories, total, children }: Props) {
  const [query, change] = useQuery({ category }, '/projects');
  const isGiven = query.category === category;
  const { data, isPending } = useLoaded(isGiven ? undefined : reads.projectPage(narrowing(query)));
  const count = isPending ? undefined : (data?.total ?? 0);
  return (
    <>
      <form action="/projects">
        <FilterButtons
          label="Filter projects by category"
          options={[{ value: 'all', text: 'All' }, ...categories]}
          chosen={query.category}
          onChoose={(value) => change({ category: value })}
          name="category"
        />
      </form>
      <FoundCount
        count={isGiven ? total : count}
        name="project"
        none={query.category === 'all' ? NONE_YET : 'No projects found for the selected category'}
      />
      {isGiven ? children : data ? <ProjectPage category={query.category} page={data} /> : isPending && <LoadingProjects />}
    </>
  );
}

export const LoadingProjects = () => <Skeleton shape="card" count={6} label="Loading projects" />;

export function ProjectPage({ category, page: { projects, page, pages } }: { category: string; page: ProjectPageData }) {
  return (
    <>
      <ProjectCards projects={projects} level="h2" />
      <Pager list="projects" page={page} pages={pages} query={narrowing({ category })} />
    </>
  );
}

export const ProjectListIsland = island('ProjectList', ProjectList);
