import type { ServiceContent } from '../types.js';

export const electricalMaintenance: ServiceContent = {
  slug: 'electrical-maintenance',
  title: 'Electrical Maintenance',
  group: 'installation-upgrades',
  icon: 'wrench',
  description:
    'Planned inspections, small repairs and compliance tests on one calendar for factories, shops, schools, care homes and managed blocks.',
  baseDescription:
    'Planned electrical maintenance finds loose terminals, tired contactors and failed emergency fittings before they stop work or hurt someone. We agree an asset list and a calendar, attend on the days that suit your trade, repair small items on the spot and keep the records an inspector expects.',
  content: `<h2>What planned maintenance consists of</h2>
<p>The Electricity at Work Regulations 1989 oblige whoever controls an installation to maintain it so as to prevent danger, so far as is reasonably practicable. They do not say how. A sensible scheme follows the equipment, the environment and the consequences of failure, and is written down.</p>
<ol>
<li><strong>Asset walk.</strong> Boards, motors, lighting, alarms, charge points and generators are listed, numbered and photographed.</li>
<li><strong>Calendar.</strong> Each item receives a task and an interval, grouped so that one visit serves several.</li>
<li><strong>Visit.</strong> Visual checks, cleaning, torque checks with the section dead, thermal imaging with it loaded, functional tests of RCDs and emergency luminaires.</li>
<li><strong>Repair.</strong> Items below an agreed value are put right at once; anything larger comes back to you as a priced recommendation.</li>
<li><strong>Record.</strong> A dated sheet per asset, with what was found, what was done and what is due next.</li>
</ol>
<h2>Statutory and recommended intervals</h2>
<ul>
<li>Emergency lighting: brief functional test monthly, full rated duration yearly, to BS&nbsp;5266-1 and BS&nbsp;EN&nbsp;50172</li>
<li>Fire detection: user test weekly, service at least every six months, to BS&nbsp;5839-1</li>
<li>RCDs: test button about every six months, instrument test at periodic inspection</li>
<li>Fixed wiring: commonly five years for offices and shops, three for factories</li>
<li>Portable equipment: by risk, following the IET Code of Practice</li>
</ul>
<p>Fixed-wiring reports are explained under <a href="/services/eicr-testing">EICR testing</a>, appliances under <a href="/services/pat-testing">PAT testing</a>. Work is dead by default: isolation, lock-off and proving come before covers are opened.</p>`,
  searchTerms: ['repair', 'fault finding', 'broken socket', 'service contract', 'planned maintenance', 'handyman', 'facilities'],
  keywords: [
    'electrical maintenance',
    'planned preventive maintenance',
    'PPM electrical',
    'thermal imaging',
    'electrical maintenance contract',
    'switchgear servicing',
    'reactive repairs',
  ],
  metaTitle: 'Electrical Maintenance | Planned Visits and Repairs',
  metaDescription:
    'Planned electrical maintenance for businesses, schools and blocks: asset list, calendar, thermal imaging, small repairs on the spot, audit-ready records.',
  faqs: [
    {
      question: 'Is electrical maintenance a legal duty?',
      answer:
        'For workplaces, yes. Regulation 4(2) of the Electricity at Work Regulations 1989 requires systems to be maintained, as far as reasonably practicable, so as to prevent danger. No frequency is fixed in law, which is why insurers and inspectors ask to see your reasoning. A written plan that was followed is much stronger evidence than a drawer of invoices.',
      tags: ['maintenance', 'EAWR 1989'],
    },
    {
      question: 'Does a maintenance plan replace the EICR?',
      answer:
        'No, they answer different questions. The EICR is a snapshot of the fixed installation against BS\u00a07671, with observations coded C1, C2, C3 or FI. Maintenance is what happens in the years between: tightening, cleaning, replacing, recording. Premises with good records can sample sensibly at the next inspection, so the two together often cost less.',
      tags: ['maintenance', 'EICR'],
    },
    {
      question: 'How does thermal imaging help?',
      answer:
        'A camera shows heat where current meets resistance: a slack busbar joint, a worn contactor, an overloaded neutral. It has to be used while the equipment is carrying a real load, so we pick the hour accordingly. Each hot spot is recorded with its temperature rise and the load at that moment, then checked again after the repair.',
      tags: ['thermal imaging', 'switchgear'],
    },
    {
      question: 'Can you work when we are closed?',
      answer:
        'Most isolation work on running businesses is done early, late, or on a shutdown day, and it is priced that way from the start. We need a keyholder or an induction beforehand, and someone who knows which machine must not lose power. Quiet tasks, such as emergency lighting checks, usually fit within opening hours without disturbing anyone.',
      tags: ['out of hours', 'shutdown'],
    },
    {
      question: 'What happens if you discover something dangerous?',
      answer:
        'The part at risk is made safe there and then, with your agreement, by isolation, locking off or barriers, and you get a written notice before we leave. We explain what can remain in use and for how long. The permanent repair is quoted separately unless it falls within the limit you have pre-approved, in which case we simply proceed.',
      tags: ['dangerous condition', 'repairs'],
    },
  ],
  pages: [
    {
      location: 'wirral',
      heroTitle: 'Electrical Maintenance for Wirral Businesses and Landlords',
      heroSubtitle: 'One calendar, one set of records, engineers who remember the building',
      heroDescription: 'Planned visits and repairs for sites from the Mersey factories to the Dee-side care homes.',
      introContent:
        '<p>Between two estuaries and the Irish Sea, Wirral packs factories, schools, golf clubs, surgeries, parades of shops and blocks of retirement flats into a strip barely seven miles wide. For a maintenance team that is convenient: several sites can be visited in one morning.</p><p>It also means that the same engineers return to the same plant rooms, know which key opens the intake and notice when a panel sounds different from last spring.</p>',
      whyItMatters: [
        {
          title: 'Small faults grow quietly',
          text: 'A terminal a quarter-turn loose causes no complaint until the day it chars. Checking it takes seconds during a planned visit and half a day of lost trade afterwards.',
        },
        {
          title: 'Duty holders are named people',
          text: 'School business managers, agents and practice managers carry responsibility without being electricians. Plain records let them show at any moment what was tested and what is outstanding.',
        },
        {
          title: 'Coast on three sides',
          text: 'Wind-driven rain and salt reach further inland than people expect. Bulkheads, gate motors and rooftop isolators need attention more often here than a standard schedule assumes.',
        },
      ],
      deliverables: [
        'Numbered asset register with photographs',
        'Twelve-month calendar agreed in advance',
        'Visit sheets with readings and actions',
        'Priced recommendations ranked by urgency',
        'Annual summary for trustees, owners or insurers',
      ],
      sectors: [
        'Schools and nurseries',
        'Doctors and dentists',
        'Managed apartment blocks',
        'Clubs, churches and halls',
        'Multi-site retailers',
      ],
      microCaseStudy:
        'A managing agent held nine blocks of flats between Bidston and Irby, each with its own contractor and folder. We walked all of them in two weeks, made one register, and cured 41 failed emergency fittings. Monthly tests now run on a single Tuesday route, with reports in her inbox by Wednesday.',
      features: [
        'Fixed visit dates through the year',
        'Agreed limit for on-the-spot repairs',
        'Same engineer wherever possible',
        'Thermal images with load noted',
        'Reminders before certificates lapse',
      ],
      callToAction: 'Send a list of your sites and the certificates you can find; we will build the calendar around the gaps.',
      content: `<h2>A year in a typical Wirral plan</h2>
<table>
<thead><tr><th>When</th><th>Task</th></tr></thead>
<tbody>
<tr><td>Monthly</td><td>Emergency lights, short function test and log entry</td></tr>
<tr><td>March</td><td>After-winter check of outdoor fittings, gates and car-park columns</td></tr>
<tr><td>April and October</td><td>RCD buttons, board visuals, alarm service</td></tr>
<tr><td>August</td><td>School shutdown work: boards dead, terminals checked</td></tr>
<tr><td>November</td><td>Three-hour duration test, split so that no floor is left without cover</td></tr>
</tbody>
</table>
<p>You may hand over the whole list or only a part. Some clients keep weekly alarm tests and simple lamp changes with their caretaker; we train that person and audit the logbook.</p>
<p>Repairs between visits go to people who already hold your drawings. Larger alterations are quoted by our <a href="/services/commercial-electrical">commercial team</a>, and ageing fluorescent fittings that eat up visits may be better off in an <a href="/services/led-lighting-upgrades">LED replacement</a> plan.</p>`,
      metaTitle: 'Electrical Maintenance Wirral | Planned Visits, Records',
      metaDescription:
        'Planned electrical maintenance across Wirral for schools, surgeries, blocks and shops: asset register, twelve-month calendar, repairs and clear records.',
    },
    {
      location: 'bromborough',
      heroTitle: 'Industrial and Retail Electrical Maintenance in Bromborough',
      heroSubtitle: 'A few minutes from our own yard to your panel',
      heroDescription: 'Switchgear, motor control, lighting and compliance checks for the Mersey-side estates, the Croft and Eastham.',
      introContent:
        '<p>The industrial belt between the New Chester Road and the river holds process plants, printers, food packers, joiners, cold stores and hundreds of modest units with a roller door and a three-phase board. Our base is among them, so we know the estate’s rhythm: which gates close at six, and which managers only see their switchroom when it fails.</p><p>Maintenance for these neighbours is built around production, never the other way about.</p>',
      whyItMatters: [
        {
          title: 'Dust and vibration work together',
          text: 'Compressors shake connections while flour, wood or plastic fines settle on busbars and in drives. Cleaning and retorquing on a dead board prevents a flashover that stops a line for days.',
        },
        {
          title: 'Drives fail by the fan',
          text: 'An inverter costing thousands often dies of a blocked filter or a fan bearing. Both are consumables, and both can be heard and measured during a twenty-minute inspection.',
        },
        {
          title: 'Trading hours are long',
          text: 'Retail-park stores and leisure units open seven days. Distribution boards, signage and shutters must be serviced before nine or after close, under the landlord’s rules for contractors.',
        },
      ],
      deliverables: [
        'Panel-by-panel condition grading',
        'Thermographic report taken at production load',
        'Lock-off plan for each isolation',
        'Spares list with lead times',
        'Shift-handover note after every attendance',
      ],
      sectors: ['Process and packaging plants', 'Warehouses and cold stores', 'Trade-counter units', 'Retail-park tenants'],
      microCaseStudy:
        'Thermal images at a packaging works beside the Mersey showed one phase of a 250 A isolator 38 degrees hotter than its neighbours. The line was due to run for six more weeks. We replaced the fuse-carriers that Sunday between four and nine in the morning, and the Monday shift started on time.',
      features: [
        'Sunday and bank-holiday shutdown crews',
        'Motor control panels serviced',
        'Filters and fans kept on our shelves',
        'Permit-to-work and RAMS supplied',
        'Power factor units inspected',
      ],
      callToAction: 'Drop in or phone with the date of your next shutdown, and we will walk the switchroom beforehand.',
      content: `<h2>How a shutdown morning is organised</h2>
<ol>
<li>Isolations agreed by drawing and by name the week before</li>
<li>Locks, tags and proving unit checked at the gate</li>
<li>Panels opened, vacuumed, inspected, tightened to the maker’s figures</li>
<li>Worn contacts and fans exchanged from stock brought for the purpose</li>
<li>Insulation tests on motors with long cable runs</li>
<li>Staged re-energising with your operator beside us</li>
</ol>
<p>We leave an hour in hand at the end. Nobody remembers an early finish as a problem.</p>
<h3>Older estates, older supplies</h3>
<p>Units that have been subdivided since the 1970s may have a landlord’s intake feeding three tenants with no selectivity between them. Part of our first report is a simple diagram of who can trip whom. Where the answer is uncomfortable, our <a href="/services/industrial-electrical">industrial team</a> prices the correction. Breakdowns outside a plan go through <a href="/services/emergency-electrical">emergency electrical</a>, with the same people attending.</p>`,
      metaTitle: 'Electrical Maintenance Bromborough | Plants and Stores',
      metaDescription:
        'Electrical maintenance for Bromborough factories, warehouses and retail units: shutdown crews, thermal reports at load, panel servicing and lock-off plans.',
    },
    {
      location: 'ellesmere-port',
      heroTitle: 'Electrical Maintenance in Ellesmere Port',
      heroSubtitle: 'Support for the firms around refinery, vehicle plant, docks and outlet village',
      heroDescription: 'Planned upkeep for suppliers, warehouses, shops and public buildings in CH65 and CH66.',
      introContent:
        '<p>Big names dominate the skyline at Stanlow, but most of the town’s employers are the firms around them: fabricators, tank cleaners, hauliers, parts sequencers, training centres, caterers. Their premises work the same shifts as the plants they serve and cannot be closed for a day because of a loose neutral.</p><p>We look after the ordinary buildings in this extraordinary neighbourhood. Classified explosive atmospheres remain with specialists, and we say plainly where that line runs.</p>',
      whyItMatters: [
        {
          title: 'Clients audit their suppliers',
          text: 'Major sites expect subcontractors to produce inspection records on request. A missing fixed-wiring or appliance report can hold up a site pass just when the contract starts.',
        },
        {
          title: 'Round-the-clock loading',
          text: 'Dock levellers, chargers for forklift trucks and high-bay lighting run day and night. Wear follows hours rather than months, so we count operating hours when setting visits.',
        },
        {
          title: 'Open yards punish copper',
          text: 'Exhaust, washdown chemicals and damp off the estuary darken terminals in yards and wash bays. Sealed enclosures and scheduled replacement of exposed parts avoid the creeping failures.',
        },
      ],
      deliverables: [
        'Supplier audit pack in digital form',
        'Visit intervals based on running hours',
        'Charging-bay inspection with photographs',
        'Exposure notes on outdoor enclosures',
        'Quarterly meeting minutes with actions',
      ],
      sectors: ['Logistics and parts suppliers', 'Fabrication shops', 'Outlet stores and restaurants', 'Museums and community buildings'],
      microCaseStudy:
        'A haulier off Rossmore Road charged fourteen forklifts in one bay where sockets melted every few months. Logging showed all trucks plugged in at the 10 pm changeover. We staggered the start with timers, renewed the industrial sockets and added the bay to quarterly checks. Eighteen months later none has failed.',
      features: [
        'Attendance at shift changeovers',
        'Night visits to outlet units',
        'Load logging over full weeks',
        'Corrosion-resistant replacements',
        'Honest boundary at hazardous zones',
      ],
      callToAction: 'Facing a supplier audit? Give us the questionnaire and your latest reports, and we will list what is missing.',
      content: `<h2>Three sorts of site, three regimes</h2>
<h3>Sheds and yards</h3>
<p>Lighting columns, barriers, levellers and roller doors are examined quarterly. Their control circuits see more knocks than any others, and emergency stops must prove themselves each time.</p>
<h3>Shops at the outlet village</h3>
<p>Stockroom boards vanish behind boxes and display lighting burns sixteen hours. We come between closing and the night cleaners, test what can be isolated, and never leave a till without power at opening.</p>
<h3>Brick buildings by the canal</h3>
<p>Old warehouses turned museum, studio or office have damp walls and visitors in the dark corners. There the emphasis lies on:</p>
<ul>
<li>escape lighting over uneven floors and steps,</li>
<li>insulation readings after wet winters,</li>
<li>surface conduit instead of drilled masonry.</li>
</ul>
<p>Security cameras and access gates can share the schedule; have a look at <a href="/services/security-systems">security systems</a>, or see how we work on the <a href="/about">about page</a>.</p>`,
      metaTitle: 'Electrical Maintenance Ellesmere Port | Sheds and Shops',
      metaDescription:
        'Maintenance for Ellesmere Port suppliers, warehouses and outlet shops: visits timed to shifts, audit packs ready, charging bays and yards inspected.',
    },
    {
      location: 'hoylake',
      heroTitle: 'Electrical Maintenance in Hoylake and Meols',
      heroSubtitle: 'Cafés, clubhouses, care homes and shops behind a windy promenade',
      heroDescription: 'Regular attention for CH47 premises whose busiest weekend is always the next one.',
      introContent:
        '<p>Market Street lives on footfall: coffee in the morning, golfers at lunch, families off the promenade all afternoon. Kitchens behind those shopfronts are small, hot and heavily loaded, usually below flats and fed by a supply meant for a draper’s. Towards Meols come care homes and clubs in converted villas.</p><p>Our visits are arranged before the first espresso, and well clear of any week when the links are full of spectators.</p>',
      whyItMatters: [
        {
          title: 'A tripped fridge spoils Saturday',
          text: 'Display chillers and ice machines leak a little current each. Grouped on one RCD they trip overnight; nobody knows until the stock is warm and the queue is at the door.',
        },
        {
          title: 'Sand and salt on shopfronts',
          text: 'Fascia lights, awning motors and outdoor heaters along the front take the prevailing westerly. Seals and glands need renewing before the season, not after the first storm.',
        },
        {
          title: 'Residents cannot evacuate fast',
          text: 'In care homes and converted villas, working escape lights and alarms buy minutes. Inspectors ask for twelve unbroken months of test records and read every page.',
        },
      ],
      deliverables: [
        'Pre-season report on outdoor electrics',
        'Circuit list showing which chiller sits where',
        'Monthly emergency lighting log kept up to date',
        'Catering appliance test labels and register',
        'Contact card for out-of-hours faults',
      ],
      sectors: ['Cafés and restaurants', 'Golf and sailing clubs', 'Care and nursing homes', 'Flats over shops'],
      microCaseStudy:
        'A café a street back from the promenade lost power most Fridays at noon. Two ovens, a dishwasher and the coffee machine shared one aged sub-main. We measured a week of current, gave the ovens their own feed and moved the chillers to separate RCBOs. Quarterly checks have found nothing hotter than the soup.',
      features: [
        'Visits before opening time',
        'Spring check of signs and awnings',
        'Chillers on individual protection',
        'Care-home records kept to hand',
      ],
      callToAction: 'Book your spring visit with our office while the promenade is still quiet.',
      content: `<h2>The seasonal round</h2>
<p>Most Hoylake clients settle on four visits, each with a different emphasis:</p>
<ul>
<li><strong>Late February:</strong> awnings, fascia lights, heaters and sockets on the terrace, with a check of every weatherproof lid</li>
<li><strong>May:</strong> kitchen circuits under full load; extraction fans, isolators and interlocks</li>
<li><strong>September:</strong> wear after summer, appliance tests, worn plugs and flexes replaced</li>
<li><strong>November:</strong> three-hour emergency lighting discharge on a night when the building can rest afterwards</li>
</ul>
<p>Clubhouses have extra items: buggy chargers, irrigation pumps, changing-room showers. A charging shed full of batteries deserves ventilation and detection as well as sockets, and we look at all three.</p>
<p>Premises with flats above need clarity about whose supply feeds the stair. If no one can say, we trace it. Alarm servicing fits the same dates under <a href="/services/fire-alarm-systems">fire alarm systems</a>; for escape routes see <a href="/services/emergency-lighting">emergency lighting</a>.</p>`,
      metaTitle: 'Electrical Maintenance Hoylake | Cafés, Clubs, Care',
      metaDescription:
        'Seasonal electrical maintenance in Hoylake and Meols for cafés, clubhouses and care homes: early visits, chiller circuits, salt checks and test logs.',
    },
  ],
};
