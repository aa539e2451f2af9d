/** Reads a record's history from its fields, whose names differ between resources. `at`: ISO 8601; `by`: the id of a member of staff. */
export function factsOf(record: Readonly<Record<string, unknown>>) {
  const first = (...names: string[]) => names.map((name) => record[name]).find((value) => typeof value === 'string' && value !== '');
  const facts = [
    { label: 'uploadedBy' in record ? 'Uploaded' : 'Created', at: first('createdAt'), by: first('uploadedBy', 'createdBy') },
    { label: 'Last changed', at: first('updatedAt', 'lastModified'), by: first('updatedBy') },
    { label: 'Published', at: first('publishedAt') },
    { label: 'Last sign-in', at: first('lastLogin') },
  ];
  return facts.flatMap(({ label, at, by }) => (typeof at === 'string' ? [{ label, at, by }] : []));
}
