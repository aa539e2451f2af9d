import type { ServiceContent } from '../types.js';

export const fireAlarmSystems: ServiceContent = {
  slug: 'fire-alarm-systems',
  title: 'Fire Alarm Systems',
  group: 'safety-security',
  icon: 'flame',
  description:
    'Design, installation, commissioning and six-monthly servicing of fire detection for workplaces to BS\u00a05839-1 and for homes and HMOs to BS\u00a05839-6.',
  baseDescription:
    'We fit and look after fire alarms from interlinked domestic detectors to addressable panels with several loops. The category comes from your fire risk assessment, the wiring from BS\u00a05839 and BS\u00a07671, and you keep a log book that an inspecting officer can read without a telephone call.',
  content: `<h2>From risk assessment to reliable alarm</h2>
<p>A fire alarm is not bought by the number of detectors. The risk assessment decides what it must achieve: warn people early enough to leave, protect the building, or both. That purpose has a category, and the category settles where devices go.</p>
<ul>
<li><strong>M:</strong> manual call points and sounders only.</li>
<li><strong>L5 to L1:</strong> life protection, from one defined risk up to detection in every space.</li>
<li><strong>P2 and P1:</strong> property protection in part or all of the building.</li>
<li><strong>LD3, LD2, LD1:</strong> the domestic equivalents in BS&nbsp;5839-6, combined with a grade such as D1 or A.</li>
</ul>
<h3>How we install</h3>
<p>We survey, agree category and any variations in writing, and draw the zones. Cabling is fire-resisting, in metal fixings, on a supply circuit used for nothing else. Sounders are measured: normally 65 dB(A) in occupied rooms and 75 dB(A) at the pillow where people sleep and must be woken. Commissioning triggers every device and every output, including doors, plant and lifts.</p>
<h3>Keeping it working</h3>
<p>The user tests one call point weekly, a different one each time. A competent person services at intervals of no more than six months. Detectors age, walls move and shelves grow; servicing catches all three.</p>
<h3>What you get</h3>
<p>Design, installation, commissioning and acceptance certificates as they apply, a zone plan beside the panel, cause-and-effect notes and a log book. Escape also needs light, so many clients pair visits with <a href="/services/emergency-lighting">emergency lighting</a> tests.</p>`,
  searchTerms: ['smoke alarm', 'smoke detector', 'heat alarm', 'carbon monoxide alarm', 'fire detection', 'fire safety', 'HMO alarm'],
  keywords: [
    'fire alarm installation',
    'fire alarm servicing',
    'BS\u00a05839-1',
    'BS\u00a05839-6',
    'HMO fire alarm',
    'addressable fire alarm',
    'interlinked smoke alarms',
  ],
  metaTitle: 'Fire Alarm Systems: Design, Installation and Servicing',
  metaDescription:
    'Fire detection for workplaces, HMOs and homes to BS\u00a05839-1 and BS\u00a05839-6: design, fire-rated wiring, commissioning and six-monthly service visits.',
  faqs: [
    {
      question: 'Which category of fire alarm do I need?',
      answer:
        'Your fire risk assessment should say. As a rough guide, a small single-storey shop may need nothing more than manual call points, an office with enclosed rooms tends towards L3 or L4, and places where people sleep need far more, commonly L1 or L2. We do not guess: if the assessment is silent, we raise it with the assessor before drawing anything.',
      tags: ['fire-alarm', 'category', 'risk-assessment'],
    },
    {
      question: 'How often must the system be serviced?',
      answer:
        'BS\u00a05839-1 recommends periodic servicing at intervals not exceeding six months, with every device tested at least once in twelve. Between visits the responsible person presses one call point a week and notes it. Mains alarms in a private home are simpler: press the test button monthly, clean the chambers and replace units at the date printed on the base.',
      tags: ['fire-alarm', 'servicing', 'weekly-test'],
    },
    {
      question: 'Our panel keeps giving false alarms. Is it worn out?',
      answer:
        'Sometimes, but the usual suspects are steam, toast, dust from building work, insects or a detector of the wrong sort above a kettle. We read the event log, look for a pattern by device and hour, and change the detector type or position first. Panels are replaced only when parts are no longer obtainable or the wiring has failed.',
      tags: ['fire-alarm', 'false-alarms', 'maintenance'],
    },
    {
      question: 'Are wireless fire alarms acceptable?',
      answer:
        'Yes, if the equipment meets EN 54-25 and a signal survey shows good margins at each device. Radio suits listed interiors, occupied hotels and short leases, where chasing walls is out of the question. Batteries have to be changed in a planned cycle, and that running cost belongs in the comparison with a wired loop.',
      tags: ['fire-alarm', 'wireless', 'listed-buildings'],
    },
    {
      question: 'What does the law ask of a landlord?',
      answer:
        'In England a rented home needs a smoke alarm on each storey with living accommodation and a carbon monoxide alarm in any room with a fixed combustion appliance, gas cookers excepted, tested on the first day of the tenancy. Shared houses and blocks need more: the Fire Safety Order covers common parts, and an HMO licence normally sets the grade and coverage.',
      tags: ['fire-alarm', 'landlords', 'hmo'],
    },
  ],
  pages: [
    {
      location: 'wirral',
      heroTitle: 'Fire Alarm Systems on the Wirral',
      heroSubtitle: 'Designed to a category, proved device by device',
      heroDescription: 'New systems, takeovers and servicing for workplaces, churches, schools and blocks of flats across the peninsula.',
      introContent:
        '<p>Two fire authorities meet on our patch: Merseyside covers the borough, Cheshire begins just south of Eastham. Both expect the same of a responsible person: a written risk assessment, an alarm that matches it and proof that somebody looks after it. What differs is the buildings, from Grade I churches to tilt-slab warehouses and seven-storey flats.</p><p>We take over neglected systems as readily as we install new ones, and begin both with a full device test.</p>',
      whyItMatters: [
        {
          title: 'Assessments must be written down',
          text: 'Since October 2023 nearly every responsible person has to record the whole fire risk assessment. An alarm that falls short of its own document is easy evidence of a breach.',
        },
        {
          title: 'Unwanted calls have consequences',
          text: 'Fire services increasingly ask whether there really is a fire before sending an engine to an unoccupied or non-residential building. Reliable detection, and a person who can check safely, matter more than before.',
        },
        {
          title: 'Alterations outrun alarms',
          text: 'A new partition, mezzanine or server room leaves a blind spot that nobody notices. Half of the variations we find at takeover surveys arose after the original certificate.',
        },
      ],
      deliverables: [
        'Agreed category statement with listed variations',
        'Commissioning sheets naming every device',
        'Zone plan framed beside the panel',
        'Log book started and explained to two members of staff',
        'Service dates booked a year ahead',
      ],
      sectors: ['Offices and warehouses', 'Places of worship', 'Schools and nurseries', 'Residential block managers'],
      microCaseStudy:
        'A parish church near the middle of the peninsula had a panel that nobody dared to touch, with a bell and nine detectors of unknown age. Wiring through medieval stone was unthinkable. We installed a radio system with optical beams for the nave, hid the sounders behind the rood screen and trained the wardens in twenty minutes.',
      features: [
        'Conventional and addressable panels',
        'Takeover surveys of other makes',
        'Radio devices for historic interiors',
        'Beam and aspirating detection',
        'Staff training at handover',
      ],
      callToAction:
        'Have your risk assessment at hand and telephone us, or send it with your enquiry, and we will mark what the alarm must cover.',
      content: `<h2>Taking over an existing system</h2>
<p>Changing maintainer need not mean changing equipment. Most panels on open protocols can be served by any competent firm. Our first visit covers:</p>
<ol>
<li>Every device operated and its text on the display compared with the room.</li>
<li>Battery capacity calculated, then measured: normally a day in standby followed by half an hour of alarm.</li>
<li>Sound levels taken behind closed doors.</li>
<li>Supply circuit traced to its breaker, which should be marked and protected from casual switching.</li>
</ol>
<p>You receive a list in three parts: dangerous now, outside the standard, merely untidy. Prices stand beside each line, so the order of repair is your decision.</p>
<h2>Private homes</h2>
<p>For owner-occupied houses a set of interlinked mains alarms with ten-year backup cells is generally enough: hall, landing, living room and a heat alarm in the kitchen. They are easily fitted during a <a href="/services/consumer-unit-upgrades">consumer unit upgrade</a> or a <a href="/services/rewiring-services">rewire</a>.</p>`,
      metaTitle: 'Fire Alarm Installation and Servicing on the Wirral',
      metaDescription:
        'Fire alarm design, takeover surveys and servicing across Wirral for workplaces, churches, schools and flats, with a clear log book and zone plan.',
    },
    {
      location: 'wallasey',
      heroTitle: 'HMO and Hotel Fire Alarm Systems in Wallasey',
      heroSubtitle: 'Shared houses, seafront stays and Liscard shops',
      heroDescription: 'Detection that satisfies a licence officer, wakes the top-floor tenant and ignores the toaster, in CH44 and CH45.',
      introContent:
        '<p>The tall brick terraces of Egremont, Seacombe and New Brighton were family houses with servants on the top floor. Many are now bedsits or shared lets: five or six households’ worth of cooking behind a single staircase. Licence conditions, built on national guidance for shared housing, usually ask for an interlinked system with heat and smoke detection in set positions.</p><p>We read the licence schedule line by line, then fit what it says without filling the landing with conduit.</p>',
      whyItMatters: [
        {
          title: 'One staircase, many sleepers',
          text: 'If smoke reaches the stair of a three-storey house before the alarm sounds upstairs, there is no second way out. Early detection in the room of origin buys those minutes.',
        },
        {
          title: 'Tenants silence nuisances',
          text: 'A smoke head two metres from a bedsit hob will be bagged within a week. Heat detection with a separate smoke alarm, placed sensibly, stays uncovered.',
        },
        {
          title: 'Licences carry penalties',
          text: 'Five or more people forming two or more households need a mandatory HMO licence. Councils may fine for breaching its fire conditions without first going to court.',
        },
      ],
      deliverables: [
        'Grade and coverage certificate for the licence application',
        'Plan of each storey with device symbols',
        'Simple instruction card for every room',
        'Tamper record of all heads with dates',
      ],
      sectors: ['Licensed HMOs', 'Small hotels and guest houses', 'Flats above shops', 'Supported living providers'],
      microCaseStudy:
        'A landlord with a six-bedroom house off Rake Lane failed inspection because battery alarms were not linked. Working one floor a day with the tenants in residence, we installed a small Grade A panel, sounders that reach every bedhead, heat detectors in the rooms with cooking and smoke detection on the stair. The officer accepted the certificate at the next visit.',
      features: [
        'Mixed Grade A and Grade D layouts',
        'Bedhead sound readings',
        'Reset training for house managers',
        'Occupied-house installation',
        'Corrosion-resistant outdoor sounders',
      ],
      callToAction: 'Forward us the council’s schedule or the inspection letter, and we will answer with a drawing for your house.',
      content: `<h2>What a typical shared house needs</h2>
<p>Conditions vary with height, cooking arrangements and support needs; your licence has the last word. A frequent pattern in three-storey bedsits is:</p>
<table><thead><tr><th>Space</th><th>Device</th></tr></thead><tbody>
<tr><td>Stair, each landing</td><td>Smoke detector and sounder on the panel</td></tr>
<tr><td>Bedsit with cooker</td><td>Heat detector on the panel, stand-alone smoke alarm for the occupant</td></tr>
<tr><td>Shared kitchen</td><td>Heat detector</td></tr>
<tr><td>Every exit</td><td>Manual call point with hinged cover</td></tr>
</tbody></table>
<h2>Test it together with the wiring</h2>
<p>Electrical faults start a good share of house fires, and the same licence will ask for a current <a href="/services/eicr-testing">EICR</a>. In HMOs, BS&nbsp;7671 now also calls for arc fault detection on new socket circuits. We can do report, remedials and alarm under one programme through our <a href="/services/landlord-services">landlord services</a>, so tenants are disturbed once.</p>`,
      metaTitle: 'HMO Fire Alarms in Wallasey and New Brighton',
      metaDescription:
        'Fire alarms for Wallasey HMOs, guest houses and flats over shops, built around your licence conditions and installed while tenants stay in residence.',
    },
    {
      location: 'west-kirby',
      heroTitle: 'Fire Alarm Systems for West Kirby Care and Community',
      heroSubtitle: 'Care homes, clubs and converted villas in CH48',
      heroDescription:
        'Quiet, dependable detection for residential care, apartment conversions and the independent shops behind the promenade.',
      introContent:
        '<p>Several of the big villas on Grange Hill and towards Caldy have become care homes or apartments. Their grand stairwells are generous chimneys, and their residents may be slow on their feet or hard of hearing. A loud bell throughout the building is the wrong answer for a home that moves people from one compartment to the next.</p><p>We programme alarms that tell staff exactly which door to open, and tell everyone else only as much as the evacuation plan wants them to know.</p>',
      whyItMatters: [
        {
          title: 'Progressive evacuation needs detail',
          text: 'Night staff of two cannot search twelve bedrooms. An addressable display that reads “Room 7, first floor, sea side” saves the minute that the plan depends upon.',
        },
        {
          title: 'Not everyone hears',
          text: 'Age-related loss begins with high tones, where many sounders sit. Low-frequency devices, vibrating pads and flashing beacons to EN 54-23 reach people whom a bell does not.',
        },
        {
          title: 'Conversions leak smoke',
          text: 'Original lath ceilings and service voids let smoke travel past new fire doors. Detection inside roof spaces and cupboards catches what the compartment walls on the drawing miss.',
        },
      ],
      deliverables: [
        'Cause-and-effect chart in plain words',
        'Device text agreed with the home manager',
        'Door-release and lift-recall test sheet',
        'Night-shift training session with sign-in list',
        'Twice-yearly service report for the regulator’s file',
      ],
      sectors: ['Residential care homes', 'Apartment management companies', 'Sailing and sports clubs', 'Independent shops and galleries'],
      microCaseStudy:
        'A twenty-six-bed home near the Marine Lake suffered weekly alarms at bath time. Steam was drifting into corridor smoke heads. We replaced eleven with multi-sensor devices, set them to a suitable mode at night and a steadier one by day, and rewrote the display texts with the manager. The following quarter’s log shows one activation: burnt porridge.',
      features: [
        'Addressable room-by-room text',
        'Multi-sensor heads near bathrooms',
        'Magnetic door holders and releases',
        'Beacons and vibrating pads',
        'Remote signalling to a monitoring centre',
      ],
      callToAction: 'Speak to our office about a daytime visit when your manager is on duty, and we will walk the escape plan together.',
      content: `<h2>Category L1, carried through</h2>
<p>Care premises are commonly designed to L1: detection in practically every room and void. The drawing is the easy part; these points decide whether it works at three in the morning.</p>
<ul>
<li>Bedroom detectors that report smoke, not just heat, since sleepers are at most risk in the room of fire.</li>
<li>Repeater panels where staff really sit, not only in the front hall.</li>
<li>Fire doors held open on magnets that let go on alarm and on mains failure.</li>
<li>An automatic link to an alarm receiving centre, tested with the service.</li>
</ul>
<h2>Work beside residents</h2>
<p>Drilling stops for lunch and naps. Engineers carry tools in closed bags, never leave a ladder, and use radio devices in rooms whose occupant should not be moved. Sea air finds any outside sounder on this coast, so ours have sealed bases and stainless screws. Call bells, circuits and <a href="/services/electrical-maintenance">routine maintenance</a> can be looked after in the same visit, and similar work is pictured under <a href="/projects">projects</a>.</p>`,
      metaTitle: 'Fire Alarm Systems West Kirby: Care Homes and Flats',
      metaDescription:
        'Addressable fire alarms for West Kirby care homes, villa conversions and clubs: clear room texts, fewer false alarms and trained night staff.',
    },
    {
      location: 'neston',
      heroTitle: 'Fire Alarm Systems in Neston and Parkgate',
      heroSubtitle: 'Inns, barns and village halls on the Dee side',
      heroDescription: 'Fire detection for pubs, restaurants, farm conversions and holiday lets between Parkgate, Ness and Willaston.',
      introContent:
        '<p>On Parkgate’s Parade the kitchens are below and the guest rooms above, in timbered buildings a few paces from marsh grass that does burn in a dry spring. Inland, Willaston and Ness have barns turned into homes, workshops and wedding rooms. Volunteers run the halls; part-timers run the bars.</p><p>For such places we favour straightforward panels with plain labels, because the person resetting one on a Friday night may have started on Thursday.</p>',
      whyItMatters: [
        {
          title: 'Sleeping above a kitchen',
          text: 'Letting even two rooms over a pub changes its risk entirely. Detection must cover the rooms, the route down and the cooking space beneath, with a sounder audible through an old oak door.',
        },
        {
          title: 'Holiday lets are included',
          text: 'Guidance for small paid accommodation, published in 2023, spells out that hosts need a risk assessment and, in most small lets, interlinked mains alarms. A battery unit on the landing is not enough.',
        },
        {
          title: 'Further from the engine',
          text: 'Rural addresses wait a little longer for help and have narrower lanes. Earlier detection, particularly in roof timbers and plant spaces, is the practical compensation.',
        },
      ],
      deliverables: [
        'Reset instructions on one side of a card',
        'Heat and smoke layout over the licensed plan',
        'Acceptance certificate for the insurer',
        'Battery replacement calendar for radio devices',
      ],
      sectors: ['Pubs with rooms', 'Restaurants and tea rooms', 'Holiday lets and B&Bs', 'Village halls', 'Equestrian and farm buildings'],
      microCaseStudy:
        'An inn on the Dee shore was adding four bedrooms in its loft. The existing two-zone panel had no spare circuit, and chasing through wattle walls was out of the question. We kept the wired ground floor, added radio devices upstairs, linked the kitchen gas shut-off and measured 78 dB(A) at each new pillow before the first booking.',
      features: [
        'Hybrid wired and radio panels',
        'Gas and music cut-off on alarm',
        'Detection for thatch and roof timbers',
        'Short training for seasonal staff',
        'Out-of-season installation',
      ],
      callToAction: 'Drop us a line with your bedroom count and opening hours, and we will suggest a visit on a quiet weekday.',
      content: `<h2>Interfaces that a licensed venue forgets</h2>
<p>The panel should do more than ring. When it goes into alarm we normally have it:</p>
<ul>
<li>silence amplified music, so that people hear the warning;</li>
<li>close the gas valve to the range and stop the extract fan as the risk assessment directs;</li>
<li>release electrically locked exit doors;</li>
<li>bring on lighting in the car park where guests gather.</li>
</ul>
<h2>Barn conversions</h2>
<p>High open roofs keep smoke moving upwards until it cools and spreads sideways, out of reach of a ceiling device at the apex. Position, type and spacing therefore need thought, and sometimes a beam. Dusty floors and swallows add their own false signals; a multi-criteria head settles most of them.</p>
<p>Neston comes under Cheshire West and Chester for licensing and under the Cheshire fire service for enforcement, so we use their reference numbers on the certificate. An <a href="/services/emergency-electrical">out-of-hours engineer</a> can attend if a fault silences the system while rooms are let.</p>`,
      metaTitle: 'Fire Alarms in Neston and Parkgate: Pubs, Lets, Halls',
      metaDescription:
        'Fire alarm systems for inns, holiday lets, barns and village halls around Neston and Parkgate, with simple panels and kitchen and music cut-offs.',
    },
  ],
};
