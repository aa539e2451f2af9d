import { reads } from '../api/queries';
import type { ProjectDetail } from '../api/types';
import { useRead } from '../api/useRead';
import { AsideList } from '../components/AsideList';
import { BeforeAfter } from '../components/BeforeAfter';
import { Figures } from '../components/Figures';
import { ButtonLink } from '../components/links';
import { Gallery } from '../components/Gallery';
import { PageHero } from '../components/PageHero';
import { useQuoteText } from '../components/NextStep';
import { ProofLine } from '../components/ProofLine';
import { HEAD_SIZES, Picture } from '../components/Picture';
import { Paragraphs, RichText } from '../components/RichText';
import { Section } from '../components/Section';
import { Skeleton } from '../components/Skeleton';
import { inquiryPath, serviceLink } from '../content/services';
import { FormInPlace } from '../features/contact/FormInPlace';
import { ProjectCard, projectPicture, SectorBadge } from '../features/projects/ProjectCard';
import { Quote } from '../features/testimonials/Quote';
import type { Params } from '../Route';
import { NotFoundPage } from './NotFoundPage';

const STATUS: Record<string, string> = { completed: 'Completed', 'in-progress': 'In progress', planned: 'Planned' };
/** Work that is not finished has no outcome yet. */
const OUTCOME: Record<string, string> = { 'in-progress': 'Where It Stands', planned: 'What Comes Next' };

export function ProjectPage({ params }: { params: Params }) {
  const { data: project, isPending } = useRead(reads.project(params['slug'] ?? ''));
  const quote = useQuoteText();
  if (isPending) return <Skeleton shape="page" count={1} label="Loading" />;
  if (!project) return <NotFoundPage />;
  const [first, ...gallery] = project.images;
  const picture = projectPicture(project);
  const path = `/projects/${project.slug}`;
  const ask = inquiryPath(path);
  return (
    <>
      <PageHero
        crumbs={[
          { name: 'Projects', path: '/projects' },
          { name: project.title, path },
        ]}
        title={project.title}
        lead={project.description}
        picture={<Picture className="page-hero-picture" {...picture} caption={first?.caption} sizes={HEAD_SIZES} priority />}
      >
        <SectorBadge project={project} />
        <ProofLine service={project.services.find(({ price }) => price)} />
        <div className="buttons">
          <ButtonLink href={ask}>{quote}</ButtonLink>
        </div>
      </PageHero>
      <Facts project={project} />
      <Figures figures={project.kpis} />
      {project.pairs.length > 0 && (
        <div className="container">
          {project.pairs.map((pictures) => (
            <BeforeAfter key={pictures.before + pictures.after} pictures={pictures} art={picture.art} />
          ))}
        </div>
      )}
      <div className="section section-white">
        <div className="container with-aside">
          <article className="service-content">
            <Story project={project} />
            {project.content && <RichText html={project.content} />}
            <Gallery pictures={gallery} art={picture.art} />
          </article>
          <Further project={project} />
        </div>
      </div>
      {project.testimonials.length > 0 && (
        <Section tone="navy" className="voice">
          {project.testimonials.map((testimonial) => (
            <Quote key={testimonial.id} testimonial={testimonial} />
          ))}
        </Section>
      )}
      {project.next && (
        <Section tone="mist" title="Next Project">
          <div className="proof">
            <ProjectCard project={project.next} />
          </div>
        </Section>
      )}
      <FormInPlace page={path} title={`A job like ‘${project.title}’`} />
    </>
  );
}

function Story({ project }: { project: ProjectDetail }) {
  const parts = [
    { title: 'The Challenge', text: project.challenge },
    { title: 'Our Solution', text: project.solution },
    { title: OUTCOME[project.status] ?? 'The Outcome', text: project.outcome },
  ];
  return parts
    .filter(({ text }) => text)
    .map(({ title, text }) => (
      <section key={title}>
        <h2>{title}</h2>
        <Paragraphs text={text} />
      </section>
    ));
}

function Facts({ project }: { project: ProjectDetail }) {
  const facts = [
    { label: 'Client', value: project.client },
    { label: 'Location', value: project.location },
    { label: 'Category', value: project.category },
    { label: 'Status', value: STATUS[project.status] },
    { label: project.status === 'completed' ? 'Completed' : 'Expected completion', value: project.completionDate },
  ].filter(({ value }) => value);
  return (
    <dl className="container facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Further({ project }: { project: ProjectDetail }) {
  return (
    <div className="aside">
      <AsideList
        title="Services Shown"
        items={project.services.map(({ slug, title, firstLocation }) => ({ title, href: serviceLink(slug, firstLocation) }))}
      />
      <AsideList title="More Projects" items={project.more.map(({ slug, title }) => ({ title, href: `/projects/${slug}` }))} />
      <div className="aside-card cta-card">
        <h2>Planning something similar?</h2>
        <ButtonLink href={inquiryPath(`/projects/${project.slug}`)}>{useQuoteText()}</ButtonLink>
        <ButtonLink href="/projects" variant="outline">
          All projects
        </ButtonLink>
      </div>
    </div>
  );
}
