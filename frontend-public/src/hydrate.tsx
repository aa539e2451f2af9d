import { useEffect, type ComponentType, type PropsWithChildren } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ContactForm } from './features/contact/ContactForm';
import { RingBack } from './features/contact/RingBack';
import { InquiryPhotos } from './features/inquiry/InquiryPhotos';
import { PostcodeForm } from './features/postcode/PostcodeForm';
import { ProjectList } from './features/projects/ProjectList';
import { SectorProjects } from './features/projects/SectorProjects';
import { ServiceFinder } from './features/services/ServiceFinder';
import { ownHtml } from './lib/ownHtml';

/** By the name given to `island`. */
const islands = { ContactForm, InquiryPhotos, PostcodeForm, ProjectList, RingBack, SectorProjects, ServiceFinder };

interface Live {
  Component: ComponentType<PropsWithChildren>;
  props: object;
  /** HTML of the children. */
  kept: string | undefined;
  whenLive: () => void;
}

function Live({ Component, props, kept, whenLive }: Live) {
  useEffect(whenLive, [whenLive]);
  return (
    <Component {...props}>
      {kept !== undefined && <div className="island" data-kept="" dangerouslySetInnerHTML={{ __html: kept }} />}
    </Component>
  );
}

/** Hydrates an island from the server's HTML, and tells it what was typed before. */
export function hydrate(element: HTMLElement, whenLive: () => void) {
  const Component = islands[element.dataset['island'] as keyof typeof islands] as ComponentType<PropsWithChildren>;
  const props = JSON.parse(element.dataset['props'] ?? '{}') as object;
  const children = element.querySelector('[data-kept]');
  const kept = children ? ownHtml(children.innerHTML) : undefined;
  const fields = element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=file]), textarea');
  const typed = [...fields].flatMap((field) => (field.value === field.defaultValue ? [] : [{ field, text: field.value }]));
  const catchUp = () => {
    for (const { field, text } of typed) {
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    whenLive();
  };
  hydrateRoot(element, <Live Component={Component} props={props} kept={kept} whenLive={catchUp} />);
}
