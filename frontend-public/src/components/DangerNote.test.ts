import { expect, test } from '@jest/globals';
import { isDanger } from './DangerNote';

test.each([
  'burning smell',
  'Fuse box smells of fish',
  'socket is sparking',
  'sparks from the plug',
  'smoke from the consumer unit',
  'melted plug',
  'I got a shock from the tap',
  'electric shock',
  'cable on fire',
  'Emergency',
  '/services/emergency-electrical/wirral',
  'live wire',
])('takes %s for danger', (text) => expect(isDanger(text)).toBe(true));

test.each([
  'emergency lighting',
  '/services/emergency-lighting',
  'smoke alarms',
  'smoke detectors',
  'fire alarm',
  'fire safety',
  'shock-proof sockets',
  'heat pump',
  'CH62 4SQ',
  '',
])('takes %s for ordinary work', (text) => expect(isDanger(text)).toBe(false));
