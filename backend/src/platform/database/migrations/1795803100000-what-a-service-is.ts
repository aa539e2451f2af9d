import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the website knew by the address or the title of a service until now. */
const TYPES: Readonly<Record<string, string>> = {
  'eicr-testing': 'eicr',
  'landlord-services': 'eicr',
  'pat-testing': 'pat-testing',
  'emergency-lighting': 'emergency-lighting',
  'commercial-electrical': 'commercial-electrical',
  'industrial-electrical': 'industrial-electrical',
  'ev-charging-points': 'ev-charging',
  'led-lighting-upgrades': 'led-lighting',
  'electrical-maintenance': 'maintenance',
};
const DRAWN = new Set([
  ...Object.keys(TYPES),
  ...[
    'data-cabling',
    'fire-alarm-systems',
    'security-systems',
    'emergency-electrical',
    'solar-panel-installation',
    'smart-home-installation',
  ],
  ...['rewiring-services', 'consumer-unit-upgrades', 'kitchen-electrical', 'bathroom-electrical', 'outdoor-lighting'],
]);
const WORDS: Readonly<Record<string, RegExp>> = {
  domestic: /landlord|kitchen|bathroom|outdoor|rewiring|consumer unit|smart home|ev charging|solar|eicr/i,
  commercial: /commercial|industrial|pat testing|eicr|data cabling|emergency lighting|fire alarm|led lighting|maintenance/i,
  emergency: /emergency|fire alarm/i,
  specialist: /solar|ev charging|smart home|security|fire alarm|data cabling|industrial/i,
};

/** Its categories, the type of enquiry nearest to it and its drawing are fields from now on. */
export class WhatAServiceIs1795803100000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE services ADD COLUMN categories json');
    await q.query("ALTER TABLE services ADD COLUMN enquiryType varchar(64) NOT NULL DEFAULT 'other'");
    await q.query('ALTER TABLE services ADD COLUMN drawing varchar(64)');
    const services = (await q.query('SELECT id, slug, title FROM services')) as { id: string; slug: string; title: string }[];
    for (const { id, slug, title } of services) {
      const categories = Object.keys(WORDS).filter((name) => WORDS[name]?.test(title));
      const values = [JSON.stringify(categories), TYPES[slug] ?? 'other', DRAWN.has(slug) ? slug : null, id];
      await q.query('UPDATE services SET categories = ?, enquiryType = ?, drawing = ? WHERE id = ?', values);
    }
  }

  async down(q: QueryRunner): Promise<void> {
    for (const name of ['drawing', 'enquiryType', 'categories']) await q.query(`ALTER TABLE services DROP COLUMN ${name}`);
  }
}
