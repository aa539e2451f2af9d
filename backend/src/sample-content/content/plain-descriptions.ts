/** What each service is, by its slug. Nothing is said of the company: not how, by whom or by which rules the work is done. */
export const plainDescriptions: Readonly<Record<string, string>> = {
  'eicr-testing': 'An inspection and test of the fixed wiring of a building, with a report that says what was found and how urgent it is.',
  'pat-testing': 'Inspection and testing of whatever has a plug, with a list of what was tested and how it did.',
  'emergency-lighting': 'Lights that show the way out when the power fails: new fittings, repairs and tests.',
  'landlord-services': 'Checks and repairs for rented property: the wiring, the alarms and the appliances that come with it.',
  'commercial-electrical': 'Electrical work for shops, offices and other business premises, from one more socket to a fit-out.',
  'industrial-electrical': 'Electrical work for factories, workshops and yards: supplies, switchgear, motors and machines.',
  'data-cabling': 'Cables, outlets and cabinets for computer networks and Wi-Fi.',
  'fire-alarm-systems': 'Fire detection and alarms: new systems, alterations and servicing.',
  'security-systems': 'Cameras, intruder alarms and door entry.',
  'emergency-electrical': 'Help when something sparks, smells of burning, gets wet or goes dark.',
  'led-lighting-upgrades': 'LED lighting in place of tubes, halogen lamps and other old fittings.',
  'solar-panel-installation': 'Solar panels on a roof or on the ground, with or without a battery.',
  'ev-charging-points': 'Chargers for electric cars, at home or at work.',
  'smart-home-installation': 'Lighting, heating, blinds and doors that work together, by switch, sensor or telephone.',
  'rewiring-services': 'New wiring for a room, a floor or a whole building, in place of cables that have had their day.',
  'consumer-unit-upgrades': 'A modern consumer unit in place of an old fuse box.',
  'electrical-maintenance': 'Planned checks and small repairs that keep an electrical installation working.',
  'kitchen-electrical': 'Circuits, sockets, lighting and appliances for a new or altered kitchen.',
  'bathroom-electrical': 'Showers, fans, lighting, mirrors and underfloor heating for bathrooms and wet rooms.',
  'outdoor-lighting': 'Lighting and power for gardens, paths and car parks.',
};

export const isPlainDescription = (text: string): boolean => Object.values(plainDescriptions).includes(text);
