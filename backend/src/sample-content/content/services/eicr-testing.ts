import type { ServiceContent } from '../types.js';

export const eicrTesting: ServiceContent = {
  slug: 'eicr-testing',
  title: 'EICR Testing',
  group: 'testing-compliance',
  icon: 'clipboard-check',
  description:
    'Fixed wiring inspected and tested to BS\u00a07671, with every observation coded, photographed and explained in plain English.',
  baseDescription:
    'An Electrical Installation Condition Report tells you whether the wiring in your building is safe to go on using. We inspect it, test it dead and live, code what we find C1, C2, C3 or FI, and write a report that a tenant, an insurer or a solicitor can follow.',
  content: `<h2>What happens during an EICR</h2>
<p>A condition report covers the fixed installation: the intake, the consumer unit or distribution boards, the cables in the walls and everything permanently wired to them. It leaves out the kettle and the desk lamp, which belong to <a href="/services/pat-testing">PAT testing</a>.</p>
<ol>
<li><strong>Agree the extent.</strong> Before anyone opens a board we settle which circuits are tested, what share of the accessories is opened and what cannot be reached. Those limits are printed on the report.</li>
<li><strong>Look first.</strong> Most of what matters is visible: scorched terminals, a missing bonding clamp, a plastic board under a timber stair.</li>
<li><strong>Dead tests.</strong> Continuity of protective conductors and ring finals, insulation resistance and polarity, with the circuits proved isolated.</li>
<li><strong>Live tests.</strong> Earth fault loop impedance, prospective fault current and the tripping times of RCDs and RCBOs, including their test buttons.</li>
<li><strong>Code and report.</strong> Each departure from BS&nbsp;7671 gets a code, a location and a photograph.</li>
</ol>
<h3>Reading the codes</h3>
<table>
<tr><th>Code</th><th>Meaning</th><th>Result</th></tr>
<tr><td>C1</td><td>Danger present; made safe on the day where you allow it</td><td>Unsatisfactory</td></tr>
<tr><td>C2</td><td>Potentially dangerous; needs urgent work</td><td>Unsatisfactory</td></tr>
<tr><td>FI</td><td>Further investigation required without delay</td><td>Unsatisfactory</td></tr>
<tr><td>C3</td><td>Improvement recommended</td><td>Can still be satisfactory</td></tr>
</table>
<p>Older wiring is judged on whether it is safe, not on whether it matches this year’s edition. If repairs are needed you get them priced line by line, and you are free to have another electrician carry them out.</p>`,
  searchTerms: [
    'electrical certificate',
    'safety certificate',
    'landlord certificate',
    'electrical safety check',
    'inspection',
    'condition report',
    'periodic inspection',
    'house survey',
    'electrical test',
  ],
  keywords: [
    'EICR',
    'electrical installation condition report',
    'fixed wire testing',
    'periodic inspection',
    'landlord electrical certificate',
    'BS\u00a07671 inspection',
    'C1 C2 C3 FI codes',
  ],
  metaTitle: 'EICR Testing: Clear Condition Reports to BS\u00a07671',
  metaDescription:
    'Electrical Installation Condition Reports for homes, rentals and workplaces: full dead and live tests, photographed findings and repairs priced item by item.',
  faqs: [
    {
      question: 'How often does a building need an EICR?',
      answer:
        'Rented homes in England must be inspected at least every five years, or sooner if the last report says so. For owner-occupied houses ten years is the usual advice, and a change of owner is a good moment. Offices and shops are commonly set at five years and industrial premises at three, while swimming pools are looked at yearly. The inspector may shorten any of these after seeing the condition.',
      tags: ['eicr', 'intervals'],
    },
    {
      question: 'Will the power be off all day?',
      answer:
        'No, but it will go off. Dead testing needs the circuits isolated, so in an average three-bedroom house expect two or three hours without supply out of a visit of about half a day. Save your work, tell us about medical equipment, and leave the freezer shut. In shops and offices we go board by board, early, late or on a Sunday if that keeps the tills running.',
      tags: ['eicr', 'visit'],
    },
    {
      question: 'Does a plastic consumer unit fail the inspection?',
      answer:
        'Not by itself. Since 2016 new units in homes must have a non-combustible enclosure, which in practice means steel, but the rule does not reach back. A plastic unit in good order is normally noted as C3 at most, especially on the only escape route. Signs of heat, missing blanks or loose terminals are a different matter and will be coded for what they are.',
      tags: ['eicr', 'consumer unit'],
    },
    {
      question: 'The report says unsatisfactory. What now?',
      answer:
        'Any C1, C2 or FI makes the overall result unsatisfactory. A C1 is dealt with before we leave if you agree, usually by disconnecting the dangerous part. The rest is put right and recorded on a Minor Works or Electrical Installation Certificate, which you keep together with the original report. The two documents side by side show that the faults were closed; a second full inspection is not normally necessary.',
      tags: ['eicr', 'remedial work'],
    },
    {
      question: 'Why do quotations for the same house differ so much?',
      answer:
        'Usually because the amount of testing differs. A very cheap report often means a handful of sockets opened and most boxes marked as a limitation, which leaves you with paper and little knowledge. Ask how many circuits are included, what sampling is proposed and whether insulation resistance will really be measured. We state these in the quotation, and count the circuits from a photograph of your board first.',
      tags: ['eicr', 'cost'],
    },
  ],
  pages: [
    {
      location: 'wirral',
      heroTitle: 'EICR Testing Across the Wirral',
      heroSubtitle: 'Condition reports from Seacombe to Willaston',
      heroDescription:
        'Homes, rented flats, shops and workshops inspected and tested to BS\u00a07671, with a report you can act on rather than file and forget.',
      introContent: `<p>Few places pack so many kinds of wiring into sixty square miles. We open boards in merchant villas split into flats, shipyard terraces, garden-village cottages, inter-war semis by the thousand, and new apartments along the docks. Each generation has its habits: rubber-insulated cable in the lofts of the thirties, lighting circuits without an earth from before 1966, crowded boards after three kitchen refits. Knowing what to expect behind the plaster lets our engineers spend the visit on the circuits that deserve it.</p>`,
      whyItMatters: [
        {
          title: 'Age is not obvious',
          text: 'New paint and flush sockets say nothing about the cable behind them. On the peninsula we regularly trace a modern kitchen back to a junction box and a length of pre-war wiring.',
        },
        {
          title: 'Two councils, one rulebook',
          text: 'Wirral Council and Cheshire West and Chester enforce the same 2020 rental regulations. Either may ask a landlord for the report, and it must reach them within seven days.',
        },
        {
          title: 'Sales hang on paperwork',
          text: 'Buyers’ solicitors ask for evidence of electrical work since 2005. A current report answers most of their questions in one document and prevents a late argument over the price.',
        },
      ],
      deliverables: [
        'Condition report with schedules of inspections and test results',
        'A photograph for every coded observation',
        'Typed circuit chart for the inside of the board door',
        'Itemised price for anything coded C1, C2 or FI',
        'Agreed date for the next inspection',
      ],
      sectors: [
        'Homebuyers and sellers',
        'Private landlords and letting agents',
        'Shops and small offices',
        'Churches and community halls',
      ],
      microCaseStudy:
        'A couple buying a 1934 semi near Arrowe Park asked for a report before exchange. The sockets had been renewed; the upstairs lights still ran in rubber cable that crumbled at the roses and measured far below one megohm. Coded C2, photographed and priced, the finding went to the seller, who agreed a reduction that paid for new lighting circuits.',
      features: [
        'Circuit count agreed before we price',
        'Dead and live testing of every accessible circuit',
        'Supply type and earthing checked at the intake',
        'Report by email in days rather than weeks',
      ],
      callToAction: 'Send us a photograph of your consumer unit with its door open and we will price the inspection the same working day.',
      content: `<h2>What Wirral wiring tends to hide</h2>
<p>Most supplies here come from the former Manweb network, now run by SP Energy Networks. Many streets have been converted to PME earthing, others keep a lead cable sheath, and farms and cottages toward the Dee may depend on a rod. Which one you have decides the size of the bonding conductors and which test results are acceptable.</p>
<ul>
<li><strong>Before 1945:</strong> rubber or lead-sheathed cable surviving in lofts and under floors.</li>
<li><strong>Fifties and sixties:</strong> no earth at the light points, now hung with metal fittings.</li>
<li><strong>Seventies and eighties:</strong> rewirable fuses, undersized bonding, no RCD for the garden.</li>
<li><strong>Recent:</strong> borrowed neutrals, spurs on spurs, downlighters buried in insulation.</li>
</ul>
<p>Where results point to a tired board and not to the cables, a <a href="/services/consumer-unit-upgrades">consumer unit upgrade</a> may clear several observations together; where the cables themselves are failing, we say so.</p>`,
      metaTitle: 'EICR Testing Wirral | Reports for Homes and Business',
      metaDescription:
        'Condition reports across the Wirral for buyers, landlords and businesses. Boards opened, circuits measured, faults photographed and explained without jargon.',
    },
    {
      location: 'birkenhead',
      heroTitle: 'EICR Testing in Birkenhead’s Terraces, Flats and Offices',
      heroSubtitle: 'From Hamilton Square basements to Tranmere rooftops',
      heroDescription:
        'Inspection for buildings that were divided, joined and rewired in pieces, where finding out which board feeds what is half the job.',
      introContent: `<p>Hamilton Square was laid out in the 1820s, long before anybody thought of a riser cupboard. Its tall stone houses are now solicitors’ rooms, studios and apartments, often with several meters in one cellar and sub-mains climbing through old flues. Around Oxton the villas have been split into flats; in Tranmere two-up two-downs have gained loft rooms and rear kitchens. A condition report in CH41 or CH42 therefore begins with tracing: which meter, which board, whose lights on the stairs.</p>`,
      whyItMatters: [
        {
          title: 'Shared parts get forgotten',
          text: 'Stair lighting, door entry and the fire panel often hang on a landlord’s supply that nobody has claimed for decades. It needs its own report, separate from those for the flats above.',
        },
        {
          title: 'Damp cellars eat terminals',
          text: 'Intake equipment below street level stands in air that never dries. We find green copper, rusted knockouts and old cast-iron isolators with asbestos rope, all behind a coat stand.',
        },
        {
          title: 'Listed fabric limits access',
          text: 'Panelling and cornices in the Georgian terraces must not be disturbed for a test. We use roof spaces and existing traps, and record honestly whatever stays out of reach.',
        },
      ],
      deliverables: [
        'Separate reports for each meter, landlord’s supply included',
        'Distribution sketch from cellar intake to top-floor board',
        'List of limitations with the reason for each',
        'Colour photographs cross-referenced to observation numbers',
        'Quotation for repairs that respects listed interiors',
      ],
      sectors: [
        'Managing agents of converted houses',
        'Professional offices around the Square',
        'Grange Road retailers',
        'Buy-to-let owners in Tranmere',
      ],
      microCaseStudy:
        'A firm of accountants on three floors of a listed terrace had labels from four previous tenants on its boards. Over two Saturdays we traced 31 circuits, discovered that the second-floor sockets were fed from the neighbouring flat’s meter, and coded an undersized bonding conductor C2. The feed was corrected, labels renewed and the lease plan amended.',
      features: [
        'Circuit tracing where labels are wrong or missing',
        'Weekend testing for occupied offices',
        'Landlord’s and tenants’ supplies reported apart',
        'Care with plaster and joinery in listed rooms',
      ],
      callToAction: 'Tell us how many meters are in your cellar and we will work out how many Birkenhead reports you really need.',
      content: `<h2>Inspecting a divided building</h2>
<p>A conversion carried out in 1985 and altered in 2003 rarely left drawings. We start at the cut-out, identify each tail, and switch off one supply at a time with everybody warned. Only then do instrument readings mean anything.</p>
<h3>Three findings we meet again and again</h3>
<ol>
<li>Two-way stair lights that take a line from one flat and a neutral from another: lethal for whoever isolates only one of them. Coded C2.</li>
<li>Sub-mains in old lead-sheathed cable with a single fuse carrier serving two dwellings.</li>
<li>Fire alarm and <a href="/services/emergency-lighting">emergency lighting</a> circuits sharing a breaker with the cleaner’s socket.</li>
</ol>
<p>Shops on Grange Road bring other questions, such as shutter motors, sign circuits and suspended ceilings full of abandoned cable. For those, testing before opening time and a <a href="/services/electrical-maintenance">planned maintenance</a> list keep the trading day intact.</p>`,
      metaTitle: 'EICR Testing Birkenhead | Flats, Offices, Terraces',
      metaDescription:
        'Electrical condition reports in Birkenhead, CH41 to CH43: converted villas, Georgian offices and terraces traced meter by meter, then tested to BS\u00a07671.',
    },
    {
      location: 'bebington',
      heroTitle: 'EICR Testing for Bebington and Port Sunlight Homes',
      heroSubtitle: 'Listed cottages, post-war semis and busy schools',
      heroDescription:
        'Thorough testing that leaves no mark on a listed cottage and gives a family semi a clear list of what to mend, and in which order.',
      introContent: `<p>Port Sunlight’s soap-workers’ cottages were drawn by some thirty architects, and hardly two of them share a floor plan. Nearly all are Grade II listed, so sockets were squeezed in wherever skirting and conscience allowed. A mile uphill, the semis of Higher Bebington tell a plainer story: one ring downstairs, one up, fitted in 1958 and extended by every owner since. Both deserve a tester who understands how they were put together, and who takes his boots off.</p>`,
      whyItMatters: [
        {
          title: 'Original lighting without earths',
          text: 'Plenty of post-war houses round Teehey Lane and Spital still have two-core lighting cable. Brass switches and steel downlights bought online turn that harmless history into a C2.',
        },
        {
          title: 'Heritage rules on repair',
          text: 'Cutting a chase in a protected cottage may need consent. Knowing early which circuits are failing gives time to plan routes through floors and cupboards with the conservation officer.',
        },
        {
          title: 'Insurance after extensions',
          text: 'Kitchens pushed into the garden and bedrooms in the roof often came without certificates. A satisfactory report gives insurers something dependable where the builder’s paperwork has vanished.',
        },
      ],
      deliverables: [
        'Full EICR with measured values for each way',
        'Room-by-room notes on accessories opened',
        'A priority plan: today, this year, next decoration',
        'Photographs suitable for a listed-building enquiry',
      ],
      sectors: ['Owners of listed cottages', 'Families planning an extension', 'Primary and secondary schools', 'Parish halls'],
      microCaseStudy:
        'The owner of an end cottage near The Diamond wanted wall lights. Our inspection showed sound PVC cable downstairs but a 1940s lead-covered run beneath the landing, with no continuity on its sheath. The boards there lifted without damage, so one new route replaced the run, the report became satisfactory and no plaster was touched.',
      features: [
        'Existing voids and traps used for access',
        'Dust sheets and overshoes as routine',
        'School inspections timed for half-term',
        'Plain explanation at the kitchen table',
      ],
      callToAction: 'Ring to talk over your cottage or semi, and have to hand any old certificates you can find.',
      content: `<h2>A morning’s inspection, step by step</h2>
<p>For a three-bedroom house in CH63 we normally arrive at half past eight. The meter cupboard and bonding come first, then a walk through the rooms with you, because owners know where the light flickers.</p>
<ul>
<li>By ten: supply isolated, each circuit tested for continuity and insulation.</li>
<li>By noon: power back, loop impedance and RCD trip times taken.</li>
<li>Before leaving: findings explained, anything dangerous made safe with your consent.</li>
</ul>
<h3>What usually follows</h3>
<p>Half of the semis we see need nothing beyond new main bonding and RCD protection for sockets. Some lighting circuits have to be renewed, and a few houses have reached the point where <a href="/services/rewiring-services">rewiring</a> is cheaper than patching. If you are about to refit the kitchen, book the report before the <a href="/services/kitchen-electrical">kitchen electrical work</a>: walls are easier to open once than twice.</p>`,
      metaTitle: 'EICR Testing Bebington and Port Sunlight Cottages',
      metaDescription:
        'Careful EICRs in Bebington, Spital and Port Sunlight. Listed cottages tested without damage, post-war semis checked for missing earths and weak bonding.',
    },
    {
      location: 'heswall',
      heroTitle: 'EICR Testing in Heswall for Large and Extended Houses',
      heroSubtitle: 'Pool rooms, garden studios and four consumer units',
      heroDescription:
        'Detached properties above the Dee rarely have one simple board. We inspect the whole estate, from the meter to the last gatepost light.',
      introContent: `<p>Between Gayton and Thurstaston, a house may have begun in 1928 with eight lamp points and now run underfloor heating, a hot tub, electric gates and a car charger. Every addition brought another small board, often fed from the one before. Testing such a place is not a two-hour call. We allow a day, sometimes two, to follow the sub-mains out to garages, annexes and lodges, and to check that the first cable in the chain can carry everything hung on it.</p>`,
      whyItMatters: [
        {
          title: 'Long cables lose margin',
          text: 'A shed sixty metres down a sloping plot may have too much loop impedance for its breaker to clear a fault in time. Only measuring at the far end will show it.',
        },
        {
          title: 'Water meets electricity',
          text: 'Hot tubs, ponds and pool plant count as special locations or come close to them. Missing RCDs, exported PME earths and perished glands are our commonest discoveries outdoors.',
        },
        {
          title: 'Load creeps upward',
          text: 'An induction hob, two showers, a heat pump and a charger can together outgrow the original main fuse. We clamp the tails and compare real demand with the cut-out rating.',
        },
      ],
      deliverables: [
        'One report covering house and outbuildings, board by board',
        'Single-line diagram of sub-mains with cable sizes',
        'Maximum demand estimate against the service fuse',
        'Earthing notes for pool, pond and hot-tub supplies',
        'Next-due dates, shorter where water is involved',
      ],
      sectors: [
        'Owners of detached houses',
        'Executors and estate agents',
        'Private schools and nursing homes',
        'Lower Village shops with flats above',
      ],
      microCaseStudy:
        'Executors selling a detached house off Telegraph Road asked us in. Five boards, one hidden behind a wine rack, supplied 44 circuits. The summerhouse cable had no armour earth and its RCD was seized: two C2 entries. We renewed the run, replaced the device and supplied a diagram that went straight into the sales pack.',
      features: [
        'Outbuildings and garden circuits included',
        'Main fuse and demand checked',
        'Hot tub and pool earthing examined',
        'Discreet visits arranged through your agent',
      ],
      callToAction: 'Call with a rough list of your outbuildings, and we will tell you how long your inspection is likely to take.',
      content: `<h2>Beyond the hallway cupboard</h2>
<p>The sandstone here drains fast and gives stubbornly high readings on earth rods, which matters wherever a garden building has been made its own TT island. We test the electrode rather than trust the label, because an RCD in front of it is then the only thing standing between a fault and a person.</p>
<table>
<tr><th>Where</th><th>What we check</th></tr>
<tr><td>Gate motors</td><td>Gland seals, isolator, 30 mA protection</td></tr>
<tr><td>Hot tub</td><td>Earthing arrangement, local isolation, RCD type</td></tr>
<tr><td>Annexe or studio</td><td>Sub-main size, bonding of its water pipe</td></tr>
<tr><td>Car charger</td><td>Open-PEN protection, demand setting</td></tr>
</table>
<p>Should the report show a service at its limit, talk to us before adding <a href="/services/ev-charging-points">a charging point</a> or <a href="/services/solar-panel-installation">solar panels</a>: the network operator has to be told in any case.</p>`,
      metaTitle: 'EICR Testing Heswall | Detached Homes and Annexes',
      metaDescription:
        'EICRs for larger houses in Heswall, Gayton and Pensby: several boards, long garden cables, hot tubs and gates, all traced, tested and drawn on one diagram.',
    },
  ],
};
