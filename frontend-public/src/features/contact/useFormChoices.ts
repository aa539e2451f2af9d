import { reads } from '../../api/queries';
import { useRead } from '../../api/useRead';
import { typeOfService } from '../../content/services';

/** What the form needs to know of the services that are offered. On the server only. */
export function useFormChoices(): { types: string[]; emergencies: string[] } {
  const services = useRead(reads.navigation).data?.flatMap((group) => group.services) ?? [];
  return {
    types: [...new Set<string>([...services.map(({ slug }) => typeOfService(slug)), 'other'])],
    emergencies: services.filter(({ isEmergency }) => isEmergency).map(({ slug }) => slug),
  };
}
