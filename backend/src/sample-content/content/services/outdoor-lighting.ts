import type { ServiceContent } from '../types.js';

export const outdoorLighting: ServiceContent = {
  slug: 'outdoor-lighting',
  title: 'Outdoor Lighting',
  group: 'installation-upgrades',
  icon: 'lamp',
  description:
    'Garden, path, security and car park lighting on RCD-protected armoured supplies, aimed so that it lights your ground and not next door’s bedroom.',
  baseDescription:
    'Water, frost, spades and strimmers find every weakness in outside wiring. We lay armoured cable at a sensible depth, use enclosures with the right IP rating, protect circuits with a 30 mA RCD, and aim each lamp after dark with you present, because a garden is judged at night.',
  content: `<h2>What makes outside lighting last</h2>
<h3>The supply</h3>
<p>Outdoor circuits start at a board with 30&nbsp;mA RCD protection, best on an RCBO of their own, so a wet fitting in the border does not take the kitchen with it. A new circuit is notifiable under Part P; adding to an existing one is generally not, yet must still be tested and certified. Section 714 of BS&nbsp;7671 covers fixed outdoor lighting, and Section 702 the zones round pools and fountains.</p>
<h3>The cable</h3>
<ul>
<li>Steel wire armoured cable to BS&nbsp;5467, usually 450 to 600&nbsp;mm deep, with marker tape above and a plan of the route.</li>
<li>Glands that earth the armour properly, in adaptable boxes rather than under a twist of tape.</li>
<li>Extra-low voltage from a SELV driver for spike and step lights where children and mowers roam. Long 12&nbsp;V runs are sized for voltage drop.</li>
</ul>
<h3>The fitting</h3>
<p>IP44 will do under an eave; IP65 is our usual minimum in the open, IP67 for anything buried that may stand in water, and IP68 below it. Bodies are brass, copper, marine stainless or good polymer according to exposure.</p>
<h3>The effect</h3>
<p>We bring samples at dusk, try positions with temporary leads, then fix. Warm white at 2700&nbsp;K, shields, and a curfew timer keep neighbours and wildlife content; light that causes a nuisance can bring a council notice. You receive certificate, route plan and spare-part list. Larger sites may combine this with <a href="/services/led-lighting-upgrades">LED upgrades</a> indoors.</p>`,
  searchTerms: [
    'garden lights',
    'security light',
    'floodlight',
    'outside socket',
    'garden office',
    'shed',
    'hot tub',
    'patio',
    'driveway lights',
  ],
  keywords: ['outdoor lighting', 'garden lighting', 'security lights', 'car park lighting', 'path lights', 'SWA cable', 'IP65 lights'],
  metaTitle: 'Outdoor Lighting for Gardens, Drives and Car Parks',
  metaDescription:
    'Garden, security and car park lighting on armoured, RCD-protected circuits: samples tried at dusk, glare shielded, route plans and certificates supplied.',
  faqs: [
    {
      question: 'Why do my garden lights trip the electrics after rain?',
      answer:
        'Moisture has found a joint. The usual culprits are gel-less connectors buried in soil, a spike light whose seal has hardened, or a gland left loose at a junction box. We isolate sections, measure insulation resistance on each, and repair the wet one. If the outside circuit shares an RCD with the house, moving it to an RCBO stops one lamp causing a blackout.',
      tags: ['faults', 'RCD'],
    },
    {
      question: 'How deep must a garden cable be?',
      answer:
        'The wiring regulations give no single figure: the cable must be deep enough to avoid damage from any disturbance reasonably expected. In practice we lay armoured cable at about 450 mm below lawn and 600 mm below beds or drives, with warning tape over it, and record the line on a plan. Along a wall it may instead be clipped in sight.',
      tags: ['cable', 'regulations'],
    },
    {
      question: 'Are solar lights good enough?',
      answer:
        'For a marker along a summer path, yes. In December a small panel under grey northern sky gathers little, and many lamps fade by six. Where light is needed for safety, on steps, gates or a bin route, a cabled low-voltage fitting costs more at first and then simply works. Mixed schemes are fine as long as nobody depends on the solar part.',
      tags: ['solar lights', 'choice'],
    },
    {
      question: 'Can a neighbour complain about my floodlight?',
      answer:
        'Yes. Artificial light that is prejudicial to health or a nuisance comes under the Environmental Protection Act 1990, and the council can serve an abatement notice. Trouble seldom gets so far: a hooded fitting tilted below the horizontal, a lower output, a warm colour and a sensor that ignores the pavement settle nearly every dispute. We will re-aim lights that others installed.',
      tags: ['nuisance', 'security lights'],
    },
    {
      question: 'Can I have lights in or around a pond?',
      answer:
        'You can, with the right equipment. Luminaires in the water should be fed at extra-low voltage, 12 V AC or up to 30 V DC, from a SELV source placed well outside the zones, and be rated IP68. Fountain basins have their own rules in Section 702. Pumps deserve the same care: plug, socket and cable joint are kept above any flood level.',
      tags: ['ponds', 'SELV'],
    },
  ],
  pages: [
    {
      location: 'wirral',
      heroTitle: 'Outdoor Lighting across Wirral',
      heroSubtitle: 'Gardens, drives, yards and playing fields',
      heroDescription: 'Outside lighting that survives a wet peninsula winter and leaves the stars, bats and neighbours in peace.',
      introContent: `<p>Clay in the middle, sand along the north shore, sandstone close below the turf in Storeton and Bidston: the ground decides how a cable goes in. Then there is the weather, which arrives sideways. We have taken apart enough drowned junction boxes and rusted spike lights to know what fails, and it is almost never the lamp. Our schemes therefore put their money into cable, joints and bodies first, and use fewer lights, better placed, than most plans we are shown.</p>`,
      whyItMatters: [
        {
          title: 'Steps and edges',
          text: 'Falls happen on the third step, the one outside the porch light’s circle. Low fittings at tread height show levels clearly, and dazzle nobody coming up.',
        },
        {
          title: 'Security that works',
          text: 'A 500-watt glare blinds cameras and makes deep shadow. Even light of modest strength, triggered early along the approach, lets both people and lenses see faces.',
        },
        {
          title: 'Dark skies, live bats',
          text: 'Hedges and woodland edges are flight lines. Warm lamps, hoods and a midnight curfew meet the guidance that planners are apt to quote for sites near them.',
        },
      ],
      deliverables: [
        'Dusk demonstration with sample fittings',
        'Measured route plan of buried cable',
        'Insulation and RCD test results',
        'Timer and sensor settings in plain words',
        'Spares list with makers’ references',
      ],
      sectors: ['Family gardens', 'Churches and village greens', 'Sports clubs', 'Business yards', 'Private roads'],
      microCaseStudy:
        'A bowls club in mid-Wirral played by two failing sodium masts. We reused the columns after a structural check, fitted four asymmetric LED heads tilted flat, and ran a new armoured feed with its own isolator in the pavilion. Measured on the green the light is twice as even as before, while readings at the hedge of the nearest house dropped below one lux.',
      features: [
        'Trial before trenching',
        'Separate RCBO for outside',
        'Turf lifted and relaid',
        'Photocell with curfew',
        'Faults traced on old schemes',
      ],
      callToAction: 'Walk round outside tonight, note where you hesitate, and call us with that list in the morning.',
      content: `<h2>Choosing a fitting by where it stands</h2>
<table>
<tr><th>Place</th><th>Protection</th><th>Our usual choice</th></tr>
<tr><td>Under eaves or porch</td><td>IP44</td><td>Downlighter with warm lamp</td></tr>
<tr><td>Open wall</td><td>IP65</td><td>Hooded bracket, stainless screws</td></tr>
<tr><td>Border</td><td>IP65 to IP67</td><td>12 V spike on a slack loop for replanting</td></tr>
<tr><td>Drive surface</td><td>IP67, IK10</td><td>Walk-over or drive-over, on a drained gravel bed</td></tr>
<tr><td>Car park column</td><td>IP66</td><td>Flat glass head, no upward light</td></tr>
</table>
<h3>Old garden circuits</h3>
<p>We are often asked to revive lights that came with the house. First comes an insulation test on each leg; then a decision whether to mend or abandon. Twin-and-earth in a hosepipe, connector strip in a jam jar and borrowed neutrals go straight in the skip. If tripping has already taken down the house, our <a href="/services/emergency-electrical">emergency electricians</a> can make it safe that day.</p>`,
      metaTitle: 'Outdoor Lighting Wirral | Gardens, Drives & Clubs',
      metaDescription:
        'Outdoor lighting in Wirral that lasts: armoured supplies, dusk trials, low glare, bat-aware lamps and buried-cable plans for gardens, clubs and yards.',
    },
    {
      location: 'hoylake',
      heroTitle: 'Coastal Garden and Path Lighting in Hoylake',
      heroSubtitle: 'Built for blown sand, salt and open views',
      heroDescription: 'Marine-grade lighting for homes, clubs and cafes from the promenade to Meols, kept low where shore birds feed.',
      introContent: `<p>On the Hoylake promenade an ordinary steel bulkhead is spotted with rust inside a season, and sand drifts over anything set in the ground. Gardens are level, windswept and often walled, with a garage at the back and a car squeezed at the side. They ask for shielded light at low level and honest materials. Clubs by the links want paths and parking visible on a January evening, without lamps that show from the fairway or across the flats of the estuary mouth.</p>`,
      whyItMatters: [
        {
          title: 'Metal matters',
          text: 'Grade 304 stainless stains within sight of the tide; 316, solid brass and quality polymer do not. Mixing metals invites galvanic decay, so screws and brackets are matched to the body.',
        },
        {
          title: 'Shifting sand',
          text: 'Recessed ground lights vanish beneath drifts and overheat. Bollards and wall markers stay clear, and can be swept round without anybody kneeling with a brush.',
        },
        {
          title: 'Roosting waders',
          text: 'The shore is protected for its birds. Light is directed inland, kept warm and cut off early, which is also what a planning officer will ask of a new scheme.',
        },
      ],
      deliverables: [
        'Material schedule: body, screw, gland and finish',
        'Light-spill sketch toward shore and neighbours',
        'Route drawing with depths in sand and clay',
        'Test certificate and annual rinse-down advice',
      ],
      sectors: ['Promenade houses', 'Golf and sailing clubs', 'Cafe terraces', 'Walled town gardens'],
      microCaseStudy:
        'A cafe near the lifeboat station wanted its terrace open after five in winter. Festoon strings had failed twice. We ran a catenary wire of 316 stainless with sealed LED lamps at 2200 K, dropped one RCBO-protected feed inside the wall, and added a wind-off switch by the till so staff can lower the string before a gale.',
      features: [
        '316 stainless and brass',
        'Catenary festoons',
        'Bollards instead of ground spots',
        'Shore-facing light avoided',
        'Sealed gel joints',
      ],
      callToAction: 'Show us what has corroded already; it tells our engineer precisely how exposed your plot is.',
      content: `<h2>Rules we follow within reach of spray</h2>
<ol>
<li>No joint lies underground if it can sit on a wall, and every box gets a drain path and a gasket that can be bought again.</li>
<li>Armour is terminated in brass glands with shrouds, greased before closing.</li>
<li>Cable in loose sand goes deeper, in twin-wall duct, because a storm may strip the top.</li>
<li>Sensors face away from the prevailing westerly, or they trigger on swaying tamarisk all night.</li>
<li>Aluminium heads are chosen with marine powder coat, and their warranty is read for a distance-from-sea clause.</li>
</ol>
<h3>Clubs and car parks</h3>
<p>For paths, five lux on the ground with good evenness is kinder than puddles of fifty. We aim for that with low columns, check uniformity with a meter, and set two stages: full until the bar shuts, a quarter for the last to leave. Emergency luminaires at exit doors are included where required and can be logged with your <a href="/services/emergency-lighting">emergency lighting</a> tests.</p>`,
      metaTitle: 'Outdoor Lighting Hoylake | Salt-Proof Garden Lights',
      metaDescription:
        'Hoylake garden, terrace and club lighting in brass and 316 stainless, sealed against sand and salt, aimed away from the shore and certified.',
    },
    {
      location: 'wallasey',
      heroTitle: 'Security and Outdoor Lighting in Wallasey',
      heroSubtitle: 'Back entries, forecourts, shared gardens and the promenade',
      heroDescription: 'Well-aimed light for tight plots: yards, alleys, HMO entrances and businesses facing the sea at New Brighton.',
      introContent: `<p>In Egremont, Poulton and Liscard the typical outside space is a yard four metres wide with a gate to the entry behind. One badly tilted floodlight there fills three bedrooms. Above the promenade, big houses split into flats have dark side passages that nobody owns, and at New Brighton bars and arcades compete for attention under gales of salt. We work with narrow beams, wall-mounted fittings and proper sensors, and we sort out whose meter pays.</p>`,
      whyItMatters: [
        {
          title: 'Rear entries',
          text: 'Break-ins at terraces mostly come from the back. A small bulkhead by the yard gate that lifts from ten per cent to full on approach deters better than constant glare.',
        },
        {
          title: 'Shared means forgotten',
          text: 'Passage lights on an HMO are often wired to whichever flat was handy. They belong on a landlord’s circuit, with a photocell, and on the list for routine inspection.',
        },
        {
          title: 'Stray voltage',
          text: 'Corroded metal lanterns on unearthed old brackets can become live in drizzle. We verify continuity at every exposed fitting and swap to double-insulated types when no earth can be had.',
        },
      ],
      deliverables: [
        'Night-time beam check from neighbouring windows',
        'Landlord circuit labelled and metered correctly',
        'Earth continuity readings for exposed metal',
        'Sensor map showing what triggers where',
        'Certificate for owner and managing agent',
      ],
      sectors: ['Terraces with rear yards', 'HMOs and converted villas', 'Bars and arcades', 'Corner shops', 'Parish buildings'],
      microCaseStudy:
        'Tenants of a six-bed HMO off Seabank Road complained of a pitch-dark side passage. The lone lantern was fed from room two. We installed four IP65 polycarbonate bulkheads on a new landlord’s way, one with battery backup above the steps that form part of the escape route, and gave room two its missing units back.',
      features: [
        'Two-level sensor lights',
        'Escape route lamps outdoors',
        'Class II fittings for old walls',
        'Shopfront and sign supplies',
        'Salt-tolerant polycarbonate',
      ],
      callToAction: 'Landlord, trader or resident: ring and say which corner is too dark, or much too bright.',
      content: `<h2>Getting small spaces right</h2>
<ul>
<li><strong>Height:</strong> 2.2 to 2.5 metres is plenty in a yard. Higher merely shares it with the street.</li>
<li><strong>Output:</strong> 800 to 1,000 lumens, warm, with a flat glass; a 30-watt flood is meant for a lorry park.</li>
<li><strong>Sensor:</strong> set it at dusk with someone walking the entry, mask the neighbour’s gate, and pick two minutes rather than ten.</li>
<li><strong>Camera:</strong> put lamps beside or behind it, never below the lens. We can align both; see <a href="/services/security-systems">security systems</a>.</li>
</ul>
<h3>Facing the Mersey</h3>
<p>Signs and canopies on the New Brighton front need an isolator the fire service can reach, cables that gulls cannot peck, and drivers kept indoors. LED neon replaces the old high-voltage glass, which calls for specialist handling when it comes down.</p>
<h3>Houses in multiple occupation</h3>
<p>External steps on an escape route usually want emergency light. It goes in the log with the internal units for its monthly flick test and yearly three hours.</p>`,
      metaTitle: 'Outdoor Lighting Wallasey | Yards, HMOs & Seafront',
      metaDescription:
        'Outdoor and security lighting for Wallasey yards, HMO passages and New Brighton fronts: tight beams, landlord supplies, escape lights, earths proven.',
    },
    {
      location: 'heswall',
      heroTitle: 'Garden Lighting Design and Installation in Heswall',
      heroSubtitle: 'Terraces above the Dee, long drives and specimen trees',
      heroDescription: 'Layered lighting for large gardens in Heswall, Gayton and Pensby, zoned from indoors and gentle on the view.',
      introContent: `<p>Gardens on the Dee side drop in terraces of sandstone, with steps, mature pines and, beyond them, the lights of Flintshire. The worst thing one could do is flood them. We draw layers instead: edges you walk by, one or two trees worth looking at, and dark left in between so that the estuary remains the picture. Long drives off Telegraph Road or down in the Lower Village want guiding points rather than lamp-posts, and a gate that greets you.</p>`,
      whyItMatters: [
        {
          title: 'Voltage drop',
          text: 'At sixty metres from the house twelve volts have turned into nine. We carry mains on armoured cable to local drivers and keep low-voltage tails short, so the last lamp matches the first.',
        },
        {
          title: 'Rock near the surface',
          text: 'Sandstone stops a spade at a foot. Cable then runs in galvanised conduit along walls or in a sawn slot, agreed beforehand, since nobody enjoys surprises with a breaker.',
        },
        {
          title: 'Outbuildings and earth',
          text: 'Taking a house’s supplied earth to a distant summerhouse with water pipes is not always right. A local electrode may be called for, and we test what it achieves.',
        },
      ],
      deliverables: [
        'Lighting plan over your landscape drawing',
        'Evening mock-up of key views',
        'Zone list with names that your family chose',
        'Cable record with photographs before backfill',
        'Seasonal refocus visit, if taken up',
        'Full set of electrical certificates',
      ],
      sectors: [
        'Large private gardens',
        'Pools and hot tubs',
        'Landscape designers’ clients',
        'Restaurants with grounds',
        'Care home courtyards',
      ],
      microCaseStudy:
        'For a garden of four terraces in Lower Heswall the landscaper left us empty ducts, luckily. We placed 32 low-voltage lights in six groups, recessed step lights in the new sandstone risers, and a pair of narrow spots thirty feet up a Scots pine on strain-relief straps. Three evenings of aiming followed, after which eight lamps came out again as unnecessary.',
      features: [
        'Dimming by zone',
        'Tree fixings that allow growth',
        'Step lights set in stone',
        'Hot tub and pool circuits',
        'Works alongside landscapers',
      ],
      callToAction: 'Planning new planting or paving? Ask for a lighting walk before your landscaper closes the trenches.',
      content: `<h2>Composing a large garden</h2>
<ol>
<li><strong>Stand indoors.</strong> The garden is seen from kitchen and sofa more than from its lawn. We mark those views first.</li>
<li><strong>Choose three subjects.</strong> A multi-stem birch, a wall, a piece of water. Grazing light reveals stone, back light shapes leaves.</li>
<li><strong>Connect them.</strong> Steps, landings and thresholds receive low light, at even spacing that the eye reads as a path.</li>
<li><strong>Dim everything.</strong> Most fittings end at forty per cent. Moonlit estuary beyond, remember.</li>
</ol>
<h3>Power for other things</h3>
<ul>
<li>Hot tubs take a dedicated circuit, commonly 32 A, RCD-protected, with an isolator in reach of a user’s helper though not of the bather.</li>
<li>Swimming pools fall under Section 702: zones, SELV and bonding are decided before excavation.</li>
<li>Gates need a supply, a data cable for the intercom and safety edges wired back.</li>
</ul>
<p>Scenes can be joined to an indoor <a href="/services/smart-home-installation">smart home</a>, with a plain switch by the back door for those who prefer it.</p>`,
      metaTitle: 'Garden Lighting Heswall | Terraces, Trees & Drives',
      metaDescription:
        'Heswall garden lighting drawn in layers: step, tree and drive lights on armoured supplies, zones dimmed from indoors, and an evening mock-up first.',
    },
  ],
};
