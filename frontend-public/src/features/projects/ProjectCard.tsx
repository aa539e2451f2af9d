import { Link } from 'wouter';
import { SectorBadge } from './SectorBadge';
import type { ProjectCardData } from '../../api/types';
import { Icon } from '../../components/Icon';
import { Picture } from '../../components/Picture';
import { sectorArt } from '../../content/art';

export function ProjectCard({ project, level: Heading = 'h3' }: { project: ProjectCardData; level?: 'h2' | 'h3' }) {
  const [image] = project.images;
  return (
    <article className="card project-card">
      <div className="project-media">
        <Picture
          src={image?.url}
          art={sectorArt(project.sector)}
          alt={image?.alt ?? ''}
          sizes="(min-width: 1024px) 380px, (min-width: 640px) 50vw, 100vw"
        />
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
        <Link href={`/projects/${project.slug}`} className="card-link card-more">
          View Project <span className="visually-hidden">{project.title}</span>
          <Icon name="arrow-right" size={18} />
        </Link>
      </div>
    </article>
  );
}
