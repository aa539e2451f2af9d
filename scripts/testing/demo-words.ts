/** Names of villages that mean something else as well in texts about electricity, or elsewhere in Britain. */
const COMMON = new Set(['Grange', 'Newton']);

/** What no record names by itself. */
const AREA = ['Dibbin', 'Mersey', 'Merseyside', 'Liverpool', 'peninsula', 'Tranmere'];

interface Facts {
  company: { companyName: string; email: string; phone: string; emergencyPhone: string; address: string; keyClients: string[] };
  locations: { name: string; slug: string; postcodes: string[]; subLocations: string[] }[];
  projects: { title: string; client: string | null; location: string | null }[];
  testimonials: { name: string; location: string | null; comment: string }[];
}

/** Returns everything that names the company of a site, its people, its places and its work, as visitors read it now. */
export async function readNames(url: string): Promise<string[]> {
  const read = async <K extends keyof Facts>(path: string) => (await (await fetch(`${url}/api/${path}`)).json()) as Facts[K];
  return namesOf({
    company: await read<'company'>('company-info'),
    locations: await read<'locations'>('locations'),
    projects: await read<'projects'>('projects'),
    testimonials: await read<'testimonials'>('testimonials'),
  });
}

function namesOf({ company, locations, projects, testimonials }: Facts): string[] {
  const { companyName, email, phone, emergencyPhone, address, keyClients } = company;
  const digits = (number: string) => number.replaceAll(' ', '');
  const parts = (place: string | null) => place?.split(', ') ?? [];
  return [
    ...AREA,
    ...[companyName, email, email.slice(email.indexOf('@') + 1), ...parts(address), ...keyClients],
    ...[phone, emergencyPhone].flatMap((number) => [number, digits(number), digits(number).replace(/^0/, '+44')]),
    ...locations.flatMap(({ name, slug, postcodes, subLocations }) => [name, slug, ...postcodes, ...subLocations]),
    ...projects.flatMap(({ title, client, location }) => [title, client ?? '', ...parts(location)]),
    ...testimonials.flatMap(({ name, location, comment }) => [name, ...parts(location), comment.slice(0, 40)]),
  ].filter((name) => name && !COMMON.has(name));
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Returns a search for these names as whole words: each find with what stands around it. */
export function searchFor(names: readonly string[]): (text: string) => string[] {
  // Longer ones first, so that a find names as much as possible.
  const any = [...new Set(names)].sort((one, other) => other.length - one.length).map(escaped);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${any.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return (text) =>
    [...text.matchAll(pattern)].map(({ index, 0: word }) => `${word}: …${text.slice(Math.max(0, index - 40), index + word.length + 40)}…`);
}
