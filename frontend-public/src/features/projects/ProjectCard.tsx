import type { ProjectCardData, ProjectSummary } from '../../api/types';
import { Icon } from '../../components/Icon';
import { Picture, pictureOf } from '../../components/Picture';
import { projectArt } from '../../content/art';
import { drawingText } from '../../content/projectDrawings';
import type { IconName } from '../../content/icons';

interface Props {
  projects: ProjectCardData[];
  level?: 'h2' | 'h3';
}

const SIZES = '(min-width: 1024px) 380px, (min-width: 640px) 50vw, 70vw';
/** Of three the first is large (styles/projects.css). */
const LARGE = '(min-width: 1024px) 690px, (min-width: 640px) 50vw, 70vw';

export const ProjectCards = ({ projects, level }: Props) => (
  <div className="grid grid-3">
    {projects.map((project, index) => (
      <ProjectCard key={project.slug} project={project} level={level} sizes={index === 0 && projects.length === 3 ? LARGE : SIZES} />
    ))}
  </div>
);

interface CardProps {
  project: ProjectCardData;
  level?: Props['level'];
  sizes?: string;
}

export function ProjectCard({ project, level: Heading = 'h3', sizes = SIZES }: CardProps) {
  return (
    <article className="card project-card">
      <div className="project-media">
        <Picture {...projectPicture(project)} sizes={sizes} />
        <SectorBadge project={project} />
        {project.featured && <span className="featured">Featured</span>}
      </div>
      <div className="project-body">
        <Heading>{project.title}</Heading>
        {project.location && (
          <p className="project-place">
            <Icon name="map-pin" size={16} /> {project.location}
          </p>
        )}
        <p className="clamp-2">{project.challenge || project.description}</p>
        <a href={`/projects/${project.slug}`} className="card-link card-more">
          View Project <span className="visually-hidden">{project.title}</span>
          <Icon name="arrow-right" size={18} />
        </a>
      </div>
    </article>
  );
}

/** The first photograph of a project, otherwise its drawing. */
export function projectPicture(project: Pick<ProjectCardData, 'slug' | 'sector' | 'images'>) {
  const [image] = project.images;
  const art = projectArt(project);
  return { picture: pictureOf(image, 'url'), art, alt: image ? (image.alt ?? '') : drawingText(art) };
}

/** Projects of the sector 'other' show their category. */
export function SectorBadge({ project: { sector, category } }: { project: { sector: string; category: string | null } }) {
  return (
    <span className={`sector sector-${sectorKey(sector)}`}>
      <Icon name={sectorIcon(sector)} size={16} />
      {sectorName(sectorKey(sector) === 'other' ? (category ?? sector) : sector)}
    </span>
  );
}

const sectors = ['Healthcare', 'Commercial', 'Industrial', 'Manufacturing', 'Education'];
const categories = ['Domestic', 'Commercial', 'Industrial'];

/** Those that projects have, for filters. */
const had = (names: string[], values: (string | null)[]) =>
  names.map((text) => ({ value: text.toLowerCase(), text })).filter(({ value }) => values.some((each) => each?.toLowerCase() === value));

export const sectorsOf = (projects: Pick<ProjectSummary, 'sector'>[]) =>
  had(
    sectors,
    projects.map(({ sector }) => sector),
  );
export const categoriesOf = (projects: Pick<ProjectSummary, 'category'>[]) =>
  had(
    categories,
    projects.map(({ category }) => category),
  );

const icons: Record<string, IconName> = {
  healthcare: 'heart-pulse',
  commercial: 'building-2',
  industrial: 'factory',
  manufacturing: 'cog',
  education: 'graduation',
};

const sectorIcon = (sector: string): IconName => icons[sector.toLowerCase()] ?? 'zap';

/** For class names: each sector has its own badge colour. */
const sectorKey = (sector: string): string => (Object.hasOwn(icons, sector.toLowerCase()) ? sector.toLowerCase() : 'other');

const sectorName = (sector: string): string => sector.charAt(0).toUpperCase() + sector.slice(1).toLowerCase();
