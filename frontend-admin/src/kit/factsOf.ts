interface RecordFact {
  label: string;
  /** ISO 8601. */
  at: string;
  /** The id of a member of staff. */
  by?: string;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** Reads a record's history from its fields, whose names differ between resources. */
export function factsOf(record: Readonly<Record<string, unknown>>): RecordFact[] {
  const uploader = textOf(record['uploadedBy']);
  const facts: (Omit<RecordFact, 'at'> & { at: string | undefined })[] = [
    {
      label: 'uploadedBy' in record ? 'Uploaded' : 'Created',
      at: textOf(record['createdAt']),
      by: uploader ?? textOf(record['createdBy']),
    },
    { label: 'Last changed', at: textOf(record['updatedAt']) ?? textOf(record['lastModified']), by: textOf(record['updatedBy']) },
    { label: 'Published', at: textOf(record['publishedAt']) },
    { label: 'Last sign-in', at: textOf(record['lastLogin']) },
  ];
  return facts.flatMap(({ at, ...fact }) => (at === undefined ? [] : [{ ...fact, at }]));
}
