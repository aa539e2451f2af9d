import { useQuery } from '@tanstack/react-query';
import { apiName } from '../data/resources';
import { useCall } from '../data/useCall';

/** What is read beside the enquiries themselves, such as one's history; read anew with them. */
export function useInquiryPart<T>(path: string) {
  const call = useCall();
  return useQuery({
    queryKey: ['inquiries', path],
    queryFn: async ({ signal }) => (await call<T>(`/api/admin/${apiName('inquiries')}/${path}`, { signal })).json,
  });
}
