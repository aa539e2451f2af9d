import { reads } from '../../api/queries';
import type { NavigationGroup } from '../../api/types';
import { useCompany } from '../../api/useCompany';
import { useRead } from '../../api/useRead';

type Offered = Pick<NavigationGroup['services'][number], 'slug' | 'title' | 'enquiryType' | 'drawing' | 'isEmergency'>;

export interface FormChoices {
  /** The services that are offered. */
  groups: { title: string; services: Offered[] }[];
  /** Asks for a general type of work instead, as the sample company does. */
  asksType: boolean;
}

/** What the form needs to know of the services that are offered. On the server only. */
export function useFormChoices(): FormChoices {
  const { isSample } = useCompany();
  const groups = (useRead(reads.navigation).data ?? []).map(({ title, services }) => ({
    title,
    services: services.map(({ slug, title: name, enquiryType, drawing, isEmergency }) => ({
      slug,
      title: name,
      enquiryType,
      drawing,
      isEmergency,
    })),
  }));
  return { groups, asksType: isSample };
}
