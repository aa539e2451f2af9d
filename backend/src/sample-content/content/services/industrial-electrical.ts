import type { ServiceContent } from '../types.js';

export const industrialElectrical: ServiceContent = {
  slug: 'industrial-electrical',
  title: 'Industrial Electrical',
  group: 'commercial-industrial',
  icon: 'factory',
  description:
    'Three-phase distribution, motor control, machine supplies and planned shutdowns for factories, yards and workshops, with permits and paperwork in order.',
  baseDescription:
    'We install, alter and maintain the power that keeps plant running: switchgear, busbar, containment, motor circuits, controls and high-bay lighting. Work is planned around your shifts, carried out dead wherever it can be, and handed over with test results and drawings that your own maintenance team can use.',
  content: `<h2>Power for plant, planned around production</h2>
<p>An industrial job is won or lost before anyone lifts a tool. We walk the route with your engineer, read the last inspection report, log the load on the board that is meant to carry the new machine, and agree who isolates what and when. Only then do we price.</p>
<h3>How a job runs</h3>
<ol>
<li><strong>Survey.</strong> Load readings, prospective fault current, spare ways, containment routes and access equipment.</li>
<li><strong>Design.</strong> Cable sizes, voltage drop, disconnection times and discrimination worked out to BS&nbsp;7671, with assemblies to BS&nbsp;EN&nbsp;61439.</li>
<li><strong>Method.</strong> Risk assessment, method statement, lock-off plan and permit, issued to you for comment before the date is fixed.</li>
<li><strong>Installation.</strong> Tray, trunking, armoured cable and terminations, with as much as possible done while the line still runs.</li>
<li><strong>Changeover.</strong> Isolate, lock, prove dead, connect, test, check phase rotation and hand back.</li>
</ol>
<h3>The rules behind it</h3>
<p>The Electricity at Work Regulations 1989 put the duty to maintain on whoever controls the system, and allow live work only where there is no reasonable alternative. Machine wiring follows BS&nbsp;EN&nbsp;60204-1; work equipment falls under PUWER; larger projects come within CDM 2015.</p>
<h3>What you receive</h3>
<p>Certificates with schedules of test results, marked-up single-line diagrams, updated board charts and settings for every overload and drive. Between projects, our <a href="/services/electrical-maintenance">planned maintenance</a> keeps the record current, and an <a href="/services/eicr-testing">EICR</a> is usually due about every three years in industrial premises.</p>`,
  searchTerms: ['factory', 'warehouse', 'workshop', 'machine', 'motor', 'three phase', 'conveyor', 'plant'],
  keywords: [
    'industrial electrician',
    'three-phase installation',
    'motor control',
    'factory electrical maintenance',
    'machine supply',
    'switchgear replacement',
    'shutdown electrical works',
  ],
  metaTitle: 'Industrial Electrical Contractors for Plant and Factories',
  metaDescription:
    'Three-phase supplies, motor circuits, switchgear and shutdown work for factories and workshops, designed to BS\u00a07671 and handed over with full records.',
  faqs: [
    {
      question: 'Can you work while the rest of the factory is running?',
      answer:
        'Much of it, yes. Tray, trunking, cable pulling and panel assembly go up beside a live line with segregation and access agreed. Final connections are made dead, so they are gathered into a tea break, a shift change or a weekend. We list every isolation with its length beforehand, and your production planner signs it off.',
      tags: ['industrial', 'shutdown', 'planning'],
    },
    {
      question: 'How often should an industrial installation be inspected?',
      answer:
        'IET guidance suggests a first interval of three years for industrial premises, with routine checks in between. Wet, dusty, corrosive or heavily vibrated areas may need less. The person doing the inspection recommends the next date from what is found, and your insurer may set its own. Large sites can be tested in annual portions so that one full cycle is always complete.',
      tags: ['industrial', 'eicr', 'inspection'],
    },
    {
      question: 'Who is responsible for isolation and permits?',
      answer:
        'The site’s duty holder controls the system, so your permit procedure comes first if you have one. We bring our own locks, tags, proving unit and approved voltage indicator, and each engineer fits a personal lock. Where a small workshop has no permit system, we supply an isolation certificate that you countersign before work starts and after it ends.',
      tags: ['industrial', 'isolation', 'permits'],
    },
    {
      question: 'We have bought a second-hand machine from abroad. Can you connect it?',
      answer:
        'Usually, after we have looked at its plate and wiring diagram. We check voltage and frequency, whether it needs a neutral, the full-load and starting current, the emergency stop circuit and the incoming isolator. American machines may need a transformer. Conformity of the machine itself stays with whoever puts it into use, and we will tell you in writing what looks doubtful.',
      tags: ['industrial', 'machinery', 'three-phase'],
    },
    {
      question: 'Do you work in hazardous areas with vapours or dust?',
      answer:
        'Only with engineers trained for explosive atmospheres, and only after seeing your DSEAR assessment and zone drawings. Equipment selection, glanding and inspection there follow the BS\u00a0EN\u00a060079 series, not ordinary practice. If part of a job calls for a specialist that we do not have on the team, we say so at the quotation stage and keep the boundary clear.',
      tags: ['industrial', 'dsear', 'hazardous-areas'],
    },
  ],
  pages: [
    {
      location: 'wirral',
      heroTitle: 'Industrial Electrical Contractors on the Wirral',
      heroSubtitle: 'From dockside sheds to clean food lines',
      heroDescription:
        'Switchgear, machine supplies, controls and shutdown work for manufacturers along the M53 corridor and the Mersey bank.',
      introContent:
        '<p>Industry on the peninsula sits mostly on its eastern edge: ship repair and logistics at the docks, chemicals, food and household goods by the river, and hundreds of small engineering units on estates from Moreton to Hooton. Their electrical systems have little in common except age. A 1960s switchroom may feed a laser cutter delivered last month.</p><p>We make those generations work together, starting with what is really installed, since the drawing on the wall seldom shows it.</p>',
      whyItMatters: [
        {
          title: 'Old boards, new electronics',
          text: 'Variable-speed drives and LED drivers leak current and create harmonics that pre-1990s distribution was never sized for. Neutrals run warm, RCDs trip for no visible reason, and capacitors fail early.',
        },
        {
          title: 'Duty holders carry the risk',
          text: 'After an accident the first request is for maintenance records and isolation procedures. A current schedule, dated tests and a legible single-line diagram answer most of it.',
        },
        {
          title: 'Fault levels move',
          text: 'When the network operator replaces a substation transformer, prospective fault current at your intake can rise. Breakers that were adequate in 1985 may no longer be rated to clear it.',
        },
      ],
      deliverables: [
        'Certificate and schedules of test results',
        'Single-line diagram from intake to final boards',
        'Isolation and lock-off records for every stage',
        'Settings list for overloads and drives and timers',
        'Spare-capacity figures for the next machine',
      ],
      sectors: ['Engineering workshops', 'Food and drink production', 'Warehousing and distribution', 'Printing and packaging'],
      microCaseStudy:
        'A packaging firm near Moreton had three unexplained trips a week on one riser. Two days of logging showed earth leakage from nine drives adding up on a single 100 mA device. We split the drives over four circuits with suitable RCD types, rebalanced the phases and relabelled the board. The next month’s log shows no trip.',
      features: [
        'Load logging before any design',
        'Three-phase distribution and busbar',
        'Motor starters and drives',
        'Weekend and night changeovers',
        'Thermal imaging under load',
      ],
      callToAction: 'Send us your single-line diagram, or a photo of the switchroom if there is none, and we will arrange a walk-round.',
      content: `<h2>Typical work across the peninsula</h2>
<p>Most enquiries begin with one of four problems, and each has a sensible first step.</p>
<table><thead><tr><th>Situation</th><th>Where we begin</th></tr></thead><tbody>
<tr><td>New machine on order</td><td>Seven-day load log at the feeding board</td></tr>
<tr><td>Nuisance tripping</td><td>Leakage readings per circuit with the clamp</td></tr>
<tr><td>Moving premises</td><td>Intake capacity check with the network operator</td></tr>
<tr><td>Insurer’s letter</td><td>Gap list against the last report</td></tr>
</tbody></table>
<h2>Before you sign a lease</h2>
<p>Units on the smaller estates often have a 100 A three-phase supply, sometimes shared behind one landlord’s meter. Compressors, ovens and chargers for vans use that up quickly. We read the cut-out, the meter and the tails and tell you what is available before you commit. If the lighting is still sodium or fluorescent, <a href="/services/led-lighting-upgrades">an LED upgrade</a> can release enough capacity for a modest machine.</p>`,
      metaTitle: 'Industrial Electrical Contractors on the Wirral',
      metaDescription:
        'Industrial electricians for Wirral factories and workshops: switchgear, machine supplies, drives and night changeovers, with load logging before design.',
    },
    {
      location: 'bromborough',
      heroTitle: 'Industrial Electrical Work in Bromborough',
      heroSubtitle: 'On the riverside estates every working day',
      heroDescription: 'Machine supplies, yard lighting and board replacements for the units between the New Chester Road and the Mersey.',
      introContent:
        '<p>Bromborough’s estates were built around soap, margarine and a power station, then divided and divided again. A hall that once held one process now shelters a joiner, a caterer and a parts importer, each fed through whatever the previous tenant left behind. Unidentified armoured cables and boards in somebody else’s unit are everyday finds here.</p><p>The estates are part of our weekly round, so a first look seldom waits long, and neither does a return trip with the right breaker.</p>',
      whyItMatters: [
        {
          title: 'Divided buildings hide supplies',
          text: 'When a hall is split, sub-mains stay where they were. If your isolator is behind a neighbour’s locked door, nobody can make your unit safe in a fire or flood.',
        },
        {
          title: 'River air reaches the yard',
          text: 'Floodlight brackets, gate motors and external sockets on the Mersey side corrode from the gland inwards. The failure shows as an RCD that trips only after rain.',
        },
        {
          title: 'Tenants change quickly',
          text: 'Landlords re-letting a unit need to show a sound installation at handover, and the incoming firm needs to know how many amps per phase it is renting.',
        },
      ],
      deliverables: [
        'Traced and labelled sub-main routes',
        'New isolator inside the tenant’s own unit',
        'Board chart fixed in the door',
        'Photographic record before and after',
      ],
      sectors: [
        'Multi-let industrial units',
        'Joinery and fabrication shops',
        'Commercial kitchens and food units',
        'Trade counters',
        'Transport yards',
      ],
      microCaseStudy:
        'A sheet-metal workshop off Old Hall Road wanted a 45 kW press brake beside an existing guillotine. Logging showed the 200 A supply peaking at 120 A, mostly on one phase. We moved single-phase loads across, ran a new armoured feed on high-level tray over two Saturdays and commissioned the press on the Monday. No supply upgrade was needed.',
      features: [
        'Sub-main tracing in divided units',
        'Phase balancing',
        'Dust-tight enclosures for wood shops',
        'Yard and loading-bay lighting',
        'Landlord and tenant handover checks',
      ],
      callToAction:
        'Ring us with your unit number and the size of machine you have in mind, and an engineer will come round with the clamp meter.',
      content: `<h2>What we look at first in a Bromborough unit</h2>
<ul>
<li>Where the supply comes from, and whether the landlord or the network owns each metre of it.</li>
<li>Whether wood dust, flour or spray has been getting into open-fronted boards.</li>
<li>How the roller door, extraction and compressor are isolated for maintenance.</li>
<li>What earths the steel frame, mezzanine and racking.</li>
</ul>
<h2>Fit-outs for incoming tenants</h2>
<p>A plain shell usually needs a board, a dozen isolators at the machine positions, trunking at bench height and light levels that suit the task. We draw the layout over your floor plan, so that a moved machine needs a new drop, not a new route. Office and trade-counter areas at the front can be done in the same visit by our <a href="/services/commercial-electrical">commercial team</a>, and structured network points go in alongside as <a href="/services/data-cabling">data cabling</a>. Finished jobs are shown under <a href="/projects">projects</a>.</p>`,
      metaTitle: 'Industrial Electricians in Bromborough, CH62 Estates',
      metaDescription:
        'Machine supplies, sub-main tracing and unit fit-outs on the Bromborough estates. Local engineers, load readings first and clear labelling afterwards.',
    },
    {
      location: 'ellesmere-port',
      heroTitle: 'Industrial Electrical Support in Ellesmere Port',
      heroSubtitle: 'For the supply chain around Stanlow and the ship canal',
      heroDescription: 'Electrical installation and outage support for process suppliers, vehicle trades and warehouses in CH65 and CH66.',
      introContent:
        '<p>Ellesmere Port thinks in permits. Between the refinery and chemical works at Stanlow and a vehicle plant now building electric vans, even the small contractor in the next street is used to inductions, gas tests and a toolbox talk at seven. The firms that serve those giants, such as tank cleaners, valve workshops, coating shops and hauliers, expect the same discipline on their own premises.</p><p>We work with these suppliers and on the ordinary industrial estates, arriving with method statements that fit the receiving site’s format.</p>',
      whyItMatters: [
        {
          title: 'Solvents change the rules',
          text: 'A spray booth or cleaning bay may contain zoned areas under DSEAR. A standard socket or light fitted inside that boundary is an ignition source, however neat the work.',
        },
        {
          title: 'Turnarounds wait for nobody',
          text: 'When a major site shuts down, its suppliers run round the clock. A failed compressor starter in that fortnight costs more than a year of maintenance.',
        },
        {
          title: 'Audits reach down the chain',
          text: 'Large customers ask small workshops for inspection reports, isolation procedures and evidence of competence. Gaps in that file can cost a place on the tender list.',
        },
      ],
      deliverables: [
        'Method statement in the host site’s format',
        'Isolation certificate with lock numbers',
        'Inspection file ready for customer audits',
        'Critical-spares list for starters and contactors',
        'Certificates within the handover pack',
      ],
      sectors: ['Process industry suppliers', 'Vehicle component makers', 'Tank and container services', 'Canal-side warehousing'],
      microCaseStudy:
        'A valve refurbisher in Rossmore had one test bench out because its star-delta starter kept welding contacts. The motor was started forty times a day, far beyond the starter’s duty. We fitted a soft starter in a new enclosure, interlocked it with the guard circuit and left a spare contactor set, all between Friday’s late shift and Monday.',
      features: [
        'Pre-shutdown inspections',
        'Soft starters and variable-speed drives',
        'Guard and emergency-stop interlocks',
        'Forklift and van charging supplies',
        'Audit-ready documentation',
      ],
      callToAction: 'Tell us your shutdown dates in an email or call, and we will hold engineers for the window before it fills.',
      content: `<h2>Preparing for a shutdown</h2>
<p>The useful weeks are those before the stop. Our sequence for a supplier’s workshop:</p>
<ol>
<li>Thermal images of boards and starters under full load, six weeks ahead.</li>
<li>Parts ordered for everything that ran hot or sounded rough.</li>
<li>Job cards numbered in the order in which the line can be released.</li>
<li>Two engineers on the changeover, one of them free for what nobody foresaw.</li>
</ol>
<h2>Electric fleets arriving</h2>
<p>Depots around the M53 junctions are adding vans faster than supplies can grow. Load-managed charging shares the available amps through the night; our <a href="/services/ev-charging-points">EV charging</a> page explains the options. The network operator for the town is the same as for the Wirral, while planning and licensing questions go to Cheshire West and Chester.</p>
<p>Where a task lies inside a zoned area, we agree in writing which part is ours and which goes to an explosive-atmosphere specialist. <a href="/contact">Ask us</a> with your zone drawing.</p>`,
      metaTitle: 'Industrial Electricians Ellesmere Port, CH65 and CH66',
      metaDescription:
        'Shutdown support, motor starters and audit-ready electrical work for Ellesmere Port suppliers near Stanlow, planned by permit and finished on time.',
    },
    {
      location: 'birkenhead',
      heroTitle: 'Industrial Electrical Engineers in Birkenhead',
      heroSubtitle: 'Docks, quays and the workshops behind them',
      heroDescription: 'Heavy-duty supplies, workshop rewires and weatherproof distribution for marine and manufacturing firms in CH41.',
      introContent:
        '<p>Behind the shipyard wall and along the Floats, Birkenhead still makes and mends heavy things. Marine fitters, fabricators, crane hirers and storage firms occupy brick sheds on Cleveland Street and the dock estate, many of them wired when the building was new and extended by every owner since. Lofty roofs, travelling cranes and damp walls set the pace of the work.</p><p>Our engineers bring access plant, weatherproof switchgear and patience with Victorian brick.</p>',
      whyItMatters: [
        {
          title: 'Cranes need a dead collector',
          text: 'Overhead crane conductors are among the few bare live parts left in industry. Lamp changes or painting near them call for isolation, a key and a clear record.',
        },
        {
          title: 'Welding punishes wiring',
          text: 'Stray return current from arc sets takes any metal path it finds, including conduit and protective conductors. We find burnt earths in fabrication shops more often than anywhere else.',
        },
        {
          title: 'Quayside is not indoors',
          text: 'Sockets within reach of spray want IP66 or better, marine-grade fixings, and 30 mA protection that is tested quarterly, because salt bridges terminals quietly between one visit and the next.',
        },
      ],
      deliverables: [
        'Earth continuity results for welding bays',
        'Distribution rated for wet and salt exposure',
        'Crane isolation procedure with key register',
        'As-fitted drawings of old and new conduit',
      ],
      sectors: [
        'Marine engineering',
        'Steel fabrication',
        'Storage and cargo handling',
        'Plant and crane hire',
        'Light manufacturing in listed or older sheds',
      ],
      microCaseStudy:
        'A marine fabricator beside the West Float lost its 110 V tool supply whenever the tide of jobs was highest. One overloaded transformer served thirty outlets. We installed three reduced-voltage distribution units on separate circuits, placed at column bases to shorten trailing leads, and renewed a conduit drop whose earth had burned away under a welding bench.',
      features: [
        'Reduced-voltage 110 V distribution',
        'Crane and hoist supplies',
        'High-bay work from access plant',
        'Stainless and GRP enclosures',
        'Protective conductor surveys',
      ],
      callToAction: 'Call our office to fix a morning visit, and have the crane keys and the last report to hand if they can be found.',
      content: `<h2>Rewiring a working shed</h2>
<p>Emptying a dockside workshop is rarely possible, so we divide it by bays. One bay is cleared, strung with new tray from the roof steel, tested and put back to work before the next begins. The old system shrinks until it can be disconnected in a morning.</p>
<h3>Details that matter by the water</h3>
<ul>
<li>Bottom-entry glands with drip loops, so that condensation has somewhere to go.</li>
<li>Hot-dip galvanised tray and A4 stainless bolts within the spray line.</li>
<li>Anti-condensation heaters in starters that stand idle for weeks.</li>
<li>Industrial plugs and sockets to BS&nbsp;EN&nbsp;IEC&nbsp;60309, colour-coded and interlocked.</li>
</ul>
<p>Escape routes in these long sheds depend on <a href="/services/emergency-lighting">emergency lighting</a> that survives vibration, and portable tools on 110 V still belong in your <a href="/services/pat-testing">in-service testing</a> register. More about the people who do this work is on <a href="/about">our about page</a>.</p>`,
      metaTitle: 'Industrial Electrical Engineers in Birkenhead Docks',
      metaDescription:
        'Crane supplies, 110 V distribution and bay-by-bay rewires for Birkenhead workshops and quaysides, in materials that stand up to salt and welding.',
    },
  ],
};
