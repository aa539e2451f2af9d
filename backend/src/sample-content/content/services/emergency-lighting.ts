import type { ServiceContent } from '../types.js';

export const emergencyLighting: ServiceContent = {
  slug: 'emergency-lighting',
  title: 'Emergency Lighting',
  group: 'testing-compliance',
  icon: 'door-open',
  description:
    'Escape lighting designed, installed and tested to BS\u00a05266-1: monthly function checks, the yearly three-hour test and a log book kept up.',
  baseDescription:
    'When the mains fails, people need to see the way out, the step at the end of the corridor and the call point on the wall. We design, fit, repair and test emergency lighting to BS\u00a05266-1 and BS\u00a0EN\u00a050172, and keep the log book that the fire officer will ask for.',
  content: `<h2>Light that must work on the worst day</h2>
<p>Under the Regulatory Reform (Fire Safety) Order 2005 the responsible person has to provide escape routes that can be used in the dark, and to maintain whatever lights them. Your fire risk assessment says that emergency lighting is needed; BS&nbsp;5266-1 says how.</p>
<h3>Design</h3>
<p>We walk the routes and mark each point that must be covered: exits, changes of level and direction, stairs, fire-fighting equipment, call points, toilets over a certain size, plant rooms. Along the centre of an escape route we plan for at least 1 lux, in open areas of more than 60 square metres for 0.5 lux, and more where a dangerous machine has to be stopped.</p>
<h3>Installation</h3>
<ul>
<li>Self-contained luminaires on the local lighting circuit, so that a tripped breaker in one room brings on the light in that room.</li>
<li>Central battery systems where heat, height or sheer number makes single batteries a nuisance, with fire-resisting cable.</li>
<li>Key switches for testing, placed where staff can reach them.</li>
</ul>
<h3>Testing</h3>
<ol>
<li>Monthly: a short simulated failure, and a look at every lamp.</li>
<li>Yearly: full rated duration, normally three hours, then 24 hours for recharging.</li>
<li>Afterwards: results, defects and repairs entered in the log book.</li>
</ol>
<p>You receive completion or test certificates, a marked-up plan and a list of fittings with battery dates. If the wiring itself is in doubt we suggest an <a href="/services/eicr-testing">EICR</a> first.</p>`,
  searchTerms: ['exit sign', 'fire exit', 'escape lighting', 'three-hour test', 'fire safety'],
  keywords: [
    'emergency lighting',
    'escape lighting',
    'BS\u00a05266-1',
    'three-hour duration test',
    'monthly function test',
    'exit signs',
    'emergency lighting certificate',
    'BS\u00a0EN\u00a050172',
  ],
  metaTitle: 'Emergency Lighting Design, Testing and Repair',
  metaDescription:
    'Emergency lighting to BS\u00a05266-1 from survey to log book: escape-route design, installation, monthly function checks, annual three-hour tests and repairs.',
  faqs: [
    {
      question: 'Who may carry out the monthly test?',
      answer:
        'Any member of your staff who has been shown how. It takes a key switch, a walk past each fitting to see that it lights, and an entry in the log book with date, result and signature. We train a caretaker or duty manager in half an hour. The annual duration test is better left to a competent electrician, since failures then need diagnosing and repairing.',
      tags: ['emergency lighting', 'testing'],
    },
    {
      question: 'Why does the annual test last three hours?',
      answer:
        'Because that is the rated duration of most systems in Britain. Buildings where people sleep, or which are not evacuated at once, need it; elsewhere it lets you re-enter without waiting overnight for batteries to recover. A fitting that glows for ten minutes each month can still die after forty. Only a full discharge reveals a weak cell, so the test should not be shortened.',
      tags: ['emergency lighting', 'duration'],
    },
    {
      question: 'What is the difference between maintained and non-maintained fittings?',
      answer:
        'A maintained luminaire is lit all the time the premises are occupied and carries on when the supply fails. A non-maintained one comes on only at that moment. Cinemas, bars and other places where the normal lights may be dimmed or the public do not know the building generally call for maintained exit signs; in an ordinary office non-maintained fittings usually suffice.',
      tags: ['emergency lighting', 'types'],
    },
    {
      question: 'How long do the batteries last?',
      answer:
        'Nickel-cadmium packs are generally designed for about four years, less in a hot ceiling void. Lithium iron phosphate packs often manage eight or more and charge with less waste. We write the fitting date on each battery and compare the yearly result with it, so replacements can be ordered as one batch instead of one ladder visit at a time.',
      tags: ['emergency lighting', 'batteries'],
    },
    {
      question: 'Would self-testing luminaires save us money?',
      answer:
        'Often, in larger buildings. Such fittings run their own function and duration tests on a timetable and show a coloured light, or report to a panel. Someone must still look at the indicators and keep records, and faults have to be repaired. With fewer than twenty fittings a key switch and a disciplined caretaker are cheaper; with eighty on high ceilings, self-test pays back quickly.',
      tags: ['emergency lighting', 'self-test'],
    },
  ],
  pages: [
    {
      location: 'wirral',
      heroTitle: 'Emergency Lighting on the Wirral',
      heroSubtitle: 'Surveyed, installed, tested and written down',
      heroDescription:
        'Escape lighting for workplaces, blocks of flats, care homes and halls on both sides of the M53, with one log book that always agrees with the ceiling.',
      introContent: `<p>Storms off Liverpool Bay take out overhead and underground supplies somewhere on the peninsula most winters, and a blackout in a windowless corridor is total. We look after systems in village halls with six bulkheads and in blocks with two hundred, and find the same weakness in both: fittings were installed, signed for, and then left until a fire officer asked. Our part is to bring the installation up to what the risk assessment needs and keep it there month by month.</p>`,
      whyItMatters: [
        {
          title: 'The duty is personal',
          text: 'Employers, managing agents and hall committees are “responsible persons” in law. Merseyside Fire and Rescue, or Cheshire’s service further south, can serve notice on them where escape lighting has been neglected.',
        },
        {
          title: 'Layouts drift',
          text: 'A partition moved or a store turned into an office can leave a corridor without a lamp. Yearly visits compare the drawing with the building as it is now, not as planned.',
        },
        {
          title: 'Batteries fail silently',
          text: 'A green indicator shows that a charger works. It cannot promise three hours. On first surveys we commonly see a fifth or more of older fittings go out before the end.',
        },
      ],
      deliverables: [
        'Escape-lighting plan with numbered fittings',
        'Completion or periodic test certificate',
        'Log book started or brought up to date',
        'Battery age list and replacement forecast',
        'Half-hour staff training for monthly checks',
      ],
      sectors: ['Managing agents of flats', 'Care and nursing homes', 'Church and scout halls', 'Offices and health centres'],
      microCaseStudy:
        'A parish hall in Upton failed its hirer’s safety check on a Wednesday with a wedding booked for the Saturday. Of fourteen bulkheads nine had flat cells, and the ramp by the side door had no light at all. We replaced the nine with LED units, added an external fitting and handed over the certificate on Friday afternoon.',
      features: [
        'Calendar reminders for each monthly check',
        'Common batteries and LED bulkheads on the van',
        'Duration tests overnight or on closing days',
        'Remedial prices with the test results',
      ],
      callToAction: 'If you cannot lay hands on your last three-hour certificate, call us and we will survey what you have.',
      content: `<h2>Getting a neglected system back in order</h2>
<p>Many clients come to us with no drawings, a lost key and a log book that stops in 2017. That is recoverable, and seldom needs every fitting renewed.</p>
<ol>
<li><strong>Map:</strong> number all luminaires and signs on a plan and read the battery dates.</li>
<li><strong>Discharge:</strong> run the full duration and note when each one fades.</li>
<li><strong>Compare:</strong> set coverage against BS&nbsp;5266-1 and your fire risk assessment.</li>
<li><strong>Repair:</strong> batteries, LED heads, new points where a route is dark.</li>
<li><strong>Hold:</strong> a contract for the yearly test, with staff doing the months between.</li>
</ol>
<p>Fluorescent 8 W bulkheads are worth converting as they fail: an LED fitting draws a fraction of the power and needs no tubes. If you are renewing the general lights as well, an <a href="/services/led-lighting-upgrades">LED lighting upgrade</a> with integral emergency packs avoids a second set of holes. We can attend to the <a href="/services/fire-alarm-systems">fire alarm</a> on the same visit.</p>`,
      metaTitle: 'Emergency Lighting Wirral | Tests, Repairs, Log Books',
      metaDescription:
        'Emergency lighting on the Wirral for halls, flats, care homes and offices: surveys, new LED fittings, three-hour tests and a log book that stands inspection.',
    },
    {
      location: 'wallasey',
      heroTitle: 'Emergency Lighting in Wallasey and New Brighton',
      heroSubtitle: 'Bars, venues and HMOs within sight of the sea',
      heroDescription:
        'Maintained exit signs, sea-proof fittings over final exits and stair lighting for shared houses, tested when the last customer has gone.',
      introContent: `<p>On a bank holiday New Brighton holds thousands: arcades, a theatre, restaurants along Marine Point and the revived bars of Victoria Road. Visitors do not know where the back door is, and dance floors are dark by intention. A street inland, tall Victorian boarding houses have become HMOs whose stairwells wind through three or four floors. Both need escape lighting that works at midnight in January with salt on every screw, and that is the kind we specify in CH44 and CH45.</p>`,
      whyItMatters: [
        {
          title: 'Crowds move by light',
          text: 'In a dimmed room people head for whatever glows. Exit signs in licensed premises are kept lit throughout opening hours, and their size must match the viewing distance.',
        },
        {
          title: 'Salt destroys bulkheads',
          text: 'A budget fitting above a seaward door may last two winters. We choose IP65 bodies, stainless fixings and sealed glands, then open one each year to look for white powder.',
        },
        {
          title: 'Licences depend on it',
          text: 'Premises and HMO licences both carry conditions on means of escape. A missing entry in the log can hold up a renewal or turn a routine inspection into an enforcement notice.',
        },
      ],
      deliverables: [
        'Sign schedule with viewing distances',
        'Corrosion notes for outside fittings',
        'HMO certificate in the form the licensing team asks for',
        'Pocket guide for duty managers',
        'Spare battery kit left on site',
      ],
      sectors: ['Bars and restaurants', 'Amusement and leisure venues', 'HMO landlords', 'Seafront hotels'],
      microCaseStudy:
        'A four-storey HMO near Vale Park had battery bulkheads bought online and fixed with double-sided tape. One had fallen into the stairwell. We wired seven LED fittings to the landlord’s lighting circuit with a test key by the meter, added one outside the rear exit in a marine-grade housing, and supplied the commissioning certificate for the licence.',
      features: [
        'Testing between 2 am and 6 am if needed',
        'Marine-grade exterior fittings',
        'Dimmer-linked maintained signs',
        'Separate landlord’s circuit in shared houses',
      ],
      callToAction: 'Running a venue or letting rooms near the front? Ask our office for a survey after closing time.',
      content: `<h2>Two kinds of building, two designs</h2>
<table>
<tr><th></th><th>Licensed venue</th><th>Shared house</th></tr>
<tr><td>Signs</td><td>Maintained, always lit</td><td>Often unnecessary on a single simple stair</td></tr>
<tr><td>Hazards</td><td>Steps, bars, stage edge, kitchen</td><td>Winding stairs, split landings, cellar head</td></tr>
<tr><td>Supply</td><td>Local lighting circuits by area</td><td>Landlord’s meter, never a tenant’s</td></tr>
<tr><td>Outside</td><td>Lit to a place of safety on the pavement</td><td>Rear yard and alley gate</td></tr>
</table>
<p>Victoria Road basements add low headroom and a single exit, so we bring levels up at the foot of the steps. Theatre-type spaces may need aisle lights besides.</p>
<p>In HMOs the number of storeys and the absence of borrowed light from the street decide whether escape lighting is called for. We read your licence conditions, then design the minimum that truly satisfies them. The <a href="/services/landlord-services">landlord package</a> combines this with the wiring report; corroded external circuits can go into the same quotation as <a href="/services/outdoor-lighting">outdoor lighting</a>.</p>`,
      metaTitle: 'Emergency Lighting Wallasey and New Brighton Venues',
      metaDescription:
        'Escape lighting for New Brighton bars and Wallasey HMOs: maintained exit signs, salt-proof bulkheads, night-time duration tests and licence-ready papers.',
    },
    {
      location: 'west-kirby',
      heroTitle: 'Emergency Lighting in West Kirby Care Homes and Clubs',
      heroSubtitle: 'Gentle, even light for people who move slowly',
      heroDescription:
        'Systems for residential care, clinics, schools and sailing premises, planned around residents and members who may need longer to leave.',
      introContent: `<p>Retirement suits this end of the Dee, and many of the large Edwardian houses behind The Crescent and up toward Caldy are now care homes. At night three staff may have to move twenty residents from one fire compartment to the next, by stages, with walking frames. That changes everything about the lighting: brighter routes, no dazzling spots, fittings in bathrooms and medicine rooms, and batteries that last the whole slow operation. We design for that scene rather than for a brisk office walk-out.</p>`,
      whyItMatters: [
        {
          title: 'Older eyes need more',
          text: 'A minimum of one lux is moonlight. For residents with cataracts we aim well above it, spacing fittings closely so that pools of shadow do not look like holes in the carpet.',
        },
        {
          title: 'Evacuation takes stages',
          text: 'Moving people sideways behind fire doors takes far longer than leaving. Three hours of battery is therefore no luxury here, and the compartments waited in need coverage too.',
        },
        {
          title: 'Inspectors read the log',
          text: 'Care regulators and fire officers both look for regular entries, with repairs closed. One unexplained gap prompts questions about everything else in the maintenance folder.',
        },
      ],
      deliverables: [
        'Lux calculation for corridors and stairs',
        'Compartment plan for the evacuation file',
        'Twelve months of pre-dated log sheets',
        'Annual certificate with readings by floor',
        'Briefing for night staff',
      ],
      sectors: [
        'Residential and nursing homes',
        'Private clinics off Grange Road',
        'Independent and state schools',
        'Sailing and windsurfing clubs',
      ],
      microCaseStudy:
        'A 24-bed home in a former merchant’s house had its test carried out in two halves over two nights, so that one wing was always fully protected. Six landing lights fell short of ninety minutes. We exchanged them for lithium LED units with softer lenses, and the manager remarked that residents had stopped complaining of glare.',
      features: [
        'Alternate-wing testing where people sleep',
        'Low-glare lenses',
        'Quiet work with visitors signed in',
        'Lakeside fittings sealed against spray',
      ],
      callToAction: 'Care managers are welcome to ring for a quiet daytime walk-round before any decision is made.',
      content: `<h2>Planning for premises where people sleep</h2>
<p>Discharging every battery at once would leave a home unprotected while they recharge, which takes a day. BS&nbsp;5266-1 lets the test be arranged at a time of low risk, or on alternate luminaires, and so we split it. A temporary procedure goes to your night staff, and portable lamps are left on each landing.</p>
<h3>Places that drawings overlook</h3>
<ul>
<li>Lift cars and the lobby outside them.</li>
<li>Assisted bathrooms and accessible toilets.</li>
<li>The treatment room, where a medicine round may be half finished.</li>
<li>Garden doors with a step down to the assembly point.</li>
</ul>
<h3>On the Marine Lake</h3>
<p>Club boathouses have another problem: wet suits, hoses and wind-driven sand. We use sealed polycarbonate housings, mount test switches indoors and line up the yearly discharge with the lay-up in November. For both kinds of building a matching visit for <a href="/services/fire-alarm-systems">fire alarm systems</a> saves a second signing-in.</p>`,
      metaTitle: 'Emergency Lighting West Kirby | Care Homes and Clubs',
      metaDescription:
        'Emergency lighting for West Kirby care homes, clinics and clubs: staged duration tests, low-glare LED fittings and log sheets ready for the regulator.',
    },
    {
      location: 'bromborough',
      heroTitle: 'Emergency Lighting for Bromborough Warehouses and Retail',
      heroSubtitle: 'High bays, racking aisles and roller-shutter exits',
      heroDescription:
        'Escape and high-risk task lighting for the industrial estates along the Mersey and the big sheds of the Croft, installed and tested from our own platforms.',
      introContent: `<p>A warehouse ten metres high swallows light. Racking that reached chest height when the unit was signed off now touches the sprinklers, and the emergency battens above it shine upon pallets instead of people. On the estates between Dock Road South and Eastham we re-plan such buildings aisle by aisle. For retail and leisure units on the Croft the question is different: hundreds of strangers, one shopfront, and rear corridors full of cages on delivery morning.</p>`,
      whyItMatters: [
        {
          title: 'Racking throws shadows',
          text: 'A design made for an empty shed means nothing once bays are stacked. Each aisle has to be treated as its own escape route, with light reaching floor level along its length.',
        },
        {
          title: 'Machines do not stop',
          text: 'A guillotine or mixer may coast for a minute after power is lost. High-risk task lighting must arrive within half a second so that the operator can finish safely and step back.',
        },
        {
          title: 'Heights cost money',
          text: 'Each failed battery at roof level means a lift hire. Choosing long-life packs, remote test and sensible grouping at the outset cuts the yearly bill more than a cheap fitting ever could.',
        },
      ],
      deliverables: [
        'Aisle-by-aisle lux layout',
        'Central battery or self-test comparison with costs',
        'Access-equipment method statement',
        'As-installed drawings for the landlord',
        'Fault report graded by route',
      ],
      sectors: ['Warehousing and distribution', 'Food and chemical processing', 'Retail park tenants', 'Trade counters'],
      microCaseStudy:
        'A packaging firm had added two lines and a mezzanine without touching its lights. Our survey measured 0.1 lux beneath the new deck. Over a Saturday shift we put in eighteen addressable LED fittings, four of them at 15 lux or better over the slitter, linked to a panel by the office that now prints its own monthly record.',
      features: ['Trained platform operators', 'Addressable self-test panels', 'Work between shifts', 'Cold-store rated batteries'],
      callToAction: 'Bring us a racking plan and the ceiling height, and we will return with a layout that reaches the floor.',
      content: `<h2>From racking plan to certificate</h2>
<ol>
<li><strong>Measure the dark.</strong> With your consent we switch off a bay after hours and take floor readings between uprights.</li>
<li><strong>Model it.</strong> Lens choice matters: narrow beams for aisles, wide for marshalling areas, spots over electrical switchrooms and first-aid points.</li>
<li><strong>Decide the supply.</strong> Up to some forty fittings, self-contained packs win. Above that, or at minus twenty in a freezer, a central battery with fire-resisting cable is usually easier to own.</li>
<li><strong>Install and prove.</strong> Night-time lux readings, recorded at floor level, accompany the completion certificate.</li>
</ol>
<p>Shop units need less engineering and more discipline: stock must not hide signs, shutters must not trap staff, and the back corridor counts as an escape route even at Christmas. Where landlord and tenant each own part of the system, we mark the border on the plan. Combined work with <a href="/services/commercial-electrical">commercial electrical</a> alterations keeps both halves on one drawing.</p>`,
      metaTitle: 'Emergency Lighting Bromborough Warehouses and Shops',
      metaDescription:
        'High-bay emergency lighting in Bromborough: racking aisles modelled and measured, addressable self-test panels, retail park exits and task lighting.',
    },
  ],
};
