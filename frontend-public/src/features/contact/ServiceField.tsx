import { contactTexts } from '../../content/contact';
import { Field } from './Field';
import type { FormChoices } from './useFormChoices';
import { FIELD_RULES } from './validate';

interface Props extends FormChoices {
  /** Slug of the one service that the form is for, which it then does not ask. */
  about?: string;
  posted?: Record<string, string>;
  error?: string;
}

interface Choice {
  value: string;
  text: string;
  /** Slugs of the services that it stands for. */
  services: string[];
}

/** What the enquiry is about: a type of work, or a service by its name. Each choice says for which services it stands (draft.ts). */
export function ServiceField({ groups, asksType, about, posted, error }: Props) {
  const name = asksType ? 'serviceType' : 'serviceSlug';
  const lists = asksType ? [{ title: '', choices: typesOf(groups) }] : groups.map(toList);
  const other: Choice = { value: 'other', text: contactTexts.somethingElse, services: [] };
  const all = [...lists.flatMap(({ choices }) => choices), ...(asksType ? [] : [other])];
  const known = all.find(({ services }) => about !== undefined && services.includes(about)) ?? (all.length === 1 ? all[0] : undefined);
  if (known) return <input type="hidden" name={name} value={known.value} data-services={about ?? known.services.join(' ')} />;
  return (
    <Field name="serviceType" wide error={error}>
      {(control) => (
        <select {...control} name={name} defaultValue={posted?.[name] ?? ''}>
          <option value="">Choose a service</option>
          {lists.length > 1
            ? lists.map(({ title, choices }) => (
                <optgroup key={title} label={title}>
                  {choices.map(option)}
                </optgroup>
              ))
            : lists.flatMap(({ choices }) => choices).map(option)}
          {!asksType && option(other)}
        </select>
      )}
    </Field>
  );
}

// `prefill` may have named the service in it.
const option = ({ value, text, services }: Choice) => (
  <option key={value} value={value} data-services={services.join(' ')} suppressHydrationWarning>
    {text}
  </option>
);

const toList = ({ title, services }: FormChoices['groups'][number]) => ({
  title,
  choices: services.map(({ slug, title: text }) => ({ value: slug, text, services: [slug] })),
});

/** Those of the services that are offered. */
const typesOf = (groups: FormChoices['groups']): Choice[] =>
  Object.entries(FIELD_RULES.serviceType.labels ?? {})
    .map(([value, text]) => {
      const services = groups.flatMap((group) => group.services).filter(({ enquiryType }) => enquiryType === value);
      return { value, text, services: services.map(({ slug }) => slug) };
    })
    .filter(({ value, services }) => value === 'other' || services.length > 0);
