import type { TestimonialContent } from './types.js';

export const testimonials: TestimonialContent[] = [
  {
    name: 'Margaret Hollis',
    location: 'Oxton',
    rating: 5,
    comment:
      'We dreaded a rewire in a house full of original plaster. They fed cables through old gas-pipe routes I never knew existed, swept up every night and left two bedrooms working throughout. Seven weeks later you would not know anyone had been here, apart from having sockets where we need them.',
    projectType: 'Full house rewire',
    serviceSlug: 'rewiring-services',
  },
  {
    name: 'Imran Chaudhry',
    company: 'Lettings and property management',
    location: 'Seacombe',
    rating: 5,
    comment:
      'Fourteen HMOs is a lot of doors to knock on. Their engineer learned which tenants work nights, fixed a dangerous cooker joint there and then, and sent each report with photographs of every code. Licensing accepted the lot without a single follow-up question.',
    projectType: 'Landlord inspections',
    serviceSlug: 'landlord-services',
  },
  {
    name: 'Siân Prytherch',
    company: 'Primary school',
    location: 'Higher Bebington',
    rating: 5,
    comment:
      'Our old alarm cried wolf so often that children stopped looking up. The new panel names each room in our own words, and the changeover fitted into half-term with a day to spare. Training was patient too; even our most nervous lunchtime supervisor can now silence and reset it.',
    projectType: 'Fire alarm replacement',
    serviceSlug: 'fire-alarm-systems',
  },
  {
    name: 'Gary Pickavance',
    company: 'Metal fabrication workshop',
    location: 'Bromborough',
    rating: 5,
    comment:
      'A press brake kept throwing its breaker and two other firms had just fitted bigger ones. These lads put a recorder on it for a weekend, found a tired motor winding and a loose neutral at the board, and told us not to buy anything until the motor had been rewound. Saved me thousands.',
    projectType: 'Machine fault investigation',
    serviceSlug: 'industrial-electrical',
  },
  {
    name: 'Priya Nair',
    location: 'Caldy',
    rating: 5,
    comment:
      'I wanted a charger that would not look like a petrol pump beside our front door. They suggested the garage return, sorted the supply fuse upgrade with the network and set the tariff schedule in the app before leaving. Car charges at night, bills are down, wisteria untouched.',
    projectType: 'Home EV charger',
    serviceSlug: 'ev-charging-points',
  },
  {
    name: 'Tom Ashbrook',
    company: 'Haulage and storage',
    location: 'Ellesmere Port',
    rating: 4,
    comment:
      'Fifteen nights, no lost aisle, and pickers can finally read a label on the bottom rack. One delivery of fittings turned up late and they reshuffled the rota rather than let us down. Would have liked the sensor settings explained on paper as well as in person, but the light itself is excellent.',
    projectType: 'Warehouse lighting',
    serviceSlug: 'led-lighting-upgrades',
  },
  {
    name: 'Eleanor Vance',
    location: 'Gayton',
    rating: 5,
    comment:
      'Nobody else mentioned that our pines would shade half the panels till late morning. They redrew the layout across both roofs, handled the paperwork with the electricity network and showed me how to read the app. In the February storm our broadband stayed on while the whole lane went dark.',
    projectType: 'Solar and battery',
    serviceSlug: 'solar-panel-installation',
  },
  {
    name: 'Kwame Boateng',
    location: 'New Brighton',
    rating: 5,
    comment:
      'Half past ten on a Sunday, water dripping through the hall light. The man on the phone talked me through switching off the right breaker, then someone was here inside the hour. He dried, tested and reconnected what was safe and came back on Tuesday for the remainder.',
    projectType: 'Emergency call-out',
    serviceSlug: 'emergency-electrical',
  },
  {
    name: 'Joanne Littler',
    company: 'Dental practice',
    location: 'Liscard',
    rating: 5,
    comment:
      'Autoclaves, chairs, kettles, laptops: 160 items tested before first patient on two mornings. Labels are discreet, the register came as a spreadsheet that our compliance manager actually likes, and three dodgy extension leads went straight in the bin with an explanation of why.',
    projectType: 'Appliance testing',
    serviceSlug: 'pat-testing',
  },
  {
    name: 'Daniel Okafor',
    company: 'Architecture studio',
    location: 'Hamilton Square',
    rating: 5,
    comment:
      'As architects we are difficult clients and wanted no trunking in sight. Thirty data points now arrive through the floor of a Georgian drawing room, every one certified and labelled to match our plan. They even photographed the void before closing it, for whoever opens it next.',
    projectType: 'Network cabling',
    serviceSlug: 'data-cabling',
  },
  {
    name: 'Beryl Tunstall',
    location: 'Pensby',
    rating: 5,
    comment:
      'My bungalow still had wire fuses, and I was worried about being sold something I did not need. The young lady tested everything first, drew me a little diagram of the new board and marked which switch is the freezer. Power was off from nine until half past two, exactly as promised.',
    projectType: 'New consumer unit',
    serviceSlug: 'consumer-unit-upgrades',
  },
  {
    name: 'Marek Zielinski',
    company: 'Seafront guest house',
    location: 'Hoylake',
    rating: 4,
    comment:
      'Salt had finished off every lantern along our terrace. The replacements are marine-grade, warm in colour and low enough not to shine into bedrooms. Weather pushed the job back by a week, which they told us early. Guests now sit outside until ten, so the bar is pleased as well.',
    projectType: 'Terrace lighting',
    serviceSlug: 'outdoor-lighting',
  },
];
