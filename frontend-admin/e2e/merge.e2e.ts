import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, furtherCase, test } from '../../scripts/testing/journey.ts';
import { conflictOf, toApiError } from '../src/data/ApiError.ts';
import { mergeBoth, type Whose } from '../src/data/merge.ts';
import type { ApiResponse, RequestOptions } from '../src/data/request.ts';
import { saveChanges } from '../src/data/saveChanges.ts';
import { tokenOf } from './accounts.ts';

test.use({ appOptions: { env: { SEED: 'empty' } } });

/** A page of the site, as far as it is edited here. */
interface Page extends Record<string, unknown> {
  title: string;
  metaDescription: string | null;
  content: string;
  images: { url: string; alt: string }[];
}

const START = {
  title: 'start',
  metaDescription: 'start',
  content: ['one', 'two', 'three', 'four', 'five', 'six'].map((text) => `<p>${text}</p>`).join(''),
  images: [1, 2, 3].map((n) => ({ url: `https://pictures.example/${n}.jpg`, alt: `picture${n}` })),
};

interface Step {
  who: 0 | 1;
  does: 'opens' | 'saves' | 'title' | 'metaDescription' | 'content' | 'images';
  at: number;
  chooses: Whose;
}

const steps = fc.array(
  fc.record<Step>({
    who: fc.constantFrom(0, 1),
    does: fc.constantFrom('opens', 'saves', 'saves', 'title', 'metaDescription', 'content', 'content', 'images'),
    at: fc.nat(5),
    chooses: fc.constantFrom('mine', 'theirs'),
  }),
  { minLength: 4, maxLength: 12 },
);

const wordsOf = (value: unknown): string[] => JSON.stringify(value).match(/word\d+x/g) ?? [];
const FIELDS = ['title', 'metaDescription', 'content', 'images'] as const;

for (const [index, runs] of [60, 200].entries())
  test(`loses no typed word in ${runs} random interleavings of two people`, furtherCase(index), async ({ app }) => {
    const Authorization = `Bearer ${await tokenOf(app)}`;
    const send = async <T>(path: string, options: RequestOptions = {}): Promise<ApiResponse<T>> => {
      const headers = { ...(options.headers as Record<string, string>), Authorization, 'Content-Type': 'application/json' };
      const response = await fetch(`${app.url}${path}`, { ...options, headers });
      const body = await response.text();
      if (!response.ok) throw toApiError(response.status, response.statusText, body);
      return { status: response.status, headers: response.headers, body, json: JSON.parse(body) as T };
    };
    const made = await send<{ id: string }>('/api/admin/core-pages', { method: 'POST', body: JSON.stringify(START) });
    const path = `/api/admin/core-pages/${made.json.id}`;
    const read = async () => (await send<Page>(path)).json;
    let count = 0;
    let [merges, questions] = [0, 0];

    const interleave = async (all: readonly Step[]) => {
      await send(path, { method: 'PUT', body: JSON.stringify(START) });
      const opened = await read();
      const forms = [structuredClone(opened), structuredClone(opened)].map((values) => ({ base: opened, values }));
      const stored = new Set<string>();
      // Typed over, or not chosen, by somebody who had it before their eyes.
      const seen = new Set<string>();
      for (const { who, does, at, chooses } of all) {
        const form = forms[who]!;
        if (does === 'opens') {
          if (isDeepStrictEqual(form.values, form.base)) form.values = structuredClone((form.base = await read()));
        } else if (does === 'saves') {
          for (let saved = false; !saved;) {
            try {
              const meta = { onMerged: () => void merges++ };
              const record = await saveChanges<Page>(path, { data: form.values, previousData: form.base, meta }, send);
              wordsOf(form.values).forEach((word) => stored.add(word));
              form.values = structuredClone((form.base = record));
              saved = true;
            } catch (error) {
              if (!conflictOf(error)) throw error;
              questions++;
              const now = await read();
              const next = structuredClone(now);
              for (const field of FIELDS) {
                const versions = mergeBoth(form.base[field], form.values[field], now[field]);
                Object.assign(next, { [field]: versions[chooses] });
                if (versions.isContested) wordsOf(versions[chooses === 'mine' ? 'theirs' : 'mine']).forEach((word) => seen.add(word));
              }
              [form.base, form.values] = [now, next];
            }
          }
        } else {
          const word = `word${++count}x`;
          const replaces = (former: string) => {
            wordsOf(former).forEach((each) => seen.add(each));
            return word;
          };
          if (does === 'content') {
            const paragraphs = form.values.content.split(/(?<=<\/p>)/);
            paragraphs[at] = `<p>${replaces(paragraphs[at] ?? '')}</p>`;
            form.values.content = paragraphs.join('');
          } else if (does === 'images') {
            const image = form.values.images[at];
            if (image) image.alt = replaces(image.alt);
            else form.values.images.push({ url: `https://pictures.example/${word}.jpg`, alt: word });
          } else form.values[does] = replaces(form.values[does] ?? '');
        }
      }
      const left = new Set([...wordsOf(await read()), ...seen]);
      for (const word of stored) expect(left).toContain(word);
    };
    await fc.assert(fc.asyncProperty(steps, interleave), { numRuns: runs, seed: 11 });
    expect(merges).toBeGreaterThan(runs / 40);
    expect(questions).toBeGreaterThan(runs / 40);
  });
