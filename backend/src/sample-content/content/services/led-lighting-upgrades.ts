import type { ServiceContent } from '../types.js';

export const ledLightingUpgrades: ServiceContent = {
  slug: 'led-lighting-upgrades',
  title: 'LED Lighting Upgrades',
  group: 'energy-smart-home',
  icon: 'lightbulb',
  description:
    'Fluorescent, halogen and sodium lighting replaced with LED: surveyed in lux, fitted out of hours if needed, old tubes taken away as hazardous waste.',
  baseDescription:
    'Since February 2024 new T5 and T8 fluorescent tubes may no longer be placed on the market in Great Britain. We measure the light you have, design LED lighting to the level the task needs, and change the fittings circuit by circuit with proper testing, so a dark stockroom or a flickering office is dealt with once.',
  content: `<h2>From light meter to switch-on</h2>
<p>A good LED job starts with a lux meter, not a catalogue. We read the light at desk, bench or shelf height, note mounting heights and controls, and open a few fittings to see what the wiring behind them is like. BS&nbsp;EN&nbsp;12464-1 gives the target: 500 lux at an office desk with the glare rating held to 19, and 300 lux or less in many stores and workshops.</p>
<h3>Retrofit or replace?</h3>
<ul>
<li><strong>Tube swap:</strong> cheapest, sensible for sound fittings under ten years old. Where the ballast is removed we rewire the fitting and label it, because the next person must not fit a fluorescent tube.</li>
<li><strong>Gear tray:</strong> a made-to-measure LED insert for fittings that cannot easily come off the ceiling.</li>
<li><strong>New luminaire:</strong> better optics and a full warranty; the choice where diffusers have yellowed or lampholders have cracked.</li>
</ul>
<h3>What the electrics need</h3>
<p>LED drivers draw a short, high inrush current and leak a little to earth. Forty on one Type B breaker may trip it at switch-on; too many behind one 30&nbsp;mA RCD eat up its margin. We count drivers per circuit, and split circuits or change the protective device where the figures say so. Replacement work in non-domestic buildings is also checked against the efficacy limits in Approved Document L.</p>
<h3>What you are handed</h3>
<p>Before and after lux readings, a BS&nbsp;7671 certificate for the altered circuits, driver and luminaire warranties, and the waste consignment note for the tubes. Emergency luminaires that were changed are tested for their full three hours, as described under <a href="/services/emergency-lighting">emergency lighting</a>.</p>`,
  searchTerms: ['light fitting', 'downlights', 'spotlights', 'light bulbs', 'ceiling light', 'energy saving lights', 'new lights'],
  keywords: [
    'LED lighting upgrades',
    'fluorescent to LED',
    'LED retrofit',
    'T8 tube replacement',
    'high bay LED',
    'lighting controls',
    'lux survey',
  ],
  metaTitle: 'LED Lighting Upgrades for Homes and Workplaces',
  metaDescription:
    'Fluorescent and halogen lighting changed to LED with a lux survey, circuit tests and controls that suit the room. Offices, shops, workshops and homes.',
  faqs: [
    {
      question: 'Can I still buy fluorescent tubes for the fittings I have?',
      answer:
        'Only from remaining stock. T5 and T8 tubes lost their exemption from the mercury restrictions, and since 1 February 2024 no new ones may be placed on the market in Great Britain. You are not obliged to remove working fittings, but prices rise as shelves empty. Most customers change the busiest rooms first and keep the salvaged tubes as spares for the rest.',
      tags: ['fluorescent', 'regulations'],
    },
    {
      question: 'Why do my new LED lamps flicker on the old dimmer?',
      answer:
        'Most older dimmers are leading-edge types made for halogen loads of 60 watts upwards. A handful of LED lamps draws perhaps 25 watts in total, below the dimmer’s minimum, so it cannot hold a steady wave. A trailing-edge LED dimmer matched to the lamp maker’s list usually cures it. If every lamp must dim together smoothly, we fit a driver with a control line instead.',
      tags: ['dimming', 'domestic'],
    },
    {
      question: 'How much electricity will an office save?',
      answer:
        'A twin five-foot T8 fitting with old control gear takes about 130 to 140 watts; the LED batten that replaces it takes 45 to 60. Over 2,500 working hours that is roughly 200 kWh a year per fitting before any sensors. Absence detection in meeting rooms, toilets and stores adds to it. We put the sum for your own fittings and hours in the quotation.',
      tags: ['savings', 'commercial'],
    },
    {
      question: 'Do downlights need to be fire rated?',
      answer:
        'Where the ceiling separates flats, or forms part of the fire resistance between the floors of a house, every hole in it matters. A tested fire-rated downlight, or a hood above it, restores that resistance. In a top-floor ceiling below a loft fire rating is seldom needed, but clearance from insulation is: we use fittings rated to be covered, or keep the quilt back with guards.',
      tags: ['downlights', 'fire safety'],
    },
    {
      question: 'Will you have to shut us down while the lights are changed?',
      answer:
        'Hardly ever. We isolate one lighting circuit at a time, normally a row or a room, and put up temporary lights where people must pass. Shops and surgeries tend to choose evenings; warehouses let us follow the picking zones with a scissor lift. Each circuit is tested and back on before we leave that shift, so no one arrives to a dark floor.',
      tags: ['disruption', 'programme'],
    },
  ],
  pages: [
    {
      location: 'wirral',
      heroTitle: 'LED Lighting Upgrades across Wirral',
      heroSubtitle: 'From a kitchen ceiling in Irby to a sports hall in Birkenhead',
      heroDescription:
        'Old tubes, halogen spots and orange sodium floodlights replaced with LED that is bright where people work and dim where they do not.',
      introContent: `<p>Drive from the docks to the Dee and you pass every kind of lighting there is to replace: sodium lamps over yards, fluorescent battens in church halls and school corridors, dozens of 50-watt halogen spots in extensions of the 1990s. Each asks for something different. A hall with a seven-metre ceiling is an access job; a kitchen of spots is a dimmer and insulation job. We survey first, so the price you get is for your ceiling and not for an average one.</p>`,
      whyItMatters: [
        {
          title: 'Tubes are running out',
          text: 'Wholesalers are selling the last T8s and 2D lamps they hold. When the remaining few in your building fail, a planned swap costs less than an urgent call-out for one corridor.',
        },
        {
          title: 'Halogen cooks its wiring',
          text: 'We often find lampholder tails gone brittle above halogen downlights. Changing the lamp alone leaves that damage in place, so every fitting is taken down and its connections inspected.',
        },
        {
          title: 'Light where it is used',
          text: 'Many village halls and clubs burn every lamp for a committee of six. Separate switching by zone, with detection in toilets and stores, cuts hours as well as watts.',
        },
      ],
      deliverables: [
        'Room-by-room schedule of existing and proposed fittings',
        'Lux readings at working height, before and after',
        'Electrical certificate for each altered circuit',
        'Consignment note for mercury-bearing tubes',
        'Energy estimate based on your own hours of use',
      ],
      sectors: [
        'Homes with halogen downlights',
        'Church and village halls',
        'Schools and sports halls',
        'Offices and surgeries',
        'Yards and car parks',
      ],
      microCaseStudy:
        'A community hall near Arrowe Park had 36 twin fluorescent fittings, nine of them dead and out of reach of its own ladder. Over two weekdays with a tower we hung 28 LED battens with ball guards, put the stage and kitchen on their own switches, and raised the badminton court from 140 to 320 lux on roughly a third of the load.',
      features: [
        'Lux survey before a price',
        'Dimmer and driver matched in writing',
        'Working at height with our own towers',
        'Old lamps recycled',
        'Phased by room or circuit',
      ],
      callToAction: 'Tell us how many fittings you have and how high they hang, and we will arrange a lighting survey.',
      content: `<h2>Which lamp do you have, and what takes its place?</h2>
<table>
<tr><th>You have</th><th>We usually fit</th><th>Watch out for</th></tr>
<tr><td>GU10 halogen spots, 50 W</td><td>5 to 7 W fire-rated LED downlights</td><td>Old dimmers, loft insulation</td></tr>
<tr><td>Twin T8 battens</td><td>LED battens or panels</td><td>Inrush on long rows</td></tr>
<tr><td>400 W sodium or metal halide</td><td>100 to 200 W LED high bays or floods</td><td>Spill into neighbouring windows</td></tr>
<tr><td>2D bulkheads in stairwells</td><td>LED bulkheads with microwave sensors</td><td>Emergency versions must be replaced like for like</td></tr>
</table>
<p>In homes, BS&nbsp;7671 now asks for 30&nbsp;mA RCD protection on circuits that supply luminaires. If your board has none we say so before touching the lights; sometimes a <a href="/services/consumer-unit-upgrades">new consumer unit</a> should come first.</p>
<p>For larger buildings we split the work into stages that fit a maintenance budget, beginning with the longest burning hours: corridors, stairs and outdoor lighting.</p>`,
      metaTitle: 'LED Lighting Upgrades Wirral | Homes, Halls & Offices',
      metaDescription:
        'Wirral LED lighting upgrades: tubes, halogen spots and sodium floods replaced after a proper lux survey, with certificates and lamp recycling included.',
    },
    {
      location: 'bromborough',
      heroTitle: 'LED High Bay and Warehouse Lighting in Bromborough',
      heroSubtitle: 'Factory units, trade counters and loading yards along the Mersey',
      heroDescription:
        'High-level discharge lamps and tired fluorescent rows changed for LED while racking stays full and lorries keep loading.',
      introContent: `<p>The estates between the New Chester Road and the river hold everything from food packing to machine shops, many in portal-frame sheds whose 400-watt metal halide lamps take ten minutes to warm up, so nobody ever switches them off. LED starts at once. That single fact pays for most of the sensors we fit there.</p><p>We plan around shift patterns, hire the right lift for the slab and the aisle width, and keep walking routes lit throughout.</p>`,
      whyItMatters: [
        {
          title: 'Stroboscopic effect',
          text: 'Under cheap drivers a lathe or saw blade can appear to stand still. For machine areas we choose low-flicker drivers and, where three phases are available, spread adjacent rows across them.',
        },
        {
          title: 'Light for the aisle',
          text: 'Round high bays waste half their output on pallet tops. Narrow aisle optics put it down the rack faces, where drivers read labels, without dazzling anyone on a reach truck.',
        },
        {
          title: 'Dust, grease and washdown',
          text: 'Food and process areas need sealed IP65 luminaires with shatter-resistant covers, and glands that stay tight when the ceiling is hosed. Open battens do not last a year there.',
        },
      ],
      deliverables: [
        'Lighting layout with calculated lux levels per aisle',
        'Lift and access plan with risk assessment',
        'As-fitted drawing with circuit references',
        'Sensor settings recorded for your maintenance team',
        'Certificates and three-hour results for emergency high bays',
      ],
      sectors: ['Warehousing and distribution', 'Engineering workshops', 'Food production', 'Trade counters', 'Retail park units'],
      microCaseStudy:
        'An engineering works near the river ran 44 metal halide lamps round the clock in a bay that is half store, half machining. Working four Saturdays from a narrow scissor lift we replaced them with 36 LED high bays, split into three sensed zones. The store end now rests at ten per cent; measured lighting load fell from 19 to 6 kW.',
      features: [
        'Narrow-aisle optics',
        'Zone dimming by microwave or PIR',
        'Weekend and night shifts',
        'IP65 for washdown areas',
        'Calculated before ordered',
      ],
      callToAction: 'Send us a floor plan or just the rack heights, and ask for a lighting layout for your unit.',
      content: `<h2>How a warehouse conversion runs</h2>
<ol>
<li><strong>Walk-round.</strong> Lamp counts, mounting heights, hours per zone, and thermal readings at the distribution board.</li>
<li><strong>Layout.</strong> A calculated plan: usually 150 to 200 lux on aisle floors, 300 at packing benches and 500 or more at inspection.</li>
<li><strong>Trial bay.</strong> Two or three fittings go up first, so the people who work under them can object before the order is placed.</li>
<li><strong>Changeover.</strong> A row per shift, tested and energised before the lift moves on.</li>
<li><strong>Tuning.</strong> Hold times and dim levels adjusted after a fortnight of real traffic.</li>
</ol>
<p>Metal halide gear often sits on contactors and busbar trunking that have not been opened for decades. We inspect those as we go and report loose or heat-damaged joints; repair can be folded into <a href="/services/industrial-electrical">industrial electrical</a> work. Outside, dock doors and lorry yards come under BS&nbsp;EN&nbsp;12464-2, and floods are aimed to spare drivers reversing on mirrors.</p>`,
      metaTitle: 'Warehouse LED Lighting Bromborough | High Bay Upgrades',
      metaDescription:
        'High bay, factory and yard LED lighting in Bromborough: calculated layouts, zone sensors and row-by-row changeover on nights or weekends.',
    },
    {
      location: 'birkenhead',
      heroTitle: 'Shop, Office and Stairwell LED Lighting in Birkenhead',
      heroSubtitle: 'Georgian rooms, Grange Road windows and converted terraces',
      heroDescription:
        'Better light and lower running costs for town-centre premises, fitted before opening time and with respect for old plaster.',
      introContent: `<p>Around Hamilton Square a solicitor’s office may have three-metre ceilings, ornate cornices and a row of strip lights that someone screwed across them in 1974. On Grange Road a shop has track spots burning ten hours a day behind glass. In Oxton and Tranmere the trouble is the common stair of a converted villa, lit day and night by lamps on a broken timer. Same trade, three quite different jobs, and we price each as what it is.</p>`,
      whyItMatters: [
        {
          title: 'Old wiring behind the rose',
          text: 'Lift a fitting in a nineteenth-century terrace and you may meet rubber-insulated cable or a lighting circuit without an earth. We test before hanging any metal luminaire on it.',
        },
        {
          title: 'Colour sells',
          text: 'Fabric and food look grey under a poor colour rendering index. We specify Ra 90 or better for display lighting, and keep one colour temperature across the whole sales floor.',
        },
        {
          title: 'Listed interiors',
          text: 'New holes in decorated ceilings may need listed building consent. Suspended or free-standing uplighters often give more light with no fixing in original plaster at all.',
        },
      ],
      deliverables: [
        'Sample fitting shown on site before you choose',
        'Note of any unearthed or perished lighting cable found',
        'Minor works or installation certificate',
        'Lamp schedule for whoever buys the spares',
        'Landlord’s copy of stair lighting test results',
      ],
      sectors: ['Independent shops', 'Professional offices', 'Landlords of converted houses', 'Cafes and bars'],
      microCaseStudy:
        'A clothing shop on Grange Road paid to light 60 halogen track heads that also made July unbearable. Between six and nine on three mornings we swapped them for LED heads on the existing track, after proving its earth and polarity, and separated the window circuit so that it dims at eleven. The owner has since retired one air-conditioning unit.',
      features: [
        'Early-morning fitting',
        'Display lighting at Ra 90+',
        'Care with lath and plaster',
        'Sensor bulkheads for shared stairs',
        'Quotations without jargon',
      ],
      callToAction: 'Ring to book a half-hour visit before your doors open, and see a sample lit in your own room.',
      content: `<h2>Three places where town-centre lighting goes wrong</h2>
<h3>The shop window</h3>
<p>Daylight reflection beats weak lamps. Fewer, tighter beams at the merchandise work better than a bright ceiling, and a photocell stops you lighting the pavement at noon.</p>
<h3>The upstairs office</h3>
<p>Six hundred millimetre panels suit a suspended ceiling but look lost in a tall Georgian room. Linear pendants with both up and down light keep glare under UGR 19 at screens, and the ceiling stays visible.</p>
<h3>The shared stair</h3>
<ul>
<li>LED bulkheads with built-in sensors replace push-button timers.</li>
<li>Escape lighting must remain lit for its rated time after mains failure.</li>
<li>The supply belongs on the landlord’s meter, which is not always where we find it.</li>
</ul>
<p>If you let the building, have the stair tested alongside the flats during your five-yearly <a href="/services/eicr-testing">EICR</a>.</p>`,
      metaTitle: 'LED Lighting Birkenhead | Shops, Offices & Stairs',
      metaDescription:
        'LED lighting for Birkenhead shops, Hamilton Square offices and converted terraces. Early-morning fitting, careful work on old ceilings, full test records.',
    },
    {
      location: 'ellesmere-port',
      heroTitle: 'Industrial LED Lighting Upgrades in Ellesmere Port',
      heroSubtitle: 'Process plant, supplier units, outlet retail and canal-side buildings',
      heroDescription:
        'Low-energy lighting for sites where permits, hazardous areas and round-the-clock running decide how the job is done.',
      introContent: `<p>Lighting in Ellesmere Port works hard. Gantries and pipe racks near Stanlow are lit from dusk to dawn, supplier units around the vehicle plant run double shifts, and the outlet village trades late with every canopy lit. Replacement is less about the lamp than the method: whose permit, which zone, what access, and when the line stops.</p><p>Our engineers arrive with method statements already agreed with your site team, and leave drawings your own electricians can use.</p>`,
      whyItMatters: [
        {
          title: 'Zoned areas',
          text: 'Where a DSEAR assessment marks a Zone 1 or 2, only luminaires certified for that gas group and temperature class may go up. An ordinary LED bulkhead there is an ignition source.',
        },
        {
          title: 'Corrosion',
          text: 'Chemical atmosphere and Mersey damp eat painted steel trunking. Glass-reinforced polyester bodies and stainless clips cost a little more and save the price of the next scaffold.',
        },
        {
          title: 'Escape from height',
          text: 'Operators on a platform need light to climb down when supply fails. Emergency cover for stairs and ladders is reviewed at the same time as the main scheme.',
        },
      ],
      deliverables: [
        'RAMS and permit paperwork agreed in advance',
        'Equipment list with protection concept and temperature class',
        'Inspection sheets for fittings in hazardous areas',
        'Updated circuit charts at each panel',
        'Kilowatt comparison your energy manager can audit',
      ],
      sectors: [
        'Chemical and process sites',
        'Automotive suppliers',
        'Outlet and leisure retail',
        'Logistics depots',
        'Heritage and museum buildings',
      ],
      microCaseStudy:
        'A parts supplier off the M53 wanted brighter inspection benches without halting two shifts. During the midweek gap between 22:00 and 05:00 we replaced 70 twin fluorescents over the line, raised the benches to 750 lux at 4000 K, and moved the emergency fittings to a testable circuit. Inspectors have since given up their clip-on bench lamps.',
      features: [
        'Certified hazardous-area luminaires',
        'Night-shift crews',
        'GRP and stainless hardware',
        'Drawings in CAD',
        'Plant inductions completed beforehand',
      ],
      callToAction: 'Call our office with your shutdown dates and we will draft a lighting programme that fits them.',
      content: `<h2>Matching the fitting to the area</h2>
<table>
<tr><th>Area</th><th>Typical specification</th></tr>
<tr><td>Assembly and inspection</td><td>500 to 1,000 lux, 4000 K, low flicker, high colour rendering</td></tr>
<tr><td>Pipe racks and walkways</td><td>Corrosion-proof linear, photocell plus local override</td></tr>
<tr><td>Zone 2 gas areas</td><td>Ex-certified luminaires with matching glands to BS&nbsp;EN&nbsp;60079-14</td></tr>
<tr><td>Canopies and car parks</td><td>Full cut-off optics, dimmed after closing</td></tr>
</table>
<p>Classification comes from you: the site’s hazardous area drawing governs, and we stop if the drawing and the plant disagree. Once installed, certified equipment needs its initial detailed inspection recorded, and we hand those sheets over with the electrical certificates.</p>
<p>For the brick warehouses by the canal basin the concern is opposite: gentle light, few fixings, and cables routed along existing lines. Ongoing checks can go into <a href="/services/electrical-maintenance">planned maintenance</a>, so that failed drivers are found before an audit finds them.</p>`,
      metaTitle: 'Industrial LED Lighting Ellesmere Port | Plant & Retail',
      metaDescription:
        'LED upgrades for Ellesmere Port plants, supplier units and retail: Ex-certified fittings, permit-ready method statements, night work and usable drawings.',
    },
  ],
};
