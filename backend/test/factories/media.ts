import { expect } from '@jest/globals';
import request from 'supertest';
import sharp from 'sharp';
import type { TestApp } from '../support/app.js';

/** A picture of one colour; `raw` noise does not compress. */
export const picture = (
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' = 'jpeg',
  { width = 40, height = 30, alpha = false } = {},
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: alpha ? 4 : 3, background: { r: 250, g: 204, b: 21, alpha: alpha ? 0.5 : 1 } } })
    .toFormat(format)
    .toBuffer();

/** A photograph as a telephone takes it: lying on its side, with position and camera. */
export const snapshot = (width = 4000, height = 3000) =>
  sharp({ create: { width, height, channels: 3, background: '#335577' } })
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Make: 'SecretPhone', Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 20/1 0/1' } })
    .jpeg()
    .toBuffer();

export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

export const upload = (app: TestApp, file: Buffer, name = 'photo.jpg', fields: Record<string, string> = {}, token = app.editorToken) => {
  const call = request(app.server).post('/api/admin/media').set('Authorization', `Bearer ${token}`);
  for (const [field, value] of Object.entries(fields)) void call.field(field, value);
  return call.attach('file', file, name);
};

export async function makeMedia(app: TestApp, fields: Record<string, string> = {}, file?: Buffer, name?: string) {
  const { status, body } = await upload(app, file ?? (await picture()), name, fields);
  expect({ status, body }).toMatchObject({ status: 201 });
  return body as {
    id: string;
    url: string;
    thumbnailUrl: string | null;
    filename: string;
    mimeType: string;
    size: number;
    version: number;
  };
}
