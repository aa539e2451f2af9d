interface EntityTexts {
  /** As in 'Add Service', 'Service Created'. */
  name: string;
  /** Within a sentence; the name in small letters by default. */
  noun?: string;
  plural?: string;
  /** The labels that react-admin would not make of the source. */
  fields?: Record<string, string>;
  empty?: string;
  /** Where a search finds nothing; worded from the name by default. */
  noMatch?: string;
  /** Titles of the dialogs that do not follow from the name. */
  titles?: { create?: string; edit?: string };
  /** Further actions, as of `outcomes`. */
  actions?: Actions;
}

/** By action: the title when it worked, and what it did within 'Failed to … Please try again.'. */
type Actions = Record<string, readonly [done: string, verb: string]>;

/** Fields of several kinds of record. */
const COMMON = {
  isActive: 'Active',
  metaTitle: 'Meta Title',
  metaDescription: 'Meta Description',
  ogImage: 'Open Graph Image URL',
};

const failedTo = (verb: string) => `Failed to ${verb}. Please try again.`;

/** The notifications of actions. */
export const outcomes = (actions: Actions) => ({
  notifications: Object.fromEntries(Object.entries(actions).map(([action, [done]]) => [action, done])),
  failures: Object.fromEntries(Object.entries(actions).map(([action, [, verb]]) => [action, failedTo(verb)])),
});

/** All texts of one kind of record, worded alike for every kind. */
export function entity({
  name,
  noun = name.toLowerCase(),
  plural = `${name}s`,
  fields,
  empty,
  noMatch,
  titles,
  actions = {},
}: EntityTexts) {
  const nouns = noun === name.toLowerCase() ? plural.toLowerCase() : plural;
  const { notifications, failures } = outcomes(actions);
  return {
    name: `${name} |||| ${plural}`,
    // As react-admin calls it within a sentence.
    forcedCaseName: `${noun} |||| ${nouns}`,
    fields: { ...COMMON, ...fields },
    empty: empty ?? `No ${nouns} found. Add your first ${noun} to get started.`,
    noMatch: noMatch ?? `No ${nouns} found matching your search.`,
    action: { create: `Add ${name}`, submit: `Create ${name}`, save: `Update ${name}` },
    page: { create: titles?.create ?? `Add ${name}`, edit: titles?.edit ?? `Edit ${name}` },
    notifications: {
      created: `${name} Created`,
      updated: `${name} Updated |||| %{smart_count} ${plural} Updated`,
      deleted: `${name} Deleted |||| %{smart_count} ${plural} Deleted`,
      ...notifications,
    },
    failures: {
      created: failedTo(`create ${noun}`),
      updated: failedTo(`update ${noun}`),
      deleted: failedTo(`delete ${noun}`),
      ...failures,
    },
    confirmDelete: `Are you sure you want to delete this ${noun}?`,
  };
}

/** The texts of the parts of a field. */
export const within = (field: string, parts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(parts).map(([name, text]) => [`${field}.${name}`, text]));
