import type { ServiceContent } from '../types.js';

export const patTesting: ServiceContent = {
  slug: 'pat-testing',
  title: 'PAT Testing',
  group: 'testing-compliance',
  icon: 'plug-zap',
  description:
    'Portable and fixed appliances inspected and tested to the IET Code of Practice, labelled, logged and repaired on the spot where possible.',
  baseDescription:
    'Anything with a plug, and quite a lot without one, has to be kept safe at work. We inspect and test your appliances at intervals matched to the real risk, mend the small faults as we go, and leave an asset register that tells you what was tested, how, and when to look again.',
  content: `<h2>In-service inspection and testing, without the theatre</h2>
<p>The Electricity at Work Regulations 1989 require electrical equipment to be maintained so as to prevent danger. They do not say “every year”, and neither does the IET Code of Practice for In-service Inspection and Testing of Electrical Equipment. It asks for a risk assessment: who uses the item, where, and how roughly.</p>
<h3>How a visit runs</h3>
<ol>
<li>We walk the building with you, list what is there and set apart leased or data-critical equipment.</li>
<li>Every item has a visual examination: plug, fuse rating, cord grip, flex, casing, ventilation. This finds most defects.</li>
<li>Class I equipment gets an earth continuity and an insulation resistance test; Class II insulation only; leads are tested for polarity as well.</li>
<li>Electronics that dislike 500 volts are measured at 250 volts or by protective-conductor and touch current.</li>
<li>A pass label carries an asset number and date. A fail is taken out of use and shown to you, never hidden in a spreadsheet.</li>
</ol>
<h3>What we put right there and then</h3>
<ul>
<li>Wrong fuses: a 13 A fuse guarding a table lamp becomes 3 A.</li>
<li>Cracked plugs and loose cord grips.</li>
<li>Missing or illegible duty labels on extension reels.</li>
</ul>
<p>Appliances wired straight into a fused spur, hand dryers among them, count as fixed equipment and can be included. The wiring behind the socket is a different inspection: see <a href="/services/eicr-testing">EICR testing</a>.</p>`,
  searchTerms: ['portable appliance test', 'appliance testing', 'plug test', 'PAT certificate', 'office equipment', 'microwave', 'kettle'],
  keywords: [
    'PAT testing',
    'portable appliance testing',
    'in-service inspection and testing',
    'appliance safety test',
    'IET Code of Practice',
    'asset register',
    'PAT certificate',
  ],
  metaTitle: 'PAT Testing and Appliance Checks to the IET Code',
  metaDescription:
    'Appliance inspection and testing at intervals that match your risk: visual checks, Class I and II tests, new fuses and plugs on the day, full asset register.',
  faqs: [
    {
      question: 'Is PAT testing a legal requirement every year?',
      answer:
        'No. The law asks you to keep electrical equipment safe; it names neither a test nor a period. An annual sticker on everything is a habit, not a rule. A computer monitor that is never moved may go years between tests, while a 110 volt drill on a building site may need one each quarter. We propose intervals item by item and write down the reasoning.',
      tags: ['pat', 'law'],
    },
    {
      question: 'Can testing damage our computers?',
      answer:
        'Used with judgement, no. Modern testers offer a gentler insulation test at 250 volts and a leakage measurement at working voltage. Servers, tills and laboratory instruments can be limited to a careful visual check and an earth test, after a proper shutdown agreed with your IT people. We never pull a plug on something whose screen is lit without asking its user.',
      tags: ['pat', 'computers'],
    },
    {
      question: 'Do brand-new appliances need testing before use?',
      answer:
        'They should already meet product safety law, so a full test is not usually needed. A quick look is still worthwhile: transit damage, a foreign plug with a loose adaptor, or a counterfeit charger will show straight away. Add each new item to the register with its purchase date, and it joins the next round at whatever interval suits its use.',
      tags: ['pat', 'new equipment'],
    },
    {
      question: 'How many items can you test in a day?',
      answer:
        'It depends on the setting. In an open-plan office with reachable plugs one engineer gets through 150 to 250 items in a day; in a workshop or kitchen, where things must be isolated, cleaned or moved, it may be fewer than 100. Claims of 500 a day mean stickers without inspection. We agree a charge per item with a minimum for the visit, known beforehand.',
      tags: ['pat', 'cost'],
    },
    {
      question: 'What about staff who bring in their own kettle or phone charger?',
      answer:
        'You can be responsible for what is used on your premises, whoever bought it. Two policies work: forbid private appliances, or allow them once they have been entered on the register and inspected. We test them with everything else if you wish. Chargers deserve particular attention, because cheap imports without adequate separation between mains and output are the most dangerous small things we meet.',
      tags: ['pat', 'policy'],
    },
  ],
  pages: [
    {
      location: 'wirral',
      heroTitle: 'PAT Testing for Wirral Workplaces',
      heroSubtitle: 'Risk-based intervals, honest item counts',
      heroDescription:
        'From a two-desk charity office to a 900-item college: appliances checked thoroughly, labelled legibly and recorded in a register that belongs to you.',
      introContent: `<p>A Wirral day can take our tester from a veterinary surgery in Moreton to a sailing club’s bar and on to a warehouse beside the dock road. The kettle is the same everywhere; what surrounds it is not. Salt, flour dust, wet hands, toddlers and forklift wheels each wear out a flex differently. So we begin by asking how things are used, then group them by risk, and only afterwards reach for the instrument.</p>`,
      whyItMatters: [
        {
          title: 'Most faults can be seen',
          text: 'Pinched cables, scorched plugs and the wrong fuse make up the great majority of failures. A trained eye, given half a minute per item, does more good than any green sticker.',
        },
        {
          title: 'Insurers want a trail',
          text: 'After a fire the loss adjuster asks what was maintained and when. Dated readings against a serial number answer better than an invoice that says “tested various”.',
        },
        {
          title: 'Over-testing wastes money',
          text: 'Annual tests of fixed monitors and printers help nobody. Stretching low-risk groups frees budget for floor polishers, steamers and extension leads, which really do come to harm.',
        },
      ],
      deliverables: [
        'Asset register as a spreadsheet and PDF',
        'Durable labels with number and test date',
        'Failure list with cause and suggested action',
        'Recommended interval for each equipment group',
        'Summary certificate for insurers or the fire file',
      ],
      sectors: ['Offices and surgeries', 'Charities and community centres', 'Clubs and hospitality', 'Nurseries and colleges'],
      microCaseStudy:
        'A community centre in Woodchurch had paid for yearly testing of 340 items. We examined the lot, retired 27 dead or duplicate entries, and found three tea urns with no earth continuity although each carried a fresh label. Urns were mended, office screens moved to a four-year cycle, and the next annual bill fell by a third.',
      features: [
        'Price per item agreed before the visit',
        'Fuses and plugs replaced as we test',
        'Register portable to any other contractor',
        'Evenings and Saturdays available',
      ],
      callToAction: 'Tell us roughly how many plugs you have and what your people do all day; a fixed per-item price will follow.',
      content: `<h2>Setting intervals that can be defended</h2>
<p>HSE guidance and the IET Code agree that frequency follows risk. These are starting points; we adjust them once failures, or their absence, show a pattern.</p>
<table>
<tr><th>Equipment</th><th>User check</th><th>Test</th></tr>
<tr><td>Desktop IT, rarely moved</td><td>Now and then</td><td>Up to 4 or 5 years</td></tr>
<tr><td>Kettles, urns, toasters</td><td>Weekly glance</td><td>1 to 2 years</td></tr>
<tr><td>Vacuum cleaners, polishers</td><td>Each use</td><td>6 to 12 months</td></tr>
<tr><td>Site tools at 110 V</td><td>Each use</td><td>3 months</td></tr>
</table>
<p>We also show one of your staff how to do a user check: thirty seconds at the plug, along the flex and round the casing. If the round turns up sockets that are cracked, hot or overloaded with adaptors, our electricians can add outlets through <a href="/services/electrical-maintenance">electrical maintenance</a> instead of leaving you to buy another four-way lead.</p>`,
      metaTitle: 'PAT Testing Wirral | Fair Intervals, Full Register',
      metaDescription:
        'PAT testing on the Wirral priced per item: proper visual inspection, repairs on the day, sensible intervals for each risk group and a register you own.',
    },
    {
      location: 'bebington',
      heroTitle: 'PAT Testing in Bebington Schools, Clinics and Halls',
      heroSubtitle: 'Booked for inset days, holidays and quiet afternoons',
      heroDescription:
        'Appliance testing for classrooms, consulting rooms and village halls, done when the children, patients and playgroups are somewhere else.',
      introContent: `<p>Bebington has more than its share of classrooms: grammar schools, a big secondary, primaries tucked into Spital and Higher Bebington. August is therefore our busiest month in CH63. Between science prep room and stage lighting, a secondary school may own 1,200 portable items, from soldering irons to a pottery kiln on a plug-and-socket. Add the therapy rooms and care providers round Clatterbridge, and it pays to have testers who are calm, vetted and tidy.</p>`,
      whyItMatters: [
        {
          title: 'Children pull at cables',
          text: 'Class sets of glue guns, laptops and keyboards are plugged in by pupils thirty times a week. Cord grips loosen and pins bend long before a yearly round would come.',
        },
        {
          title: 'Workshops change the risk',
          text: 'A pillar drill or a bandsaw in a design and technology room is work equipment under PUWER. Emergency stops, guards and no-volt release are examined alongside the electrical readings.',
        },
        {
          title: 'Patients rely on it',
          text: 'Couches, nebulisers and hoist chargers in treatment rooms touch people who cannot pull away. Lower leakage limits apply to medical devices, so we sort those from ordinary appliances first.',
        },
      ],
      deliverables: [
        'Register sorted by block and room',
        'Governors’ summary on a single page',
        'Quarantine tags on failed class equipment',
        'Diary of next visits matched to term dates',
      ],
      sectors: ['Schools and nurseries', 'Physiotherapy and dental rooms', 'Care homes', 'Port Sunlight visitor and event venues'],
      microCaseStudy:
        'During a May half-term we worked through a secondary school’s science and drama blocks. Of 612 items 19 failed, eleven of them stage lanterns with heat-hardened flex. We fitted silicone leads to eight, scrapped three, and left the technician a colour-coded list before the cast returned on Monday for its dress rehearsal.',
      features: [
        'Background-checked staff on school sites',
        'Holiday slots reserved from January',
        'Kilns and lanterns included',
        'Room-by-room labelling that teachers understand',
      ],
      callToAction: 'Write to us with your term dates and an estimate of rooms, and we will hold a slot in the coming holiday.',
      content: `<h2>How we take on a school</h2>
<p>A site manager’s time is scarce, so we ask for only three things: a set of keys, a floor plan and the name of someone who can say yes. The rest is ours to organise.</p>
<ol>
<li>Corridor by corridor, staff rooms first, since these hold the kettles.</li>
<li>IT suites after backup, with base units tested at reduced voltage.</li>
<li>Laboratories: hotplates, power supplies, water baths, stirrers.</li>
<li>Hall and stage: lanterns, dimmers, amplifiers, the Christmas-fair urn.</li>
</ol>
<p>Interactive boards and projectors fixed to walls are looked at from a platform. Where adaptors are daisy-chained under a teacher’s desk we record the room, and can quote for extra outlets or <a href="/services/data-cabling">data cabling</a> in the same holiday.</p>
<h3>Village halls and museums</h3>
<p>Trustees of small venues often inherit a cupboard of donated heaters. Our advice is blunt: test the good ones, recycle the doubtful ones, and make hirers sign for their own equipment.</p>`,
      metaTitle: 'PAT Testing Bebington | Schools, Clinics and Halls',
      metaDescription:
        'School and clinic PAT testing in Bebington, CH63: classrooms, labs and stage gear tested in the holidays, with a room-by-room register for governors.',
    },
    {
      location: 'hoylake',
      heroTitle: 'PAT Testing in Hoylake Cafés, Guest Houses and Clubs',
      heroSubtitle: 'Ready before the summer and before the golf',
      heroDescription:
        'Kitchens, bars and letting rooms along the north-west corner of the peninsula, tested between the last cover of the night and the first coffee.',
      introContent: `<p>Market Street lives on espresso machines, panini grills, glasswashers and fridges, and every one of them sits in steam. When the links host a big championship the town fills for a week, and the hired freezers and gazebo lights come out. We plan Hoylake rounds for the slack weeks of February and November, start at six in the morning if a café opens at eight, and move on to Meols guest houses once breakfast is cleared.</p>`,
      whyItMatters: [
        {
          title: 'Steam and grease creep in',
          text: 'Insulation readings on coffee machines fall slowly, month after month, until the RCD takes the whole counter out on a Saturday. Trend figures give you warning and time to book a service.',
        },
        {
          title: 'Guests trust the hairdryer',
          text: 'Anyone who lets a room or a holiday flat supplies the appliances in it. A kettle with a perished lead is then the host’s responsibility, whatever the booking site’s small print says.',
        },
        {
          title: 'Sea air corrodes contacts',
          text: 'Patio heaters, chargers for golf trolleys and beer-garden speakers live within reach of the tide. Their earth paths oxidise, and a bond that measured well in spring may not by autumn.',
        },
      ],
      deliverables: [
        'Kitchen equipment log with insulation trends',
        'Letting-room inventory, one sheet per key',
        'Pass labels that survive the dishwasher zone',
        'Microwave leakage readings',
        'Short list: replace before the season',
      ],
      sectors: ['Cafés and restaurants', 'Guest houses and holiday lets', 'Golf and sailing clubs', 'Promenade kiosks'],
      microCaseStudy:
        'A café near the station kept losing its sockets at busy times. Its round took ninety minutes before opening: a chest freezer’s compressor was leaking 9 mA to earth and the dough mixer 6 mA, neither enough to trip the RCD alone, too much together with the rest. One appliance was repaired, the other moved to its own RCBO, and the lights stayed on.',
      features: [
        'Six o’clock starts',
        'Catering appliances isolated by an electrician',
        'Trolley-store and greenkeeping gear covered',
        'Spare BS\u00a01362 fuses and plugs on the van',
      ],
      callToAction: 'Let us know your opening hours and the number of rooms or covers, and we will fit the round in around them.',
      content: `<h2>Behind the counter</h2>
<p>Commercial catering kit is heavy, hot and often hard-wired through an isolator, so a tester with only a plug adaptor cannot reach half of it. Ours are electricians: they isolate, prove dead, open the terminal cover, measure, and close it again.</p>
<ul>
<li><strong>Class I, fixed:</strong> ovens, glasswashers, extract fans. Earth bond, insulation and the condition of the flexible connection.</li>
<li><strong>Hand-held:</strong> stick blenders and slicers. Twice a year, because they meet water and knives.</li>
<li><strong>Leads:</strong> a four-way bar behind a fridge is a warning sign, and we will say so.</li>
</ul>
<h3>For hosts</h3>
<p>We number appliances by room, photograph anything withdrawn and send the sheet to you or your agent. Flats let on longer tenancies fall under other rules besides; our <a href="/services/landlord-services">landlord services</a> bring the wiring report and alarms into the same visit. Terrace power points can be renewed too, see <a href="/services/outdoor-lighting">outdoor lighting</a>.</p>`,
      metaTitle: 'PAT Testing Hoylake | Cafés, Guest Houses and Clubs',
      metaDescription:
        'Appliance testing in Hoylake and Meols from six in the morning. Catering kit, holiday-let rooms and golf club equipment tested by qualified electricians.',
    },
    {
      location: 'ellesmere-port',
      heroTitle: 'PAT Testing in Ellesmere Port Workshops and Sites',
      heroSubtitle: '110 volt tools, welding sets and three-phase leads',
      heroDescription:
        'Quarterly and annual testing for contractors and manufacturers whose equipment must carry a valid tag before it gets through a refinery or plant gate.',
      introContent: `<p>On the process sites around Stanlow no drill passes the gatehouse without an in-date tag, and the supply chain to the vehicle plant is audited just as hard. We test for the fabricators, scaffolders, lift-truck dealers and maintenance contractors of CH65 whose tools earn their keep by being allowed in. A van can come to your stores on Rossmore or meet the gang in the lay-down area, and tags follow the colour of the quarter your site uses.</p>`,
      whyItMatters: [
        {
          title: 'No tag means no work',
          text: 'A crew sent back from the gate for one untagged transformer loses a morning. We send expiry reminders three weeks ahead and keep serial numbers matched to the tool’s stamped plate.',
        },
        {
          title: 'Rough use breaks earths',
          text: 'Reels are dragged over gratings and grinders are carried by the flex. Industrial leads with a steel-cut sheath still work, which is exactly why nobody reports them until somebody is hurt.',
        },
        {
          title: 'Auditors sample readings',
          text: 'Customers’ safety teams pick a tool and ask for its history. Our records show instrument, calibration date, limits and results, rather than a bare tick against an asset number.',
        },
      ],
      deliverables: [
        'Quarter-coloured cable tags',
        'Tool register by gang, van or store',
        'Results exported for your permit or audit system',
        'Test instrument calibration certificate',
        'Scrap list with photographs',
      ],
      sectors: [
        'Mechanical and scaffold contractors',
        'Automotive suppliers',
        'Chemical and tank-farm service firms',
        'Tool-hire counters',
      ],
      microCaseStudy:
        'Before a summer shutdown a pipework contractor brought 286 items to its yard off the M53. We set up two benches, finished in a day and a half, rejected 22 leads and one site transformer whose secondary centre tap had come adrift, and had the register at the client’s gate office on the evening before mobilisation.',
      features: [
        'Quarterly rounds with reminders',
        'Up to 63 A three-phase leads and reels',
        'Welding sets and site transformers',
        'Bench testing in your own stores',
      ],
      callToAction: 'Give us your shutdown date and tool count, and we will have benches set up in good time before mobilisation.',
      content: `<h2>Industrial equipment needs another set of tests</h2>
<p>Reduced-voltage tools are fed at 110 V with the centre of the winding earthed, so no conductor is more than about 55 V from earth on a single-phase supply. That protection depends upon one connection inside the yellow transformer, and we verify it every time.</p>
<h3>What the bench measures</h3>
<table>
<tr><th>Item</th><th>Checks beyond the usual</th></tr>
<tr><td>Site transformer</td><td>Centre-tap earth, thermal cut-out, sockets</td></tr>
<tr><td>Three-phase lead</td><td>Phase sequence, pin heat marks, gland grip</td></tr>
<tr><td>Welding set</td><td>Primary insulation, return clamp, output leads</td></tr>
<tr><td>RCD adaptor</td><td>Trip time at rated current</td></tr>
</table>
<p>Tools destined for zoned areas are a matter for competent persons under DSEAR, and we will not put a general-purpose tag on explosion-protected apparatus. Machines wired in permanently belong to <a href="/services/industrial-electrical">industrial electrical</a> work, where isolation and lock-off can be arranged with production.</p>`,
      metaTitle: 'PAT Testing Ellesmere Port | Site Tools and Workshops',
      metaDescription:
        'Quarterly PAT for Ellesmere Port contractors: 110 V tools, transformers, three-phase leads and welders tagged and on record before you reach the gate.',
    },
  ],
};
