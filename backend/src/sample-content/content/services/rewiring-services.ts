import type { ServiceContent } from '../types.js';

export const rewiringServices: ServiceContent = {
  slug: 'rewiring-services',
  title: 'Rewiring Services',
  group: 'installation-upgrades',
  icon: 'cable',
  description:
    'Full and partial rewires of houses, flats and small premises, planned room by room, certified to BS\u00a07671 and notified under Part P.',
  baseDescription:
    'A rewire replaces the part of a building nobody sees and everybody depends on. We survey what is really behind the plaster, agree a drawing with you before a floorboard is lifted, and finish with tested circuits, clear labels and the certificates a solicitor or insurer will one day ask for.',
  content: `<h2>How a rewire runs, from survey to certificate</h2>
<p>Cable does not wear out on a birthday. Rubber insulation from before the 1960s crumbles when it is moved; early PVC often survives but may have no earth at the lights and joints buried under later work. So we test first. If insulation resistance, continuity and the condition at the accessories are good, we will say so and quote for less.</p>
<ol>
<li><strong>Survey and drawing.</strong> We mark sockets, switches, lights, data points, alarms and the positions of future loads such as a charger or heat pump.</li>
<li><strong>First fix.</strong> Floors up, chases cut, boxes set and cables run in the prescribed zones, with joists drilled on the centre line rather than notched where that is possible.</li>
<li><strong>Plaster and dry.</strong> Chases are filled by us or by your plasterer, as agreed in the quotation.</li>
<li><strong>Second fix.</strong> Accessories, luminaires, interlinked smoke and heat alarms, bonding to gas and water, and the new consumer unit.</li>
<li><strong>Inspection and testing.</strong> Every circuit is dead tested, energised and live tested, and the readings go on the schedule.</li>
</ol>
<h2>Standards that shape the design</h2>
<p>Work follows BS&nbsp;7671:2018 as amended: 30 mA RCD protection for sockets and for domestic lighting circuits, surge protection considered for every home, metal consumer units in dwellings. New circuits are notifiable in England under Part P of the Building Regulations.</p>
<p>You keep an Electrical Installation Certificate, the Building Regulations certificate, a circuit chart, and photographs of each wall before it was closed. The kitchen and bathroom have rules of their own: see <a href="/services/kitchen-electrical">kitchen electrical</a> and <a href="/services/bathroom-electrical">bathroom electrical</a>.</p>`,
  searchTerms: [
    'rewire',
    'full rewire',
    'old wiring',
    'new wiring',
    'house wiring',
    'extra sockets',
    'new sockets',
    'plug sockets',
    'renovation',
    'extension',
  ],
  keywords: [
    'house rewire',
    'full rewire',
    'partial rewire',
    'old wiring replacement',
    'rubber cable',
    'Part P rewire',
    'rewiring electrician',
  ],
  metaTitle: 'Rewiring Services | Full and Partial House Rewires',
  metaDescription:
    'Full and partial rewires planned on a drawing, cabled cleanly, tested circuit by circuit and certified to BS\u00a07671 with Part P notification included.',
  faqs: [
    {
      question: 'How long does it take to rewire a three-bedroom house?',
      answer:
        'An empty three-bedroom semi usually takes two electricians about five to eight working days, split between first and second fix, with plastering and drying time between the two. A furnished house takes longer because each room is cleared, worked and put back in turn. Solid walls and lath-and-plaster ceilings add time as well; the survey tells us how much.',
      tags: ['rewire', 'duration'],
    },
    {
      question: 'Can we live in the house while it is rewired?',
      answer:
        'It can be done, and people with children or pets should think hard before doing it. We work in zones, keep one lit room, a fridge circuit and a kettle point alive each night, and sweep the stairs before we leave. Expect dust, lifted carpets and several hours a day without power. Moving out for the first fix shortens the job.',
      tags: ['rewire', 'living-in'],
    },
    {
      question: 'What are the signs that a house needs new wiring?',
      answer:
        'Look for fabric or black rubber cable in the loft, round-pin sockets, switches that feel warm, cast-iron fuse boxes, and lights with no earth wire. None proves the case alone. An EICR with insulation resistance readings does: a circuit measuring well under one megohm, or several C2 observations on the cable itself, points to replacement rather than repair.',
      tags: ['rewire', 'eicr'],
    },
    {
      question: 'Is a partial rewire a sensible economy?',
      answer:
        'Often, yes. Where an extension or kitchen was wired in the last twenty years and tests well, we keep it and replace only the older circuits. The old and new parts are then joined at one consumer unit and tested together. It is a false saving when the retained cable shares back boxes or junctions with the part that failed.',
      tags: ['partial rewire', 'cost'],
    },
    {
      question: 'Do I have to tell building control about a rewire?',
      answer:
        'Someone must, because new circuits and a replaced consumer unit are notifiable work in a dwelling in England. We deal with that as part of the job, and the certificate of compliance follows by post or email after completion. Listed buildings are a separate question: consent for altering the fabric comes from the council’s planning department and must be in place before work starts.',
      tags: ['Part P', 'building regulations'],
    },
  ],
  pages: [
    {
      location: 'wirral',
      heroTitle: 'House Rewiring Across Wirral',
      heroSubtitle: 'Sandstone villas, dockside terraces, inter-war semis: three kinds of wall, three ways to cable them',
      heroDescription:
        'Full and partial rewires from the Mersey to the Dee, surveyed honestly and left with drawings, photographs and certificates.',
      introContent:
        '<p>The peninsula was built in waves. Terraces followed the docks and the ferries, villas followed the railway under the river, and long avenues of semis filled the fields between the wars. Each wave left its own wiring, and much of it has been extended by three or four owners since.</p><p>We open a sample of sockets, lift a board or two and test before we quote, so the figure you get reflects your house and not its year of construction.</p>',
      whyItMatters: [
        {
          title: 'Layers of alterations',
          text: 'A typical Wirral semi has an original core, a 1970s extension and a loft room. Where those layers meet we find taped joints, missing earths and circuits that cannot be isolated singly.',
        },
        {
          title: 'Sales stall on old boards',
          text: 'Surveyors routinely flag fuse wire and rubber cable. A buyer who then commissions an EICR has a reason to renegotiate; a recent installation certificate takes that lever away.',
        },
        {
          title: 'Loads nobody planned for',
          text: 'Induction hobs, car chargers and heat pumps draw for hours. Rewiring is the cheapest moment to size the supply, tails and spare ways for what the next decade brings.',
        },
      ],
      deliverables: [
        'Marked-up floor plan agreed before work starts',
        'Electrical Installation Certificate with test schedules',
        'Building Regulations compliance certificate',
        'Photographs of open walls and floors, filed by room',
        'Printed circuit chart fixed inside the board door',
      ],
      sectors: [
        'Owner-occupied family houses',
        'Buyers before moving in',
        'Private landlords between tenancies',
        'Village halls and small offices',
      ],
      microCaseStudy:
        'A couple buying a 1934 semi in Irby had four weeks between completion and moving. We found rubber cable upstairs but sound 1998 wiring in the rear extension, so we kept the latter. Ten new circuits, interlinked alarms and a capped-off charger feed were finished nine days before the removal van.',
      features: [
        'Sample opening and testing before the price',
        'Old sound circuits kept where results justify it',
        'Dust screens and daily clear-up',
        'Spare ways for charger and heat pump',
        'One named electrician from start to test',
      ],
      callToAction: 'Tell us the age of your house and what you can see in the loft, and we will arrange a survey.',
      content: `<h2>What the age of a Wirral house tells us</h2>
<table>
<thead><tr><th>Built</th><th>What we tend to find</th><th>Usual advice</th></tr></thead>
<tbody>
<tr><td>Before 1919</td><td>Solid brick or sandstone, lath ceilings, remnants of lead-sheathed cable</td><td>Full rewire, routes under floors</td></tr>
<tr><td>1919 to 1945</td><td>Rubber cable in drops, few sockets, timber ground floors</td><td>Full rewire, good access from below</td></tr>
<tr><td>1946 to 1970</td><td>Early PVC, lighting without earth</td><td>Test, then decide circuit by circuit</td></tr>
<tr><td>After 1970</td><td>Sound cable, crowded boards, DIY spurs</td><td>Repairs and a new <a href="/services/consumer-unit-upgrades">consumer unit</a></td></tr>
</tbody>
</table>
<p>The table is only a start. One damp chimney breast or one keen former owner can put a 1980s house at the top of the list. If a recent <a href="/services/eicr-testing">EICR</a> exists, send it with your enquiry: the readings shorten the survey and sometimes show that a rewire is not needed at all.</p>`,
      metaTitle: 'House Rewiring Wirral | Surveyed, Drawn and Certified',
      metaDescription:
        'Rewiring across Wirral for terraces, semis and villas. We test first, keep circuits that are sound, and leave drawings, photos and BS\u00a07671 certificates.',
    },
    {
      location: 'birkenhead',
      heroTitle: 'Rewiring in Birkenhead: Terraces, Flats and Georgian Houses',
      heroSubtitle: 'From Hamilton Square to the streets above Tranmere',
      heroDescription: 'New wiring for tall, old and much-divided buildings in CH41, CH42 and CH43.',
      introContent:
        '<p>Few towns squeeze so much building history into three postcodes. Around Hamilton Square the Grade I listed terraces hold offices and apartments behind stone fronts; uphill, Oxton has villas with servants’ staircases; Tranmere and Rock Ferry have street upon street of bay-fronted terraces. Many have been converted, joined up and divided again.</p><p>Our first task here is usually detective work: finding out whose supply feeds which floor before anything is disconnected.</p>',
      whyItMatters: [
        {
          title: 'Converted houses share cable',
          text: 'When a villa becomes five flats, circuits cross from one tenancy into another. Until they are separated, switching off your own board does not make your own socket safe.',
        },
        {
          title: 'Listed fabric limits chasing',
          text: 'Cornices, panelled shutters and stone stairs in the Georgian quarter may not be cut. Routes have to use floor voids, old flues and cupboards, and drawings may be needed for consent.',
        },
        {
          title: 'Rented streets are watched',
          text: 'Landlords need a satisfactory EICR every five years, and remedial work done within 28 days or sooner. Replacing failed cable at once is easier than patching at each inspection.',
        },
      ],
      deliverables: [
        'Supply survey showing which meter feeds which room',
        'Route drawings suitable for a listed building application',
        'Certificates issued per flat as well as for the landlord’s supply',
        'Making-good schedule signed room by room',
        'Written confirmation for the letting agent',
      ],
      sectors: [
        'Terraced houses in Tranmere and Rock Ferry',
        'Flats in Oxton and Claughton villas',
        'Offices around Hamilton Square',
        'Landlords with small portfolios',
      ],
      microCaseStudy:
        'A four-storey house near Birkenhead Park had become six flats on two meters. We traced every circuit, drew them out, and rewired from a new landlord’s distribution position in the basement, one flat each week. Tenants stayed put, and each flat now has its own RCBO board and certificate.',
      features: [
        'Circuit tracing between flats',
        'Flat-by-flat programme with tenants in place',
        'Routes that spare cornice and stone',
        'Landlord lighting on its own supply',
      ],
      callToAction: 'Send a photograph of the meter cupboard; in Birkenhead it tells us more than the estate agent’s floor plan.',
      content: `<h2>Working upwards through a tall house</h2>
<p>Basement kitchen, raised ground floor, two storeys of bedrooms and an attic: a single consumer unit at the bottom makes for long runs and voltage drop on the shower circuit. We generally set a main board near the intake and a sub-board on an upper landing, fed through an old flue or service cupboard.</p>
<h3>What is settled before the first day</h3>
<ul>
<li>Whether the supply head needs uprating by the network operator</li>
<li>Which ceilings are lath and will not tolerate downlights</li>
<li>Where the mutual risers between flats are fire-stopped</li>
<li>Who holds keys, and on which days each tenant can be without power</li>
</ul>
<p>In shared buildings a rewire is also the moment to ask whether alarms in the stairwell meet the right part of BS&nbsp;5839; our <a href="/services/fire-alarm-systems">fire alarm engineers</a> can be on the same visit. Owners of several houses will find the paperwork side under <a href="/services/landlord-services">landlord services</a>.</p>`,
      metaTitle: 'Rewiring Birkenhead | Terraces, Flats, Listed Houses',
      metaDescription:
        'Birkenhead rewires for Tranmere terraces, Oxton villas and flats by Hamilton Square: circuits traced, listed fabric respected, each flat certified.',
    },
    {
      location: 'bebington',
      heroTitle: 'Rewiring in Bebington and Port Sunlight',
      heroSubtitle: 'Careful routes in listed cottages, brisk work in Higher Bebington semis',
      heroDescription: 'Rewires in CH62 and CH63 that suit the village’s protected cottages and the avenues around it.',
      introContent:
        '<p>Port Sunlight was laid out for soap workers from 1888, and most of its cottages are Grade II listed today. Rooms are compact, stairs are steep, and no two blocks share a plan, so a standard first fix simply does not fit. A mile away, Higher Bebington and Spital offer the opposite: straightforward inter-war and post-war semis with suspended floors and generous lofts.</p><p>We price the two quite differently, and we explain why before you sign anything.</p>',
      whyItMatters: [
        {
          title: 'Consent comes first',
          text: 'Inside a listed cottage, cutting historic plaster or joinery can need listed building consent, and doing it without is an offence. We plan routes that leave original fabric alone and put them on paper.',
        },
        {
          title: 'No loft to hide in',
          text: 'Several village types have rooms in the roof, leaving eaves voids barely wide enough for a cable basket. Circuits must be grouped and insulation kept off them to hold their rating.',
        },
        {
          title: 'Sixties wiring, eighties extension',
          text: 'On the estates near Spital, the original lights rarely have an earth while later additions do. Fit one metal fitting in the wrong room and a fault leaves it live.',
        },
      ],
      deliverables: [
        'Method note for the conservation officer, where needed',
        'Schedule of every floorboard lifted and refixed',
        'Installation certificate and schedule of test results',
        'Alarm log sheet and battery-free test instructions',
        'Colour photographs of concealed routes',
      ],
      sectors: [
        'Listed cottages',
        'Inter-war and post-war semis',
        'School and church buildings',
        'Homes being adapted for older residents',
      ],
      microCaseStudy:
        'The owner of a parlour cottage off Bolton Road wanted more sockets without a single visible trunking run. We fished cables behind skirtings, used floor boxes under two rugs and set switches on the old bell-push positions. Consent was granted on our drawings, and no original plaster was removed.',
      features: [
        'Skirting and floor routes in place of wall chases',
        'Switch positions reused',
        'Earth brought to every lighting point',
        'Work timed around school terms',
      ],
      callToAction: 'Living in the village or just outside it? Ask our office for a visit before you talk to a plasterer.',
      content: `<h2>Two programmes for one postcode</h2>
<h3>In the conservation village</h3>
<p>We begin with a walk-round to list what may be touched: later plasterboard, modern kitchens, floors already lifted. Cable runs go there. Outside, meter boxes, lights and alarm bells stay off the street elevation unless the estate’s owners and the council have agreed.</p>
<h3>On the avenues</h3>
<p>A semi off Teehey Lane normally follows this rhythm:</p>
<ol>
<li>Upper floor first, with boards numbered as they come up</li>
<li>Ground floor from the crawl space where it is dry enough</li>
<li>Board change and bonding on a single day</li>
<li>Fittings, alarms, then testing with the owner present if wished</li>
</ol>
<p>Either way, think now about where a car will be parked. A suitable cable for an <a href="/services/ev-charging-points">EV charging point</a> costs little while the floor is open and a good deal afterwards. Some of our finished work is shown under <a href="/projects">projects</a>.</p>`,
      metaTitle: 'Rewiring Bebington & Port Sunlight | Listed Cottages',
      metaDescription:
        'Rewiring for Port Sunlight cottages and Bebington semis: routes that spare listed fabric, earths at every light, full test schedules and certificates.',
    },
    {
      location: 'heswall',
      heroTitle: 'Rewiring Larger Homes in Heswall and Gayton',
      heroSubtitle: 'Distribution designed for long houses, deep gardens and outbuildings',
      heroDescription: 'We rewire detached houses in CH60 and CH61, along with the garages, pool rooms and gates that belong to them.',
      introContent:
        '<p>A detached house above the Dee is seldom only a house. There is a garage block, a summerhouse, gates at the end of a long drive, perhaps a heated pool or a studio where somebody works from home. Over sixty years those have been fed off whatever socket was nearest.</p><p>Rewiring in Heswall is therefore as much about distribution as about cable: how many boards, where they stand, and which of them can be switched off without darkening the rest.</p>',
      whyItMatters: [
        {
          title: 'Distance eats voltage',
          text: 'Forty metres of undersized cable to a workshop leaves machines sluggish and a protective device slow to clear a fault. Sub-mains must be calculated for length and load, then proved by loop impedance.',
        },
        {
          title: 'Slopes hide damp joints',
          text: 'Gardens fall steeply towards the shore, and water follows the cable trench. Buried joints from the 1970s are a frequent reason why the whole downstairs trips after heavy rain.',
        },
        {
          title: 'Big houses, small intakes',
          text: 'Some 1930s properties still sit on a 60 A service. With an oven, two showers and a charger that is soon exceeded, so maximum demand is worked out before cable is ordered.',
        },
      ],
      deliverables: [
        'Single-line diagram of main and sub-boards',
        'Demand calculation and any network operator application',
        'As-laid plan of garden cables with depths',
        'Certification for house and outbuildings under one reference',
        'Lighting control settings, backed up and handed over',
      ],
      sectors: [
        'Detached family homes',
        'Houses with annexes',
        'Properties with pools or workshops',
        'Bungalows in Pensby being remodelled',
      ],
      microCaseStudy:
        'At a 1928 house below Telegraph Road, four spurs fed a garage, greenhouse, gate and pond pump. We laid one armoured sub-main to a small board in the garage, gave each load its own RCBO and rewired the ground floor while builders had it open. Rain no longer puts the lights out.',
      features: [
        'Sub-mains calculated, not guessed',
        'Armoured cable at recorded depths',
        'Quiet switchgear away from bedrooms',
        'Coordination with architect and builder',
        'Heritage plates and dimmers fitted on request',
      ],
      callToAction: 'If your architect has issued plans, email them to us and we will mark up the electrical layout for discussion.',
      content: `<h2>Designing around how a large house is used</h2>
<p>We ask dull questions early, because they decide the layout. Which freezer must never lose power? Who comes home after dark, and by which door? Will the annexe be let one day? The answers become zones:</p>
<ul>
<li><strong>Essential:</strong> fridge, boiler, alarm, broadband and one lighting circuit, kept on individual RCBOs</li>
<li><strong>Living:</strong> sockets and scene lighting, split by floor</li>
<li><strong>Heavy:</strong> cooking, charging, pool plant and heat pump, with load management where the service is limited</li>
<li><strong>Grounds:</strong> a separate board with its own isolator</li>
</ul>
<p>Open floors also make it easy to add structured wiring for <a href="/services/smart-home-installation">smart controls</a> and a proper network to the far rooms, where thick sandstone defeats wireless signals. Terrace, drive and steps are treated under <a href="/services/outdoor-lighting">outdoor lighting</a>; we bring the ducts out to the right places during the same visit.</p>`,
      metaTitle: 'Rewiring Heswall & Gayton | Detached Homes, Annexes',
      metaDescription:
        'Heswall rewires for detached homes, annexes and outbuildings: sub-mains sized for distance, demand calculated, garden cables mapped, all certified.',
    },
  ],
};
