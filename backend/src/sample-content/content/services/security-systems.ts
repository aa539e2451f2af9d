import type { ServiceContent } from '../types.js';

export const securitySystems: ServiceContent = {
  slug: 'security-systems',
  title: 'Security Systems',
  group: 'safety-security',
  icon: 'cctv',
  description:
    'CCTV, intruder alarms, door entry and access control, planned from the risk and wired by electricians, with lawful signage and user training.',
  baseDescription:
    'Cameras, alarms and door control work best as one plan. We begin with who might come in, by which route and what you would need to prove afterwards, then choose equipment graded for that risk. Power, data, fixing and programming are all done by our own engineers.',
  content: `<h2>Security planned from the risk inwards</h2>
<p>Good security equipment badly placed is a common sight: a camera aimed at the sun, a movement sensor above a radiator, a keypad code that six former employees know. We spend the first hour on your habits and your boundary, not on a catalogue.</p>
<h3>How we go about it</h3>
<ol>
<li><strong>Risk survey.</strong> Entry points, valuables, lighting, previous incidents, insurer’s wording.</li>
<li><strong>Specification.</strong> Intruder alarms to PD 6662 and the BS&nbsp;EN&nbsp;50131 series with a stated grade; video to the BS&nbsp;EN&nbsp;62676 series with a purpose for each camera.</li>
<li><strong>Installation.</strong> Supplies on protected circuits, tamper loops, cable concealed from reach, surge protection where it runs outdoors.</li>
<li><strong>Commissioning.</strong> Walk test of each detector, night pictures, battery test, and time synchronisation so footage is usable.</li>
<li><strong>Handover.</strong> User codes, app access, privacy signs and training.</li>
</ol>
<h3>Picture quality in figures</h3>
<p>Recognising someone you know takes about 125 pixels per metre across the scene, identifying a stranger about 250. We state the figure per view, so “it covers the yard” becomes something that can be checked.</p>
<h3>Afterwards</h3>
<p>You hold the as-fitted specification, passwords that belong to you, and a retention setting in days. Insurers and police may ask for particular certification; read your policy before ordering, and we confirm in writing what the system is certified to. Lighting is half of surveillance, so ask about <a href="/services/outdoor-lighting">outdoor lighting</a> as well.</p>`,
  searchTerms: ['burglar alarm', 'house alarm', 'CCTV camera', 'cameras', 'video doorbell', 'intercom', 'door entry', 'access control'],
  keywords: ['CCTV installation', 'intruder alarm', 'access control', 'door entry system', 'security cameras', 'PD 6662', 'gate intercom'],
  metaTitle: 'Security Systems: CCTV, Intruder Alarms, Access Control',
  metaDescription:
    'CCTV, intruder alarms, door entry and access control from one electrical team: risk survey, graded equipment, lawful signage and proper training.',
  faqs: [
    {
      question: 'May my home cameras see the pavement or a neighbour’s garden?',
      answer:
        'Try to avoid it. Once a domestic camera records beyond your own boundary, data protection law applies to you: you should have a good reason, put up a sign, keep footage no longer than needed and answer requests for it. We angle views inwards, and use masking so that a neighbour’s windows appear as a grey block. Audio recording stays off.',
      tags: ['security', 'cctv', 'privacy'],
    },
    {
      question: 'What do the alarm grades mean?',
      answer:
        'Grades 1 to 4 describe how skilled and well equipped an intruder is expected to be. Grade 2 suits most homes and smaller shops; Grade 3 is usual for stock that thieves plan for, such as tools, vehicles or pharmaceuticals. The lowest-graded part sets the grade of the whole, so one cheap sensor can undo a good panel.',
      tags: ['security', 'intruder-alarm', 'grades'],
    },
    {
      question: 'Will the police come when the alarm goes off?',
      answer:
        'Only to systems with a unique reference number, monitored by a receiving centre, confirmed by more than one signal and maintained under certification recognised in the police policy. A bell or an app alert alone does not qualify. If your insurer demands police response, say so in your first enquiry, since it governs who may certify the work and which signalling is fitted.',
      tags: ['security', 'monitoring', 'police-response'],
    },
    {
      question: 'How long should recordings be kept?',
      answer:
        'As long as your purpose needs and no longer. Around thirty days is usual for shops and offices, because thefts are often noticed late; a home may manage with a fortnight. A business must also pay the data protection fee, name a person in charge and write down the reason. We calculate the disk from frame rate, resolution and the days you choose.',
      tags: ['security', 'cctv', 'retention'],
    },
    {
      question: 'Are wired systems better than wireless ones?',
      answer:
        'Cable gives steady power and is hard to jam, so we prefer it wherever floors are up or ceilings open. Modern two-way radio detectors are a fair choice in a decorated house, if batteries are changed on schedule. For cameras the answer is firmer: a network cable to each, since pictures over domestic Wi-Fi drop out exactly when several are moving.',
      tags: ['security', 'wired', 'wireless'],
    },
  ],
  pages: [
    {
      location: 'wirral',
      heroTitle: 'Security Systems and CCTV on the Wirral',
      heroSubtitle: 'One survey for cameras, alarms and doors',
      heroDescription: 'Integrated security for homes, trade units and public buildings, specified by risk and installed by electricians.',
      introContent:
        '<p>The motorway spine that makes Wirral convenient for business is convenient for thieves too. Tools vanish from vans overnight, catalytic converters from car parks, lead from church roofs. At home it is mostly keys near the letterbox and side gates left on the latch. Fear of it often leads to a box of mismatched gadgets, each with its own app.</p><p>Our survey brings those pieces into one plan and tells you frankly which of them you can leave out.</p>',
      whyItMatters: [
        {
          title: 'Evidence, not just video',
          text: 'Footage with the wrong time, a blurred face or no export function helps nobody. We set clocks to an internet source and show you how to save a clip that can be handed over.',
        },
        {
          title: 'Copper diallers are expiring',
          text: 'Thousands of older panels still report by telephone line. When voice moves to broadband, that path fails silently unless a dual IP and mobile communicator replaces it.',
        },
        {
          title: 'Weak passwords open doors',
          text: 'Recorders put online with a factory login are found by automated scans within hours. Ours leave with unique credentials, updates applied and no ports forwarded to the internet.',
        },
      ],
      deliverables: [
        'Site plan showing fields of view',
        'Sample day and night images per camera',
        'Alarm specification with grade and notified options',
        'Owner-held administrator credentials',
        'Privacy signs and a retention note',
      ],
      sectors: ['Trade and storage units', 'Churches and halls', 'Car dealers and garages', 'Family homes'],
      microCaseStudy:
        'A plumbing merchant close to the M53 had lost two vans’ worth of stock in a year. Its cameras pointed at the door, while the thieves cut through cladding at the rear. We added detectors on the inner wall, a gate contact, white lighting and two cameras at plate height. The next attempt ended at the fence.',
      features: [
        'Risk survey before prices',
        'Network cameras on PoE',
        'Graded intruder alarms',
        'Fob and phone door access',
        'Dual-path signalling upgrades',
      ],
      callToAction:
        'Pick up the phone or use the contact form to arrange a survey, ideally towards dusk, when dark corners show themselves.',
      content: `<h2>Layers, from the kerb to the safe</h2>
<ol>
<li><strong>Boundary:</strong> fencing, planting, gates that close behind you, light.</li>
<li><strong>Approach:</strong> a camera that sees faces at the point where people must slow down.</li>
<li><strong>Shell:</strong> contacts and shock sensors on doors, shutters and the wall that nobody watches.</li>
<li><strong>Interior:</strong> movement detection along the route a thief would take, not in every room.</li>
<li><strong>Core:</strong> a locked cabinet for the recorder, since it is often the first thing stolen.</li>
</ol>
<h2>Planning rules for cameras</h2>
<p>Fixing cameras on most existing buildings is permitted development within limits on size, number and a minimum height of two and a half metres. Listed buildings are excluded and need consent. We check this before quoting, and mention neighbours who ought to hear of it first.</p>
<p>Cameras and door controllers share the network described under <a href="/services/data-cabling">data cabling</a>.</p>`,
      metaTitle: 'Security Systems Wirral: CCTV, Alarms, Door Access',
      metaDescription:
        'Wirral security systems planned from a site survey: cameras that identify, graded alarms, door access and signalling ready for the end of copper lines.',
    },
    {
      location: 'heswall',
      heroTitle: 'Home Security Systems in Heswall',
      heroSubtitle: 'For long drives, mature gardens and homes left for a fortnight',
      heroDescription: 'Discreet alarms, gate entry and cameras for detached houses in Heswall, Gayton and Pensby.',
      introContent:
        '<p>Privacy is why people choose Heswall, and it is also the weakness. A high beech hedge hides the house from the road and the burglar from the neighbours. Gardens that fall towards the Dee can be entered from footpaths at the bottom, well away from the lit front door, and summer evenings are spent on the far terrace with the bedroom windows open.</p><p>We design for the back first, keep equipment out of the view from the lawn, and make setting the alarm a habit that takes five seconds.</p>',
      whyItMatters: [
        {
          title: 'Keys, not locks, are the target',
          text: 'Many break-ins here are for the car. Perimeter contacts that can be armed while the family sleeps give warning before anyone reaches the hall table.',
        },
        {
          title: 'Foxes are not burglars',
          text: 'Gardens by the heath are busy at night. Camera analytics that tell a person from an animal, backed by paired beams along the hedge, keep alerts believable.',
        },
        {
          title: 'Gates fail open',
          text: 'Automatic gates without battery backup or a weekly check tend to be left ajar. A position contact tells the panel and your phone that the drive stands open.',
        },
      ],
      deliverables: [
        'Part-set plan for nights and full-set plan for holidays',
        'Garden camera masks protecting adjoining plots',
        'Cleaner and gardener codes with time limits',
        'Annual service visit with walk test',
      ],
      sectors: ['Detached family houses', 'Gated private roads', 'Second homes', 'Annexes for older relatives'],
      microCaseStudy:
        'A house above the Lower Village had been entered through the orchard while its owners watched television. We put curtain sensors across the rear glazing, a beam between two stone gateposts at the footpath and three small cameras under the eaves. Everything arms with the bedtime button, and the dog no longer sets anything off.',
      features: [
        'Night arming with the family at home',
        'Gate intercom answered on the phone',
        'Pet-tolerant detection',
        'Concealed wiring in finished rooms',
        'Holiday lighting scenes',
      ],
      callToAction: 'Invite us for a walk round your garden by calling the office; bring a list of who has a key.',
      content: `<h2>Securing a sloping plot</h2>
<p>Level changes defeat the usual camera at roof height, because it sees hats. We set a second view lower down, where steps or a gate bring faces into frame.</p>
<ul>
<li>Ducts for cameras and lamps are laid together when the garden is being landscaped.</li>
<li>Outdoor circuits get 30 mA RCD protection and surge devices; tall trees attract lightning.</li>
<li>Shed and boathouse contacts use radio links with tested range.</li>
<li>Sounders face the lane, with a timed cut-off out of respect for the neighbours.</li>
</ul>
<h2>Blending with the house</h2>
<p>Owners who already have lighting scenes can arm from the same keypad; our <a href="/services/smart-home-installation">smart home</a> engineers programme both. Planning a charger on the drive? One trench can serve camera, gate and <a href="/services/ev-charging-points">EV charging point</a>.</p>
<p>We leave no sticker with the panel’s make on the outside box, and no account that only we can open.</p>`,
      metaTitle: 'Home Security Systems in Heswall, Gayton and Pensby',
      metaDescription:
        'Alarms, gate entry and garden cameras for detached Heswall homes: night arming, pet-tolerant sensors, masked views and wiring that stays out of sight.',
    },
    {
      location: 'hoylake',
      heroTitle: 'Security Systems for Hoylake Shops, Clubs and Homes',
      heroSubtitle: 'Weatherproof on the promenade, quick to use on Market Street',
      heroDescription: 'Cameras, shutter alarms and staff entry for traders, clubhouses and coastal houses in Hoylake and Meols.',
      introContent:
        '<p>Market Street’s cafés, delis and salons are mostly owner-run, so the person who locks up also opens at seven. Golf and sailing clubs hold trophies, bar stock and expensive equipment in buildings that are empty on winter nights. On the promenade, wind-driven sand etches camera domes and salt creeps into every junction box.</p><p>Here we choose fewer, tougher devices, mount them out of the south-westerly where we can, and return once a year to clean them.</p>',
      whyItMatters: [
        {
          title: 'Shopfronts are soft',
          text: 'A glazed door gives way in seconds. Shock sensors start the siren at the first blow, while movement detectors respond only when somebody is already at the till.',
        },
        {
          title: 'Salted lenses see nothing',
          text: 'After one winter without cleaning, infrared light scatters on the crusted dome and night pictures turn white. Flat-faced or sheltered cameras hold out far longer.',
        },
        {
          title: 'Big days bring strangers',
          text: 'When championship golf fills the town, crowds pass every back gate. Temporary views and a tightened door code are easier if the system was built with spare channels.',
        },
      ],
      deliverables: [
        'Opening and closing checklist by the keypad',
        'Wash-down schedule for exposed cameras',
        'Door log showing who entered and when',
        'Spare-channel allowance noted for events',
        'Insurer’s summary sheet with alarm grade',
      ],
      sectors: ['Cafés and independent shops', 'Golf and sailing clubs', 'Promenade apartments', 'Holiday homes in Meols'],
      microCaseStudy:
        'A café owner on Market Street was tired of driving in for alarms caused by a swinging sign. We moved the sensor, put a shock detector on the glass and gave the baker a fob that disarms only the kitchen from five in the morning. Takings and alarm events now arrive on the same phone, the latter very seldom.',
      features: [
        'Shock and shutter sensors',
        'Timed fobs for early staff',
        'Stainless housings and sealed glands',
        'Panic buttons at the counter',
        'Yearly lens cleaning',
      ],
      callToAction: 'Message us with a picture of your frontage and back door, and we will propose a visit after closing time.',
      content: `<h2>Equipment that lasts near the sea wall</h2>
<table><thead><tr><th>Part</th><th>What we specify</th></tr></thead><tbody>
<tr><td>Camera body</td><td>IP66 or IP67, marine finish, flat window</td></tr>
<tr><td>Fixings</td><td>A4 stainless, nylon washers against aluminium</td></tr>
<tr><td>Joints</td><td>None outdoors if avoidable; otherwise gel-filled</td></tr>
<tr><td>Siren</td><td>Polycarbonate, foam-filled base, lid tamper</td></tr>
</tbody></table>
<h2>Door entry for clubs and flats</h2>
<p>Membership lists change weekly. Fobs can be deleted from the office at once, without recovering them, and doors on escape routes are wired to release on fire alarm or loss of supply. For promenade flats we replace failing audio handsets with video stations that use the original two-core cable, sparing the stairwell.</p>
<p>Small traders often combine this with a check of sockets and appliances; <a href="/services/pat-testing">PAT testing</a> can be carried out before opening. Not sure where to begin? <a href="/contact">Describe the last incident</a>.</p>`,
      metaTitle: 'CCTV and Shop Alarms in Hoylake and Meols',
      metaDescription:
        'Salt-proof CCTV, shock-sensor alarms and fob entry for Hoylake cafés, clubs and promenade flats, set up so that early staff never trigger the siren.',
    },
    {
      location: 'ellesmere-port',
      heroTitle: 'Commercial Security Systems in Ellesmere Port',
      heroSubtitle: 'Yards, depots and retail from the canal to Cheshire Oaks',
      heroDescription: 'Perimeter detection, number-plate cameras and access control for larger sites in CH65 and CH66.',
      introContent:
        '<p>A trailer park beside the ship canal covers more ground than a street of houses and may hold one guard. Ellesmere Port’s depots, compounds and outlet-shopping suppliers need to see a fence being climbed at two in the morning, four hundred metres from the gatehouse, in drizzle. That is a matter of lighting, thermal imaging and cable distance, long before brand.</p><p>We build such systems with fibre, columns and cabinets of our own making, and tie gates, barriers and turnstiles to a single list of people.</p>',
      whyItMatters: [
        {
          title: 'Distance defeats copper',
          text: 'Network cable stops at one hundred metres. Sites that daisy-chain switches up lighting poles lose sight of half the fence line when one power supply fails.',
        },
        {
          title: 'Who is on site, right now',
          text: 'Under an evacuation the roll call must be true. Turnstile records with anti-passback give supervisors a current muster list at the press of a key.',
        },
        {
          title: 'Fuel and metal tempt',
          text: 'Diesel, cable drums and converters leave by vehicle. Capturing plates at the exit, at a proper angle and shutter speed, shortens any later investigation by days.',
        },
      ],
      deliverables: [
        'Perimeter drawing with column numbers and beam lengths',
        'Fibre loss results per cabinet',
        'Muster report tested in a live drill',
        'Data protection impact assessment template',
        'Response matrix agreed with the monitoring centre',
      ],
      sectors: ['Haulage and container yards', 'Vehicle compounds', 'Outlet and big-box retail', 'Chemical and engineering suppliers'],
      microCaseStudy:
        'A haulier with a six-acre yard off the M53 paid for two guards yet still lost diesel. We erected four columns with thermal cameras on a fibre ring, linked analytics to a remote centre and fitted a talk-back loudspeaker. In its first month the operator addressed three intruders by the colour of their jackets; all three left.',
      features: [
        'Thermal perimeter detection',
        'Number-plate capture',
        'Turnstiles and muster lists',
        'Remote monitoring with voice challenge',
        'Redundant fibre rings',
      ],
      callToAction:
        'Request a site meeting through the office, and let us have a scaled plan so that column heights can be sketched beforehand.',
      content: `<h2>Designing for a large perimeter</h2>
<ul>
<li>Detection first: beams, thermal analytics or fence sensors, chosen by vegetation and vibration from the line.</li>
<li>Then verification: a colour camera that turns to the alarm zone.</li>
<li>Then response: a recorded voice, a person, lighting that rises.</li>
</ul>
<p>Each column has its own protected supply and surge arrester, plus a local switch on the ring, so a damaged cabinet costs one view.</p>
<h2>Inside the buildings</h2>
<p>Stores, control rooms and cash offices get door controllers to BS&nbsp;EN&nbsp;60839-11 with battery backup. Where a neighbour handles hazardous materials, shelter-in-place instructions can be sent over the same speakers. Loading-bay views also help to settle claims about damaged goods, provided drivers are told that they are recorded.</p>
<p>Electrical intake, pillars and generators for such sites are handled by our <a href="/services/industrial-electrical">industrial engineers</a>; escape doors and <a href="/services/fire-alarm-systems">fire detection</a> are proved with access control on one test day.</p>`,
      metaTitle: 'Commercial CCTV and Access Control Ellesmere Port',
      metaDescription:
        'Perimeter CCTV, plate capture and access control for Ellesmere Port yards, depots and stores, on fibre rings with remote monitoring and muster lists.',
    },
  ],
};
