import type { ServiceContent } from '../types.js';

export const commercialElectrical: ServiceContent = {
  slug: 'commercial-electrical',
  title: 'Commercial Electrical',
  group: 'commercial-industrial',
  icon: 'building-2',
  description:
    'Fit-outs, three-phase distribution, lighting and small power for shops, offices, clinics and units, planned around your trading hours.',
  baseDescription:
    'We wire and rewire the places where people work and spend money: shops, offices, surgeries, cafés and trade units. Design, installation, testing and certificates come from one team, and the programme is built around opening hours, landlords’ rules and the other trades on site.',
  content: `<h2>From lease plan to handover file</h2>
<p>A commercial job goes wrong on paper long before it goes wrong on site: no one asked about the supply, the ceiling void or the date when the shutters go up. We start with those.</p>
<ol>
<li><strong>Survey.</strong> Supply size and earthing, spare ways, condition of what stays, asbestos register, landlord’s fit-out guide.</li>
<li><strong>Design.</strong> Maximum demand, distribution, cable calculations, lighting to BS&nbsp;EN&nbsp;12464-1 and Part L efficacy, escape lighting and fire alarm interfaces.</li>
<li><strong>Price.</strong> A schedule you can compare: so many luminaires, outlets, metres of tray, with provisional items marked as such.</li>
<li><strong>First and second fix.</strong> Dust control, permits and isolations agreed daily with your site manager; CDM 2015 duties observed.</li>
<li><strong>Test and certify.</strong> Electrical Installation Certificate to BS&nbsp;7671, schedules for each board, fire and emergency lighting certificates where altered.</li>
<li><strong>Hand over.</strong> As-installed drawings, manuals, and an hour with whoever will reset the breakers.</li>
</ol>
<h3>Typical work</h3>
<ul>
<li>Three-phase boards, sub-mains and tenant metering.</li>
<li>LED lighting with presence and daylight control.</li>
<li>Kitchen, air-conditioning and door supplies with proper isolation.</li>
<li>Floor boxes, dado trunking and <a href="/services/data-cabling">structured data cabling</a>.</li>
</ul>
<p>Existing premises are usually worth an <a href="/services/eicr-testing">EICR</a> before you sign the lease. For machines, busbars and process plant see <a href="/services/industrial-electrical">industrial electrical</a>.</p>`,
  searchTerms: ['shop', 'office', 'restaurant', 'pub', 'clinic', 'fit-out', 'three phase', 'commercial electrician', 'business'],
  keywords: [
    'commercial electrician',
    'shop fit-out electrician',
    'office electrical installation',
    'three-phase installation',
    'commercial rewiring',
    'distribution boards',
    'tenant metering',
  ],
  metaTitle: 'Commercial Electrical Contractors for Fit-Outs',
  metaDescription:
    'Commercial electrical design and installation for shops, offices and units: three-phase supplies, LED lighting, small power, testing and full handover file.',
  faqs: [
    {
      question: 'Can you work while we stay open?',
      answer:
        'Usually. Noisy drilling, ceiling work and shutdowns are placed before opening, after closing or on a Sunday, and quiet second fixing fills the day. We divide the premises into zones, put temporary lighting and tills on a separate feed, and never leave a public area with an open void. The night rate is shown in the quotation, so you can decide which tasks justify it.',
      tags: ['commercial', 'out of hours'],
    },
    {
      question: 'How do we find out whether our supply is big enough?',
      answer:
        'Add up what you plan to run, allow for diversity, and compare it with the service fuse and cable. We do this as part of the survey and, in occupied buildings, clamp a logger to the tails for a week to see the true peak. If an upgrade is needed we apply to SP Energy Networks on your behalf; allow weeks for a quotation and often months for street works.',
      tags: ['commercial', 'supply'],
    },
    {
      question: 'Does Part P apply to business premises?',
      answer:
        'Part P concerns dwellings. A shop or an office is outside it, though BS\u00a07671 and the Electricity at Work Regulations apply in full, and other parts of the Building Regulations, notably L for lighting and B for fire, still do. Mixed premises are the exception: where a flat shares the shop’s supply, domestic notification can apply, and we deal with it.',
      tags: ['commercial', 'regulations'],
    },
    {
      question: 'Who is responsible for the wiring, tenant or landlord?',
      answer:
        'The lease decides. Commonly the landlord keeps the intake, risers and common parts, and the occupier everything after the isolator in the unit. As an employer you have a duty to keep what your staff use safe, whoever owns it. We read the repairing clause with you, mark the boundary on the board schedule and copy alterations to the landlord’s surveyor if consent is required.',
      tags: ['commercial', 'lease'],
    },
    {
      question: 'What paperwork should we receive at the end?',
      answer:
        'An Electrical Installation Certificate with inspection and test schedules for new circuits, or Minor Works Certificates for small alterations. Separate certificates for altered fire alarms and emergency lighting. Board charts, marked-up drawings, product data and operating instructions. Keep them with your health and safety file: insurers, the next contractor and any future buyer of the business will want to see them.',
      tags: ['commercial', 'certificates'],
    },
  ],
  pages: [
    {
      location: 'wirral',
      heroTitle: 'Commercial Electrical Contractors on the Wirral',
      heroSubtitle: 'Shops, surgeries, offices and units, end to end',
      heroDescription:
        'Electrical design, fit-out and upkeep for the small and mid-sized businesses that make up most of the peninsula’s economy.',
      introContent: `<p>Wirral business is mostly in buildings that once did something else. A bank becomes a dental practice, a chapel a nursery, a Bidston shed a padel court, a Georgian drawing room an open-plan studio. Each conversion brings the same technical questions: what supply is really there, what the old ceiling conceals, and how many people will plug in on Monday. We have spent more than 15 years answering them in premises from fifty to five thousand square metres.</p>`,
      whyItMatters: [
        {
          title: 'Downtime is the real price',
          text: 'Losing two days of trade can outweigh the whole electrical contract. Sequencing, prefabricated boards and one well-planned switchover protect the takings better than the lowest hourly rate.',
        },
        {
          title: 'Capacity has to be booked',
          text: 'Heat pumps, chargers and induction kitchens all draw on the same street cable. Asking the network operator at lease stage avoids signing for premises that cannot run your business.',
        },
        {
          title: 'Lighting rules have moved',
          text: 'Part L now expects efficient luminaires and controls when non-domestic lighting is replaced. Designs that merely swap old fittings one for one can miss the standard and gloom the corners.',
        },
      ],
      deliverables: [
        'Supply and demand statement before lease signature',
        'Priced schedule with quantities',
        'Programme showing every power interruption',
        'Certificates, drawings and manuals in one folder',
        'Named engineer for the defects period',
      ],
      sectors: ['Dental and GP surgeries', 'Independent retail', 'Leisure and sports halls', 'Offices and studios', 'Nurseries'],
      microCaseStudy:
        'A dental practice took over a former building society in Upton. We moved the intake out of the future surgery, installed a 100 amp three-phase board with separate ways for chairs, compressor and autoclaves, lit clinical areas without flicker, and energised room by room, so that the first chair was treating patients a fortnight before the last was plumbed.',
      features: [
        'Design and installation under one roof',
        'Prefabricated boards for short shutdowns',
        'Network operator applications made for you',
        'Evening and Sunday switchovers',
        'Aftercare by the engineers who installed it',
      ],
      callToAction: 'Before you sign a lease, walk round the premises with one of our engineers; ask the office for a date.',
      content: `<h2>What we are asked for most</h2>
<table>
<tr><th>Premises</th><th>Electrical heart of the job</th></tr>
<tr><td>Surgery</td><td>Clean supplies, medical locations to Section 710 where they apply, resilient IT</td></tr>
<tr><td>Restaurant</td><td>Demand, extract interlocks, durable isolators</td></tr>
<tr><td>Office</td><td>500 lux at desks, floor boxes, meeting-room control</td></tr>
<tr><td>Sports hall</td><td>Glare-free high bays, impact-rated fittings</td></tr>
</table>
<p>On every contract one electrician runs the site and one person in our office owns the paperwork. You hear from both on Fridays: what was done, what is next, what we need from you.</p>
<h3>After the fit-out</h3>
<p>Many clients keep us on for <a href="/services/electrical-maintenance">planned maintenance</a>, which pairs fixed-wire testing with emergency lighting and alarm visits. Should you be adding electric vans, our <a href="/services/ev-charging-points">EV charging</a> team checks the load you have left. Finished work can be seen under <a href="/projects">projects</a>.</p>`,
      metaTitle: 'Commercial Electrician Wirral | Fit-Outs and Supplies',
      metaDescription:
        'Commercial electricians for Wirral surgeries, shops, offices and leisure: supply checks before you sign, out-of-hours switchovers, complete handover folder.',
    },
    {
      location: 'bromborough',
      heroTitle: 'Commercial Electricians in Bromborough and Eastham',
      heroSubtitle: 'Trade counters, split units and estate landlords',
      heroDescription:
        'Distribution, metering and fit-out for the business parks on our own doorstep, from first viewing to the day the racking arrives.',
      introContent: `<p>The estates between the A41 and the river grew from soap, margarine and chemicals, and their sheds have since been cut into ever smaller lets. A 1960s building that once fed a single production line may now house a gym, a joiner, a bakery and a parcel firm behind one ageing switch panel. This is our home ground in CH62. We separate supplies, meter them fairly, and give each incoming tenant a clean board with room to grow.</p>`,
      whyItMatters: [
        {
          title: 'Old panels lack spares',
          text: 'Switchgear from the sixties still works until a fuse carrier breaks and nobody makes another. Replacing it on a planned Sunday is far kinder than hunting parts in the dark.',
        },
        {
          title: 'Asbestos sits behind boards',
          text: 'Flash guards, panels and soffits in units built before 2000 may contain it. We ask for the refurbishment survey before drilling, and stop if the register and the wall disagree.',
        },
        {
          title: 'Metering ends quarrels',
          text: 'Splitting one bill by floor area makes the joiner pay for the baker’s ovens. Approved sub-meters on every feed give landlords figures that occupiers accept.',
        },
      ],
      deliverables: [
        'Switchgear condition note with renewal plan',
        'Sub-meter list and first readings',
        'New distribution schedule for each unit',
        'Coordination study for upstream breakers',
      ],
      sectors: ['Estate landlords and surveyors', 'Trade counters', 'Gyms and food producers', 'Retail park operators'],
      microCaseStudy:
        'A landlord off Old Hall Road divided a 2,400 square metre unit into five. We stripped out the 1967 panel, set a new 400 amp MCCB panelboard in its place during one weekend, ran steel-wired sub-mains along the party walls, and gave each bay a metered three-phase board. The last bay was let before the painters had left.',
      features: [
        'Weekend panel changeovers',
        'Sub-metering with remote reading',
        'Compressor and shutter supplies',
        'Temporary generators arranged',
        'Minutes away when something trips',
      ],
      callToAction: 'Viewing a unit on the estate this month? We are round the corner: call, and bring us along.',
      content: `<h2>Dividing a large shed properly</h2>
<p>Cutting a building in five is chiefly a question of fault levels, earthing and access. Every occupier must be able to isolate their own part, and none should be able to switch off the firm next door.</p>
<ol>
<li><strong>Intake room.</strong> Cleared, lit, ventilated and locked; assemblies built to BS&nbsp;EN&nbsp;61439.</li>
<li><strong>Sub-mains.</strong> Sized for voltage drop at the far shutter and for the tenant’s second machine, not only the first.</li>
<li><strong>Selectivity.</strong> A jammed saw should trip the saw’s breaker and leave the landlord’s panel alone.</li>
<li><strong>Common services.</strong> Yard lights, sprinkler pump and alarm on the owner’s meter.</li>
</ol>
<p>For shop and restaurant tenants at the Croft we follow the park’s fit-out manual and carry our own isolation permits. Warehouse occupiers often pair the move with <a href="/services/led-lighting-upgrades">LED high bays</a> or cameras from our <a href="/services/security-systems">security systems</a> team, wired while the lifts are still on hire.</p>`,
      metaTitle: 'Commercial Electrician Bromborough | Units and Panels',
      metaDescription:
        'Electrical contractors in Bromborough and Eastham: old panels replaced over a weekend, units split and sub-metered, three-phase boards and fit-outs.',
    },
    {
      location: 'ellesmere-port',
      heroTitle: 'Commercial Electrical Work in Ellesmere Port',
      heroSubtitle: 'Outlet stores overnight, offices by day',
      heroDescription:
        'Retail refits, showroom and office installations for CH65 and CH66, by a team used to permits, inductions and tight possession dates.',
      introContent: `<p>An outlet store at Cheshire Oaks may be emptied at eight in the evening and has to look flawless by nine the next morning. Offices serving Stanlow’s process industry expect method statements as thorough as those inside the fence. Between them lie car dealers along the M53 corridor, a canal-side hotel, Whitby Road’s independents and Little Sutton’s parades. We supply each with the same thing: a calm gang, a numbered plan and a tested installation on the agreed hour.</p>`,
      whyItMatters: [
        {
          title: 'Possession dates are absolute',
          text: 'Brands pay for staff, stock and advertising tied to one morning. A missing track feed or an uncommissioned sign has to be found on the bench in our workshop beforehand.',
        },
        {
          title: 'Hosts audit contractors',
          text: 'Retail centres and chemical-sector clients look at risk assessments, calibration and isolation procedure. A half-finished folder means a crew standing at security while the night slips by.',
        },
        {
          title: 'Display light sells',
          text: 'Colour rendering, beam and dimming decide whether navy looks black. Matching drivers and controls at design stage prevents flicker that cameras, and customers with migraine, notice immediately.',
        },
      ],
      deliverables: [
        'Hour-by-hour night programme',
        'Lighting mock-up approved by the brand',
        'Isolation and permit records',
        'Snag list closed before doors open',
        'Certificate copy for the centre’s technical team',
      ],
      sectors: ['Fashion and sports outlets', 'Car showrooms', 'Process-industry offices', 'Hotels and visitor attractions'],
      microCaseStudy:
        'A sportswear outlet wanted its lighting renewed without a closed day. Across five nights we dropped 140 metal-halide heads, rehung LED track on three circuits with scene control, and wiped down before each dawn. Lighting load fell from 11.2 to 3.4 kilowatts, and cooling complaints stopped along with it.',
      features: [
        'Night crews with a supervisor on site',
        'RAMS issued a week ahead',
        'Signage and shopfront supplies',
        'Off-site testing of lighting control',
        'Deliveries booked through centre security',
      ],
      callToAction: 'Send your possession date and the centre’s fit-out guide, and a night-by-night programme will come back.',
      content: `<h2>Anatomy of a five-night refit</h2>
<p>Work in a trading centre is choreography. This is how a medium store of 300 square metres typically unfolds:</p>
<table>
<tr><th>Night</th><th>Task</th></tr>
<tr><td>1</td><td>Temporary lighting, isolations proved, old track down at rear</td></tr>
<tr><td>2</td><td>Containment and new ways at the board</td></tr>
<tr><td>3</td><td>Track up, tills and data moved with IT on the phone</td></tr>
<tr><td>4</td><td>Shopfront, sign, security gates</td></tr>
<tr><td>5</td><td>Scene setting, emergency tests, certification</td></tr>
</table>
<p>Offices and showrooms have easier hours but more services: handover-bay chargers, workshop lifts, server cupboards, barriers. There we coordinate with your IT and mechanical contractors on one shared drawing. Planning and building control in the borough lie with Cheshire West and Chester; illuminated signs may need advertisement consent, so leave time for it.</p>
<p>Stores with alarms to alter can add <a href="/services/fire-alarm-systems">fire alarm</a> engineers to the same shifts.</p>`,
      metaTitle: 'Commercial Electrician Ellesmere Port | Night Refits',
      metaDescription:
        'Retail, showroom and office electrics in Ellesmere Port: overnight outlet refits, RAMS in advance, LED display lighting, certificates before doors open.',
    },
    {
      location: 'hoylake',
      heroTitle: 'Commercial Electrics for Hoylake and Meols Businesses',
      heroSubtitle: 'Small premises, big kitchens, sea air',
      heroDescription:
        'Electrical fit-out for cafés, salons, studios and clubhouses in a coastal town where the supply is often smaller than the ambition.',
      introContent: `<p>Hoylake has turned a quiet high street into a place to eat. Former banks and butchers along Market Street now hide induction ranges, wine fridges and heat pumps, on single-phase services laid for a till and six lamps. We help owners measure, plan and apply before they order kitchens from a glossy catalogue. On the promenade and out at Meols the brief is different again: salons, yoga rooms, solid brick walls that swallow Wi-Fi, and wind that carries sand into anything with a vent.</p>`,
      whyItMatters: [
        {
          title: 'Sixty amps will not cook',
          text: 'One combination oven can use half a single-phase service. Discovering it after the lease is signed leads to tripped mains in the middle of lunch, or to months waiting for excavation.',
        },
        {
          title: 'Extract and gas must agree',
          text: 'Where a kitchen uses gas, an interlock normally proves that the fan is running before fuel flows. Electrician, ventilation firm and gas engineer have to settle the wiring jointly.',
        },
        {
          title: 'Coast shortens life',
          text: 'Outdoor sockets, condensers and fascia lights face salt from the estuary all year. Specifying sealed, non-ferrous equipment costs a little more and spares a replacement every third spring.',
        },
      ],
      deliverables: [
        'Demand calculation from your appliance list',
        'Operator application and quotation reviewed',
        'Kitchen isolation plan at staff height',
        'Marine-grade external schedule',
        'Certificate set for licensing and insurer',
      ],
      sectors: ['Restaurants and coffee shops', 'Hair and beauty', 'Golf clubhouses', 'Co-working studios'],
      microCaseStudy:
        'Two sisters leased an old greengrocer’s on Market Street for a forty-cover bistro. Their wish list came to 118 amps on a 60 amp service. By choosing gas for the range, staggering dishwasher and water heater with a load controller, and ordering a 100 amp upgrade early, we opened their doors on time without digging up the pavement twice.',
      features: [
        'Appliance lists checked before purchase',
        'Load control in place of costly upgrades',
        'Interlocks wired with your gas engineer',
        'Winter slots for seasonal traders',
      ],
      callToAction: 'Show us the appliance list before you pay a deposit on it; one short call can spare you the wrong oven.',
      content: `<h2>Opening a kitchen on a small supply</h2>
<p>Three routes lead out of the commonest Hoylake problem, and we cost all of them:</p>
<ol>
<li><strong>Manage the load.</strong> A controller sheds water heating while the oven preheats. Cheap, quick and invisible to guests.</li>
<li><strong>Uprate the phase.</strong> Going to 80 or 100 amps is possible where the service cable allows, often with little digging.</li>
<li><strong>Bring in three-phase.</strong> The lasting answer for larger kitchens, with a joint in the street and a wait to match.</li>
</ol>
<h3>Front of house</h3>
<p>Dimmable warm lighting needs drivers that suit the dimmer, and track above tables should stay out of diners’ eyes. Card terminals and booking tablets want their own outlets and a sound network; where Wi-Fi has to reach the pavement seats, <a href="/services/data-cabling">data cabling</a> goes in with first fix.</p>
<p>Terrace heaters and festoons come through 30 mA protection and switched isolators indoors. Once trading, a yearly <a href="/services/pat-testing">PAT round</a> keeps counter equipment in order.</p>`,
      metaTitle: 'Commercial Electrician Hoylake | Cafés and Clubhouses',
      metaDescription:
        'Electrical fit-outs in Hoylake and Meols: café kitchens on small supplies, load control, extract interlocks, salons and sea-proof outdoor installations.',
    },
  ],
};
