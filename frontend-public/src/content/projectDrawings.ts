/** The sample projects' own drawings by slug, and what each shows. */
export const projectDrawings = {
  'emergency-lighting-test-and-renewal-outpatient-block':
    'Drawing of an emergency light that burns beside a clock with three hours marked, a second one with its battery out, and a logbook',
  'three-phase-supplies-for-new-cnc-machines':
    'Drawing of two machining centres under an overhead busbar with tap-off boxes, each with an isolator beside it',
  'led-court-lighting-for-indoor-padel': 'Drawing of a blue padel court with glass ends, lit by floodlights along both sides',
  'high-bay-led-upgrade-in-a-distribution-warehouse':
    'Drawing of two warehouse aisles: the left one dim under old sodium lamps, the right one bright under lines of LED',
  'summer-rewire-of-a-school-science-block':
    'Drawing of a school laboratory with sockets along its benches and a large red emergency stop above the gas valve',
  'corridor-lighting-renewal-on-an-office-level':
    'Drawing of a corridor with new ceiling panels, and a dust enclosure around the next fitting to be changed',
  'showroom-lighting-circuits-and-track-renewal':
    'Drawing of a jewellery showroom with lit niches and cabinets under a track of spotlights',
  'office-and-workshop-fit-out-with-structured-cabling':
    'Drawing of a unit cut open: an office with a cabinet of patch leads above a workshop with its own board',
  'dedicated-supplies-for-air-source-heat-pumps':
    'Drawing of a heat pump outside a bungalow, its isolator beside it, the hot-water cylinder and board inside',
  'full-rewire-of-a-victorian-villa':
    'Drawing of a Victorian parlour with its cornice and fireplace in place, floorboards up and new cables between the joists',
  'solar-array-and-battery-on-a-dee-side-home':
    'Drawing of a house by the water with six solar panels on one roof pitch and ten on the other, and a battery in its garage',
  'staff-car-park-charging-with-load-management':
    'Drawing of six charge points behind a brick terrace, fed by one cable below its string course, with four cars charging',
  'kitchen-power-for-a-promenade-cafe':
    'Drawing of a café kitchen with an extraction canopy, isolators on the wall and a red stop beside the back door',
  'addressable-fire-alarm-for-a-primary-school':
    'Drawing of a school entrance hall with a new fire alarm panel on the wall and the old one taken down below it',
  'eicr-programme-for-a-portfolio-of-shared-houses':
    'Drawing of two streets of terraced houses: nine ticked off, one being tested with a van outside, four still to come',
  'rooftop-solar-for-a-packaging-plant': 'Drawing of a factory with the outline of planned solar panels on the newer half of its roof',
};

export type ProjectArt = keyof typeof projectDrawings;

/** Drawings of services and sectors only decorate. */
export const drawingText = (art: string): string => new Map(Object.entries(projectDrawings)).get(art) ?? '';
