import type { ServiceContent } from '../types.js';

export const bathroomElectrical: ServiceContent = {
  slug: 'bathroom-electrical',
  title: 'Bathroom Electrical',
  group: 'installation-upgrades',
  icon: 'shower-head',
  description:
    'Showers, fans, lighting, heated mirrors and underfloor heating in bathrooms, placed by zone to BS\u00a07671 Section 701 and certified.',
  baseDescription:
    'Wet skin and bare feet make a small electrical fault serious, so bathrooms have a section of the Wiring Regulations to themselves. We place showers, lights, fans and heating by zone, protect every circuit with a 30 mA RCD, and certify and notify the work.',
  content: `<h2>Zones decide everything</h2>
<p>Section 701 of BS&nbsp;7671 divides the space round a bath or shower. What may be fixed where follows from that, not from taste:</p>
<table>
<thead><tr><th>Zone</th><th>Where it is</th><th>What it admits</th></tr></thead>
<tbody>
<tr><td>0</td><td>Inside the bath or tray</td><td>IPX7 equipment on 12 V AC SELV, made for the purpose</td></tr>
<tr><td>1</td><td>Above it, up to 2.25 m or the shower head if that is higher</td><td>IPX4 at least: showers, suitable fans and lights</td></tr>
<tr><td>2</td><td>The next 0.6 m outwards</td><td>IPX4; shaver units to BS&nbsp;EN&nbsp;61558-2-5 clear of spray</td></tr>
<tr><td>Outside</td><td>The rest of the room</td><td>Ordinary sockets only from 2.5 m beyond zone 1</td></tr>
</tbody>
</table>
<h2>How the work proceeds</h2>
<ol>
<li>Measure the room and draw the zones over your designer’s plan</li>
<li>Check the shower’s rating against board, cable route and insulation</li>
<li>First fix before tanking and tiling; mats and sensors tested and recorded</li>
<li>Second fix after sealant: fittings, fan commissioning, isolators</li>
<li>Tests on every circuit that enters the room, including bonding continuity</li>
</ol>
<p>All low-voltage circuits of the location have 30 mA RCD protection. Supplementary bonding may be left out only if the conditions for that are proved by measurement, so we measure.</p>
<p>A bathroom remains a special location in England: new circuits and alterations within the zones are notifiable under Part P. You receive the electrical certificate and the compliance certificate. Fans follow Approved Document F: 15 litres a second for an intermittent bathroom extractor. A board without RCDs is best changed first: see <a href="/services/consumer-unit-upgrades">consumer unit upgrades</a>.</p>`,
  searchTerms: [
    'shower',
    'electric shower',
    'power shower',
    'extractor fan',
    'bathroom light',
    'heated mirror',
    'towel rail',
    'underfloor heating',
    'wet room',
  ],
  keywords: [
    'bathroom electrician',
    'electric shower installation',
    'bathroom zones',
    'extractor fan',
    'IP rated lighting',
    'electric underfloor heating',
    'Section 701',
  ],
  metaTitle: 'Bathroom Electrical | Showers, Fans and Safe Lighting',
  metaDescription:
    'Bathroom electrics placed by zone to BS\u00a07671: showers, fans, mirrors, lighting and underfloor heating with RCD protection, certified and notified.',
  faqs: [
    {
      question: 'What size cable does an electric shower need?',
      answer:
        'Most showers of 9.5 kW and above are wired in 10 mm² cable on a 40, 45 or 50 A device, though the correct size depends on length, grouping and above all on insulation. A cable buried in loft wool can lose well over a quarter of its capacity. We calculate from the route, and read the rating plate for the voltage it assumes.',
      tags: ['electric shower', 'cable size'],
    },
    {
      question: 'May I have a socket in the bathroom for a hairdryer?',
      answer:
        'Only if it lies at least 2.5 metres horizontally from the boundary of zone 1, that is, from the edge of the bath or shower area. In most British bathrooms no wall is so far away, and a shaver outlet is the alternative. In a large en-suite it can be done, with 30 mA RCD protection for the circuit.',
      tags: ['sockets', 'zones'],
    },
    {
      question: 'Which IP rating should bathroom lights have?',
      answer:
        'Zones 1 and 2 require IPX4 or better, and IPX5 is called for only where water jets are used for cleaning. Beyond the zones the Regulations set no minimum, but steam travels, so we recommend sealed fittings over the whole ceiling of a small room. The rating must cover the lamp as installed, gasket and all, not just the bezel.',
      tags: ['IP rating', 'lighting'],
    },
    {
      question: 'Why does my fan run and the mirror still mist up?',
      answer:
        'The usual reasons are a crushed duct, a run that is too long for an axial fan, or no gap under the door for replacement air. We measure the airflow at the grille instead of trusting the box. Short runs suit an ordinary unit; long ones need a centrifugal or in-line fan. A humidistat keeps it going until the moisture has left.',
      tags: ['extractor fan', 'condensation'],
    },
    {
      question: 'Is electric underfloor heating safe beneath a shower room floor?',
      answer:
        'Yes, when the mat has an earthed metallic sheath or grid, is RCD protected and is laid as its maker directs. Insulation and element resistance are read on delivery, after laying and after tiling, and the three figures have to agree. The thermostat goes outside the room or at least beyond the zones, with a floor sensor in a replaceable conduit.',
      tags: ['underfloor heating', 'testing'],
    },
  ],
  pages: [
    {
      location: 'wirral',
      heroTitle: 'Bathroom Electricians on the Wirral',
      heroSubtitle: 'Zones drawn on your plan before a tile is chosen',
      heroDescription:
        'Electric showers, quiet fans, warm floors and flattering mirrors, installed with your plumber in homes and care settings.',
      introContent:
        '<p>On almost every refit there comes a moment when the plumber, tiler and electrician all need the same two square metres. We make that easier by turning up with the zones already drawn, the shower cable already run and the fan outlet already cored.</p><p>Wirral’s homes give us every variety: box rooms turned en-suite, downstairs wet rooms for a parent moving in, and family bathrooms last touched when avocado was in fashion.</p>',
      whyItMatters: [
        {
          title: 'Wet skin conducts',
          text: 'Body resistance falls sharply in the bath, and there is earthed pipework within reach. The same fault that tingles in a bedroom can kill here, which explains the stricter rules.',
        },
        {
          title: 'Moisture finds every gap',
          text: 'Steam rises past unsealed downlights into loft insulation and condenses on cable and timber. Fire-rated, gasketed fittings and a fan that really clears the room protect both.',
        },
        {
          title: 'Sellers are asked for papers',
          text: 'Conveyancers inquire about Part P when a bathroom looks new. Without notification you face an indemnity policy or retrospective testing while an impatient buyer waits.',
        },
      ],
      deliverables: [
        'Zone drawing over the bathroom plan',
        'Shower circuit calculation',
        'Measured fan airflow in litres per second',
        'Underfloor heating readings before and after tiling',
        'Part P notification and electrical certificate',
      ],
      sectors: ['Homeowners refitting', 'Bathroom studios and plumbers', 'Adaptations for disabled residents', 'Hotels and nursing homes'],
      microCaseStudy:
        'For a ground-floor wet room in Upton, requested by an occupational therapist, we placed the thermostatic shower, a low-level pull cord and a sensor light that comes up gently at night. The old fuse way was shared with a cooker, so a new circuit went in. The resident showered at home the following Friday.',
      features: [
        'Joint planning with the plumber',
        'Fans measured on completion',
        'Night lighting by motion sensor',
        'Sealed and fire-rated downlights',
        'Isolators placed out of reach of spray',
      ],
      callToAction: 'Call while the old suite is still in place, and we will check what the shower circuit can carry.',
      content: `<h2>Who does what, and in what order</h2>
<ol>
<li><strong>Strip-out day:</strong> we make existing circuits safe and look behind the bath panel</li>
<li><strong>First fix:</strong> shower cable, fan core, spur positions, mirror feed at the height you stand</li>
<li><strong>After boarding:</strong> heating mat laid and measured before the tiler begins</li>
<li><strong>Second fix:</strong> when grout and sealant have cured, usually two half-days later</li>
<li><strong>Handover:</strong> timer, humidistat and thermostat explained, certificate sent</li>
</ol>
<h2>Small decisions that last</h2>
<p>A heated towel rail needs a fused connection outside the zones and ideally a timer, since few people remember to switch it off. Demisters belong on the lighting circuit of the mirror, not on permanently. Lights left and right of a mirror shave better than a spot above.</p>
<p>Letting the property? An altered bathroom should be noted for your next <a href="/services/eicr-testing">EICR</a>. Examples of finished rooms appear among our <a href="/projects">projects</a>.</p>`,
      metaTitle: 'Bathroom Electricians Wirral | Showers, Fans, Wet Rooms',
      metaDescription:
        'Wirral bathroom electrics planned with your plumber: shower circuits, measured fans, wet rooms and heated floors, RCD protected and Part P notified.',
    },
    {
      location: 'wallasey',
      heroTitle: 'Bathroom and Shower Electrics in Wallasey',
      heroSubtitle: 'Attic en-suites, shared showers and hotel bathrooms up to the New Brighton front',
      heroDescription: 'Shower circuits, ventilation and safe lighting for tall terraces, HMOs and guest accommodation in CH44 and CH45.',
      introContent:
        '<p>Bathrooms in Wallasey are often where no one intended a bathroom to be: in the roof of a three-storey terrace, in half of a back bedroom, beneath the stairs of a guest house. Water pressure at that height favours electric showers, and each shower brings forty amps up three flights.</p><p>Shared houses multiply this. Four showers at seven in the morning is a design condition we plan for, not a coincidence.</p>',
      whyItMatters: [
        {
          title: 'Several showers, one service',
          text: 'Two 9.5 kW units running together ask for about eighty amps before a kettle is filled. Load-priority switching or stored hot water may be wiser than a third.',
        },
        {
          title: 'Windowless rooms stay wet',
          text: 'En-suites cut out of bedrooms have no opening window. Without a fan that overruns for fifteen minutes or more, mould reaches the ceiling within a winter.',
        },
        {
          title: 'Landlords must show proof',
          text: 'A new shower circuit falls under Part P as well as tenancy law. Councils checking licensed houses ask for both the certificate and the latest fixed-wiring report.',
        },
      ],
      deliverables: [
        'Demand calculation for all showers in the house',
        'Priority unit or timed control if required',
        'Fan overrun set and demonstrated',
        'Certificate naming each letting room',
        'Schedule of isolators for the caretaker',
      ],
      sectors: ['Shared houses and bedsits', 'Guest houses and small hotels', 'Loft conversions', 'Owner-occupied Victorian terraces'],
      microCaseStudy:
        'At a guest house close to the Floral Pavilion, the main fuse had failed on two mornings when every guest showered at once. The board was healthy; the 80 A service was not equal to four units. We fitted priority units in two pairs, so one of each waits a few minutes, and renewed nine salt-stained fan grilles. Breakfast is punctual again.',
      features: [
        'Priority control for paired showers',
        'Risers through redundant chimney flues',
        'Overrun and humidity-sensing fans',
        'Marine-grade external grilles',
        'Room-by-room programme for occupied houses',
      ],
      callToAction: 'Count the showers and tell us the size of your main fuse; that is enough for a first opinion.',
      content: `<h2>Getting forty amps to the attic</h2>
<p>The straight line from cellar to roof in a Wallasey terrace is a chimney. If it is disused, swept and sealed, it makes an excellent riser; otherwise we use the corner of the stairwell, boxed and fire-stopped at each storey. A cable that passes through party-floor insulation is sized up for it.</p>
<h3>Ventilation near the sea</h3>
<p>Westerly gales blow back down an ordinary outlet and chatter its shutter all night. We point outlets away from the weather when the wall permits, and elsewhere use a cowl with a backdraught damper. An in-line fan, hung on soft mounts in the loft, serves two en-suites without a sound below.</p>
<h3>For owners of shared housing</h3>
<ul>
<li>Sealed lights on presence detectors in each shower room</li>
<li>Isolators outside the door, lockable and labelled</li>
<li>No shaver unit where spray can reach</li>
</ul>
<p>Fold these rooms into your regular <a href="/services/electrical-maintenance">maintenance visits</a>; fans need cleaning yearly.</p>`,
      metaTitle: 'Bathroom & Shower Electrics Wallasey | HMOs, Hotels',
      metaDescription:
        'Shower circuits and fans for Wallasey lofts, HMOs and guest houses: demand calculated, priority control fitted, salt-proof outlets and full paperwork.',
    },
    {
      location: 'west-kirby',
      heroTitle: 'Bathroom Electrical Work in West Kirby',
      heroSubtitle: 'En-suites, wet rooms and calm lighting for homes by the Marine Lake',
      heroDescription: 'Comfortable, well-lit bathrooms in CH48, from downsizers’ flats on the front to family houses in Newton and Caldy.',
      introContent:
        '<p>Sailors come home from the Marine Lake cold to the bone, and many of our West Kirby enquiries begin with warmth: a heated floor, a towel rail on a timer, a shower that does not waver. The second theme is staying put. People who retired here want a bathroom that will serve them at eighty-five without looking like a clinic.</p><p>Both can be answered with careful electrics and very little visible hardware.</p>',
      whyItMatters: [
        {
          title: 'Falls happen at night',
          text: 'Most slips occur between bed and basin in the dark. Low skirting lights on a sensor show the way without the glare that wakes a partner and dazzles ageing eyes.',
        },
        {
          title: 'Warm floors dry faster',
          text: 'A heated tile evaporates splashes in minutes, which matters on a walk-in floor. Timers and a floor sensor keep the running cost modest and the grout sound.',
        },
        {
          title: 'Flats sit above flats',
          text: 'Ceilings between leaseholds are fire barriers. Each downlight cut into one has to restore its rating, and the lease may well forbid it without the freeholder’s agreement.',
        },
      ],
      deliverables: [
        'Layout with grab-rail, cord and switch heights',
        'Heating mat resistance log for the guarantee',
        'Dimmable night-path lighting, commissioned',
        'Fire-rating details for the managing agent',
        'Notification certificate and operating card in large print',
      ],
      sectors: ['Retired owners planning ahead', 'Apartment blocks on South Parade', 'Family homes with en-suites', 'Holiday lets'],
      microCaseStudy:
        'Two sisters sharing a flat facing Hilbre asked for a bath to become a level shower. The joists allowed no new cable from below, so we came across the hall ceiling within existing coving. A heated floor, night lights beneath the basin and a raised shaver point completed it in two visits.',
      features: [
        'Night-path lights below basin level',
        'Floor heating with remote thermostat',
        'Accessible cords and large rockers',
        'Fire-rated fittings in shared ceilings',
        'Tidy work in occupied apartments',
      ],
      callToAction: 'Planning for the years ahead? We are happy to sit down with you and your family and talk it through.',
      content: `<h2>A bathroom for the long term</h2>
<p>None of the following looks medical, and all of it is easier to provide now than later:</p>
<ul>
<li>A spare draw-wire to the WC wall for a shower-toilet or call point</li>
<li>Reinforced, reachable switch positions outside the door, at about one metre</li>
<li>A feed above the window for a quiet blind motor</li>
<li>Two lighting scenes, bright for shaving and soft for midnight</li>
</ul>
<h3>Warmth without waste</h3>
<p>A mat of around 150 watts a square metre suits most tiled floors over insulation board. In a four-square-metre room that is no more than a hairdryer’s appetite for an hour each morning. The controller sits in the hall, clear of the zones.</p>
<h3>Seafront façades</h3>
<p>New fan grilles on a front elevation may upset neighbours or a conservation officer. We look for a rear or roof outlet first. Should you want the controls on your telephone, <a href="/services/smart-home-installation">smart home</a> wiring can be brought along; to begin, <a href="/contact">write to us</a>.</p>`,
      metaTitle: 'Bathroom Electrics West Kirby | Warm Floors, Wet Rooms',
      metaDescription:
        'West Kirby bathroom electrics: heated floors, night-path lighting, accessible wet rooms and fire-rated fittings for flats, installed tidily, notified.',
    },
    {
      location: 'neston',
      heroTitle: 'Bathroom Electrics for Neston and Parkgate Cottages',
      heroSubtitle: 'Low ceilings, thick walls, awkward lofts and the right fitting for each',
      heroDescription: 'Compliant bathrooms in CH64, where old houses put the ceiling inside zone 1.',
      introContent:
        '<p>Tall people know the bathrooms of Parkgate by the beam they struck. Cottages along the marsh front and in the lanes of Little Neston frequently have upstairs ceilings under 2.25 metres, so the entire ceiling over the bath belongs to zone 1. Fittings chosen from a catalogue picture then turn out not to be allowed.</p><p>We measure first, and suggest what is both permitted and pretty. Newer estates between Neston and Ness give us easier days.</p>',
      whyItMatters: [
        {
          title: 'Height changes the zone',
          text: 'A pendant that is legal in a lofty room becomes reachable from the bath under a sloping roof. Sealed, low-profile or extra-low-voltage luminaires keep the character and the compliance.',
        },
        {
          title: 'Lime walls must breathe',
          text: 'Sealing an old wall against steam traps moisture inside. Continuous gentle extraction removes water vapour at its source and is kinder to lime plaster than occasional bursts.',
        },
        {
          title: 'Rod-earthed houses rely on RCDs',
          text: 'Country properties without a network earth depend wholly on residual current protection. Before a shower is added we verify the electrode, the bonding and the trip time.',
        },
      ],
      deliverables: [
        'Section drawing with ceiling heights and zones',
        'Choice of luminaires permitted above the bath',
        'Earth electrode and bonding readings',
        'Continuous fan set to a measured trickle rate',
        'Signed certificate plus compliance notice by email',
      ],
      sectors: ['Marsh-front cottages', 'Barn conversions near Burton and Willaston', 'Town terraces', 'Bed-and-breakfast rooms'],
      microCaseStudy:
        'A bed-and-breakfast on the Parade wished to keep a brass lantern over its roll-top bath, beneath a ceiling of 2.1 metres. It could not stay. We moved it to the landing, set two 12-volt marine-style lights in its place with the transformer outside the zones, and ran a near-silent fan through the eaves.',
      features: [
        'Zone survey in section, not only in plan',
        'Twelve-volt lights for low ceilings',
        'Trickle ventilation for solid walls',
        'Cable routes through eaves and cupboards',
      ],
      callToAction: 'Hold a tape from bath rim to ceiling and from floor to beam, then give us both numbers.',
      content: `<h2>When the ceiling is too low</h2>
<p>Zone 1 ends at 2.25 metres from the finished floor. In a cottage the ceiling may come before that, and the choice narrows to three:</p>
<ol>
<li>a luminaire of IPX4 or better that its maker declares suitable for zone 1,</li>
<li>SELV lighting with its supply located beyond the zones,</li>
<li>wall lights shifted more than 0.6 metres sideways from the bath.</li>
</ol>
<p>The last is often the handsomest. Raised floors count as well: build up for a shower tray and the ceiling has come down by the same amount.</p>
<h3>Barns and outlying houses</h3>
<p>Converted barns have height in plenty but little wall to hide a cable. We agree visible routes with the owner, perhaps in copper-finish conduit, before anything is drilled. Long feeds from a farmhouse board are checked for voltage drop; if the house is due for new cable anyway, read about <a href="/services/rewiring-services">rewiring</a>, and for bathrooms in lettings about <a href="/services/landlord-services">landlord duties</a>.</p>`,
      metaTitle: 'Bathroom Electrics Neston & Parkgate | Cottage Zones',
      metaDescription:
        'Bathroom electrics in Neston and Parkgate: low ceilings measured for zones, 12 V lighting, gentle ventilation for old walls and earth rods verified.',
    },
  ],
};
