interface EntityTexts {
  /** As in 'Add Service', 'Service Created'. */
  name: string;
  /** Within a sentence; the name in small letters unless it says otherwise. */
  noun?: string;
  plural: string;
  fields: Record<string, string>;
  empty: string;
  /** Where the specification words a title otherwise. */
  titles?: { create?: string; edit?: string };
}

/** All texts of one kind of record: section 8 of the specification words them alike for every kind. */
export function entity({ name, noun = name.toLowerCase(), plural, fields, empty, titles }: EntityTexts) {
  const nouns = noun === name.toLowerCase() ? plural.toLowerCase() : plural;
  const failure = (verb: string) => `Failed to ${verb} ${noun}. Please try again.`;
  return {
    name: `${name} |||| ${plural}`,
    fields,
    empty,
    noMatch: `No ${nouns} found matching your search.`,
    action: { create: `Add ${name}`, submit: `Create ${name}`, save: `Update ${name}` },
    page: { create: titles?.create ?? `Add ${name}`, edit: titles?.edit ?? `Edit ${name}` },
    notifications: { created: `${name} Created`, updated: `${name} Updated`, deleted: `${name} Deleted` },
    failures: { create: failure('create'), update: failure('update'), delete: failure('delete') },
    confirmDelete: `Are you sure you want to delete this ${noun}?`,
  };
}
