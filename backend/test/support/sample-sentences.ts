import { aboutWithoutClaims, corePages } from '../../src/sample-content/content/core-pages.js';
import { homepage } from '../../src/sample-content/content/homepage.js';
import { locations } from '../../src/sample-content/content/locations.js';
import { projects } from '../../src/sample-content/content/projects.js';
import { services } from '../../src/sample-content/content/services/index.js';
import { defaultSettings } from '../../src/sample-content/content/settings.js';
import { testimonials } from '../../src/sample-content/content/testimonials.js';

const SHORTEST = 30;

/** The words of HTML as visitors read them, and of its attributes, such as what search engines show. */
export const readable = (html: string): string =>
  `${html.replace(/<[^<>]*>/g, '')} ${[...html.matchAll(/ content="([^"]*)"/g)].map(([, text]) => text).join(' ')}`
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];
}

/** Each sentence that is the sample company's own: not those of legal pages, which say what the website does, not common knowledge, and not what anybody's page of a service in a place is called. */
export function sampleSentences(): string[] {
  const about = corePages.filter(({ slug }) => slug === 'about');
  const { keyClients, people } = defaultSettings;
  const common = [
    ...strings(aboutWithoutClaims),
    ...services.flatMap(({ title }) => locations.map(({ name }) => `${title} in ${name}`)),
  ].join();
  const said = strings([about, homepage, locations, projects, services, testimonials, keyClients, people]);
  const sentences = said.flatMap((text) => text.split('\n')).flatMap((line) => readable(line).split(/(?<=[.!?]) /));
  return [...new Set(sentences.map((sentence) => sentence.trim()))].filter(
    (sentence) => sentence.length >= SHORTEST && !common.includes(sentence),
  );
}
