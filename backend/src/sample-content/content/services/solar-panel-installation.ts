import type { ServiceContent } from '../types.js';

export const solarPanelInstallation: ServiceContent = {
  slug: 'solar-panel-installation',
  title: 'Solar Panel Installation',
  group: 'energy-smart-home',
  icon: 'sun',
  description:
    'Roof and ground-mounted solar PV with or without battery: honest yield figures, network paperwork handled, commissioned to BS\u00a0EN\u00a062446-1.',
  baseDescription:
    'Solar pays when the design fits the roof and the household, not the salesman’s target. We measure pitch, shade and your half-hourly use, draw the array, deal with the network operator under G98 or G99, and wire it to Section 712 of BS\u00a07671. The handover pack holds every test figure.',
  content: `<h2>From roof survey to first export</h2>
<ol>
<li><strong>Desk study and visit.</strong> Orientation, pitch, shading through the year, rafters and covering, meter position, and the earthing arrangement at the cut-out.</li>
<li><strong>Design.</strong> Panel layout, string voltages at winter temperature, inverter size, cable routes, and a yield estimate by the method MCS sets out. A clear south roof gives about 850 to 950 kWh per installed kilowatt a year; east and west faces give perhaps a sixth less.</li>
<li><strong>Network.</strong> Up to 16 A per phase, about 3.68 kW on single phase, is installed and then notified under G98 within 28 days. Larger systems, or solar with a battery that adds up to more, need the operator’s agreement under G99 first.</li>
<li><strong>Installation.</strong> Scaffold, rail hooks fixed to rafters, slates or tiles weathered back, DC cable kept off the covering and away from sharp edges, isolators and labels where a firefighter will look.</li>
<li><strong>Commissioning.</strong> Insulation, polarity, open-circuit voltage and short-circuit current for each string to BS&nbsp;EN&nbsp;62446-1, and the AC side on a BS&nbsp;7671 certificate.</li>
</ol>
<h3>Getting paid for export</h3>
<p>The Smart Export Guarantee needs a meter that records export each half hour and evidence of an MCS or equivalent certified installation. Our quotation names the certified installer responsible and the certificate number, so you can check it before you sign.</p>
<h3>Battery</h3>
<p>Batteries are placed with PAS 63100 in mind: outdoors or in a garage for choice, never in a loft, a bedroom or on the way out. Planning an <a href="/services/ev-charging-points">EV charger</a> as well? Tell us now; one load calculation covers both.</p>`,
  searchTerms: ['solar panels', 'PV', 'photovoltaic', 'home battery', 'battery storage', 'renewable energy', 'inverter', 'export tariff'],
  keywords: [
    'solar panel installation',
    'solar PV',
    'battery storage',
    'G99 application',
    'Smart Export Guarantee',
    'MCS solar',
    'solar inverter',
  ],
  metaTitle: 'Solar Panel Installation and Battery Storage',
  metaDescription:
    'Solar PV designed round your roof and your usage: G98 or G99 paperwork, Section 712 wiring, battery placement to PAS 63100 and a full test pack.',
  faqs: [
    {
      question: 'Do I need planning permission for panels?',
      answer:
        'On most houses roof panels are permitted development, provided they stand no more than 200 mm proud of the slope and not above the ridge. A flat roof has its own height limit. Listed buildings need consent, and in a conservation area panels on a wall facing the road are not covered. We check the council’s map before drawing anything.',
      tags: ['planning', 'domestic'],
    },
    {
      question: 'Is a battery worth having?',
      answer:
        'It depends on when you are at home. If everyone is out until five, most midday generation leaves for the export rate, and a battery of 5 to 10 kWh lets you use it in the evening. If you already have a cheap night tariff the battery may earn more by charging then. We model both with your own readings and will say when it does not add up.',
      tags: ['battery', 'savings'],
    },
    {
      question: 'Will solar keep my lights on during a power cut?',
      answer:
        'Not by itself. An ordinary grid-tied inverter must switch off when the mains fails, to protect people working on the network. Backup needs an inverter made for it, a battery, a changeover device and its own earth electrode, since the supplier’s earth cannot be relied upon when the house is islanded. It can serve the whole house or a few chosen circuits.',
      tags: ['backup', 'safety'],
    },
    {
      question: 'What VAT do I pay on solar?',
      answer:
        'Panels, inverter and installation on a home carry the zero rate until 31 March 2027, after which the reduced rate of five per cent is due to return. Since February 2024 the zero rate covers batteries fitted on their own too. Commercial buildings pay the standard rate. Scaffold and roof fixings that belong to the job are treated with it; unrelated roof repairs are not.',
      tags: ['VAT', 'cost'],
    },
    {
      question: 'How long do the parts last, and who looks after them?',
      answer:
        'Panels commonly carry a performance warranty of 25 years and lose well under one per cent of output a year. String inverters are the wearing part: expect ten to fifteen years. Rain cleans a sloping roof well enough here, gulls excepted. We suggest an inspection with string tests every few years, more often on business premises whose insurer asks for it.',
      tags: ['maintenance', 'warranty'],
    },
  ],
  pages: [
    {
      location: 'wirral',
      heroTitle: 'Solar Panel Installation in Wirral',
      heroSubtitle: 'Two estuaries, plenty of sky, and a network operator to satisfy',
      heroDescription:
        'PV and battery systems drawn for your roof and tested string by string, with the network forms in our hands rather than yours.',
      introContent: `<p>With water on three sides the peninsula enjoys open horizons, and few hills to hide the low winter sun. It also takes salt-laden westerlies, so what is bolted to a roof in Meols must cope with more than the same kit in a sheltered Midlands cul-de-sac. We design for both: corrosion-tested panels and stainless fixings on the exposed side, shading studies among the mature trees of Oxton, Noctorum and Raby Mere, and simple in-line layouts on the post-war semis in between.</p>`,
      whyItMatters: [
        {
          title: 'Permission to export',
          text: 'SP Energy Networks runs the wires here. Some streets already carry many small generators, and a larger system may be offered a capped export. Knowing that before you buy avoids an oversized array.',
        },
        {
          title: 'Roof first, panels second',
          text: 'A 1930s clay tile roof near the end of its life should be re-covered before it is loaded. We look inside the loft, and tell you if a roofer ought to come before we do.',
        },
        {
          title: 'Earthing and RCDs',
          text: 'Some inverters can pass smooth DC fault current that blinds an ordinary RCD. The protective device is chosen from the maker’s declaration, not from whatever was spare in the board.',
        },
      ],
      deliverables: [
        'Shading diagram and monthly yield estimate',
        'G98 notification or G99 approval in your name',
        'String test report and electrical certificate',
        'Single-line diagram fixed beside the meter',
        'App account handed over with your own login',
        'Documents your export supplier asks for',
      ],
      sectors: ['Owner-occupied houses', 'Farms and stables', 'Schools and community buildings', 'Workshops with daytime load'],
      microCaseStudy:
        'A family in Greasby with a split roof wanted eight panels facing south. Half-hourly data showed that they cooked and washed before nine and after four, so we put six east and six west instead on a twin-tracker 3.68 kW inverter. It peaks lower at noon, but the share used in the house came out at 47 per cent in its first summer.',
      features: [
        'Yield estimate with shade included',
        'Network forms done for you',
        'Salt-mist rated equipment by the coast',
        'Labelled DC isolation',
        'Pigeon and gull mesh if wanted',
      ],
      callToAction: 'Send a recent bill and a photo of your roof, and our engineers will tell you frankly whether solar suits it.',
      content: `<h2>Choosing a size that makes sense</h2>
<p>Start with consumption. A couple using 2,400 kWh a year gain little from a twenty-panel array unless a heat pump or car is coming. These are honest starting points, to be refined on the visit:</p>
<table>
<tr><th>Household</th><th>Array</th><th>Likely yearly output</th></tr>
<tr><td>Two people, gas heating</td><td>2.5 to 3.5 kWp</td><td>2,100 to 3,000 kWh</td></tr>
<tr><td>Family of four</td><td>4 to 5 kWp, battery optional</td><td>3,400 to 4,300 kWh</td></tr>
<tr><td>Heat pump and electric car</td><td>6 kWp upwards with battery</td><td>5,000 kWh or more</td></tr>
</table>
<h3>Before scaffolding goes up</h3>
<ul>
<li>The cut-out, tails and main bonding are inspected; rewireable-fuse boards are replaced or given a separate way.</li>
<li>If a tower must stand on the pavement, the council’s licence is obtained and next door is told the dates.</li>
<li>We ask who will need roof access later: aerials, flues and chimneys keep their space.</li>
</ul>
<p>If the consumer unit has no room or no suitable protection, see <a href="/services/consumer-unit-upgrades">consumer unit upgrades</a>.</p>`,
      metaTitle: 'Solar Panel Installation Wirral | PV & Battery Storage',
      metaDescription:
        'Solar PV and batteries for Wirral roofs: shading checked, G98/G99 dealt with, coastal-grade fixings, string tests and a clear handover pack.',
    },
    {
      location: 'neston',
      heroTitle: 'Solar Panels for Neston, Parkgate and Willaston',
      heroSubtitle: 'Market-town roofs, marsh-side cottages and farm buildings',
      heroDescription:
        'PV for houses, barns and small businesses on the Dee side, with Cheshire West planning questions answered before scaffolding is booked.',
      introContent: `<p>Neston’s slope toward the Dee gives many houses an uninterrupted south-west view across the marsh, and their roofs get the best of the afternoon. Around Ness, Burton and Willaston there are barns with hundreds of square metres of sheeting and a herd that needs milk cooled every day. Both are good solar sites. The black and white buildings along the Parkgate front are another matter: that is a conservation area with listed houses, where the array may belong on a rear pitch, an outhouse or the garden.</p>`,
      whyItMatters: [
        {
          title: 'Afternoon roofs',
          text: 'A south-westerly pitch makes its power between one and six, close to tea-time demand. Less of it has to be stored, so a smaller battery, or none, may be enough.',
        },
        {
          title: 'Long farm supplies',
          text: 'At the end of an overhead line voltage is already high on quiet days. An inverter that pushes it past limits trips out, so line impedance is measured before sizing anything.',
        },
        {
          title: 'Fibre-cement sheeting',
          text: 'Barn roofs put up before 2000 may contain asbestos. They are neither drilled nor walked on: the choice is over-roofing, replacement, or frames on the ground.',
        },
      ],
      deliverables: [
        'Heritage note on what the front elevation will show',
        'Supply voltage log for rural connections',
        'Structural comment on purlins or rafters',
        'Commissioning sheets for each string',
        'Export tariff application papers',
      ],
      sectors: ['Farms and equestrian yards', 'Village houses', 'Garden centres and nurseries', 'Listed cottages with outbuildings'],
      microCaseStudy:
        'A livery yard between Willaston and Raby used most of its power on water heating, clippers and floodlights. Its stable roof was asbestos cement, so we mounted 24 panels on a ballasted frame in the paddock corner, ran armoured cable below hoof depth, and obtained G99 consent for 10 kW on the existing three-phase supply.',
      features: [
        'Ground frames and barn systems',
        'Conservation area layouts',
        'Three-phase inverters',
        'Armoured cable in fields',
        'Livestock-safe cable routes',
      ],
      callToAction: 'Ask for a site visit on the Dee side; bring out the farm plan or the deeds and we will walk the options.',
      content: `<h2>What Cheshire West and the network will want to know</h2>
<ul>
<li><strong>Ground frames at home:</strong> permitted up to 4 metres high and 9 square metres in area; larger frames need an application, and in conservation areas they may not stand nearer the road than the house.</li>
<li><strong>Agricultural and business roofs:</strong> large arrays enjoy their own permitted rights, subject in some cases to prior approval on glare and design.</li>
<li><strong>Listed houses:</strong> consent is required even when no planning application is.</li>
<li><strong>Connection:</strong> three-phase farms may take up to 11.04 kW under G98; beyond that the G99 form goes in and the reply can take weeks, so it goes in early.</li>
</ul>
<h3>Livestock and electricity</h3>
<p>Section 705 of BS&nbsp;7671 covers farms because cattle and horses feel voltages a person in boots would not notice. Metal frames, water pipes and stable floors are considered together, supplementary bonding is verified, and rodents are kept off DC cables with steel conduit. While there, many yards ask us to quote for <a href="/services/outdoor-lighting">outdoor lighting</a> fed from the same trench.</p>`,
      metaTitle: 'Solar Panels Neston | Parkgate, Willaston & Farms',
      metaDescription:
        'Solar PV around Neston: village roofs, Parkgate conservation area, barns and paddock frames. G99 consent, Section 705 bonding and string tests included.',
    },
    {
      location: 'heswall',
      heroTitle: 'Solar PV and Battery Systems in Heswall',
      heroSubtitle: 'Large roofs, tall trees and homes that are going all-electric',
      heroDescription:
        'Arrays for detached homes in Heswall, Gayton and Pensby, sized with the heat pump, hot tub and second car already in the sum.',
      introContent: `<p>Detached houses above the Dee have the roof area many owners elsewhere lack, and often the consumption to match: a pool pump, underfloor heating in a bathroom wing, two cars on the drive. They also have Scots pines, valley gutters and five-way hipped roofs. Panel optimisers or several small strings solve part of that; restraint solves the rest. We would sooner leave the shaded hip bare than sell you modules that idle until May.</p>`,
      whyItMatters: [
        {
          title: 'Tree shade moves',
          text: 'A pine on the south boundary may cost five per cent in June and half the output in December. We plot the sun’s path at your eaves instead of guessing from a satellite picture.',
        },
        {
          title: 'One supply, many loads',
          text: 'Heat pump, charger, sauna and battery on a single-phase 80 A fuse need managing. Load sharing is designed at the start, or an upgraded supply is requested before the equipment arrives.',
        },
        {
          title: 'Backup that is real',
          text: 'If you want the freezer, gates and broadband to ride through an outage, those circuits are moved to a backup board with its own earth rod, and the changeover is demonstrated.',
        },
      ],
      deliverables: [
        'Sun-path study for each roof face',
        'Whole-house maximum demand calculation',
        'Battery siting drawing with clearances',
        'Demonstration of mains-failure changeover',
        'Commissioning and warranty folder, paper and PDF',
      ],
      sectors: ['Large detached homes', 'Homes with heat pumps', 'Bungalows with wide roofs', 'Care homes'],
      microCaseStudy:
        'At a 1960s house in Gayton the owners had a heat pump coming and a ridge shaded by beeches. We placed 16 panels on the garage and the clear south-west slope, fitted a 9.5 kWh battery on the outside garage wall a metre clear of the door, and limited export to the 5 kW that the network allowed. Winter cheap-rate charging covers the morning warm-up.',
      features: [
        'Optimisers only where shade justifies them',
        'Heat pump and car included in design',
        'Black-framed panels on visible slopes',
        'Outdoor battery enclosures',
        'Backup circuits on request',
      ],
      callToAction: 'Planning a renovation? Invite our engineer while plans are still on paper and cables can be hidden for nothing.',
      content: `<h2>Where does the battery go in a big house?</h2>
<p>Space is seldom short, yet the obvious spot is often the wrong one. PAS 63100 rules out lofts, bedrooms and the stairs or hall by which you would leave. What remains, in order of preference:</p>
<ol>
<li>An outside wall, shaded, at least a metre from doors, windows and vents.</li>
<li>A detached garage or plant shed on a non-combustible base.</li>
<li>An attached garage with a fire-resisting wall, and a heat alarm linked to the house.</li>
</ol>
<h3>Details that owners ask about</h3>
<ul>
<li><strong>Appearance:</strong> panels run parallel to eaves, aligned with dormers, with cable dropped through the roof void rather than down the render.</li>
<li><strong>Hot water:</strong> a diverter sends spare power to the immersion before anything is exported.</li>
<li><strong>Monitoring:</strong> the app shows house, car and battery separately; it can join your <a href="/services/smart-home-installation">smart home</a> system.</li>
<li><strong>Bats and nests:</strong> we look before we lift, because roosts are protected by law.</li>
</ul>`,
      metaTitle: 'Solar PV Heswall | Batteries for Detached Homes',
      metaDescription:
        'Heswall solar and battery systems for large homes: tree shade plotted, heat pump and EV loads planned together, backup shown working before we go.',
    },
    {
      location: 'bebington',
      heroTitle: 'Solar Panel Installation in Bebington and Spital',
      heroSubtitle: 'Hipped semis, school roofs and the limits of a conservation village',
      heroDescription:
        'Straightforward systems for Bebington’s inter-war semis, with plain advice for homes where listing rules panels out.',
      introContent: `<p>Most of Higher Bebington, Spital and Poulton consists of semis built between the wars and just after: hipped roofs of plain or Marley tile, with one good face and two triangular ones. Eight to ten full panels fit the rectangle, a few smaller ones use the hip. That is a day and a half of work, and it suits the 3.68 kW limit nicely. In Port Sunlight, where hundreds of cottages are listed, we begin by explaining what consent would involve, and what else lowers a bill.</p>`,
      whyItMatters: [
        {
          title: 'Shared chimneys',
          text: 'A semi’s stack throws a moving shadow over the upper row. Leaving one module gap, or turning two panels landscape, can recover more energy than a bigger panel would.',
        },
        {
          title: 'Party-line courtesy',
          text: 'Rails finish well short of the neighbour’s tiles, so their roofer can still work. It also keeps wind uplift down at the most exposed edge of the pair.',
        },
        {
          title: 'Ageing boards',
          text: 'Many of these houses still run a plastic split-load board from the 1990s. Generation needs a properly rated position and bidirectional protective devices, so replacement may be part of the price.',
        },
      ],
      deliverables: [
        'Panel drawing to scale over your roof photograph',
        'Rafter and tile condition notes',
        'Notification to the network within 28 days',
        'Test results for DC and AC sides',
        'A one-page guide to isolating the system',
      ],
      sectors: ['Semi-detached homes', 'Primary schools', 'Sports and social clubs', 'Dental and medical practices'],
      microCaseStudy:
        'Retired owners in Spital were quoted elsewhere for fourteen panels, four of them north-facing. We fitted nine on the south-east slope with a 3.68 kW hybrid inverter ready for a later battery, and moved the dishwasher and immersion to timed daytime running. Their imported units between April and September dropped from 1,150 to 430.',
      features: [
        'Hip roof layouts',
        'Battery-ready inverters',
        'Scaffold down within the week',
        'Tile hooks, no drilled slates',
        'School holiday programmes',
      ],
      callToAction: 'Phone with your house style and which way the back faces; we can say in five minutes whether to survey.',
      content: `<h2>What fits on a typical semi</h2>
<ul>
<li><strong>Rear facing south:</strong> nine or ten panels of about 430 W, close to 4 kWp on a 3.68 kW inverter.</li>
<li><strong>Gable to the west:</strong> a second string on the hip side stretches output into the evening.</li>
<li><strong>Garage or extension:</strong> flat roofs take ballasted tubs after the joists have been checked for the weight.</li>
</ul>
<h3>If your house is in Port Sunlight</h3>
<p>The village is a conservation area and most of its cottages are Grade II listed, so roof panels visible from the greens are unlikely to be allowed, and work without consent is an offence. Alternatives that we can do discreetly: a battery on a cheap night tariff where siting permits, better heating controls, or <a href="/services/led-lighting-upgrades">LED lighting</a> throughout.</p>
<h3>Schools and clubs</h3>
<p>Daytime use makes a classroom block an excellent match. Roof work is set for holidays, DC routes stay outside occupied rooms, and a display in the entrance gives pupils real figures to argue about.</p>`,
      metaTitle: 'Solar Panels Bebington & Spital | Semi-Detached PV',
      metaDescription:
        'Solar for Bebington semis, Spital homes and local schools: hip-roof layouts, honest output, G98 notice filed, and clear advice on Port Sunlight listing.',
    },
  ],
};
