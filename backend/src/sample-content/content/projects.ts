import type { ProjectContent } from './types.js';

export const projects: ProjectContent[] = [
  {
    title: 'Emergency Lighting Test and Renewal, Outpatient Block',
    services: ['emergency-lighting', 'electrical-maintenance'],
    client: 'Clatterbridge Hospital (WUTH)',
    sector: 'healthcare',
    category: 'Commercial',
    status: 'completed',
    location: 'Bebington',
    description:
      'Three-hour discharge test of the escape lighting in one outpatient block, followed by planned renewal of older fittings over two further weekends.',
    challenge:
      'Clinics run six days a week and several corridors double as waiting areas, so nobody could sit in half-light while batteries drained. Discharging a whole floor at once was therefore out of the question: each zone needed its own slot, its own recharge time and temporary cover, agreed well ahead with the people running the clinics.',
    solution:
      'We walked the block with the estates team, numbered each luminaire and wrote one schedule before touching a switch. Discharge tests followed on Saturday evenings, zone by zone, leaving Sunday for recharge so that protection was back before Monday. Units near the end of their battery life were exchanged for LED self-test versions on the existing circuits, with no ceiling opened in a treatment room.',
    outcome:
      'The block now has one schedule that matches what is on its ceilings, a logbook in the form BS\u00a0EN\u00a050172 asks for, and fresh batteries where age called for them. Self-test indicators shorten the monthly function round.',
    content:
      '<h2>Why the long test matters</h2><p>Emergency lighting ages quietly: a battery that lasts twenty minutes looks perfectly healthy on a two-second flick of the test key. Only a full-duration discharge tells the two apart, and in an occupied building that takes planning.</p><h3>How the weekends were planned</h3><ul><li><strong>Friday:</strong> barriers, notices and a written isolation agreed with the duty estates officer.</li><li><strong>Saturday, after the last clinic:</strong> local lighting circuit isolated, luminaires checked at the start, after an hour and at three hours.</li><li><strong>Sunday:</strong> recharge, indicator check and handover to site.</li></ul><p>Of 186 luminaires on the schedule, 31 were renewed. Nickel-cadmium packs are usually given about four years, so the oldest went first, and each new fitting was checked for its unswitched supply by opening the local lighting circuit rather than trusting a lamp. Its number, date and battery type went into the logbook the same night.</p><p>Spare packs were left with the schedule, enough for the next round.</p>',
    kpis: [
      { label: 'Luminaires tested', value: '186' },
      { label: 'Fittings renewed', value: '31' },
      { label: 'Clinics cancelled', value: '0' },
    ],
    completionDate: 'March 2026',
    featured: true,
    metaTitle: 'Hospital Emergency Lighting Project in Bebington',
    metaDescription:
      'How 186 emergency luminaires in a working outpatient block were tested for three hours, scheduled and renewed at weekends without losing a clinic.',
    keywords: ['emergency lighting', 'hospital', 'BS\u00a05266-1', 'Clatterbridge', 'duration test'],
  },
  {
    title: 'Three-Phase Supplies for New CNC Machines',
    services: ['industrial-electrical', 'electrical-maintenance'],
    client: 'JM Precision Engineering LTD',
    sector: 'manufacturing',
    category: 'Industrial',
    status: 'completed',
    location: 'Bromborough',
    description:
      'Power for two machining centres and a compressor, with overhead busbar so that machines can be moved later without starting again.',
    challenge:
      'Two machining centres were due on a lorry in three weeks and the workshop board had a single spare way. The owner wanted freedom to rearrange the floor later, with no cable in reach of swarf and coolant. Deliveries to customers ruled out stopping production for longer than one weekend.',
    solution:
      'A load study with loggers on the incomer showed headroom that the nameplates suggested was not there. We hung a tap-off busbar from the roof steel, fed it from a new panel board, and dropped armoured flexible connections to local isolators. The changeover took one Saturday and Sunday, after ten days of preparation behind the running machines.',
    outcome:
      'Both centres were commissioned by the machine supplier on the Monday they were booked. Every new feed runs overhead, clear of coolant, and the owner has since shifted a lathe by moving one tap-off box himself under our isolation plan.',
    content:
      '<h2>Why busbar rather than more armoured cable</h2><p>Small engineering shops rearrange their floor every couple of years. A fixed armoured run suits a machine that never moves; plug-in busbar costs more on day one and less on every day after the first reshuffle.</p><table><thead><tr><th>Item</th><th>What was fitted</th></tr></thead><tbody><tr><td>Panel board</td><td>250 A, eight outgoing ways, surge protection</td></tr><tr><td>Busbar</td><td>24 m, 160 A, six fused tap-off boxes</td></tr><tr><td>Isolation</td><td>Lockable rotary isolator within sight of each machine</td></tr></tbody></table><p>Drives on modern machine tools leak current to earth even when healthy. Putting all of them behind one sensitive RCD would have meant nuisance trips in the middle of a cut, so the design relies on low earth-fault impedance, high-integrity protective conductors and time-delayed Type B protection where the makers ask for it.</p><p>Every circuit was certified and the single-line diagram framed beside the panel.</p>',
    kpis: [
      { label: 'Production lost', value: 'One weekend' },
      { label: 'Busbar installed', value: '24 m' },
      { label: 'Spare tap-off positions', value: '5' },
      { label: 'Panel board rating', value: '250 A' },
    ],
    completionDate: 'September 2025',
    featured: true,
    metaTitle: 'CNC Machine Power Installation in Bromborough',
    metaDescription:
      'Busbar and a 250 A panel board brought power to two new machining centres in a Bromborough engineering shop, with one weekend of production lost.',
    keywords: ['three-phase', 'CNC power supply', 'busbar', 'engineering workshop', 'Bromborough'],
  },
  {
    title: 'LED Court Lighting for Indoor Padel',
    services: ['led-lighting-upgrades'],
    client: 'Ignite Padel',
    sector: 'commercial',
    category: 'Commercial',
    status: 'completed',
    location: 'Wirral',
    description:
      'Glare-controlled LED lighting and small power for padel courts inside a former storage building, with the booking system switching each court on and off.',
    challenge:
      'Padel players look straight up for the lob, so ordinary high-bays over the middle of a court dazzle at exactly the wrong moment. The building’s old discharge lamps also took eight minutes to restrike after a dip. Glass walls left few places to run containment without it catching the eye.',
    solution:
      'Luminaires with asymmetric optics went along the sides of each court, outside the playing envelope and above glass height. We modelled illuminance and glare to BS\u00a0EN\u00a012193 before ordering, then measured a grid of points at handover. Containment follows the portal frames, painted to match. Each court has its own contactor linked to the booking software, with a manual override at reception.',
    outcome:
      'Measured average illuminance came out slightly above the design figure, with even coverage into the corners by the glass. Empty courts now go dark on their own ten minutes after a session, with nobody having to remember.',
    content:
      '<h2>Lighting a game played upwards</h2><p>Sports lighting is usually judged by one number, the average lux on the floor. For padel we cared as much about two others: uniformity, because a ball crossing a dim patch seems to change speed, and glare rating from the back line looking up.</p><p>Our drawings fixed those before a single bracket was welded:</p><ul><li>Rows of side-mounted floods, tilted so that no lens points at the opposite baseline.</li><li>Drivers with low flicker, for players who film their matches.</li><li>Separate emergency luminaires to show the way from each court door to the final exit.</li><li>Extra sockets at the viewing bar, on RCBOs of their own.</li></ul><p>We also replaced the supply to the vending area and brought the main bonding up to date for the building’s new use. Handover included a lux plot for every court and a half-hour lesson for reception staff on the override panel.</p>',
    kpis: [
      { label: 'Lighting load against old lamps', value: 'Down 58%' },
      { label: 'Restrike after a power dip', value: 'Instant' },
      { label: 'Auto-off after a session', value: '10 minutes' },
    ],
    completionDate: 'November 2025',
    featured: true,
    metaTitle: 'Indoor Padel Court LED Lighting Project on Wirral',
    metaDescription:
      'Side-mounted, low-glare LED floods designed to BS\u00a0EN\u00a012193 light indoor padel courts on Wirral, switched court by court from the booking system.',
    keywords: ['sports lighting', 'padel court', 'LED', 'BS\u00a0EN\u00a012193', 'lighting control'],
  },
  {
    title: 'High-Bay LED Upgrade in a Distribution Warehouse',
    services: ['led-lighting-upgrades', 'industrial-electrical'],
    client: 'Regional haulage and storage company',
    sector: 'industrial',
    category: 'Industrial',
    status: 'completed',
    location: 'Ellesmere Port',
    description:
      'Obsolete 400 W lamps above tall pallet racks exchanged for aisle-sensing LED fittings by night, while goods kept moving all day.',
    challenge:
      'Nine metres up, between racking, lamp changes meant hiring a narrow-aisle platform and closing the aisle for the day. A third of the lamps were out. Pickers read labels by head torch on the lower levels, and the insurer had commented on heat-damaged lampholders after a survey.',
    solution:
      'We surveyed lux levels at label height rather than on the floor, then chose narrow-beam aisle optics instead of the round pattern first proposed by a supplier. Fittings went up two aisles a night. Each carries a presence sensor dimming to a tenth after five quiet minutes, and plugs into a ceiling rose so that a spare can be swapped in without an electrician.',
    outcome:
      'Vertical light on the labels roughly tripled. Half-hourly meter data from the client shows lighting consumption down by about seven tenths over the first full quarter. No aisle was lost to daytime working during the three weeks on site.',
    content:
      '<h2>Light on the labels, not on the forklift roof</h2><p>Warehouse lighting schemes are often sold on floor lux, which is easy to calculate and of little use to somebody reading a barcode two metres up a rack face. We set vertical targets at three heights from the recommendations in BS&nbsp;EN&nbsp;12464-1 and worked back from there.</p><h3>The nightly routine</h3><ol><li>Aisle closed and swept, truck traffic diverted by the shift manager.</li><li>Circuit locked off, old gear lowered and bagged; sodium lamps boxed for licensed recycling.</li><li>New fitting hung, plugged, addressed and tested for polarity and loop impedance.</li><li>Aisle handed back before the six o’clock wagons.</li></ol><p>Several original circuits shared neutrals between phases, a legacy of quick alterations in the nineties. Those were separated and the board relabelled before any dimmable driver was connected. Self-contained emergency packs in every fourth fitting replaced twin-spot units that racking had long since hidden.</p>',
    kpis: [
      { label: 'Fittings replaced', value: '142' },
      { label: 'Lighting energy, first quarter', value: 'Down about 70%' },
      { label: 'Daytime aisle closures', value: 'None' },
      { label: 'Nights on site', value: '15' },
    ],
    completionDate: 'January 2026',
    featured: true,
    metaTitle: 'Warehouse LED High-Bay Upgrade, Ellesmere Port',
    metaDescription:
      'Fifteen nights, 142 fittings: aisle-optic LED lighting with presence sensing replaced discharge lamps in a racked Ellesmere Port distribution warehouse.',
    keywords: ['high-bay LED', 'warehouse lighting', 'presence sensors', 'Ellesmere Port', 'energy saving'],
  },
  {
    title: 'Summer Rewire of a School Science Block',
    services: ['rewiring-services', 'commercial-electrical'],
    client: 'Secondary school',
    sector: 'education',
    category: 'Commercial',
    status: 'completed',
    location: 'Wallasey',
    description:
      'New wiring, lighting and gas-linked emergency stops for six laboratories and two prep rooms, all finished inside one summer holiday.',
    challenge:
      'Bench sockets installed in 1974 had no RCD protection, and a periodic report had listed eleven C2 observations across the block. Asbestos insulating board above the corridor restricted where anyone could drill. Exam results day and a staff training week left twenty-seven clear working days out of the whole break.',
    solution:
      'A licensed contractor dealt with the corridor ceiling in week one while we stripped laboratories from the inside. New boards were built on the bench in our workshop and delivered complete. Each lab received perimeter trunking, RCBO-protected circuits and a key-reset stop by the teacher’s desk that cuts sockets and shuts the gas valve together, leaving lighting on.',
    outcome:
      'All eleven observations closed, certificates in the bursar’s hands four days before term. Science staff asked for the stop buttons to be trialled with them in the room; two were moved half a metre as a result, before decoration.',
    content:
      '<h2>Twenty-seven days, six laboratories</h2><p>School work is won or lost in June. By the time pupils left we had measured every bench, agreed socket heights with the technicians and had fittings stacked in a container beside the tennis courts.</p><p>What changed in each room:</p><ul><li>Twin sockets along the benches on dedicated circuits, none shared with the neighbouring lab.</li><li>Dimmable LED panels, because optics lessons need a dark room and dissection does not.</li><li>A fume cupboard supply with its own isolator and run-on timer.</li><li>Data points for the board, technician and two spare positions.</li></ul><p>Prep rooms hold the refrigerators and the drying oven, so those circuits stay live when a teacher hits the stop next door. That detail came from the senior technician, who had lost a fridge of samples under the previous arrangement.</p><p>A walk-through with the caretaker, with every breaker switched and every label read aloud, ended the job.</p>',
    kpis: [
      { label: 'Laboratories rewired', value: '6' },
      { label: 'C2 observations closed', value: '11' },
      { label: 'Working days used', value: '27' },
    ],
    completionDate: 'August 2025',
    featured: false,
    metaTitle: 'School Science Block Rewire and Lighting in Wallasey',
    metaDescription:
      'Six laboratories rewired in one summer break in Wallasey: RCBO-protected benches, gas-linked emergency stops and eleven C2 observations closed.',
    keywords: ['school rewire', 'laboratory electrics', 'emergency stop', 'Wallasey', 'EICR remedials'],
  },
  {
    title: 'Corridor Lighting Renewal on an Office Level',
    services: ['commercial-electrical'],
    client: 'Arrowe Park Hospital (WUTH)',
    sector: 'healthcare',
    category: 'Commercial',
    status: 'completed',
    location: 'Upton',
    description:
      'Fluorescent fittings on a non-clinical office corridor replaced by sealed LED panels with daylight dimming, on evening shifts planned around infection control.',
    challenge:
      'Fluorescent tubes are no longer placed on the market, so the recessed fittings were due for planned renewal before spares ran short. The corridor carries records trolleys until seven at night and forms part of an escape route, so it could be neither blocked nor unlit. Dust control rules applied to every ceiling tile lifted.',
    solution:
      'We worked from half past seven to midnight inside a zipped, filtered enclosure on castors, opening four tiles at a time. New panels drop into the existing grid and share circuits two and two, so that one failure never darkens a stretch. Photocells at both glazed ends trim the output by day, and emergency packs are integral.',
    outcome:
      'The corridor was lit and passable every morning. Estates hold three spare panels of a single type in place of several kinds of tube, and the photocells keep output low through most of a summer afternoon.',
    content:
      '<h2>Small job, strict conditions</h2><p>Replacing forty light fittings is a week’s work in an office block. In a hospital building the electrical task is the easy part; permits, dust and access decide the programme.</p><h3>What the method statement covered</h3><ul><li>Tile lifting only inside the enclosure, with the filter unit running ten minutes before and after.</li><li>A named supervisor signing on and off with the estates control room each night.</li><li>Proving dead at every fitting, whatever the circuit chart said.</li><li>New cable above the grid held by metal fixings, so that it cannot drop across the route in a fire.</li></ul><p>Old fittings went to a licensed recycler, tubes boxed separately for their mercury. Each evening’s panels were tested, recorded and lit before the enclosure moved on, so a stretch was never left half done. The last night was kept for measuring light levels, setting the photocells and updating the circuit charts for both boards concerned.</p>',
    kpis: [
      { label: 'LED panels fitted', value: '44' },
      { label: 'Evening shifts', value: '9' },
      { label: 'Mornings without light', value: '0' },
    ],
    completionDate: 'May 2026',
    featured: false,
    metaTitle: 'Hospital Office Corridor LED Renewal in Upton',
    metaDescription:
      'Evening-only replacement of obsolete fluorescent lighting along a hospital office corridor in Upton, with dust enclosures and daylight dimming.',
    keywords: ['hospital lighting', 'LED panels', 'daylight dimming', 'Upton', 'dust control'],
  },
  {
    title: 'Showroom Lighting Circuits and Track Renewal',
    services: ['commercial-electrical'],
    client: 'Boodles Liverpool',
    sector: 'commercial',
    category: 'Commercial',
    status: 'completed',
    location: 'Liverpool',
    description:
      'Overnight renewal of display lighting track and its dimming in a jewellery showroom, with lamps closely matched for colour across every cabinet.',
    challenge:
      'Gemstones show every fault in a lamp. Halogen had flattered them for years; moving to LED meant matching that warmth in every cabinet, with dimming smooth down to a glow and no audible hum. Stock had to be removed, supervised and returned on each visit, so every minute after closing was accounted for.',
    solution:
      'One batch of high-rendering LED spots was ordered with spares, so that all share the same colour bin. Trailing-edge phase dimmers gave way to DALI drivers with recalled scenes for day, evening and cleaning. Cabling was drawn through existing conduit, avoiding any new hole in the joinery, and each section was made good and live again by opening time.',
    outcome:
      'Cabinets match from one end of the room to the other, and the dimming is silent. Staff choose between three scenes on a single plate, and the spare spots are boxed with a note of the batch.',
    content:
      '<h2>Colour before brightness</h2><p>We began with a sample evening: five lamps, three stones and the people who sell them. The winner was not the brightest but the one with strong rendering of deep reds and a beam tight enough to leave the aisle calm.</p><p>Three practical points shaped the rest:</p><ul><li><strong>Inrush.</strong> Dozens of LED drivers switching on at once can trip a breaker that runs happily for hours. Circuits were split and Type C devices selected after checking loop impedance.</li><li><strong>Heat.</strong> Drivers sit in a ventilated void above the corridor, never inside a cabinet.</li><li><strong>Escape lighting.</strong> The cleaning scene also comes up on alarm, in addition to the maintained exit signs.</li></ul><p>Work ran over six nights with the client’s security present throughout. Drawings, scene settings and test sheets were handed over on paper only, at the client’s request.</p>',
    kpis: [
      { label: 'Nights worked', value: '6' },
      { label: 'Lighting scenes', value: '3' },
      { label: 'Trading hours lost', value: '0' },
    ],
    completionDate: 'October 2025',
    featured: false,
    metaTitle: 'Jewellery Showroom Lighting Project in Liverpool',
    metaDescription:
      'Display track, high-rendering LED spots and DALI scenes renewed over six nights in a Liverpool jewellery showroom, without losing an hour of trade.',
    keywords: ['retail lighting', 'DALI', 'display lighting', 'showroom', 'Liverpool'],
  },
  {
    title: 'Office and Workshop Fit-Out with Structured Cabling',
    services: ['data-cabling', 'commercial-electrical'],
    client: 'Airway Solutions LTD',
    sector: 'commercial',
    category: 'Commercial',
    status: 'completed',
    location: 'Bromborough',
    description:
      'Power, lighting and Category 6A cabling for a new tenant’s ground-floor workshop and first-floor office, from bare shell to occupation.',
    challenge:
      'The previous tenant had cut every cable at the wall and taken the distribution board along. A fixed moving date allowed five weeks, shared with partitioners and decorators, and the broadband line was promised for the last of them. Nobody had a drawing of the underground ducts.',
    solution:
      'Camera work found two usable ducts, which spared the car park a trench. We set a metered board on each floor so that the landlord can bill fairly, ran dado trunking with power and data kept apart, and terminated forty-eight outlets into one wall cabinet. Temporary 4G kept the office going until the line arrived.',
    outcome:
      'Staff moved in on the agreed Monday with every desk live. The fibre followed nine days later and needed a single patch lead. Two workshop bays were left with draw-cords and capped boxes for equipment still to be chosen.',
    content:
      '<h2>Planning a shell as if it were already busy</h2><p>An empty unit invites optimism. We asked instead where the printer, the kettle, the test bench and the charger for the pallet truck would stand in a year’s time, and drew circuits around those answers.</p><table><thead><tr><th>Area</th><th>Provision</th></tr></thead><tbody><tr><td>Office</td><td>24 desks, each with four sockets and two data outlets</td></tr><tr><td>Workshop</td><td>16 A and 32 A three-phase outlets, 400 lux LED</td></tr><tr><td>Comms cabinet</td><td>Dedicated radial, surge protection, earth bar</td></tr></tbody></table><p>All permanent links were tested to the Category 6A limits with a calibrated certifier, and results supplied as a file the IT company could load. Cables are labelled at both ends with room, wall and port.</p><p>Smoke detection was extended from the landlord’s panel, in agreement with the firm that maintains it, so that nobody’s certificate was left in doubt.</p>',
    kpis: [
      { label: 'Data outlets certified', value: '48' },
      { label: 'Weeks, shell to handover', value: '5' },
      { label: 'Failed links at test', value: '0' },
    ],
    completionDate: 'June 2025',
    featured: false,
    metaTitle: 'Office and Workshop Electrical Fit-Out, Bromborough',
    metaDescription:
      'A bare Bromborough unit fitted out in five weeks with metered boards on both floors, workshop power and 48 certified Category 6A data outlets.',
    keywords: ['office fit-out', 'data cabling', 'Category 6A', 'workshop power', 'Bromborough'],
  },
  {
    title: 'Dedicated Supplies for Air Source Heat Pumps',
    services: ['industrial-electrical'],
    client: 'Airsource Energy LTD',
    sector: 'other',
    category: 'Domestic',
    status: 'completed',
    location: 'Heswall and Pensby',
    description:
      'Electrical side of nine heat pump installations in occupied homes: supply checks, network notifications, new circuits and certification, coordinated with the heating engineers.',
    challenge:
      'Houses of this age hide looped services, sixty-amp fuses and boards with no room, and a surprise on the morning costs a heating team its day. Each home was occupied, in winter, with one visit planned. The network operator needs notice of every pump, and a calculated maximum demand.',
    solution:
      'We put an electrical survey first, a fortnight before the heating date: photographs of the cut-out, a calculated demand with diversity and a look for a shared service. Applications for unlooping or a larger fuse went to the network operator with those figures. On the day we ran the outdoor unit’s circuit and immersion control while the pipework went in.',
    outcome:
      'Eight of the nine pumps ran on the planned day; the ninth waited for the network to separate a looped pair of semis. Each householder holds an electrical certificate alongside the heating paperwork.',
    content:
      '<h2>The heat pump is rarely the problem</h2><p>A typical unit draws less than an electric shower. What catches people out is everything else on the same fuse: the shower itself, an induction hob, a car charger planned for spring.</p><p>Our checklist for each address:</p><ol><li>Service fuse rating, earthing type and whether the supply loops next door.</li><li>Maximum demand with the heat pump, immersion and any charger running together.</li><li>Condition of main earth and bonding, upgraded where undersized.</li><li>Room in the consumer unit, or a small sub-board beside it.</li></ol><p>Outside, an isolator stands within reach of the pump but away from the fan’s discharge, on a UV-stable cable clipped where lawnmowers do not go. RCD type follows the manufacturer’s leakage data for the inverter, not habit. Two bungalows still had rewirable fuses; the owners agreed new boards before winter.</p>',
    kpis: [
      { label: 'Homes connected', value: '9' },
      { label: 'Running on planned day', value: '8 of 9' },
      { label: 'Service upgrades arranged', value: '4' },
    ],
    completionDate: 'February 2026',
    featured: false,
    metaTitle: 'Heat Pump Electrical Supplies, Heswall and Pensby',
    metaDescription:
      'Surveys, network notifications and new circuits for nine air source heat pumps in Heswall and Pensby homes, eight of them live on the planned day.',
    keywords: ['heat pump supply', 'DNO notification', 'looped service', 'Heswall', 'Pensby'],
  },
  {
    title: 'Full Rewire of a Victorian Villa',
    services: ['rewiring-services', 'consumer-unit-upgrades'],
    client: 'Private client',
    sector: 'other',
    category: 'Domestic',
    status: 'completed',
    location: 'Oxton, Birkenhead',
    description:
      'Complete rewire of a five-bedroom sandstone house in the conservation area, keeping its cornices, oak floors and pine doors intact.',
    challenge:
      'Rubber-insulated cable from the thirties crumbled at a touch in the attic, while the ground floor carried four generations of additions. Lime plaster and a run of original ceiling roses made chasing unthinkable in the front rooms. The family wished to go on living upstairs throughout.',
    solution:
      'Boards were lifted along two corridors only and cables fished between joists with rods, a borescope and patience. Former gas-pipe voids took the drops to wall lights; sockets were cut into skirtings, with their depth checked beforehand. We rewired floor by floor behind a temporary board, so that two bedrooms, a bathroom and the fridge never lost power.',
    outcome:
      'Not one cornice was touched. The house has twenty-two RCBO-protected circuits, interlinked alarms and a board with six spare ways. The building control notice under Part P reached the owners eleven days after the final test.',
    content:
      '<h2>Finding routes the builder left behind</h2><p>Houses of 1868 were piped for gas light, and those pipes ran straight to the places where a lamp is still wanted. Once proved dead and purged, their chases carried our cables to eleven wall lights without a scar.</p><h3>Order of work</h3><ul><li>Attic and top floor, where the rubber cable was at its worst.</li><li>Temporary board in the cellar, fed through its own RCD.</li><li>First floor, two rooms at a time, carpets relaid each Friday.</li><li>Ground floor and kitchen, in a week the family spent away.</li></ul><p>The lead service head was replaced by the network operator at our request, after we found its compound weeping. Main bonding to gas and water was renewed in ten square millimetre copper, and surge protection fitted at the origin because the new heating controls are electronic.</p><p>Brass plates were re-used after their metalwork had been earthed and tested.</p>',
    kpis: [
      { label: 'Circuits', value: '22' },
      { label: 'Weeks on site', value: '7' },
      { label: 'Ceilings replaced', value: '0' },
    ],
    completionDate: 'April 2026',
    featured: false,
    metaTitle: 'Victorian House Rewire in Oxton Conservation Area',
    metaDescription:
      'A five-bedroom Oxton villa rewired around cornices and lime plaster while the family stayed: 22 circuits, seven weeks and no ceiling lost.',
    keywords: ['house rewire', 'Victorian house', 'Oxton', 'conservation area', 'Part P'],
  },
  {
    title: 'Solar Array and Battery on a Dee-Side Home',
    services: ['solar-panel-installation'],
    client: 'Private client',
    sector: 'other',
    category: 'Domestic',
    status: 'completed',
    location: 'Gayton, Heswall',
    description:
      'Sixteen panels on two roof pitches, a hybrid inverter and battery storage with backup for essential circuits in a detached house.',
    challenge:
      'Tall pines shade the south pitch until eleven, and the west pitch faces the full wind off the estuary. The owners work from home and wanted the router, boiler and freezer to survive power cuts. An inverter of the size proposed needs the network operator’s consent before it may be connected.',
    solution:
      'We split the panels between pitches on separate tracker inputs, so morning shade on one string leaves the other alone. Rails were fixed to a wind-load calculation for the exposed site, with gull-proof mesh round the edges. The G99 application went in with drawings before any order was placed. Essential circuits moved to a small board on the inverter’s backup output.',
    outcome:
      'Consent arrived in seven weeks and installation took three days. During a February outage the house kept its heating controls and broadband for five hours. Export payments began the following month.',
    content:
      '<h2>Working with two imperfect roofs</h2><p>Few houses offer an unshaded south roof. Here the software estimate favoured the west pitch by a narrow margin, which surprised the owners and settled an argument about felling the pines.</p><table><thead><tr><th>Component</th><th>Detail</th></tr></thead><tbody><tr><td>Panels</td><td>16 at 435 W, six south and ten west</td></tr><tr><td>Inverter</td><td>5 kW hybrid, two trackers</td></tr><tr><td>Battery</td><td>9.5 kWh, wall-hung in the garage</td></tr><tr><td>Backup board</td><td>Five circuits, own earth electrode</td></tr></tbody></table><p>The earth electrode deserves a word. When the grid is lost, the supplier’s earth cannot be relied upon, so a backup system needs one of its own, tested and recorded.</p><p>The garage wall behind the battery was lined, a heat alarm fitted above it and the emergency isolation marked at the meter for firefighters. The owners received the handover pack, the string test results and the form for their export tariff, completed except for the signature.</p>',
    kpis: [
      { label: 'Array size', value: '6.96 kWp' },
      { label: 'Battery', value: '9.5 kWh' },
      { label: 'Days on site', value: '3' },
    ],
    completionDate: 'January 2025',
    featured: false,
    metaTitle: 'Solar Panels and Battery Installation in Gayton',
    metaDescription:
      'A 6.96 kWp split array with 9.5 kWh of storage and five backed-up circuits on an exposed Dee-side house in Gayton, approved under G99.',
    keywords: ['solar panels', 'battery storage', 'G99', 'Heswall', 'backup supply'],
  },
  {
    title: 'Staff Car Park Charging with Load Management',
    services: ['ev-charging-points', 'commercial-electrical'],
    client: 'Professional services firm',
    sector: 'commercial',
    category: 'Commercial',
    status: 'completed',
    location: 'Hamilton Square, Birkenhead',
    description:
      'Six managed charge points behind a listed terrace, sharing spare capacity with the office instead of paying for a bigger supply.',
    challenge:
      'The building’s hundred-amp three-phase supply already fed four floors and a lift. A larger one meant digging up setts in a conservation area and months of waiting. Parking lies at the rear, forty metres from the meter, with a party wall and two neighbours’ basements in between.',
    solution:
      'Three weeks of logging proved that evening demand fell to a third. Current clamps on the incomer now tell the chargers how much they may take, second by second, and the lift always wins. Cable went along the rear elevation below the string course, a route the conservation officer approved on site, then across the yard in ducting.',
    outcome:
      'All six bays charge overnight and most of the afternoon without the main fuse ever exceeding its limit. Drivers tap a card; the finance team reads the kilowatt-hours per person each month.',
    content:
      '<h2>Using what the building already has</h2><p>Asking for a bigger supply is the obvious answer to six cars, and often the wrong one. A logger on the tails for three weeks in winter cost a fraction of the application fee and turned the question round.</p><p>Design points worth noting:</p><ul><li>Chargers with built-in open-PEN detection, since electrodes could not be driven beneath the vaulted yard.</li><li>Type A RCDs with 6 mA direct-current sensing in each unit.</li><li>A hard ceiling set in the controller, plus a conventional breaker should the electronics fail.</li><li>Bollards on baseplates, because coal cellars run under half of the bays.</li></ul><p>Bays one and two were cabled to full size from the start, so that a pair of faster units can follow if the tenancy is renewed. The landlord’s agent holds the load report, which will answer the same question for the neighbouring houses on this side of the square.</p>',
    kpis: [
      { label: 'Charge points', value: '6 at 7.4 kW' },
      { label: 'Supply upgrade needed', value: 'None' },
      { label: 'Logged before design', value: '3 weeks' },
    ],
    completionDate: 'July 2025',
    featured: false,
    metaTitle: 'Office EV Charging Behind Hamilton Square',
    metaDescription:
      'Six load-managed EV charge points for a Birkenhead office, fed from the existing supply after three weeks of logging and a listed-building route.',
    keywords: ['EV charging', 'workplace charging', 'load management', 'Birkenhead', 'listed building'],
  },
  {
    title: 'Kitchen Power for a Promenade Café',
    services: ['kitchen-electrical', 'commercial-electrical'],
    client: 'Independent café',
    sector: 'commercial',
    category: 'Commercial',
    status: 'completed',
    location: 'Hoylake',
    description:
      'Three-phase supply, kitchen circuits and extraction interlock for a café moving from sandwiches to full cooked menus near the seafront.',
    challenge:
      'A combination oven, an induction suite and a glass-washer had been bought before anyone asked whether an eighty-amp single-phase supply could carry them. It could not. The listed opening date was tied to a bank holiday, and the extractor’s first motor had already seized with sand.',
    solution:
      'We applied for a three-phase service at once and designed around its date. Meanwhile first-fix went ahead in stainless trunking with sealed glands, high enough to be hosed beneath. The gas hob proves airflow through an interlock before its valve opens. Fan, isolators and outside sockets are all rated against salt, and the intake louvre has a washable filter.',
    outcome:
      'The network’s jointers came nine days before opening; we balanced the phases with every appliance running and handed over with four days in reserve. Breakfasts have been served since the Saturday that was advertised.',
    content:
      '<h2>Designing round a date nobody controls</h2><p>A new service depends on road permits and jointing teams. We drew the kitchen so that everything up to the main switch could be tested from a hired generator, leaving a two-hour connection once the cut-out was live.</p><ul><li>Each cooking appliance has its own isolator outside the splash zone, named in words rather than numbers.</li><li>Refrigeration sits on separate RCBOs, so that a wet mop in the wash-up cannot thaw the freezer.</li><li>A red stop beside the rear door drops the cooking circuits and the gas valve, not the lights.</li><li>Emergency luminaires cover the cellar steps, where escape matters most.</li></ul><p>The owners asked for spare capacity for an ice-cream counter. A blanked isolator waits at the servery, with the phase it belongs to already noted on the chart.</p><p>After two summers of blown sand we return each April to clean the louvre and test the interlock.</p>',
    kpis: [
      { label: 'New supply', value: '100 A three-phase' },
      { label: 'Opening date', value: 'Kept' },
      { label: 'Kitchen circuits', value: '14' },
    ],
    completionDate: 'April 2024',
    featured: false,
    metaTitle: 'Café Kitchen Electrical Installation in Hoylake',
    metaDescription:
      'Three-phase power, fourteen kitchen circuits and a gas interlock for a Hoylake seafront café, connected and balanced in time for a fixed opening.',
    keywords: ['commercial kitchen', 'three-phase supply', 'gas interlock', 'Hoylake', 'café'],
  },
  {
    title: 'Addressable Fire Alarm for a Primary School',
    services: ['fire-alarm-systems'],
    client: 'Primary school',
    sector: 'education',
    category: 'Commercial',
    status: 'completed',
    location: 'Higher Bebington',
    description:
      'An ageing conventional panel replaced with an addressable system to Category L2, built alongside and switched over in a half-term week.',
    challenge:
      'Five unwanted alarms in one autumn had emptied classrooms into the rain, and the old panel could only say “zone three”, which meant eleven rooms and a kitchen. Spares were gone. Teachers also wanted hearing-impaired pupils to be warned in the toilets and the hall, where bells alone had proved inadequate.',
    solution:
      'We built the new loop beside the old one during evenings in September, then changed over in half-term. Multi-sensor heads replace plain smoke detectors near the kitchen and the nurture room’s toaster. Visual alarm devices cover toilets, hall and music room. Every device carries the room’s name as the staff use it, so the panel reads “Oak class store”.',
    outcome:
      'Two terms on, the log shows no unwanted alarm. The head teacher’s weekly call-point test takes four minutes, and the caretaker can isolate one detector for dusty work while the rest of the building remains covered.',
    content:
      '<h2>Getting the names right</h2><p>An addressable panel is only as helpful as its text. We sat with the school secretary for an hour and replaced every architect’s room number by the name that a supply teacher would hear in the corridor.</p><h3>Changeover week</h3><ol><li>Monday: fire watch arranged, old sounders left in service, new loop powered.</li><li>Tuesday and Wednesday: heads fitted, sound levels measured behind closed doors.</li><li>Thursday: cause and effect proved, including door releases and the lift to the lower hall.</li><li>Friday: old equipment out, certificates signed, staff trained.</li></ol><p>Design, installation and commissioning were certified separately, as BS&nbsp;5839-1 provides, with variations listed instead of left for the next engineer to discover. One of them is a boiler room where a heat detector was preferred to smoke.</p><p>Call points were lowered to a height that a wheelchair user can reach, and fitted with covers against curious elbows.</p>',
    kpis: [
      { label: 'Devices on the loop', value: '97' },
      { label: 'Unwanted alarms since', value: '0 in two terms' },
      { label: 'Changeover', value: 'One half-term' },
    ],
    completionDate: 'October 2024',
    featured: false,
    metaTitle: 'Primary School Fire Alarm Upgrade, Higher Bebington',
    metaDescription:
      'An addressable Category L2 fire alarm with 97 named devices replaced a failing panel at a Higher Bebington primary school during one half-term.',
    keywords: ['fire alarm', 'BS\u00a05839-1', 'primary school', 'addressable panel', 'Bebington'],
  },
  {
    title: 'EICR Programme for a Portfolio of Shared Houses',
    services: ['eicr-testing', 'landlord-services'],
    client: 'Private landlord',
    sector: 'other',
    category: 'Domestic',
    status: 'in-progress',
    location: 'Egremont and Seacombe, Wallasey',
    description:
      'Inspection, remedial work and fire detection upgrades across fourteen let houses, taken street by street and timed around the tenants’ shifts.',
    challenge:
      'Reports for the portfolio had lapsed at different times and two previous ones contradicted each other. Sixty-one tenants, many on night shifts, share the houses. The council’s licensing officer wanted dates rather than promises, and nobody could say which lofts hid earlier wiring behind new boards.',
    solution:
      'A calendar with one house per week, letters to each room ten days ahead in four languages and a single phone contact keep refusals low. We open loft junctions and lift a sample of floorboards rather than note limitations. Anything coded C1 is made safe before we leave; C2 work is priced within two days and booked in the following week.',
    outcome:
      'Nine houses are finished and hold satisfactory reports with interlinked alarms; the remaining five are booked. The licensing officer receives a one-page status sheet at the end of every month.',
    content:
      '<h2>One house a week, no limitations by default</h2><p>A report full of “not inspected” boxes is cheap and worth what it costs. For rented rooms we agreed the opposite: sampling is written down in advance and access is arranged, so the result can be trusted by the next inspector.</p><p>What has turned up so far:</p><ul><li>Cookers in three kitchens fed from ring finals by a taped joint.</li><li>Plastic boards with loose neutral bars, one already discoloured.</li><li>Borrowed neutrals between landing lights, the reason why one house kept tripping.</li><li>Mains alarms that were interlinked in the stairwell but not with the rooms.</li></ul><p>Houses with several cookers and lodgers’ heaters also get a realistic look at the main fuse. In two of them, storage heaters were moved to a timed board instead of asking the network for more.</p><p>Remaining: four terraces in Seacombe and a corner house in Egremont, all before spring.</p>',
    kpis: [
      { label: 'Houses completed', value: '9 of 14' },
      { label: 'C1 items made safe same day', value: '6' },
      { label: 'Refused visits', value: '1' },
    ],
    completionDate: 'Due March 2027',
    featured: false,
    metaTitle: 'HMO Electrical Inspection Programme in Wallasey',
    metaDescription:
      'Fourteen shared houses in Egremont and Seacombe inspected and repaired at one a week, with same-day C1 repairs and monthly reports to licensing.',
    keywords: ['EICR', 'HMO', 'landlord', 'Wallasey', 'remedial work'],
  },
  {
    title: 'Rooftop Solar for a Packaging Plant',
    services: ['solar-panel-installation', 'industrial-electrical'],
    client: 'Packaging manufacturer',
    sector: 'manufacturing',
    category: 'Industrial',
    status: 'planned',
    location: 'Hooton, Ellesmere Port',
    description: 'Design and grid application for a 180 kWp array on a packaging plant’s roof, sized to be used on site by day.',
    challenge:
      'The plant’s presses run from six to ten, five days a week, and stand idle on sunny Sundays. Export capacity on the local network is scarce. The roof is fibre-cement over half its length, and the insurer insists on clear distances from rooflights and the compartment wall.',
    solution:
      'Twelve months of half-hourly data set the array’s size: large enough for weekday base load, small enough that limiting weekend export costs little. Panels are confined to the newer steel-sheeted bays, after a structural check. The application under G99 includes an export limitation scheme, and the layout follows the insurer’s fire guidance line by line.',
    outcome:
      'The network operator’s offer has been accepted and the structural report is clear. Installation is booked for the summer shutdown, when the main switchboard can be isolated for two days to take the new generation panel.',
    content:
      '<h2>Sized by the meter, not by the roof</h2><p>There is room for twice as many panels. Filling it would look impressive and give away power every weekend, so the design stops where extra output would no longer meet a running press.</p><h3>Settled so far</h3><ul><li>Four inverters on an external wall, shaded and within reach of the switchroom.</li><li>Direct-current runs kept outside the building, in metal containment, with isolation firefighters can find.</li><li>Walkways and edge protection that stay after construction, for cleaning and inspection.</li><li>Generation meter and half-hourly logging beside the existing energy monitor.</li></ul><h3>Still to come</h3><p>Witness testing of the protection relay with the network operator, the lift plan for the forecourt and a short shutdown rehearsal with the production manager. Fibre-cement sheets stay untouched; should they be replaced one day, the panel has two spare ways for a second phase.</p>',
    kpis: [
      { label: 'Planned array', value: '180 kWp' },
      { label: 'Expected use on site', value: 'About 85%' },
      { label: 'Shutdown needed', value: '2 days' },
    ],
    completionDate: 'Planned for August 2027',
    featured: false,
    metaTitle: 'Planned 180 kWp Factory Roof Solar in Hooton',
    metaDescription:
      'Designing a 180 kWp solar roof for a Hooton packaging plant from half-hourly data, with G99 export limitation and a two-day summer shutdown.',
    keywords: ['commercial solar', 'G99', 'export limitation', 'factory', 'Ellesmere Port'],
  },
];
