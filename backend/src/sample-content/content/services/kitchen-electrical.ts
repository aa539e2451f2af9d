import type { ServiceContent } from '../types.js';

export const kitchenElectrical: ServiceContent = {
  slug: 'kitchen-electrical',
  title: 'Kitchen Electrical',
  group: 'installation-upgrades',
  icon: 'cooking-pot',
  description:
    'Circuits, sockets and lighting for new kitchens: induction hobs, boiling taps, islands and extraction, planned with your fitter and certified.',
  baseDescription:
    'A fitted kitchen concentrates more load and more metal in one room than anywhere else at home. We read the appliance sheets and the cabinet plan together, set out circuits and switches to the millimetre, and return after the worktops to connect, test and certify.',
  content: `<h2>Two visits and a drawing</h2>
<p>Kitchen jobs go wrong on paper, weeks before anyone drills. A socket lands behind an oven, the isolator ends up inside a corner unit, the hob arrives in a larger size than the cable allows. We ask for the elevation drawings and the model numbers, and mark every point with its height and its circuit.</p>
<ol>
<li><strong>Load check.</strong> Hob, ovens, boiling-water tap, warming drawer and underfloor heating are added up with the proper diversity and compared with the supply.</li>
<li><strong>First fix.</strong> Back boxes and cables in prescribed zones, with the old kitchen’s leftovers traced and removed.</li>
<li><strong>Second fix.</strong> After plaster, units and stone: accessories, appliance connections, lighting drivers left where they can be reached and cooled.</li>
<li><strong>Testing.</strong> Dead and live tests on all altered circuits, RCD trip times included.</li>
</ol>
<h2>Rules worth knowing</h2>
<ul>
<li>Sockets keep at least 300 mm from the edge of a sink, measured horizontally, as good practice has it</li>
<li>Built-in appliances need an accessible means of isolation, not a plug behind a fixed carcass</li>
<li>A kitchen extractor should move 30 litres a second next to the hob, or 60 elsewhere, under Approved Document F</li>
<li>Detection in a kitchen is by heat alarm, linked to the smoke alarms, following BS&nbsp;5839-6</li>
<li>A new circuit is notifiable in England; moving a socket on an existing one is not, though it is still certified</li>
</ul>
<p>If the board has no spare way, we include a <a href="/services/consumer-unit-upgrades">consumer unit upgrade</a> in the quotation rather than discover the need on the day.</p>`,
  searchTerms: [
    'cooker',
    'hob',
    'induction hob',
    'oven',
    'extractor hood',
    'under-cabinet lights',
    'boiling tap',
    'dishwasher',
    'new kitchen',
  ],
  keywords: [
    'kitchen electrician',
    'kitchen rewiring',
    'induction hob circuit',
    'cooker circuit',
    'kitchen sockets',
    'under-cabinet lighting',
    'island socket',
  ],
  metaTitle: 'Kitchen Electrical Installation | Circuits and Lighting',
  metaDescription:
    'Kitchen circuits, sockets and lighting planned with your fitter: induction hobs, islands, boiling taps and extraction, tested and certified to BS\u00a07671.',
  faqs: [
    {
      question: 'Does an induction hob need its own circuit?',
      answer:
        'Nearly always. A full-size model is rated at around seven kilowatts or more, so it is fed from a dedicated 32 A or 40 A circuit with cable sized for the route, insulation included. Some compact hobs limit themselves to 13 A and can use a fused connection. We go by the maker’s instructions for the exact model, not by the showroom label.',
      tags: ['induction hob', 'circuit'],
    },
    {
      question: 'At what stage should the electrician be called in?',
      answer:
        'Before the order is placed with the kitchen company. Changing a drawing is free; moving a box after tiling is not. At that point we can tell you whether the supply copes, where cables may run and which wall has to be opened. The first visit on site then falls after the old units come out and before any plastering.',
      tags: ['planning', 'kitchen fitters'],
    },
    {
      question: 'Is kitchen wiring notifiable under Part P?',
      answer:
        'Since 2013 a kitchen in England is no longer a special location, so adding or moving points on an existing circuit is not notifiable. Installing a new circuit or replacing the consumer unit still is, in any room. Whichever applies, all the work must meet BS\u00a07671, and you should be given a minor works or installation certificate.',
      tags: ['Part P', 'certificate'],
    },
    {
      question: 'Can sockets be fitted in a kitchen island?',
      answer:
        'Yes, with a feed brought up through the floor before it is finished. A side panel usually carries an ordinary socket; pop-up types in the worktop need attention to spills and to the depth of drawers beneath. Concrete floors call for a duct in the screed, so the island’s position has to be fixed early, to within a few centimetres.',
      tags: ['island', 'sockets'],
    },
    {
      question: 'Why do LED strips under the wall units flicker or fail?',
      answer:
        'Usually because the driver is overloaded, sealed into a hot cavity or paired with an unsuitable dimmer. Constant-voltage strip needs a driver with spare capacity, tape in an aluminium profile that sheds heat, and connections soldered or properly clamped. We site drivers where a hand can reach them, since electronics are the part that one day needs replacing.',
      tags: ['LED', 'lighting'],
    },
  ],
  pages: [
    {
      location: 'wirral',
      heroTitle: 'Kitchen Electricians Across Wirral',
      heroSubtitle: 'From the first elevation drawing to the last drawer light',
      heroDescription:
        'Electrical design and installation for new kitchens, working alongside the joiners and designers you have already chosen.',
      introContent:
        '<p>Knocking through is Wirral’s favourite home improvement. The wall between dining room and kitchen comes down, an extension goes out over the patio, and a room wired for a toaster has to feed an induction range, two ovens and an island with six stools.</p><p>We are the trade that sees the scheme before the demolition and after the worktops. In between we answer the joiner’s calls, because a question at eight in the morning is cheaper than a mistake at noon.</p>',
      whyItMatters: [
        {
          title: 'Removed walls hold live cable',
          text: 'The partition that blocks your light usually carries the ring, a switch drop and the cooker feed. Knowing what is inside before the hammer swings saves both people and programme.',
        },
        {
          title: 'Cooking has gone electric',
          text: 'Swapping gas for induction can add thirty amps in an evening. Together with a shower and a charger, it may take an older service to its limit at teatime.',
        },
        {
          title: 'Steel lintels and stone tops',
          text: 'Finished surfaces are costly to reopen. Every box, duct and driver has to be right before templating, since nobody recuts quartz for a forgotten isolator.',
        },
      ],
      deliverables: [
        'Elevations marked with heights and circuit numbers',
        'Appliance load table',
        'First-fix photographs for your fitter',
        'Test certificate for all kitchen circuits',
        'Driver and dimmer list for future replacements',
      ],
      sectors: [
        'Homeowners extending or knocking through',
        'Independent kitchen studios',
        'Builders needing a reliable second-fix date',
        'Landlords refitting between lets',
      ],
      microCaseStudy:
        'For a through-kitchen in Moreton the designer had drawn a downdraft hob in an island above solid concrete. We spotted it at the planning meeting, and a duct for cable and one for air went in before the screed. The templater measured on the booked day, and nothing had to be cut twice.',
      features: [
        'Plan check before you order',
        'Direct line to your fitter',
        'Old hidden junctions removed',
        'Tidy temporary kitchen feed',
        'Second fix within an agreed window',
      ],
      callToAction: 'Forward the designer’s drawings and appliance list, and we will return them marked up.',
      content: `<h2>Questions we ask before quoting</h2>
<ul>
<li>Which appliances exactly, and will any be swapped for electric within five years?</li>
<li>Where do people stand to chop, and from which side should the light fall?</li>
<li>Does the old cooker switch stay in sight, or move into a cupboard within reach?</li>
<li>Is the floor suspended timber or concrete?</li>
<li>Who removes and makes good plaster?</li>
</ul>
<h2>A temporary kitchen that works</h2>
<p>Families live through this. While the room is a shell, we leave a safe double socket and a light in the place you nominate, so that kettle, microwave and fridge carry on. It takes half an hour and changes three weeks.</p>
<p>When downlights, pendants and strips are controlled together, scenes are simpler than a row of seven dimmers: see <a href="/services/smart-home-installation">smart home installation</a>. Houses with older cable elsewhere should consider a <a href="/services/rewiring-services">partial rewire</a> while ceilings are down.</p>`,
      metaTitle: 'Kitchen Electricians Wirral | Circuits, Islands, Hobs',
      metaDescription:
        'Wirral kitchen electrics from drawing to second fix: loads checked, island ducts placed, temporary supply kept, every circuit tested and certified.',
    },
    {
      location: 'west-kirby',
      heroTitle: 'Kitchen Electrical Work in West Kirby and Caldy',
      heroSubtitle: 'Edwardian back kitchens turned into rooms with a view of the Dee',
      heroDescription: 'Wiring for kitchens in period villas, seafront flats and Caldy houses throughout CH48.',
      introContent:
        '<p>Houses on the slopes below Grange Hill were planned with the kitchen at the back, dark and cold, for somebody else to work in. Their owners now want it at the front of life, opened towards the garden or the estuary. Behind the tiles waits red sandstone, hard to chase and rarely straight.</p><p>In the flats along the front the challenge is different: a galley four metres long, neighbours above and below, and one modest supply for the lot.</p>',
      whyItMatters: [
        {
          title: 'Stone resists the chaser',
          text: 'Local sandstone crumbles on the face and blunts tools behind it. Boxing cable into studwork or floor voids gives straighter accessories and leaves external walls dry and sound.',
        },
        {
          title: 'Flats have fixed limits',
          text: 'A converted villa may share a single service among five households. An electric range in one kitchen must be weighed against all, and the freeholder asked before order forms are signed.',
        },
        {
          title: 'Glass walls need new light',
          text: 'Big sliding doors facing the sunset turn black at five in December. Layered lighting with warm, low-glare sources stops the room from becoming a mirror.',
        },
      ],
      deliverables: [
        'Lighting plan with beam angles and scenes',
        'Letter on loading for freeholder or managing agent',
        'Concealed routes drawn on the builder’s plan',
        'Commissioned and labelled dimming',
        'Minor works or installation certificate as applicable',
      ],
      sectors: ['Period villas', 'Leasehold seafront flats', 'Houses on the Caldy estate', 'Small cafés off the Crescent'],
      microCaseStudy:
        'In a villa by Ashton Park a scullery, pantry and breakfast room became one. Rather than cut the stone we built a service wall behind the tall units, carrying oven, tap and fridge feeds with room to alter later. Pendants over the table dim separately, so the Welsh hills stay visible at dusk.',
      features: [
        'Service walls instead of stone chasing',
        'Glare-free evening lighting',
        'Freeholder consents prepared',
        'Quiet remote extraction wired',
        'Plates matched to ironmongery',
      ],
      callToAction: 'Ask us round while the scheme is still a sketch, ideally towards dusk, when lighting is easiest to discuss.',
      content: `<h2>Light for a room that faces west</h2>
<p>Afternoons here are generous; winter evenings are not. We work with three layers, each on its own control:</p>
<ol>
<li><strong>Task:</strong> strip in a diffused profile at the front edge of the wall units, so the shadow of your head does not fall on the board</li>
<li><strong>Table:</strong> pendants on a dimmer that reaches a true five per cent</li>
<li><strong>Edge:</strong> plinth or shelf lighting that balances the dark glass</li>
</ol>
<p>Trailing-edge dimmers are matched to the drivers on our bench, because a lamp that hums in a quiet villa is heard in every room.</p>
<h3>Power in period rooms</h3>
<p>Extractors go to an outside wall where planning allows, with an in-line motor in the roof space if silence matters. Ovens and taps sit on separate RCBOs. Beyond the doors, terrace sockets and step lights belong to <a href="/services/outdoor-lighting">outdoor lighting</a>, and want cable brought through before the floor is tiled.</p>`,
      metaTitle: 'Kitchen Electrics West Kirby & Caldy | Villas, Flats',
      metaDescription:
        'Kitchen wiring and lighting in West Kirby and Caldy: service walls in sandstone villas, loading advice for flats, dimmable layers for west-facing rooms.',
    },
    {
      location: 'heswall',
      heroTitle: 'Kitchen Electrical Installation in Heswall',
      heroSubtitle: 'Family kitchens with two ovens, an island, a pantry and a utility room',
      heroDescription: 'Full electrical packages for large kitchens in Heswall, Gayton, Barnston and Pensby.',
      introContent:
        '<p>Kitchens on the Heswall side tend to be suites: cooking area, island, seating, walk-in pantry, boot room with laundry and a dog shower. Appliance lists run to fourteen or fifteen lines, sometimes with three-phase options in the brochure that an ordinary house service cannot provide.</p><p>We turn that list into a load schedule, then into a sub-board of its own where that makes sense, so later changes never disturb the remainder of the house.</p>',
      whyItMatters: [
        {
          title: 'Leakage adds up',
          text: 'Fifteen electronic appliances can each pass a harmless milliamp or two to earth. Crowded onto one 30 mA device they trip at random; spread over RCBOs they are left in peace.',
        },
        {
          title: 'Brochure loads mislead',
          text: 'Continental ranges are often specified for two or three phases. Connecting them to a single-phase service means checking terminal links, total current and the maker’s permitted arrangement.',
        },
        {
          title: 'Utility rooms run hottest',
          text: 'Washer and dryer working side by side draw steadily for hours. Two unswitched spurs and a tired double socket behind a cabinet are a common source of scorching.',
        },
      ],
      deliverables: [
        'Fifteen-line load schedule with diversity shown',
        'Dedicated kitchen and utility sub-board',
        'Appliance isolation grid, engraved',
        'Lighting scenes set with you in the evening',
        'Certificates and manuals in one binder',
      ],
      sectors: [
        'Detached family houses',
        'Whole-house remodelling projects',
        'Architects and interior designers',
        'Bungalow extensions in Pensby',
      ],
      microCaseStudy:
        'Builders on a Gayton extension had planned one 45 A feed for a range, steam oven and wine wall. Our schedule came to 58 A after diversity. We ran a 63 A sub-main to a board in the pantry while the trench was open, and the range was linked for single phase as its handbook allows.',
      features: [
        'Sub-board close to the loads',
        'Grid switches with engraved names',
        'Wired for steam ovens and wine stores',
        'Utility and boot room included',
        'Site meetings with your architect',
      ],
      callToAction: 'Send your appliance schedule, however long; we like the long ones.',
      content: `<h2>An example load schedule</h2>
<table>
<thead><tr><th>Item</th><th>Rating</th><th>Circuit</th></tr></thead>
<tbody>
<tr><td>Induction hob, 90 cm</td><td>about 7 to 11 kW</td><td>Own, 40 A or as the model requires</td></tr>
<tr><td>Two single ovens</td><td>about 3.5 kW each</td><td>One radial each</td></tr>
<tr><td>Boiling-water tap</td><td>up to 3 kW</td><td>Spur on a kitchen radial</td></tr>
<tr><td>Dishwasher, fridge, freezer</td><td>plug-in</td><td>Separate from worktop sockets</td></tr>
<tr><td>Washer and dryer</td><td>about 2 to 2.5 kW each</td><td>Utility radials</td></tr>
</tbody>
</table>
<p>Fridge and freezer deserve a circuit that nobody switches off by mistake, and a wine wall is happiest away from the dimmers’ interference.</p>
<p>Electric underfloor heating below stone is tested before, during and after tiling, with each reading written on the spot. The sensor goes in a conduit so it can be replaced. Thinking of roof panels to run all this? <a href="/services/solar-panel-installation">Solar</a> is best sized from the same figures.</p>`,
      metaTitle: 'Kitchen Electrical Installation Heswall | Large Homes',
      metaDescription:
        'Electrics for large Heswall kitchens: load schedules, pantry sub-boards, steam ovens, engraved isolators and utility rooms, with complete certification.',
    },
    {
      location: 'bromborough',
      heroTitle: 'Kitchen Electrics in Bromborough and Eastham',
      heroSubtitle: 'Sensible upgrades for semis, works canteens and everything between',
      heroDescription: 'New kitchen circuits for CH62 homes, plus staff kitchens in the units and offices by the river.',
      introContent:
        '<p>From the cottages of Bromborough Pool to the 1930s avenues off Allport Road and the later closes at Brookhurst, kitchens in this corner share a size: eleven by eight, give or take. There is no island and no scullery. What people want is eight good sockets, a decent hob, bright worktops and no extension lead behind the microwave.</p><p>We do plenty of those. We also wire canteens and tea points on the business park, where thirty people want the kettle at ten.</p>',
      whyItMatters: [
        {
          title: 'Extension leads become wiring',
          text: 'A four-way block behind the bread bin feeding kettle, air fryer and toaster passes thirteen amps through one plug for far too long. More fixed sockets solve it permanently.',
        },
        {
          title: 'Fluorescent tubes are leaving',
          text: 'Most common tubes may no longer be placed on the market, and the old ceiling box rarely sits centrally. A kitchen refit is the natural time to rearrange the light.',
        },
        {
          title: 'Workplaces fall under other duties',
          text: 'A staff kitchen is part of a workplace: appliances need a testing regime, fixed circuits need maintenance, and the water heater needs an isolator that everyone can find.',
        },
      ],
      deliverables: [
        'Fixed-price quotation by circuit',
        'Eight to twelve socket layout on one sheet',
        'Cable left ready for a future electric hob',
        'Heat alarm linked to the hall',
        'Certificate in your inbox within the week',
      ],
      sectors: [
        'Semi-detached and terraced homes',
        'Rented houses in Eastham',
        'Offices and factories with canteens',
        'Community kitchens',
      ],
      microCaseStudy:
        'A retired couple near Eastham Village wanted one safe weekend’s work before their new units came. We replaced a single spur-upon-spur with a kitchen ring of nine points, ran 10 mm² for a hob they may buy later and put a pull-down lamp over the table. Plaster patches were dry before Thursday’s delivery.',
      features: [
        'Weekday turnaround for small kitchens',
        'Sockets where appliances really stand',
        'Future hob cable as an option',
        'Staff tea points and boilers wired',
      ],
      callToAction: 'Pop a sketch with rough sizes into an email, and you will have our figures back in plain English.',
      content: `<h2>Eleven by eight, done well</h2>
<p>A compact room rewards discipline. Our usual pattern:</p>
<ul>
<li>Three double sockets on the longest worktop, one on each short return, none within splash of the sink</li>
<li>Separate spurs, with labelled switches at worktop height, for washer, dishwasher and fridge</li>
<li>A cooker circuit for the oven you are buying, with cable for the hob you might</li>
<li>Slim strips under the cupboards and a flat panel overhead</li>
<li>A fan ducted outdoors by the shortest honest route</li>
</ul>
<p>Where the old sockets hang off one overworked spur, we replace the arrangement instead of extending it again.</p>
<h2>Staff kitchens on the estate</h2>
<p>Instant boilers, dishwashers and vending machines get individual protection and a service isolator. Cooking for sale or for large teams brings interlocked gas and ventilation, which our <a href="/services/commercial-electrical">commercial electricians</a> coordinate. Kettles and microwaves then join the <a href="/services/pat-testing">PAT register</a> at a risk-based interval.</p>`,
      metaTitle: 'Kitchen Electrics Bromborough & Eastham | Homes, Works',
      metaDescription:
        'Kitchen sockets, cooker circuits and lighting for Bromborough and Eastham homes, and staff canteens on the estate, priced by circuit and certified.',
    },
  ],
};
