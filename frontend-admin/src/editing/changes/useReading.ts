import { useQueries } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useResourceDefinitions } from 'react-admin';
import { screenName } from '../../data/dataProvider';
import { kindOf } from '../../data/kinds';
import { useFieldName } from './fieldNames';
import type { Reading } from './readable';

/** By field: what its form offers. */
export type Choices = Readonly<Record<string, readonly { id: string | number; name: string }[]>>;

/** What a field held. */
export interface HeldValues {
  field: string;
  /** The resource of the records whose ids it holds, where the field's name does not say it. */
  reference?: string | undefined;
  before?: unknown;
  after?: unknown;
}

const REFERENCES: Readonly<Record<string, string>> = {
  serviceId: 'services',
  relatedServices: 'services',
  locationId: 'locations',
  faqId: 'faqs',
};

const referenceOf = ({ field, reference }: HeldValues): string | undefined => reference ?? REFERENCES[field];

/** Returns how to read the values of each field: by the labels of its form's choices, and by the names of records instead of their ids. */
export function useReading(entityType: string | null, fields: readonly HeldValues[]): (held: HeldValues) => Reading {
  const definition = useResourceDefinitions<{ choices?: Choices }>()[screenName(entityType ?? '')];
  const fieldName = useFieldName(entityType);
  const recordName = useRecordNames(fields);
  return (held) => {
    const choices = definition?.options?.choices?.[held.field];
    const reference = referenceOf(held);
    return {
      named: (value) =>
        reference && typeof value === 'string' ? recordName(reference, value) : choices?.find(({ id }) => id === value)?.name,
      partName: (part) => fieldName(`${held.field}.${part}`),
    };
  };
}

/** Returns a function that names the records whose ids are in the fields. */
function useRecordNames(fields: readonly HeldValues[]): (resource: string, id: string) => string {
  const dataProvider = useDataProvider();
  const resources = [...new Set(fields.flatMap((held) => referenceOf(held) ?? []))];
  const queries = resources.map((resource) => {
    const values = fields.filter((held) => referenceOf(held) === resource).flatMap(({ before, after }) => [before, after].flat());
    const ids = [...new Set(values.filter((value) => typeof value === 'string'))];
    return {
      // As react-admin's useGetMany keeps them.
      queryKey: [resource, 'getMany', { ids }],
      queryFn: async () => (await dataProvider.getMany<RaRecord<string>>(resource, { ids })).data,
      enabled: ids.length > 0,
    };
  });
  const found = useQueries({ queries });
  return (resource, id) => {
    const { data, isPending } = found[resources.indexOf(resource)] ?? {};
    const record = data?.find((one) => one.id === id);
    const name: unknown = record?.[kindOf(resource)?.name ?? ''];
    return typeof name === 'string' ? name : isPending ? '…' : 'a deleted record';
  };
}
