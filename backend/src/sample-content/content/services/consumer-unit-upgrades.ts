import type { ServiceContent } from '../types.js';

export const consumerUnitUpgrades: ServiceContent = {
  slug: 'consumer-unit-upgrades',
  title: 'Consumer Unit Upgrades',
  group: 'installation-upgrades',
  icon: 'circuit-board',
  description:
    'Old fuse boxes replaced by metal RCBO consumer units with surge protection, pre-tested, bonded, labelled and notified under Part P.',
  baseDescription:
    'The consumer unit decides how fast a fault is cleared and how much of the house goes dark with it. We test the existing circuits first, then fit a metal-clad board with an RCBO for each circuit and a surge protective device, check the bonding and certify the result.',
  content: `<h2>A board change is mostly testing</h2>
<p>Screwing a new box to the wall takes an hour or two. Knowing that the wiring behind it will stay on afterwards takes the rest of the day. A modern RCBO trips at a leakage the old fuse never noticed, so faults that have slept for years show themselves at once. We look for them beforehand.</p>
<ol>
<li><strong>Pre-check:</strong> insulation resistance, ring continuity, polarity, earth fault loop, and the classic borrowed neutral between hall and landing lights.</li>
<li><strong>Intake:</strong> condition of the service head, meter tails and earthing arrangement. The cut-out fuse belongs to the network operator and the meter to your supplier; where either must act, we tell you before booking.</li>
<li><strong>Bonding:</strong> main conductors to gas, water and any structural steel, commonly 10 mm² on a PME supply.</li>
<li><strong>Exchange:</strong> new enclosure, glanded entries, one device per circuit, torque-tightened terminals.</li>
<li><strong>Proof:</strong> trip times, loop values and functional tests recorded for every way.</li>
</ol>
<h2>What goes into the new unit</h2>
<ul>
<li>Non-combustible enclosure, as BS&nbsp;7671 requires for domestic premises</li>
<li>Type A RCBOs as standard, other types where the equipment calls for them</li>
<li>A surge protective device, changed by a plug-in cartridge</li>
<li>Arc fault detection where it is required or chosen</li>
<li>Spare ways for later loads</li>
</ul>
<p>Replacing a consumer unit in a dwelling is notifiable under Part P. You receive an Electrical Installation Certificate and, afterwards, the compliance certificate. If tests reveal that the cable itself has had its day, we will talk about <a href="/services/rewiring-services">rewiring</a> before you spend money on the box.</p>`,
  searchTerms: [
    'fuse board',
    'fuse box',
    'fusebox',
    'fuseboard',
    'new consumer unit',
    'distribution board',
    'trip switch',
    'RCD',
    'RCBO',
    'surge protection',
  ],
  keywords: ['consumer unit upgrade', 'fuse box replacement', 'RCBO consumer unit', 'surge protection', 'AFDD', 'Part P consumer unit'],
  metaTitle: 'Consumer Unit Upgrades | RCBO Boards with Surge Protection',
  metaDescription:
    'Fuse box replaced by a metal RCBO consumer unit with surge protection. Circuits are tested before the change, then certified and notified under Part P.',
  faqs: [
    {
      question: 'How long will the power be off during a consumer unit change?',
      answer:
        'Plan for most of one working day. We normally isolate between nine and ten in the morning and restore circuits one at a time during the afternoon as each passes its tests. Fridges stay cold if they are kept shut. Tell us about medical equipment, aquariums or home working, and we will arrange a temporary feed or a different day.',
      tags: ['consumer unit', 'downtime'],
    },
    {
      question: 'Is a plastic consumer unit against the rules?',
      answer:
        'Not in itself. The requirement for a non-combustible enclosure in homes applies to new work since January 2016; it does not reach back. An inspector may record a plastic unit as C3, improvement recommended, for instance beneath a timber staircase or on the only way out. Scorching, loose connections or missing blanks are different and receive a stricter code.',
      tags: ['consumer unit', 'EICR', 'C3'],
    },
    {
      question: 'What is the advantage of RCBOs over a split board with two RCDs?',
      answer:
        'With two RCDs, a leaking kettle can put out half the house, and the small leakage of many electronic appliances adds up until one device trips for no visible reason. An RCBO on each circuit keeps a fault where it belongs and leaves far more headroom. It also makes fault-finding quicker, because the tripped lever names the circuit.',
      tags: ['RCBO', 'RCD'],
    },
    {
      question: 'Do I need surge protection in a house?',
      answer:
        'Under the current edition surge protection is expected where an overvoltage could cause serious injury, the loss of a safety service, or significant financial or data loss. For any other dwelling it should be fitted unless the owner declares that it is not wanted. Against the price of a boiler circuit board or a television, most people have it fitted.',
      tags: ['SPD', 'BS\u00a07671'],
    },
    {
      question: 'Where are arc fault detection devices required?',
      answer:
        'BS\u00a07671 calls for AFDDs on single-phase socket circuits up to 32 A in houses in multiple occupation, purpose-built student accommodation, care homes and higher-risk residential buildings. In other homes they are recommended, not compulsory. They recognise the signature of a loose or damaged conductor arcing, which neither a circuit-breaker nor an RCD can detect.',
      tags: ['AFDD', 'HMO'],
    },
  ],
  pages: [
    {
      location: 'wirral',
      heroTitle: 'Consumer Unit Upgrades on the Wirral',
      heroSubtitle: 'One breaker per circuit, one bad appliance off instead of the whole house',
      heroDescription: 'Fuse boxes and tired split boards exchanged for RCBO units in homes and small premises throughout the peninsula.',
      introContent:
        '<p>Open the cupboard under the stairs in ten Wirral houses and you may meet ten generations of protection: porcelain carriers with fuse wire, push-button breakers, a lone RCD guarding everything, or a neat split board from 2008 that trips whenever the freezer defrosts. Not one was wrong when it was fitted.</p><p>Our job is to decide with you whether yours still serves the way you live, and to change it cleanly if it does not.</p>',
      whyItMatters: [
        {
          title: 'Fuse wire forgives too much',
          text: 'A rewireable fuse may carry far more than its rating for a long time and does nothing about a shock. Thirty milliamp protection disconnects in a fraction of a second.',
        },
        {
          title: 'Renovations outgrow boards',
          text: 'Extensions and loft rooms get tapped into whichever way is free. Sharing a breaker between a shower and a socket ring is something we undo most weeks of the year.',
        },
        {
          title: 'Storm surges travel',
          text: 'Lightning over the Irish Sea and switching on the network reach houses along the same lines. Electronics in boilers, inverters and ovens are the first casualties of a spike.',
        },
      ],
      deliverables: [
        'Written pre-check with any faults priced separately',
        'Metal RCBO unit with surge device and spare ways',
        'Electrical Installation Certificate',
        'Notification under the Building Regulations',
        'Legible labels and a ten-minute walk-through',
      ],
      sectors: ['Homeowners', 'Landlords with a C2 to clear', 'Buyers of older property', 'Shops and surgeries on single phase'],
      microCaseStudy:
        'In a Greasby bungalow everything hung from one RCD, which tripped twice a week. Pre-checks showed a neutral touching earth behind the utility room socket and a damp outside light. We cleared both, fitted twelve RCBOs, and the owner’s only visit to the cupboard since has been to read the meter.',
      features: [
        'Pre-check before any firm date',
        'RCBO on every way',
        'Plug-in surge cartridge',
        'Bonding brought up to size',
        'Labels printed, not scribbled',
      ],
      callToAction: 'Photograph your fuse box with the cover shut and send it over; we will tell you what we see.',
      content: `<h2>Should yours be changed?</h2>
<p>Age alone is a poor reason. These observations are better ones:</p>
<ul>
<li>No RCD protecting sockets that may feed equipment outdoors</li>
<li>Signs of heat: browned plastic, a fishy smell, a buzzing main switch</li>
<li>No free way, and a car charger or shower planned</li>
<li>An inspection report with C1 or C2 against the board</li>
<li>Obsolete breakers for which no listed replacement exists</li>
</ul>
<p>If all you have is an older plastic unit in sound order, a C3 at most, there may be better uses for your budget and we will say so. Where you are unsure, an <a href="/services/eicr-testing">EICR</a> gives a neutral picture first.</p>
<h2>Upstream of the board</h2>
<p>On the peninsula most properties are supplied through TN-S or PME services; a few lanes inland still depend on an earth rod. The arrangement changes the choice of devices, so we measure it. For power lost in the whole street, dial 105; for your own board, <a href="/contact">contact us</a>.</p>`,
      metaTitle: 'Consumer Unit Upgrades Wirral | RCBO Fuse Boards',
      metaDescription:
        'Wirral fuse box and consumer unit replacement with pre-checks, RCBOs, surge protection, bonding and full certification for homes and small premises.',
    },
    {
      location: 'wallasey',
      heroTitle: 'Consumer Unit Replacement in Wallasey and New Brighton',
      heroSubtitle: 'Boards for salt air, cellars and shared houses',
      heroDescription:
        'Replacement consumer units for terraces, flats and HMOs in CH44 and CH45, with arc fault protection where it is required.',
      introContent:
        '<p>Two things age switchgear in Wallasey faster than the calendar would. One is the sea: near the promenade, salt-laden air finds its way into porches and meter cupboards and leaves green terminals and stiff breakers. The other is conversion: tall Victorian houses around Seabank Road and Egremont now hold bedsits and flats, each with a small board squeezed into a landing cupboard.</p><p>Both call for more thought than a like-for-like swap.</p>',
      whyItMatters: [
        {
          title: 'Corrosion means heat',
          text: 'A tarnished clamp has a higher resistance, warms under load, and loosens as it cools. By the time the main switch hums, the tail insulation has usually begun to harden.',
        },
        {
          title: 'HMOs have a higher bar',
          text: 'New socket circuits of up to 32 A in a house in multiple occupation need arc fault detection. Landlords who change a board without it buy the job twice.',
        },
        {
          title: 'Hallways are escape routes',
          text: 'Meters and fuse boxes often share the entrance passage with the only staircase. A non-combustible enclosure, sealed entries and tidy tails matter most exactly there.',
        },
      ],
      deliverables: [
        'Survey of landlord’s and tenants’ supplies',
        'AFDD or RCBO schedule, way by way',
        'Sealed enclosure with glands suited to the position',
        'Certificates ready for the licensing file',
        'Before-and-after photographs of the intake',
      ],
      sectors: [
        'Licensed HMOs',
        'Leasehold flats and their managing agents',
        'Guest houses by the front',
        'Terraced homes in Liscard and Seacombe',
      ],
      microCaseStudy:
        'A landlord near Vale Park had eight lettings on boards with no RCD at all, three of them rusted at the hinges. Over four weekdays we fitted AFDD-protected units for the room sockets, moved the landlord’s board out of a damp cellar and corrected two crossed neutrals. The five-year report came back satisfactory.',
      features: [
        'AFDDs for shared housing',
        'Stainless fixings near the shore',
        'Boards lifted out of wet cellars',
        'Tenant notices drafted for you',
        'Landing supplies separated from flats',
      ],
      callToAction: 'Managing rooms or flats in Wallasey? Ring us with the number of boards and we will plan one visit for all.',
      content: `<h2>Where to put a board in a seaside house</h2>
<p>The coldest, dampest place in the building is where the original electricians put it: down the cellar steps, next to the coal chute. Condensation does the rest. If the supply head must stay, we can often leave only a switch-fuse beside it and take a sub-main up to a dry cupboard on the ground floor.</p>
<h3>Order of work in a shared house</h3>
<ol>
<li>Identify each circuit from every room, including the fire alarm and stair lights</li>
<li>Agree two or three short outages with residents in writing</li>
<li>Change the landlord’s board first, so that escape lighting and alarms are safe</li>
<li>Work through the rooms, restoring each by teatime</li>
</ol>
<p>An HMO occupied by five or more people in two or more households needs a licence, and the council will want to see electrical and <a href="/services/emergency-lighting">emergency lighting</a> records together. We can file them together with your five-yearly report: see <a href="/services/landlord-services">landlord services</a>.</p>`,
      metaTitle: 'Fuse Box Replacement Wallasey | HMOs, Flats, Terraces',
      metaDescription:
        'Consumer units replaced in Wallasey and New Brighton: AFDDs for HMOs, sealed boards against salt and damp, tenants kept informed, certificates on file.',
    },
    {
      location: 'ellesmere-port',
      heroTitle: 'Consumer Unit Upgrades in Ellesmere Port',
      heroSubtitle: 'Making room for chargers, solar and electric heating in post-war homes',
      heroDescription:
        'New boards for houses in Whitby, Great Sutton, Little Sutton and Overpool, sized for what is coming to the drive and the roof.',
      introContent:
        '<p>Ellesmere Port grew with its refinery, its docks and its vehicle plant, and the houses came in large, similar batches from the 1930s to the 1970s. That makes the wiring unusually predictable: a six-way board by the front door, storage heaters on a separate off-peak unit, and a cooker switch that doubles as the only kitchen socket.</p><p>What has changed is outside. With vans and cars going electric, the drive now asks for more current than the kitchen.</p>',
      whyItMatters: [
        {
          title: 'Six ways are not enough',
          text: 'A charger wants its own circuit, and so do a solar inverter and a heat pump. Adding enclosures side by side crowds the tails and leaves nobody sure which switch isolates what.',
        },
        {
          title: 'Export changes the direction',
          text: 'Solar panels and batteries feed back through the board. Devices must be suited to current in both directions, and older unidirectional RCBOs may not disconnect as intended.',
        },
        {
          title: 'Dead off-peak boards linger',
          text: 'When gas replaced storage heating, the second fuse box was often left live on the wall. We remove it, or reuse its supply properly where the tariff still exists.',
        },
      ],
      deliverables: [
        'Load assessment against the service fuse',
        'Single enclosure replacing scattered units',
        'Bidirectional devices for generation circuits',
        'Completed certificates with earthing details',
        'Dual-supply warning labels where panels are fitted',
      ],
      sectors: [
        'Former council houses',
        'Shift workers with home chargers',
        'Homes adding solar or storage',
        'Small lock-up units and garages',
      ],
      microCaseStudy:
        'A family in Great Sutton had three boards: the original, an off-peak relic and a charger enclosure hanging from its tails. We combined them in one fourteen-way unit, replaced the undersized bonding to the water pipe and reserved two ways for panels. The father’s night shifts decided the date, so he slept through none of it.',
      features: [
        'Several boards merged into one',
        'Provision for panels and battery',
        'Charging circuits kept separate',
        'Appointments around shift patterns',
      ],
      callToAction: 'Planning a charger or panels this year? Have the board looked at first; ask us for a load assessment.',
      content: `<h2>From six ways to fourteen: a typical layout</h2>
<table>
<thead><tr><th>Way</th><th>Circuit</th><th>Device</th></tr></thead>
<tbody>
<tr><td>1–2</td><td>Charger, shower</td><td>40 A RCBO, type to maker’s instructions</td></tr>
<tr><td>3</td><td>Cooker</td><td>32 A RCBO</td></tr>
<tr><td>4–6</td><td>Sockets up, down, kitchen</td><td>32 A Type A RCBOs</td></tr>
<tr><td>7–9</td><td>Lights, alarms</td><td>6 A RCBOs</td></tr>
<tr><td>10</td><td>Boiler or immersion</td><td>16 A RCBO</td></tr>
<tr><td>11–14</td><td>Spare for solar and storage</td><td>Blanked</td></tr>
</tbody>
</table>
<p>Before ordering we read the rating on the cut-out. A charge point has to be notified to the network operator in any case, and some services need an upgrade that takes weeks, so it pays to ask early. Our pages on <a href="/services/ev-charging-points">EV charging</a> and <a href="/services/solar-panel-installation">solar panels</a> explain those applications. Building control here is Cheshire West and Chester’s, though your certificate arrives in the same way.</p>`,
      metaTitle: 'Consumer Units Ellesmere Port | Ready for EV and Solar',
      metaDescription:
        'Consumer unit upgrades in Ellesmere Port: several old boards merged into one, loads assessed, bidirectional devices for solar and space for a charger.',
    },
    {
      location: 'neston',
      heroTitle: 'Consumer Unit Upgrades in Neston, Parkgate and Willaston',
      heroSubtitle: 'Town terraces, marsh-front houses and rural supplies on an earth rod',
      heroDescription:
        'Board changes in CH64 that start with the earthing, because between the market square and the farms it differs from lane to lane.',
      introContent:
        '<p>Stand on the Parade at Parkgate and the marsh runs out to Wales; turn round and overhead lines run inland to farms, stables and cottages at Ness, Burton and Willaston. Supplies out there are frequently TT, with no earth from the network and all reliance on a rod in the soil.</p><p>That single fact governs the whole design of a new consumer unit. We therefore measure the rod before recommending anything, and often find it corroded off below the surface.</p>',
      whyItMatters: [
        {
          title: 'A rod alone is not protection',
          text: 'Soil resistance is far too high to blow a fuse. On a TT supply only an RCD clears an earth fault, so its health, and discrimination between devices, are everything.',
        },
        {
          title: 'Overhead lines bring spikes',
          text: 'Exposed conductors across open country pick up lightning-induced surges that buried cables avoid. A protective device with suitable connections for TT is a modest addition.',
        },
        {
          title: 'Old voltage trips remain',
          text: 'Voltage-operated earth leakage breakers went out of recognition decades ago, yet we still uncover them in outhouses around Little Neston. They give a comfort they cannot honour.',
        },
      ],
      deliverables: [
        'Earth electrode resistance reading, dated',
        'New rod and inspection pit where the value is poor',
        'Time-delayed main RCD with RCBOs downstream',
        'Installation certificate stating system type',
        'Map of boards for house, stable and yard',
      ],
      sectors: ['Cottages and terraces', 'Farms and livery yards', 'Shops on the High Street', 'Village halls'],
      microCaseStudy:
        'At a livery yard outside Willaston the house lost power every time the horse-walker started. Its one 30 mA device protected nine buildings. We drove two new electrodes, fitted a time-delayed RCD at the intake and put RCBOs in each block. A fault in the tack room now stays there.',
      features: [
        'Electrode testing included',
        'Selective RCD arrangement',
        'Surge devices wired for TT',
        'Farm outbuildings tested together',
      ],
      callToAction: 'Not sure whether you have a rod or a mains earth? Call and we will show you where to look.',
      content: `<h2>Earthing first, box second</h2>
<p>Three arrangements occur within a couple of miles of Neston Cross, and the new board differs for each:</p>
<ul>
<li><strong>TN-S:</strong> the earth is the lead sheath of the underground cable, usual in older streets of the town. We verify that it is still continuous.</li>
<li><strong>TN-C-S (PME):</strong> common on newer estates. Bonding sizes go up, and outbuildings with metal frames need separate consideration.</li>
<li><strong>TT:</strong> the rural case. Tails ahead of the first RCD get extra insulation and secure entry into a metal enclosure, since no fuse would clear a fault there.</li>
</ul>
<p>Sometimes the network operator can offer an earth terminal on an overhead supply; we ask on your behalf when it would help.</p>
<p>Horses, ponds and polytunnels deserve their own protection, as does any lamp at the end of a garden path: see <a href="/services/outdoor-lighting">outdoor lighting</a>. Should a trip refuse to reset on a wet night, <a href="/services/emergency-electrical">our emergency team</a> covers the marsh side too.</p>`,
      metaTitle: 'Consumer Unit Upgrades Neston | TT Supplies, Parkgate',
      metaDescription:
        'New consumer units in Neston, Parkgate and Willaston. Earth rods measured, TT supplies protected by selective RCDs, outbuildings mapped and certified.',
    },
  ],
};
