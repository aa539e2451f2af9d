import { describe, expect, it } from '@jest/globals';
import { Project } from '../src/projects/project.entity.js';
import type { ProjectDetail } from '../src/projects/project.dto.js';
import type { PublicTestimonial } from '../src/testimonials/testimonial.dto.js';
import { makeProject } from './factories/projects.js';
import { makeService } from './factories/services.js';
import { makeTestimonial } from './factories/testimonials.js';
import { useTestApp } from './support/app.js';
import { describeStaffCalls } from './support/content-contract.js';

const PATH = '/api/admin/testimonials';

describe('testimonials', () => {
  const { app, visitor, editor } = useTestApp();

  describeStaffCalls(() => app, {
    resource: 'testimonials',
    label: 'testimonial',
    name: 'name',
    make: makeTestimonial,
    required: ['name', 'location', 'comment'],
    refused: [
      ['name', {}, /Invalid input/],
      ['name', 'x'.repeat(201), /at most 200 characters/],
      ['comment', 'x'.repeat(5_001), /at most 5,000/],
      ['rating', 0, /from 1 to 5/],
      ['rating', 6, /from 1 to 5/],
      ['rating', 4.5, /whole number/],
      ['rating', '5', /Please write a number/],
      ['rating', 1e308, /from 1 to 5/],
      ['serviceId', 'nonsense', /Invalid input/],
      ['serviceId', ['01900000-0000-7000-8000-000000000000'], /Invalid input/],
      ['serviceId', '01900000-0000-7000-8000-000000000000', /^There is no such service\. It may have been deleted\.$/],
      ['projectId', '01900000-0000-7000-8000-000000000000', /^There is no such project\. It may have been deleted\.$/],
      ['projectType', 7, /Invalid input/],
      ['image', 'http://example.com/a.jpg', /media library|https/],
      ['order', 1.5, /whole number/],
      ['isActive', 'yes', /Invalid input/],
    ],
  });

  it('get defaults', async () => {
    const expected = { company: null, rating: 5, projectType: null, image: null, serviceId: null, isActive: true, order: 0, version: 1 };
    expect(await makeTestimonial(editor)).toMatchObject(expected);
    expect(await makeTestimonial(editor, { rating: null, isActive: null, order: null, company: null })).toMatchObject(expected);
  });

  it('keep line breaks in the comment', async () => {
    expect((await makeTestimonial(editor, { comment: ' One.\r\nTwo.\n\nThree. ' })).comment).toBe('One.\nTwo.\n\nThree.');
  });

  it('can refer to a service and stay when it is deleted', async () => {
    const service = await makeService(editor);
    const { id, serviceId } = await makeTestimonial(editor, { serviceId: service.id });
    expect(serviceId).toBe(service.id);
    expect((await editor.delete(`/api/admin/services/${service.id}`)).status).toBe(200);
    expect((await editor.put(`${PATH}/${id}`, { serviceId, rating: 4 })).body).toMatchObject({ rating: 4 });
    const { status, body } = await editor.put(`${PATH}/${(await makeTestimonial(editor)).id}`, { serviceId });
    expect({ status, body }).toMatchObject({ status: 400, body: { fields: { serviceId: [expect.stringContaining('no such service')] } } });
    expect((await editor.put(`${PATH}/${id}`, { serviceId: null })).body).toMatchObject({ serviceId: null });
  });

  it('can refer to a project, whose page shows them, and stay when it is deleted', async () => {
    const project = await makeProject(editor);
    const shown = await makeTestimonial(editor, { projectId: project.id, order: 2 });
    const first = await makeTestimonial(editor, { projectId: project.id, order: 1 });
    await makeTestimonial(editor, { projectId: project.id, isActive: false });
    const page = (await visitor.get(`/api/projects/${project.slug}`)).body as ProjectDetail;
    expect(page.testimonials.map(({ id }) => id)).toEqual([first.id, shown.id]);
    expect(page.testimonials[0]).not.toHaveProperty('hasConsent');
    expect(page.testimonials[0]).not.toHaveProperty('agreedOn');
    expect((await editor.delete(`/api/admin/projects/${project.id}`)).status).toBe(200);
    expect((await editor.put(`${PATH}/${shown.id}`, { projectId: project.id, rating: 3 })).body).toMatchObject({ rating: 3 });
    const refused = await editor.put(`${PATH}/${(await makeTestimonial(editor)).id}`, { projectId: project.id });
    expect(refused).toMatchObject({ status: 400, body: { fields: { projectId: [expect.stringContaining('no such project')] } } });
    await app.dataSource.getRepository(Project).delete(project.id);
    expect((await editor.get(`${PATH}/${shown.id}`)).body).toMatchObject({ projectId: null, rating: 3 });
  });

  it('can be filtered by rating and service', async () => {
    const { id: serviceId } = await makeService(editor);
    const { id } = await makeTestimonial(editor, { serviceId, rating: 2 });
    for (const filter of [{ serviceId }, { rating: 2, serviceId }]) {
      const { body } = await editor.get(PATH).query({ filter: JSON.stringify(filter) });
      expect((body as { id: string }[]).map((t) => t.id)).toEqual([id]);
    }
  });

  it('show visitors the active ones in order, whatever the query', async () => {
    const [last, inactive, first, gone] = [
      await makeTestimonial(editor, { name: 'Shown B', order: 901, company: 'Airway Solutions LTD', projectType: 'Rewire' }),
      await makeTestimonial(editor, { name: 'Inactive', isActive: false }),
      await makeTestimonial(editor, { name: 'Shown A', order: 900 }),
      await makeTestimonial(editor, { name: 'Gone' }),
    ];
    await editor.delete(`${PATH}/${gone.id}`);
    const listed = (await visitor.get('/api/testimonials')).body as PublicTestimonial[];
    expect(listed.map((t) => t.id).slice(-2)).toEqual([first.id, last.id]);
    const { version, createdAt, updatedAt, serviceId, projectId, hasConsent, agreedOn, ...shown } = last;
    expect(listed.at(-1)).toEqual(shown);
    for (const hidden of [inactive, gone]) expect(listed.map((t) => t.id)).not.toContain(hidden.id);
    for (const query of ['active=true', 'active=false', 'active=%00', 'active[]=1', 'filter={"isActive":false}'])
      expect((await visitor.get(`/api/testimonials?${query}`)).body).toEqual(listed);
  });
});
