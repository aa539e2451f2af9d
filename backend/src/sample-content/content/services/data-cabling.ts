import type { ServiceContent } from '../types.js';

export const dataCabling: ServiceContent = {
  slug: 'data-cabling',
  title: 'Data Cabling',
  group: 'commercial-industrial',
  icon: 'network',
  description:
    'Cat 6 and Cat 6A copper, fibre backbones, cabinets and Wi-Fi points, every link tested with a certification meter and labelled at both ends.',
  baseDescription:
    'A network is only as good as the cable nobody looks at. We design and install structured cabling to BS\u00a0EN\u00a050173 and BS\u00a0EN\u00a050174, keep it clear of power, terminate it tidily in a cabinet you can work in, and give you a test result for every single outlet.',
  content: `<h2>Structured cabling from desk to cabinet</h2>
<p>Most slow networks we are called to are not slow because of the broadband. They suffer from untwisted pairs behind a faceplate, a lead crushed under a filing cabinet or a switch hidden above a ceiling tile. Cabling that is planned as a system avoids all three.</p>
<h3>Steps</h3>
<ol>
<li><strong>Count.</strong> Desks, phones, printers, cameras, access points, door controllers and tills, plus at least a fifth spare.</li>
<li><strong>Place the cabinet.</strong> Ventilated, lockable, on its own power circuit, and central enough that no fixed link exceeds 90 metres.</li>
<li><strong>Route.</strong> Basket, trunking or conduit, separated from mains cables as BS&nbsp;EN&nbsp;50174-2 requires, with fire-stopped penetrations.</li>
<li><strong>Terminate and label.</strong> Each outlet, patch panel and fibre carries one scheme of numbers.</li>
<li><strong>Certify.</strong> Every copper link gets a full permanent-link test; fibre gets loss measurements and, on longer runs, a trace.</li>
</ol>
<h3>Standards</h3>
<p>Installation follows BS&nbsp;6701, which also asks for cable of reaction-to-fire class Cca-s1b,d2,a2 as a minimum inside buildings. Fixings on escape routes must not drop in a fire, so metal supports replace plastic clips. Bonding of cabinets follows BS&nbsp;EN&nbsp;50310.</p>
<h3>Handover</h3>
<p>You receive the tester’s files, a floor plan with outlet numbers and a patching schedule. Since the same company also runs the mains, sockets for the cabinet and the <a href="/services/security-systems">cameras that hang on the network</a> are ready on the same day.</p>`,
  searchTerms: ['ethernet', 'network points', 'network cable', 'Cat6', 'internet', 'Wi-Fi', 'broadband', 'server cabinet', 'fibre'],
  keywords: [
    'data cabling',
    'structured cabling',
    'Cat 6A installation',
    'fibre optic cabling',
    'network cabinet',
    'Wi-Fi access point installation',
    'office network points',
  ],
  metaTitle: 'Data Cabling: Cat 6A, Fibre, Cabinets and Wi-Fi Points',
  metaDescription:
    'Structured data cabling to BS\u00a0EN\u00a050173 and 50174: copper, fibre, cabinets and wireless points, with a certified test result for every outlet fitted.',
  faqs: [
    {
      question: 'Should we choose Cat 6 or Cat 6A?',
      answer:
        'Cat 6 carries gigabit to the full distance and ten gigabit over short runs, roughly up to 55 metres in kind conditions. Cat 6A guarantees ten gigabit over a complete 100-metre channel and copes better with heat from powered devices. We suggest 6A for access points, cameras and server links, while plain desk outlets may well stay on Cat 6.',
      tags: ['data-cabling', 'cat6', 'cat6a'],
    },
    {
      question: 'Can you reuse the cables that are already there?',
      answer:
        'Often some of them. We test each existing link with the certification meter, mark it pass or fail and trace where it ends. Good Cat 5e is still adequate for gigabit phones and printers. What fails is usually the termination, which can be remade in minutes. Abandoned cable should be taken out, because it blocks routes and adds to fire load.',
      tags: ['data-cabling', 'testing', 'existing'],
    },
    {
      question: 'Does the telephone switch-off affect our wiring?',
      answer:
        'Yes, if anything still relies on an analogue line. Voice is moving to broadband across the country, with the old network due to close by January 2027. Desk phones become network devices, and lift alarms, intruder panels or card machines need a new path. We list every socket in use and rewire those to the cabinet.',
      tags: ['data-cabling', 'pstn', 'telephony'],
    },
    {
      question: 'What is Power over Ethernet and does it need special cable?',
      answer:
        'It sends low-voltage power along the data pairs, so a camera or wireless point needs no mains outlet. Newer standards deliver up to 90 watts from the switch. Large bundles warm up, so we use solid copper conductors of decent gauge, limit bundle size and never fit copper-clad aluminium, which overheats and does not meet the cabling standards.',
      tags: ['data-cabling', 'poe', 'wifi'],
    },
    {
      question: 'How disruptive is cabling an occupied office?',
      answer:
        'Drilling and lifting tiles are the noisy part, and that can be done before nine or on a Saturday. Pulling cable is fairly quiet. We finish a room at a time, leave the old network connected until the new links have passed, and move desks over in an agreed order. A twenty-desk office commonly takes two to four days.',
      tags: ['data-cabling', 'office', 'planning'],
    },
  ],
  pages: [
    {
      location: 'wirral',
      heroTitle: 'Data Cabling and Network Points across Wirral',
      heroSubtitle: 'Certified copper and fibre for offices, schools and homes',
      heroDescription: 'We cable new fit-outs, rescue tangled cabinets and link outbuildings from the Mersey shore to the Dee.',
      introContent:
        '<p>Full-fibre broadband has reached most Wirral streets, and with it a new complaint: fast at the box in the hall, hopeless everywhere else. Thick sandstone walls, foil-backed insulation and steel-framed units all swallow Wi-Fi. The remedy is cable to the places that matter and properly sited wireless where people walk about.</p><p>We do this for solicitors and surgeries, nurseries, caravan parks, warehouses and for people who simply work from the back bedroom.</p>',
      whyItMatters: [
        {
          title: 'Sandstone stops radio',
          text: 'Local stone walls of half a metre reduce a wireless signal to almost nothing in one step. A single ceiling-mounted point, fed by cable on the far side, outperforms three plug-in extenders.',
        },
        {
          title: 'Copper lines are ending',
          text: 'Card terminals, lift telephones and alarm diallers hang on lines that will disappear. Finding them before the closure date is cheaper than finding them afterwards.',
        },
        {
          title: 'Untested means unknown',
          text: 'A link that lights the lamp can still lose one packet in a hundred. Calls crackle, cloud files corrupt, and the broadband company gets the blame.',
        },
      ],
      deliverables: [
        'Certification report for each link',
        'Outlet plan with matching labels',
        'Patching schedule in a spreadsheet',
        'Wi-Fi coverage readings taken after installation',
      ],
      sectors: ['Professional offices', 'Nurseries and schools', 'Warehouses', 'Home workers', 'Leisure and caravan sites'],
      microCaseStudy:
        'A firm of surveyors moving into a converted chapel had twenty desks, no ceiling void and listed panelling. We ran Cat 6A through a shallow oak-faced trunking along the skirting and fed two wireless points from the organ loft. All sixty-four links passed first time, and the panelling carries not a single screw hole.',
      features: [
        'Permanent-link certification',
        'Cabinet clean-ups and relabelling',
        'Fibre between buildings',
        'PoE for phones and cameras',
        'Evening and Saturday installation',
      ],
      callToAction: 'Email us a floor plan with crosses where people sit, and we will return a cabling proposal with quantities.',
      content: `<h2>Which cable for which job</h2>
<table><thead><tr><th>Use</th><th>Our usual choice</th></tr></thead><tbody>
<tr><td>Desk, till, printer</td><td>Cat 6 U/UTP, two outlets each</td></tr>
<tr><td>Wireless point, camera</td><td>Cat 6A, solid copper</td></tr>
<tr><td>Floor to floor</td><td>OM4 multimode fibre, eight cores or more</td></tr>
<tr><td>Building to building</td><td>OS2 single-mode in duct</td></tr>
</tbody></table>
<h2>Between buildings, use glass</h2>
<p>Yards, farms and school sites are tempted to bury a length of copper. Two buildings may sit at slightly different earth potentials, and a storm will look for the shortest way between them. Fibre conducts nothing, so switches at both ends survive.</p>
<p>Planning a refurbishment at the same time? Combine the visit with <a href="/services/commercial-electrical">commercial electrical work</a>, so that one set of ceiling tiles is lifted once and one trunking carries both services in divided compartments.</p>`,
      metaTitle: 'Data Cabling Wirral: Cat 6A, Fibre and Wi-Fi Points',
      metaDescription:
        'Wirral data cabling by electricians: network points, fibre links and Wi-Fi for offices, schools and homes, each link certified, numbered and documented.',
    },
    {
      location: 'bebington',
      heroTitle: 'Data Cabling for Schools and Practices in Bebington',
      heroSubtitle: 'Holiday installations, tidy cabinets, safeguarded sites',
      heroDescription:
        'Network cabling for classrooms, surgeries and village offices in CH62 and CH63, timed for half-terms and closing hours.',
      introContent:
        '<p>Bebington has an unusual number of schools for its size, several surgeries and dental practices around the village and Spital, and, in Port Sunlight, offices inside buildings where a surface conduit would be noticed from across the green. Each has the same wish: more connections without visible work.</p><p>We plan around bells, appointments and conservation rules, and send engineers who are used to signing in at a school reception and leaving a classroom ready for Monday.</p>',
      whyItMatters: [
        {
          title: 'Thirty tablets at nine o’clock',
          text: 'A class logging in together asks more of a network than an office does all morning. One cabled access point per teaching room copes; one in the corridor cannot.',
        },
        {
          title: 'Patient systems cannot pause',
          text: 'Surgery software is useless without its link. We build the new cabinet beside the old, then move each consulting room across in the gap between two appointments.',
        },
        {
          title: 'Grade II listing is everywhere',
          text: 'Nearly all of Port Sunlight’s cottages and halls are listed. Drilling the outside, changing panelling or fixing a dish may need consent that has to be asked for first.',
        },
      ],
      deliverables: [
        'Room-by-room works calendar agreed with the site',
        'Tester files per classroom or consulting room',
        'Laminated port map inside the cabinet door',
        'Warranty registration papers from the cable maker where a full system is used',
        'Asbestos register check noted in the method statement',
      ],
      sectors: ['Primary and secondary schools', 'GP and dental surgeries', 'Heritage offices', 'Churches and community halls'],
      microCaseStudy:
        'A primary school in Higher Bebington had eleven unmanaged switches tucked into classroom cupboards. During the February half-term we pulled two Cat 6A links to every room, installed a wall cabinet in the old book store and removed the lot. Teachers came back to one access point per ceiling and forty-four passes on the test report.',
      features: [
        'Term-time friendly scheduling',
        'Engineers accustomed to safeguarding rules',
        'Concealed routes in listed interiors',
        'Interactive board and projector feeds',
        'Ceiling access points',
      ],
      callToAction: 'Let the school office or practice manager ring us with the next closure dates, and we will reserve the week.',
      content: `<h2>A half-term, day by day</h2>
<ol>
<li><strong>Saturday:</strong> cabinet fixed, containment up in the corridor, dust sheets down.</li>
<li><strong>Monday and Tuesday:</strong> cables drawn to rooms, fire-stopping renewed at every compartment wall.</li>
<li><strong>Wednesday:</strong> outlets terminated at heights that pupils cannot swing on.</li>
<li><strong>Thursday:</strong> certification, labelling, access points mounted.</li>
<li><strong>Friday:</strong> your IT provider patches across while we stand by.</li>
</ol>
<h2>Asbestos and ceilings</h2>
<p>Many local schools date from the 1950s to the 1970s. Before any hole is drilled we ask for the asbestos register, and where a ceiling is doubtful we route below it. Corridor cables are carried on steel, since plastic clips that melt can entangle firefighters.</p>
<p>Classroom door entry and bells can use the same backbone; so can addressable <a href="/services/fire-alarm-systems">fire alarm</a> network cards, though the detection loop itself always keeps its own fire-resisting cable.</p>`,
      metaTitle: 'Data Cabling Bebington: Schools, Surgeries, Offices',
      metaDescription:
        'School and surgery network cabling in Bebington and Port Sunlight, installed in holidays, hidden in listed interiors and certified room by room.',
    },
    {
      location: 'birkenhead',
      heroTitle: 'Office and Shop Data Cabling in Birkenhead',
      heroSubtitle: 'Hamilton Square to Grange Road',
      heroDescription: 'Network fit-outs for Georgian offices, town-centre shops and new workspaces near the docks.',
      introContent:
        '<p>The terraces of Hamilton Square were laid out long before anybody needed a socket, never mind four per desk. Solicitors, charities and studios now fill their tall rooms, with fireplaces where trunking would like to go and cornices that must not be cut. Down the hill, Grange Road retailers want tills, cameras and guest Wi-Fi working by opening time.</p><p>We know the basements where the incoming fibre tends to land, and how to reach the attic from there.</p>',
      whyItMatters: [
        {
          title: 'Party walls and shared risers',
          text: 'In the terraces a cable route may cross a neighbour’s demise or a common stair. Settling permissions early prevents a finished cabinet with nothing to connect to.',
        },
        {
          title: 'Card payments stop, so do sales',
          text: 'A till on a crowded wireless channel fails on the busiest Saturday. Wired terminals on a separate network also make card-security questionnaires far easier to complete.',
        },
        {
          title: 'Chimney breasts cast shadows',
          text: 'Deep brick stacks split each Georgian floor into radio islands. Coverage must be measured in the rooms themselves, with doors shut, before any point is fixed.',
        },
      ],
      deliverables: [
        'Riser drawing from basement to attic',
        'Separate colour of patch lead for tills and guests and staff',
        'Signal readings with doors closed',
        'Copy of landlord and freeholder consents filed with the job',
      ],
      sectors: ['Legal and financial offices', 'Town-centre retail', 'Charities and training centres', 'Creative studios'],
      microCaseStudy:
        'A housing charity took three storeys on the north side of Hamilton Square. The only continuous void was a disused dumb-waiter shaft. We fitted fire-rated boarding, climbed it with twelve fibres and a bonded steel tray, and placed a small cabinet per landing. Each floor now has twenty-four ports, with the original plaster untouched.',
      features: [
        'Vertical risers in period buildings',
        'Till and payment networks',
        'Guest Wi-Fi on its own wiring',
        'Landlord liaison',
        'Overnight retail work',
      ],
      callToAction: 'Give us a call before the furniture is ordered, because desk positions decide most of the cable lengths.',
      content: `<h2>Cabling a listed terrace without scars</h2>
<p>Several buildings on the square are Grade I listed, so internal alterations can need listed building consent. Our proposals list each fixing and its method of removal. Common tactics:</p>
<ul>
<li>Lifting only floorboards that have been cut before.</li>
<li>Using disused gas and bell-wire routes.</li>
<li>Floor boxes under desks, in preference to wall trunking.</li>
<li>Slim fibre up the stairwell edge, painted to match.</li>
</ul>
<h2>Shops along the precinct</h2>
<p>Retail units come with steel shutters, suspended ceilings and a manager who has to open at nine. We start after closing, cable from a cabinet above the stock room and prove every till before leaving. Cameras are powered from the same switch, as described under <a href="/services/security-systems">security systems</a>. For rewiring the sales floor itself, see <a href="/services/rewiring-services">rewiring</a>.</p>`,
      metaTitle: 'Data Cabling Birkenhead: Offices and Retail Networks',
      metaDescription:
        'Hamilton Square offices and Grange Road shops cabled with care: hidden risers, wired tills, guest Wi-Fi and consents handled before the first hole.',
    },
    {
      location: 'heswall',
      heroTitle: 'Home and Office Data Cabling in Heswall',
      heroSubtitle: 'Wired speed to the garden room and back',
      heroDescription: 'Whole-house networks, outbuilding links and small-office cabinets for the larger properties of CH60 and CH61.',
      introContent:
        '<p>A long house on a Dee-side slope is the hardest thing to cover with one router. In Heswall and Gayton the fibre box often sits by the front gate end of the plan while the study, the cinema room and the garden office lie forty metres away behind block walls and underfloor-heating foil. Extenders disappoint, and family video calls collide.</p><p>We install a quiet little cabinet, usually in the utility room or loft, and run cable to the rooms and ceilings that deserve it.</p>',
      whyItMatters: [
        {
          title: 'Working from home is work',
          text: 'A consultant on a daily video link loses more to a dropped meeting than a cable costs. One outlet at the desk settles the matter for twenty years.',
        },
        {
          title: 'Everything has become a device',
          text: 'Gates, cameras, chargers, boilers and speakers crowd the same wireless band. Moving whatever stands still onto wire leaves the air free for what is carried about.',
        },
        {
          title: 'Refurbishment is the moment',
          text: 'Pulling two spare cables while floors are up costs little. Reaching the same bedroom after the decorator has gone may mean lifting an engineered oak floor.',
        },
      ],
      deliverables: [
        'Cabinet with shelf and ventilation and surge-protected supply',
        'Numbered outlets with a simple house plan',
        'Speed figures measured in each room',
        'Note of spare draw-cords for later',
      ],
      sectors: ['Large family homes', 'Garden offices and annexes', 'Small practices in the Lower Village'],
      microCaseStudy:
        'In Gayton, a couple with two home businesses had seven extenders on three different network names. We put a wall cabinet in the plant room, drew fifteen cables through a former vacuum-system duct and sent armoured fibre to the garden studio. Four ceiling points replaced the extenders, and the studio now measures the same speed as the hall.',
      features: [
        'Single network name all over the house',
        'Armoured fibre to outbuildings',
        'Gate intercom and camera feeds',
        'First-fix cabling during extensions',
        'Quiet cabinets for living areas',
      ],
      callToAction: 'Write to us with the builder’s drawings or just a sketch, and mention where the signal gives up at present.',
      content: `<h2>Planning a house network</h2>
<p>We walk through with a meter and a roll of masking tape. Tape goes wherever something stays put: televisions, desks, consoles, gate posts. What remains mobile decides the wireless points, normally one per floor wing.</p>
<ul>
<li><strong>First fix:</strong> two cables per television position, one per ceiling point, one to the gate, one to the meter cupboard.</li>
<li><strong>Garden:</strong> fibre or outdoor-rated cable in the same trench as the <a href="/services/outdoor-lighting">garden lighting</a> duct, but in its own pipe.</li>
<li><strong>Power:</strong> a dedicated outlet with a small battery unit, so the telephone works for a while in a power cut.</li>
</ul>
<h2>With lighting and heating control</h2>
<p>Wired control systems share the cabinet and benefit from the same discipline. Talk to us before plastering if <a href="/services/smart-home-installation">smart home</a> keypads are on the list; they need cable at switch height, which no outlet plan shows.</p>`,
      metaTitle: 'Home Network and Data Cabling in Heswall and Gayton',
      metaDescription:
        'Strong Wi-Fi and wired outlets for large Heswall homes: discreet cabinets, ceiling access points and fibre to garden offices, tested room by room.',
    },
  ],
};
