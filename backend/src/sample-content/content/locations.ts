import type { LocationContent } from './types.js';

export const locations: LocationContent[] = [
  {
    slug: 'wirral',
    name: 'Wirral',
    description:
      'Sixteen postcodes between the Mersey and the Dee, and hardly two streets wired alike. Post-war estates at Woodchurch and Leasowe still run on their second consumer unit, while barns near Brimstage and Raby rely on earth rods rather than a supplier’s terminal. We cover all of it from the Mersey side, with vans stocked for both mains gas semis and all-electric farmhouses, so the first visit usually ends with the fault cleared.',
    postcodes: [
      'CH41',
      'CH42',
      'CH43',
      'CH44',
      'CH45',
      'CH46',
      'CH47',
      'CH48',
      'CH49',
      'CH60',
      'CH61',
      'CH62',
      'CH63',
      'CH64',
      'CH65',
      'CH66',
    ],
    subLocations: [
      'Moreton',
      'Leasowe',
      'Upton',
      'Greasby',
      'Woodchurch',
      'Saughall Massie',
      'Thurstaston',
      'Thornton Hough',
      'Brimstage',
      'Raby',
    ],
  },
  {
    slug: 'birkenhead',
    name: 'Birkenhead',
    description:
      'Georgian offices round Hamilton Square, shop units along Grange Road, workshops behind the docks: most calls from the town are about old buildings given new uses. Converted terraces in Tranmere share one rising main between four flats, and sandstone villas in Oxton hide lead-sheathed cable under later plaster. Listed status and conservation area rules shape where a cable may run, so we survey before we quote and agree routes in writing.',
    postcodes: ['CH41', 'CH42', 'CH43'],
    subLocations: ['Hamilton Square', 'Woodside', 'Oxton', 'Claughton', 'Tranmere', 'Rock Ferry', 'Prenton', 'Bidston', 'Noctorum'],
  },
  {
    slug: 'wallasey',
    name: 'Wallasey',
    description:
      'Salt carried in off Liverpool Bay eats outdoor enclosures here faster than anywhere inland, and a steel socket on a New Brighton terrace can rust through in three winters. Behind the promenade stand tall Victorian houses, many let room by room, where shared circuits and fire detection need a landlord’s close attention. Liscard’s shops, Seacombe’s workshops and the guest houses near the Floral Pavilion fill the rest of our diary.',
    postcodes: ['CH44', 'CH45'],
    subLocations: ['New Brighton', 'Liscard', 'Egremont', 'Seacombe', 'Poulton', 'Wallasey Village'],
  },
  {
    slug: 'bebington',
    name: 'Bebington',
    description:
      'Nine hundred listed cottages make Port Sunlight one of the trickiest places in England to add a meter box, an outside light or a charger, because nothing may show on the front elevation. A mile uphill the rules relax: inter-war semis in Higher Bebington and Spital want extra sockets, new boards and garden supplies. Schools and surgeries book us for half-term weeks, when rooms are empty and power can go off.',
    postcodes: ['CH62', 'CH63'],
    subLocations: ['Port Sunlight', 'New Ferry', 'Higher Bebington', 'Spital', 'Storeton', 'Poulton Lancelyn', 'Clatterbridge'],
  },
  {
    slug: 'bromborough',
    name: 'Bromborough',
    description:
      'Three-phase boards, gantry cranes and roller shutters set the tone on the estates between the A41 and the river. Units put up in the seventies often keep their first switch-fuses, long out of manufacture, and tenants change faster than drawings do. We trace, label and document what is really there. Nearby retail parks call us before opening time; houses round Eastham Rake and the old village want the quieter jobs.',
    postcodes: ['CH62'],
    subLocations: [
      'Bromborough Village',
      'Bromborough Pool',
      'Wirral International Business Park',
      'Croft Business Park',
      'Eastham',
      'Eastham Village',
      'Eastham Rake',
    ],
  },
  {
    slug: 'heswall',
    name: 'Heswall',
    description:
      'Big plots looking over the Dee mean long cable runs: to a garage fifty metres away, a pool plant room, gates at the foot of a sloping drive. Voltage drop and buried-cable protection matter more in Gayton or off Telegraph Road than in any terrace. Houses extended three or four times tend to have as many small boards, which we gather into one, and Pensby’s tidy bungalows keep us in rewires.',
    postcodes: ['CH60', 'CH61'],
    subLocations: ['Lower Village', 'Gayton', 'Barnston', 'Pensby', 'Thingwall', 'Irby', 'Oldfield'],
  },
  {
    slug: 'west-kirby',
    name: 'West Kirby',
    description:
      'Flats with a sea view over Hilbre, Edwardian villas climbing Grange Hill and independent shops on The Crescent share one problem: wiring hidden behind finishes nobody wants disturbed. Our electricians here carry inspection cameras and cable tracers before they carry chisels. South Parade properties need marine-grade fittings against spray from the Marine Lake; secluded houses in Caldy ask for discreet lighting, charging and standby power.',
    postcodes: ['CH48'],
    subLocations: ['Caldy', 'Grange', 'Newton', 'Frankby', 'South Parade', 'The Crescent'],
  },
  {
    slug: 'hoylake',
    name: 'Hoylake',
    description:
      'Blown sand is the local speciality: it settles in extractor motors, photocells and every vented enclosure along the promenade. Market Street’s cafés have moved from kettles to three-phase combination ovens within a decade, often on the supply their grandparents’ shop was given. Add golf-week visitors, holiday lets round the Royal links and commuter houses by Meols station, and you have a small town with unusually peaky demand.',
    postcodes: ['CH47'],
    subLocations: ['Meols', 'Great Meols', 'Market Street', 'King’s Gap', 'Manor Road', 'North Parade'],
  },
  {
    slug: 'ellesmere-port',
    name: 'Ellesmere Port',
    description:
      'Refining, vehicle building and chemicals along the Ship Canal have left the town with suppliers, hauliers and fabricators who cannot stop for an electrician’s convenience. Weekend shutdowns, permits to work and hot-work controls are routine to our crew. Outlet stores at Cheshire Oaks need work done overnight; sixties estates in Whitby and Great Sutton need new boards. Building control here belongs to Cheshire West and Chester, not Wirral.',
    postcodes: ['CH65', 'CH66'],
    subLocations: [
      'Stanlow',
      'Cheshire Oaks',
      'Whitby',
      'Overpool',
      'Great Sutton',
      'Little Sutton',
      'Childer Thornton',
      'Hooton',
      'Ledsham',
    ],
  },
  {
    slug: 'neston',
    name: 'Neston',
    description:
      'Market-town shops, black-and-white cottages on the Parkgate front and farmhouses toward Burton give this corner of the peninsula a slower pace and longer overhead lines. Storms off the marsh still bring supply interruptions, so surge protection and generator changeover are common requests. Miners’ terraces in Little Neston, university gardens at Ness and commuter homes in Willaston round out a mix where TT earthing is never a surprise.',
    postcodes: ['CH64'],
    subLocations: ['Parkgate', 'Little Neston', 'Ness', 'Willaston', 'Burton', 'Windle Hill'],
  },
];
