import type { ServiceContent } from '../types.js';

export const evChargingPoints: ServiceContent = {
  slug: 'ev-charging-points',
  title: 'EV Charging Points',
  group: 'energy-smart-home',
  icon: 'plug-zap',
  description:
    'Home, landlord and workplace chargers with load management, correct earthing and network approval. Smart features set up with you before we leave.',
  baseDescription:
    'A car charger runs at full load for hours, more than anything else in a house ever does. We check the supply fuse, earthing and cable route first, install on a dedicated circuit to Section 722 of BS\u00a07671, notify the network operator and set schedules that use the cheap hours of your tariff.',
  content: `<h2>What a proper charger installation involves</h2>
<h3>1. The supply</h3>
<p>We read the cut-out rating, look for a looped service shared with next door, and work out maximum demand with shower, hob and heating included. If 32 A more does not fit, a current sensor at the meter lets the charger back off while the oven is on, or we ask the network for a larger fuse, which is usually free of charge.</p>
<h3>2. Earthing</h3>
<p>Most homes have a combined neutral and earth from the street. Should that conductor break, a car on the drive could become live. Section 722 therefore calls for a device that detects an open PEN conductor, or another accepted arrangement such as an earth electrode where the ground allows it. We record which one was used and why.</p>
<h3>3. The circuit</h3>
<ul>
<li>Its own way at the board, with RCD protection for each point: Type B, or Type A with 6&nbsp;mA DC detection in the charger.</li>
<li>Cable sized for continuous load and its route: clipped, in a loft, or armoured in ground.</li>
<li>A surge protective device where the assessment asks for it, and isolation you can reach.</li>
</ul>
<h3>4. Rules and paperwork</h3>
<p>Chargers sold for homes and workplaces must meet the Smart Charge Points Regulations 2021: off-peak defaults, a random delay of up to ten minutes, and protection against tampering. The new circuit is notifiable under Part P. You receive the installation certificate, the building regulations certificate, the network notification, and a ten-minute lesson with the app. If you generate power too, see <a href="/services/solar-panel-installation">solar panels</a> for surplus charging.</p>`,
  searchTerms: [
    'car charger',
    'electric car',
    'car charging',
    'home charger',
    'EV charger',
    'wallbox',
    'charge point',
    'Tesla',
    'plug-in hybrid',
  ],
  keywords: [
    'EV charging points',
    'home EV charger',
    '7 kW charger',
    'workplace charging',
    'OZEV grant',
    'load balancing',
    'open PEN protection',
    'smart charger',
  ],
  metaTitle: 'EV Charging Points for Homes and Workplaces',
  metaDescription:
    'EV chargers installed to BS\u00a07671 Section 722: supply checked, open PEN protection, load management, network notified and the app set up with you.',
  faqs: [
    {
      question: 'Can I charge from a three-pin socket instead?',
      answer:
        'As a stopgap, on a sound socket, at the 10 A that the supplied lead draws. An old outlet on a shared ring was never meant for ten hours of steady load, and browned plug pins are a fault we see often. It is also slow: some 8 miles of range per hour against about 25 on a 7 kW point, and it does not schedule itself.',
      tags: ['home charging', 'safety'],
    },
    {
      question: 'Does the network operator have to agree?',
      answer:
        'They must always be told. If the calculated demand of the whole house stays within limits and the supply is in good order, we install first and send the notification within 28 days. Where demand is higher, the service is looped, or the cut-out looks tired, the application goes in beforehand. Any work the operator does on their side follows their own timetable.',
      tags: ['network operator', 'paperwork'],
    },
    {
      question: 'Who can still get an OZEV grant?',
      answer:
        'Home owners with their own drive no longer qualify. Grants have continued for renters, people who own a flat, residents who install an approved cross-pavement channel, landlords, and employers under the workplace scheme. Amounts and closing dates change, and the work must be done by an authorised installer. We check the current rules for your case and name that installer in the quotation.',
      tags: ['grants', 'OZEV'],
    },
    {
      question: 'Tethered cable or socket: which should I choose?',
      answer:
        'A tethered lead is always there: plug in and go, which most families like. A socket keeps the wall tidy, suits visitors whose cars differ, and a damaged cable can be replaced without opening the unit. On windy or public fronts we lean towards the socket, because a lead left hanging gets wet, knocked and sometimes stolen for its copper.',
      tags: ['equipment', 'choice'],
    },
    {
      question: 'How fast can a charger be on my supply?',
      answer:
        'Nearly every house is single phase, so 7.4 kW is the ceiling: a typical 60 kWh battery refills overnight in eight to nine hours. With a three-phase supply 11 or 22 kW is possible, but the car’s own charger decides, and many accept no more than 11. Rapid DC equipment belongs on commercial supplies. Bringing three phases to a home rarely pays for a car alone.',
      tags: ['charging speed', 'three-phase'],
    },
  ],
  pages: [
    {
      location: 'wirral',
      heroTitle: 'EV Charging Point Installation in Wirral',
      heroSubtitle: 'Driveways, flats, depots and visitor car parks',
      heroDescription: 'Chargers on circuits that can take the load, from a semi in Moreton to a fleet yard by the motorway.',
      introContent: `<p>Cars here do short hops and the odd tunnel crossing, so a night at 7 kW once or twice a week keeps most households going. What varies is the supply behind the wall. We find looped services shared by two semis, 60-amp fuses in 1950s estates, and rural properties with an earth rod and no PEN at all. Those findings decide the job far more than the make of charger, so our survey begins in the meter cupboard and finishes on the drive.</p>`,
      whyItMatters: [
        {
          title: 'Hours at full current',
          text: 'Thirty-two amps for eight hours shows up every loose terminal in a house. Board, tails and isolator are torqued and, where they have aged, renewed before the car is ever connected.',
        },
        {
          title: 'The missing neutral',
          text: 'Broken street conductors are rare, yet the person touching the bodywork while standing on wet ground has no second chance. Detection that disconnects earth as well answers that risk.',
        },
        {
          title: 'Cheap hours',
          text: 'Night tariffs commonly run four to six hours. Setting the schedule in one place only, car or charger, prevents the two from fighting and missing the window.',
        },
      ],
      deliverables: [
        'Photographed supply survey and demand calculation',
        'Installation certificate with RCD trip times',
        'Building regulations compliance certificate',
        'Confirmation of the notice sent to the network',
        'App configured on your own phone and tariff',
      ],
      sectors: [
        'Homes with a drive or garage',
        'Residents’ associations',
        'Employers with pool cars',
        'Hotels and golf clubs',
        'Taxi operators',
      ],
      microCaseStudy:
        'Two neighbours in Moreton bought electric cars in one month and shared a looped 60 A service. We surveyed both houses together, had the operator separate the services and fit 80 A fuses, then installed one charger each with a current clamp. Both cars charge at night while either family may shower at seven without losing the fuse.',
      features: [
        'Survey before any order',
        'Load balancing as standard check',
        'PEN fault protection',
        'Choice of charger makes',
        'Wi-Fi strength tested at the wall',
      ],
      callToAction: 'Photograph your meter, fuse board and parking spot, send all three, and we will reply with next steps.',
      content: `<h2>Which charging arrangement suits you?</h2>
<table>
<tr><th>Situation</th><th>Usual answer</th></tr>
<tr><td>Drive beside the meter</td><td>7.4 kW wall unit, short clipped route, half a day</td></tr>
<tr><td>Detached garage</td><td>Armoured cable, small board, earthing reviewed at the garage</td></tr>
<tr><td>Flats with marked bays</td><td>Common supply with individual billing, freeholder’s permission</td></tr>
<tr><td>Office or club car park</td><td>Several sockets sharing one managed feed</td></tr>
<tr><td>Public or paying users</td><td>Public Charge Point Regulations 2023: clear pricing, contactless at 8 kW and above</td></tr>
</table>
<h3>On the day</h3>
<ol>
<li>Power goes off for an hour or so while the board is worked on.</li>
<li>Cable and unit are fixed, at 0.75 to 1.2 m above ground and clear of where a bumper could strike.</li>
<li>Tests use an adaptor that imitates a car, then yours is plugged in to prove it.</li>
</ol>
<p>Board already full? A <a href="/services/consumer-unit-upgrades">consumer unit upgrade</a> can be done in the same visit.</p>`,
      metaTitle: 'EV Charger Installation Wirral | Home & Workplace',
      metaDescription:
        'EV chargers across Wirral, from drives and garages to club car parks. We check fuse, loop and earthing first, then install, notify and set your tariff.',
    },
    {
      location: 'bebington',
      heroTitle: 'EV Chargers for Bebington Homes and Car Parks',
      heroSubtitle: 'Semis with drives, school staff bays and listed cottages',
      heroDescription:
        'Neat wall chargers for Bebington, Spital and New Ferry, and a considered approach where the street itself is protected.',
      introContent: `<p>A Higher Bebington semi is almost made for a car charger: the meter in the hall or porch, a side drive, a garage at the end. The catch is often the service. Pairs built in the thirties may be looped through one cut-out, and the drive may have been widened over it since. In Port Sunlight many homes have no private parking at all, only rear garages reached by service lanes, and each fixing on a listed wall needs thought.</p>`,
      whyItMatters: [
        {
          title: 'Looped pairs',
          text: 'One cable feeding both halves of a semi cannot carry two chargers. Spotting the loop at survey lets the operator unloop it, which they do at their own expense but in their own time.',
        },
        {
          title: 'Concrete garages',
          text: 'A sectional garage with its old spur of 2.5 mm cable is not a supply for 32 amps. We lay a fresh armoured feed and leave the spur for the freezer.',
        },
        {
          title: 'Protected walls',
          text: 'On listed cottages a charger, its cable and even the hole through brick may need consent. A freestanding post by a garage can be simpler to get approved than a box beside the door.',
        },
      ],
      deliverables: [
        'Loop check and cut-out report',
        'Sketch of unit and cable for consent applications',
        'Certificate pack by email within days',
        'Spare capacity statement for a second car',
      ],
      sectors: ['Inter-war semis', 'Schools and colleges', 'Port Sunlight garages', 'Parade shops with rear yards', 'Surgeries'],
      microCaseStudy:
        'A primary school in Bebington asked for chargers at four staff bays before September. During August we ran armoured cable from the kitchen sub-main, capped the group at 40 A outside lesson hours and 20 A while ovens were in use, and issued staff with fobs. The bursar reads one report a month and bills each driver.',
      features: [
        'Garage and side-drive routes',
        'Fob access for staff',
        'School holiday slots',
        'Colour-matched covers',
        'Second-car provision',
      ],
      callToAction: 'Write to our office with your road and house type; the odds are we have already opened a meter box just like yours.',
      content: `<h2>A semi, step by step</h2>
<ol>
<li><strong>Meter cupboard.</strong> We look for a second set of tails leaving the cut-out, sure sign of a loop, and read the fuse carrier without breaking any seal.</li>
<li><strong>Route.</strong> Through the hall void and out under the bay, or round the outside in black-sheathed armoured cable below the damp course. You choose; the price difference is shown.</li>
<li><strong>Position.</strong> Socket reach matters more than symmetry: nose-in or reverse, left flap or right.</li>
<li><strong>Neighbours.</strong> On shared drives the unit faces your side and no lead crosses theirs.</li>
</ol>
<h3>Staff and visitor bays</h3>
<ul>
<li>Two or four sockets on a managed feed cost far less than separate supplies.</li>
<li>The workplace grant, where it applies, is claimed per socket with a voucher before work starts.</li>
<li>Protective posts, bay markings and an emergency isolator belong in the scheme.</li>
</ul>
<p>Schools may like to combine the visit with <a href="/services/pat-testing">PAT testing</a> in the same holiday.</p>`,
      metaTitle: 'EV Chargers Bebington | Semis, Schools & Garages',
      metaDescription:
        'EV charging in Bebington, Spital and Port Sunlight: looped services found early, garage feeds renewed, staff bays managed and consent drawings supplied.',
    },
    {
      location: 'wallasey',
      heroTitle: 'EV Charging in Wallasey and New Brighton',
      heroSubtitle: 'Terraces without drives, flats without spare capacity, fronts without shelter',
      heroDescription: 'Practical ways to charge where parking is on the street, the building is shared or the sea reaches the wall.',
      introContent: `<p>Charging is easy with a drive, and plenty of Wallasey has none. Victorian streets behind Liscard open straight on to the pavement; big villas above the promenade are now six flats with one old supply. The honest first question is where the car stands at night. A rear yard off the entry, a rented garage, a hard-standing agreed with highways, or a licensed channel across the footway each lead to a different job, and occasionally to the advice that a public point nearby is cheaper.</p>`,
      whyItMatters: [
        {
          title: 'No lead over the flags',
          text: 'A cable trailed across a public pavement is a trip hazard and may put you in breach of highways law. A proper channel needs the council’s permission before any charger is bought.',
        },
        {
          title: 'Six flats, one fuse',
          text: 'A converted villa may have a 100 A service for everybody. Managed sharing lets one or two bays charge overnight without asking the network to dig up the street.',
        },
        {
          title: 'Spray and sand',
          text: 'Salt finds door seals and contact pins. Near the front we site units in the lee, fit socket versions with sprung covers, and use tinned or sealed terminations.',
        },
      ],
      deliverables: [
        'Written options paper for homes without a drive',
        'Capacity assessment of the building’s main supply',
        'Draft letter to freeholder or managing agent',
        'Certificates for circuit and earthing arrangement',
        'Coastal care sheet for seals and sockets',
      ],
      sectors: ['Terraced houses with rear access', 'Blocks of flats and HMOs', 'Guest houses', 'Leisure operators on the front'],
      microCaseStudy:
        'The residents’ company of an eight-flat conversion near Vale Park wanted charging for three owners. Its 100 A three-phase supply had room after midnight only. We installed three sockets on the side wall, billed through individual tags, with the group held to what the building leaves over. The freeholder’s insurer accepted the drawings and test sheets without further questions.',
      features: [
        'Rear-yard and entry routes',
        'Billing per flat',
        'Freeholder packs',
        'Marine-grade fixings',
        'Frank advice when it is not feasible',
      ],
      callToAction: 'Describe where you park and who owns the ground, and we will ring back with realistic choices.',
      content: `<h2>Four ways to charge without a drive</h2>
<ul>
<li><strong>Back yard.</strong> Where the entry is wide enough for a car, a gate and hard-standing with a charger on the yard wall is the tidiest answer.</li>
<li><strong>Cross-pavement channel.</strong> A covered slot in the footway, installed by an approved contractor with Wirral Council’s consent; the household grant may then apply.</li>
<li><strong>Dropped kerb.</strong> If the front garden is deep enough, highways may permit parking, and a normal wall unit follows.</li>
<li><strong>Landlord’s bays.</strong> Owners of let property can ask for a grant towards sockets and ducting.</li>
</ul>
<h3>Shared buildings</h3>
<p>The charger’s supply should come from the landlord’s board, never from a neighbour’s meter. Escape routes stay clear, and cables through a protected stair are fire-stopped. For an HMO due its five-yearly report we can combine this with <a href="/services/landlord-services">landlord services</a>.</p>
<h3>Guest houses</h3>
<p>Visitors now pick rooms by charging. Two sockets with tariff display avoid arguments at breakfast.</p>`,
      metaTitle: 'EV Charging Wallasey | Terraces, Flats & Seafront',
      metaDescription:
        'No drive in Wallasey? We set out real EV charging options for terraces, flats and HMOs, with freeholder packs, shared load control and salt-proof kit.',
    },
    {
      location: 'ellesmere-port',
      heroTitle: 'Workplace and Fleet EV Charging in Ellesmere Port',
      heroSubtitle: 'Van depots, supplier sites and retail car parks beside the M53',
      heroDescription: 'Multi-socket charging on real-world supplies for a town that now builds electric vans.',
      introContent: `<p>With battery vans coming off the line at the town’s vehicle plant, local depots are ordering them too, and a dozen vans at 11 kW is a bigger load than most units were ever wired for. We treat it as a power distribution job first: half-hourly meter data, transformer and cable capacity, duty cycles of the vans. The chargers come last.</p><p>Households in Great Sutton, Whitby and Little Sutton get the same care on a smaller scale.</p>`,
      whyItMatters: [
        {
          title: 'Dwell time beats speed',
          text: 'A van parked fourteen hours does not need a rapid charger. Twelve modest sockets sharing 80 kW overnight usually deliver the same miles, without a new substation.',
        },
        {
          title: 'Capacity charges',
          text: 'Exceeding the agreed supply capacity costs a business every month. The management system is set below it, with the site’s own load measured live at the incomer.',
        },
        {
          title: 'Forklifts and bumpers',
          text: 'A charger in a goods yard will be hit sooner or later. Barriers, kerb stops and pre-wired pedestals mean that a knock ends in a swap, not an excavation.',
        },
      ],
      deliverables: [
        'Half-hourly load study and charging simulation',
        'Correspondence with the network operator',
        'Civil works drawing: ducts, bases, barriers',
        'Commissioning file per socket',
        'Back-office accounts, roles and tariffs set up',
        'Toolbox talk for drivers',
      ],
      sectors: ['Van and parcel depots', 'Automotive supply chain', 'Outlet and leisure car parks', 'Local authority and utility fleets'],
      microCaseStudy:
        'A maintenance firm with ten vans on an estate off Rossmore Road had a 150 kVA supply, already two thirds used by day. Night load was only 20 kVA. We installed ten 11 kW sockets behind Armco on one 125 A sub-main, with charging released after six and prioritised by departure time. No reinforcement was required.',
      features: [
        'Dynamic load management',
        'Duct for tomorrow’s bays',
        'RFID and driver reimbursement',
        'Impact protection',
        'Fault response by contract',
      ],
      callToAction: 'Share twelve months of half-hourly data with us and we will show how many vans your present supply can charge.',
      content: `<h2>Planning a depot in the right order</h2>
<ol>
<li><strong>Energy, not sockets.</strong> Daily miles divided by efficiency gives the kWh per van; twelve vans at 35 kWh need 420 kWh, or 42 kW across ten hours.</li>
<li><strong>Headroom.</strong> Agreed capacity less site demand, hour by hour. If it falls short, options are shifting load, adding <a href="/services/solar-panel-installation">rooftop PV</a> and storage, or asking for more.</li>
<li><strong>Layout.</strong> Bays, turning circles, drainage and lighting. Ducts and spare ways for the next ten vans cost little while the trench is open.</li>
<li><strong>Protection.</strong> RCD per point, selectivity with the sub-main, surge protection, emergency switching at the gatehouse.</li>
<li><strong>People.</strong> Who may charge, who pays, and whom they ring when a plug will not release.</li>
</ol>
<h3>Sites near process plant</h3>
<p>Chargers must lie outside any hazardous zone shown on your DSEAR drawing. We ask for it before fixing positions, and follow your permit system while digging near buried services.</p>`,
      metaTitle: 'Fleet EV Charging Ellesmere Port | Depots & Workplaces',
      metaDescription:
        'Workplace and van depot charging in Ellesmere Port: half-hourly load studies, shared feeds, ducts for growth, barriers and driver accounts set up.',
    },
  ],
};
