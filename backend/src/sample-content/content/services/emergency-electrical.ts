import type { ServiceContent } from '../types.js';

export const emergencyElectrical: ServiceContent = {
  slug: 'emergency-electrical',
  title: 'Emergency Electrical',
  group: 'safety-security',
  icon: 'siren',
  description:
    'Help with burning smells, dead circuits, water damage and tripping supplies: made safe first, repaired and tested properly afterwards.',
  baseDescription:
    'When something buzzes, smells or simply goes dark, you want an electrician who asks the right questions on the phone. We talk you through making the place safe, say honestly when we can be there, find the fault with instruments and leave you with a certificate for whatever was repaired.',
  content: `<h2>When electricity cannot wait</h2>
<p>Some faults are inconvenient, others dangerous. Burning smells, scorched fittings, shocks from taps or appliances, water in a board, exposed conductors and a main switch that is too hot to touch belong to the second kind: ring us, and do not wait to see whether it gets worse.</p>
<h3>Before we arrive</h3>
<ul>
<li>If anyone is hurt or there is fire, ring 999 first.</li>
<li>Switch off at the main switch if you can reach it with dry hands and dry feet.</li>
<li>Never touch the cut-out or meter seals. If the street is dark as well, the number for power cuts is 105.</li>
<li>Keep people out of rooms with wet ceilings.</li>
</ul>
<h3>On site</h3>
<ol>
<li>Isolate, lock off and prove dead with an approved voltage indicator.</li>
<li>Find the cause by insulation, continuity and leakage tests, dividing the installation until one section remains.</li>
<li>Repair it, or make safe and restore everything else.</li>
<li>Test protective devices and earthing before power returns.</li>
<li>Explain what happened, in words and on paper.</li>
</ol>
<h3>What stays with you</h3>
<p>Repairs get a Minor Works Certificate or an installation certificate to BS&nbsp;7671, photographs of the damage for an insurer, and a written quotation for any second visit. Notifiable work, such as a replacement <a href="/services/consumer-unit-upgrades">consumer unit</a>, is reported under Part P. The call-out charge and hourly rate are told to you before anyone sets off.</p>`,
  searchTerms: [
    'power cut',
    'no power',
    'lost power',
    'call out',
    'callout',
    'burning smell',
    'tripping',
    'sparks',
    '24 hour electrician',
    'out of hours',
  ],
  keywords: [
    'emergency electrician',
    'power loss',
    'burning smell socket',
    'tripping RCD',
    'electrical fault finding',
    'water damage electrics',
  ],
  metaTitle: 'Emergency Electrical Help: Made Safe, Then Repaired',
  metaDescription:
    'Burning smell, no power or water in the electrics? Emergency electricians who make safe, trace the fault with instruments and certify the repair.',
  faqs: [
    {
      question: 'Is my problem an emergency?',
      answer:
        'Treat it as one if there is a smell of burning or fish, heat, smoke, crackling, a shock, water near wiring, or no power for someone who depends on medical equipment. A single dead socket or a lamp that will not light can normally wait for office hours at the ordinary rate. Ring anyway if you are unsure; deciding is our job.',
      tags: ['emergency', 'safety', 'advice'],
    },
    {
      question: 'Is it the network or my own installation?',
      answer:
        'Look outside. If neighbours and street lamps are dark, call 105 and the network operator will deal with it without charge. If only you are off, check the main switch and RCDs. A prepayment meter may have run out of credit. When everything appears switched on but nothing works, the fault may lie in the cut-out, which belongs to the operator.',
      tags: ['emergency', 'power-cut', 'network'],
    },
    {
      question: 'My RCD will not stay on. What can I try?',
      answer:
        'Unplug everything, not merely switch it off, and turn all circuit breakers down. Reset the RCD, then raise the breakers one by one. The one that trips it carries the fault. Leave that down and use the rest. If it trips with everything off, or something smells, stop there and ring us. Never tape or hold a device in.',
      tags: ['emergency', 'rcd', 'fault-finding'],
    },
    {
      question: 'What does a call-out cost?',
      answer:
        'We quote a first-hour figure for your postcode and time of day before setting off, then a rate for each further half hour, with parts listed separately. Nights, Sundays and bank holidays cost more than a weekday. If a temporary repair is sensible, we say so, because finishing the job in daylight is often the cheaper route.',
      tags: ['emergency', 'cost', 'call-out'],
    },
    {
      question: 'I rent my home. Should I call you or my landlord?',
      answer:
        'Call the landlord or agent first, unless there is danger and nobody answers. Fixed wiring is the landlord’s repairing duty, and most agents have an authorised number. In danger, switch off and ring us; we will make it safe, photograph the fault and give you a report to forward. Agree who pays before any repair beyond that, so nobody is surprised.',
      tags: ['emergency', 'tenants', 'landlords'],
    },
  ],
  pages: [
    {
      location: 'wirral',
      heroTitle: 'Emergency Electrical Call-Outs across the Wirral',
      heroSubtitle: 'A calm voice first, then a van',
      heroDescription:
        'Round-the-clock fault finding and make-safe visits for homes and businesses from New Brighton to Eastham and the Dee villages.',
      introContent:
        '<p>With water on three sides, dock bridges that lift for shipping, one motorway and some very narrow lanes, where you are on the peninsula decides how soon we can honestly be there. The person who answers asks four or five questions, tells you what to switch off, and names a time range that we mean to keep.</p><p>Half of all callers are safe before the engine starts, because the fault turned out to be isolatable over the telephone.</p>',
      whyItMatters: [
        {
          title: 'Heat builds silently',
          text: 'A loose terminal in a shower switch or a charger circuit can glow for weeks without tripping anything. Smell is frequently the only warning, so act on it the same evening.',
        },
        {
          title: 'Guesswork costs twice',
          text: 'Replacing a breaker because it trips treats the messenger. Insulation readings per circuit show whether cable, appliance or device is at fault, normally within the first half hour.',
        },
        {
          title: 'Proof for the insurer',
          text: 'Claims after fire, flood or lightning go better with dated photographs, measured values and a certificate. We write these up even when the repair itself was small.',
        },
      ],
      deliverables: [
        'Verbal safety advice during your call',
        'Make-safe notice describing what is isolated',
        'Fault report with readings and pictures',
        'Certificate for completed repairs',
        'Priced list of follow-up work',
      ],
      sectors: ['Homeowners and tenants', 'Letting agents', 'Shops and offices', 'Care providers'],
      microCaseStudy:
        'One Sunday evening a Greasby family reported a fishy smell by the cooker switch. On the phone we had them turn off the main switch and stay out of the kitchen. The engineer found a terminal never fully tightened, its insulation turned to charcoal. By ten the run had been renewed, tested and certified, with the oven back in use.',
      features: [
        'Emergency line around the clock',
        'Arrival range stated truthfully',
        'Vans stocked with common RCBOs',
        'Instrument-led fault finding',
        'Same-night written report',
      ],
      callToAction: 'If it smells or buzzes or sparks, do not wait for morning: ring the number at the top of this page.',
      content: `<h2>Sorting the urgent from the annoying</h2>
<table><thead><tr><th>Sign</th><th>What to do</th></tr></thead><tbody>
<tr><td>Tingling from tap or case</td><td>Main switch off, touch nothing metal, ring now</td></tr>
<tr><td>Lamps flaring or surging all over the house</td><td>Possible lost neutral: everything off, call 105 and us</td></tr>
<tr><td>RCD trips in rain</td><td>Leave the outdoor circuit down, book next day</td></tr>
<tr><td>One lamp dead</td><td>Ordinary appointment</td></tr>
</tbody></table>
<h2>After the night visit</h2>
<p>An emergency is often the loudest symptom of an installation that has been asking for attention. Where boards still have rewirable fuses, or cables with rubber insulation, our report says what that means tonight and what may safely wait. A full <a href="/services/eicr-testing">EICR</a> then classifies the rest as C1, C2, C3 or FI. Businesses can avoid the next surprise with <a href="/services/electrical-maintenance">planned maintenance</a>.</p>`,
      metaTitle: 'Emergency Electrician Wirral: 24-Hour Fault Finding',
      metaDescription:
        'Emergency electricians for all of Wirral: safety advice while you call, honest arrival times, faults traced by measurement and repairs certified.',
    },
    {
      location: 'wallasey',
      heroTitle: 'Emergency Electrical Repairs in Wallasey',
      heroSubtitle: 'Storm, salt and converted houses',
      heroDescription:
        'Urgent help when sea weather, old fuse boards or shared supplies let you down in New Brighton, Liscard and Seacombe.',
      introContent:
        '<p>A north-westerly gale at spring tide throws spray clean over the promenade at New Brighton, and by midnight our phone knows about it. Salt water tracks across outdoor junction boxes, through perished window frames and down the inside of render. Next morning the sun dries it and the fault disappears, leaving a crust of green copper that will conduct again in the next shower.</p><p>We look for that crust, not just for a reset switch.</p>',
      whyItMatters: [
        {
          title: 'Faults that dry out come back',
          text: 'Salt left behind after flooding attracts moisture from the air. Unless the fitting is washed, dried or replaced, the same RCD will drop on the next damp evening.',
        },
        {
          title: 'One intake, several flats',
          text: 'In divided terraces a tripped landlord’s board can take out hall lights, alarm and boiler for six households. Somebody has to know where it is and hold the key.',
        },
        {
          title: 'Rewirable fuses invite bodges',
          text: 'We still find fuse carriers in Poulton and Egremont wound with doubled wire after earlier trouble. The cable then becomes the fuse, inside a lath wall.',
        },
      ],
      deliverables: [
        'Corrosion findings marked on photographs',
        'Temporary weatherproof supply where possible',
        'Key-holder sheet for shared intakes',
        'Minor Works Certificate per repaired circuit',
      ],
      sectors: ['Seafront homes and flats', 'HMO landlords and tenants', 'Arcades and food kiosks', 'Shops around Liscard'],
      microCaseStudy:
        'During a January storm a guest house near the Marine Promenade lost everything except one floor of sockets. Water had run along an old sign cable into the trunking. We cut the sign off, dried and resealed the entry, replaced two RCBOs full of brine and had breakfast cooking by seven. A new route for the sign followed in February.',
      features: [
        'Storm-damage make-safe',
        'Landlord supply restoration',
        'Temporary lighting for stairs',
        'Sealed replacements for outdoor gear',
        'Evidence pack for insurers',
      ],
      callToAction: 'Phone us while the weather is still at it, and say which floor you are on and whether the hall lights work.',
      content: `<h2>What usually fails first along this shore</h2>
<ol>
<li>Outside lights with glands facing upwards or sideways.</li>
<li>Illuminated signs and shutter motors on the windward face.</li>
<li>Meter cupboards beneath bay windows, where sills leak.</li>
<li>Cellar boards, when drains back up on a high tide.</li>
</ol>
<p>If the cellar is wet, do not go down to the fuse board. Stay upstairs, ring us, and we will ask the network operator to disconnect at the service if it has to be done from outside.</p>
<h2>Landlords: response that stands up</h2>
<p>Tenants without power or with exposed conductors need a prompt answer, and an agent needs evidence of one. Each visit closes with times, readings and photographs in a single document. Hazards recorded in a tenancy’s <a href="/services/landlord-services">electrical safety report</a> have to be put right within 28 days, or sooner if the report says so; under stairs lit only by hired lamps, sooner is kinder.</p>
<p>For lasting protection outdoors, see <a href="/services/outdoor-lighting">coastal-grade exterior fittings</a>.</p>`,
      metaTitle: 'Emergency Electrician Wallasey and New Brighton',
      metaDescription:
        'Power lost in a storm, salt in the sockets or a dead landlord supply? Urgent electrical repairs in Wallasey, with photographs and certificates.',
    },
    {
      location: 'hoylake',
      heroTitle: 'Emergency Electrical Help in Hoylake and Meols',
      heroSubtitle: 'Cold rooms, coffee machines and cottages by the shore',
      heroDescription: 'Fast fault finding for food businesses and homes where a few hours without power spoil more than an evening.',
      introContent:
        '<p>Behind the fish counter, the ice-cream parlour and the bistro kitchens of Market Street stand freezers worth more than the week’s wages. When their circuit drops out on a Saturday, every hour counts in degrees. Along the shore road the calls are different: blown sand in a garden socket, a sump pump silent after heavy rain, an immersion heater that has taken the whole house down.</p><p>Tell us which it is. A trader with a warming cold room moves up the list.</p>',
      whyItMatters: [
        {
          title: 'The freezer clock',
          text: 'A full, closed chest freezer holds safely for a day or more; a busy upright holds for much less. Getting one circuit live on a temporary feed may save the contents long before the repair is complete.',
        },
        {
          title: 'Sand is abrasive',
          text: 'Fine grains off the beach wear door seals and settle in vents. Motors overheat, breakers trip on the hottest day, and the reset works exactly three times.',
        },
        {
          title: 'Pumps protect cellars',
          text: 'Low-lying streets towards Meols depend on sump pumps during cloudbursts. One shared RCD with the garden lamps means that a wet spike light can flood a basement.',
        },
      ],
      deliverables: [
        'Temporary supply to refrigeration where safe',
        'Temperature and time notes for stock claims',
        'Cause of trip named by appliance or cable',
        'Recommendation for splitting critical circuits',
      ],
      sectors: ['Cafés and restaurants', 'Fishmongers and delicatessens', 'Clubhouses', 'Period cottages and promenade houses'],
      microCaseStudy:
        'At noon on a bank holiday an espresso machine on Market Street took out the till, the fridges and the lights together. All hung on one 30 mA device. We isolated the machine’s failed element, put refrigeration on a separate protected way from the spare in the board and had the queue served by half past one. The element was replaced on Tuesday.',
      features: [
        'Priority for perishable stock',
        'Refrigeration circuits separated',
        'Sump pump and heating faults',
        'Quiet work during service',
        'Repair of sand-worn outdoor sockets',
      ],
      callToAction: 'Keep the freezer lids shut and call us straight away, saying what is warming and since when.',
      content: `<h2>While you wait in a food business</h2>
<ul>
<li>Note the time and each cabinet’s temperature; environmental health and insurers ask for both.</li>
<li>Unplug the appliance that was last switched on.</li>
<li>Do not run an extension lead from next door: it may be overloaded, and it crosses an exit.</li>
<li>Turn the fryers’ gas off if extraction has stopped.</li>
</ul>
<h2>Making the next one smaller</h2>
<p>Most shops we attend have grown around one old board. Giving each cold store its own RCBO, on a way labelled so that nobody switches it off at closing time, means a faulty kettle no longer ruins stock. That belongs to <a href="/services/commercial-electrical">commercial electrical work</a> and takes a morning before opening.</p>
<p>In older cottages the commonest cause is an immersion element or an oven, both easily proved with an insulation tester. The kitchen’s own circuits are covered under <a href="/services/kitchen-electrical">kitchen electrical</a>.</p>`,
      metaTitle: 'Emergency Electrician in Hoylake and Meols, CH47',
      metaDescription:
        'Freezers off, pump silent or the whole house tripped? Urgent electrical fault finding in Hoylake and Meols, with food traders’ stock given priority.',
    },
    {
      location: 'neston',
      heroTitle: 'Emergency Electrical Service in Neston and the Villages',
      heroSubtitle: 'Overhead lines, earth rods and long lanes',
      heroDescription:
        'Urgent repairs for town houses, farms and cottages in Neston, Parkgate, Ness and Willaston, including earthing faults.',
      introContent:
        '<p>Out past Little Neston the electricity still comes across fields on poles, and a falling branch can do strange things to it. Lamps flare, televisions die, then all is quiet. Several cottages and stables have no earth from the network either; they rely on a rod in the ground, which works well in wet clay and poorly after a dry summer.</p><p>Such installations need an engineer with an earth-loop tester who understands TT systems, and we send one.</p>',
      whyItMatters: [
        {
          title: 'A broken neutral is dangerous',
          text: 'If the neutral fails upstream, voltages can rise well beyond normal and exposed metal may become live. Switching off at once protects people and, with luck, the boiler’s circuit board.',
        },
        {
          title: 'Rods corrode unseen',
          text: 'Without a good earth, only the RCD stands between a fault and a fatal shock. It may not have been pressed since the house was sold.',
        },
        {
          title: 'Animals feel it first',
          text: 'Cattle and horses react to a few volts between trough and floor. Restless stock at a water point can be the earliest sign of a faulty heater or pump.',
        },
      ],
      deliverables: [
        'Earth electrode reading in ohms',
        'RCD trip times written into the report',
        'Evidence for the network operator’s claim desk',
        'Isolated list of damaged appliances',
        'Advice on generator connection',
      ],
      sectors: ['Rural cottages', 'Livery yards and farms', 'Town-centre shops', 'Parkgate hospitality'],
      microCaseStudy:
        'A smallholder in Willaston rang when the ponies refused their trough. With the yard isolated, we measured a perished tank heater and an earth rod at over 1,500 ohms. The heater came out, two deeper rods brought the figure under 60, and a new time-delayed RCD now backs up the 30 mA device for the stables.',
      features: [
        'TT earthing put right',
        'Overvoltage damage checks',
        'Stable and barn circuits',
        'Generator changeover switches',
        'Contact with the network operator',
      ],
      callToAction: 'Should lights surge or animals shy from metal, switch off and telephone us before touching anything else.',
      content: `<h2>After a storm on the line</h2>
<ol>
<li>Stay well away from fallen conductors, and assume that fences touching them are live. Ring 105.</li>
<li>Turn your main switch off until the operator has finished; supplies can return at the wrong voltage.</li>
<li>Unplug sensitive appliances.</li>
<li>Have earthing and RCDs measured if anything behaved oddly.</li>
</ol>
<p>We examine boiler controls, alarm panels and charger electronics one at a time, so that a second surge victim does not bring the circuit down again. Surge protective devices, fitted beside the board, blunt the next event.</p>
<h2>Town calls</h2>
<p>Around the Cross and Brook Street the work is more ordinary: aged boards in Victorian terraces, damp cellars, shops with one phase doing everything. Cheshire West is the local authority for building control here, and notifiable repairs are recorded accordingly. If the report ends in a tired installation, we can price a staged <a href="/services/rewiring-services">rewire</a>; if solar panels are in the picture, our <a href="/services/solar-panel-installation">solar team</a> checks their isolation as well.</p>`,
      metaTitle: 'Emergency Electrician Neston, Parkgate and Willaston',
      metaDescription:
        'Overhead line damage, failed earth rods, stable and cottage faults: emergency electrical help in Neston and its villages, with measured results.',
    },
  ],
};
