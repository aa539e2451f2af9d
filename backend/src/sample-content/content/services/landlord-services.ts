import type { ServiceContent } from '../types.js';

export const landlordServices: ServiceContent = {
  slug: 'landlord-services',
  title: 'Landlord Services',
  group: 'testing-compliance',
  icon: 'key-round',
  description:
    'Rental compliance in one visit: five-yearly EICR, smoke and CO alarms, appliance checks and the repairs that close the report in time.',
  baseDescription:
    'We keep rented property on the right side of the regulations. One visit covers the five-yearly wiring report, smoke and carbon monoxide alarms and the appliances you supply; repairs follow inside the 28-day limit, and every document reaches you in the form that tenants, agents and councils expect.',
  content: `<h2>What the law asks of a landlord in England</h2>
<p>The private rented sector regulations of 2020 require the fixed wiring to be inspected by a qualified person at least every five years. The duties after that are a matter of dates, and dates are where most landlords slip.</p>
<table>
<tr><th>Duty</th><th>Time allowed</th></tr>
<tr><td>Copy of the report to sitting tenants</td><td>28 days from the inspection</td></tr>
<tr><td>Copy to a new tenant</td><td>Before they move in</td></tr>
<tr><td>Copy to the council on request</td><td>7 days</td></tr>
<tr><td>Urgent repairs or further investigation</td><td>28 days, or less if the report says so</td></tr>
<tr><td>Written proof of repair to tenant and council</td><td>28 days from completion</td></tr>
</table>
<p>Councils can impose civil penalties; the ceiling was raised from £30,000 to £40,000 in November 2025. They may also arrange the work themselves and send you the bill.</p>
<h3>How we handle a property</h3>
<ol>
<li>We arrange access with the tenant directly and keep a record of each attempt.</li>
<li>The <a href="/services/eicr-testing">EICR</a> is carried out, alarms are tested and supplied appliances looked over.</li>
<li>Small faults within a limit you set beforehand are repaired on the spot.</li>
<li>Larger ones are quoted with the final legal date written at the top.</li>
<li>Certificates and Part P notification, where needed, close the file.</li>
</ol>
<p>Our reminder goes out three months before the next date, so that a change of tenant can be used for access.</p>`,
  searchTerms: [
    'landlord certificate',
    'rental',
    'rented house',
    'letting agent',
    'tenant',
    'HMO',
    'buy to let',
    'smoke alarm',
    'electrical certificate',
  ],
  keywords: [
    'landlord electrical certificate',
    'landlord EICR',
    'rental property electrician',
    'HMO electrical safety',
    'smoke and CO alarms for landlords',
    'private rented sector regulations',
    'letting agent electrician',
  ],
  metaTitle: 'Landlord Electrical Services and Safety Reports',
  metaDescription:
    'Five-yearly EICRs, smoke and CO alarms, appliance checks and repairs for landlords and agents in England, with every legal deadline tracked and documented.',
  faqs: [
    {
      question: 'What if my tenant will not let the electrician in?',
      answer:
        'You are not in breach while you take all reasonable steps, but you must be able to show them. We write to the tenant with two proposed dates, follow up by text, and log each refusal with the time. That record goes to you. Nobody may force entry for an inspection; if the refusals continue, take legal advice and keep offering appointments.',
      tags: ['landlord', 'access'],
    },
    {
      question: 'Does a C3 have to be repaired?',
      answer:
        'No. A C3 is an improvement recommended by the inspector, and a report with nothing worse remains satisfactory. We would still do some of them between tenancies, when the rooms are empty: adding RCD protection to a lighting circuit costs far less then than as a separate visit. C1, C2 and FI are the entries that start the 28-day clock.',
      tags: ['landlord', 'eicr codes'],
    },
    {
      question: 'Which alarms must a rented house have?',
      answer:
        'At least one smoke alarm on each storey that contains living accommodation, and a carbon monoxide alarm in any living room, bedroom or similar space with a fixed combustion appliance other than a gas cooker. They must work on the day a tenancy begins, and be repaired or replaced once a tenant reports a fault. Licensed HMOs normally need an interlinked mains system on top of that.',
      tags: ['landlord', 'alarms'],
    },
    {
      question: 'Must landlords have appliances PAT tested?',
      answer:
        'Private landlords are under no general duty to have a formal test, though some HMO and selective licences ask for one. What you supply must nevertheless be safe. A check at each change of tenancy, recorded with readings, is inexpensive evidence. Supplying fewer loose appliances helps too: a tenant’s own toaster and microwave are a tenant’s responsibility.',
      tags: ['landlord', 'pat'],
    },
    {
      question: 'Is a new installation exempt from the five-year report?',
      answer:
        'For a newly built or completely rewired home, the Electrical Installation Certificate can serve in place of an EICR for up to five years from its date, provided that it covers the whole installation and you have no reason to doubt it. A certificate for a new board or a single circuit does not, since it says nothing about the wiring left untouched.',
      tags: ['landlord', 'certificates'],
    },
  ],
  pages: [
    {
      location: 'wirral',
      heroTitle: 'Electrical Services for Wirral Landlords and Agents',
      heroSubtitle: 'One diary, one invoice, all your dates',
      heroDescription:
        'Reports, alarms and repairs for single lets and whole portfolios, arranged with tenants so that you do not have to drive over with the keys.',
      introContent: `<p>Some of our landlords own a single flat in Prenton inherited from an aunt; some manage eighty doors from Rock Ferry to Moreton. Their problem is alike: five or six documents per address, each with another expiry, and tenants who work shifts. We keep the calendar for them. When a date approaches we ring the tenant, test wiring and alarms during one visit, and send the agent a package with plain file names, ready for upload.</p>`,
      whyItMatters: [
        {
          title: 'Deadlines cost more than faults',
          text: 'A cracked socket is cheap to change. Missing the month allowed for it exposes the owner to a civil penalty, and councils decide the amount by looking at conduct and record-keeping.',
        },
        {
          title: 'Evidence wins disputes',
          text: 'When deposits, rent repayment or an insurance claim are argued, dated photographs of alarms and sockets at check-in carry weight. Memories of a phone call do not.',
        },
        {
          title: 'Voids are precious',
          text: 'Three empty days between tenancies are enough for testing and improvements if they are booked ahead. Left until the van with the furniture arrives, the same jobs drag on for months.',
        },
      ],
      deliverables: [
        'EICR with remedial certificates attached',
        'Alarm record by room with expiry years',
        'Access log of calls and letters',
        'Portfolio calendar, refreshed quarterly',
        'Covering letter for the tenant',
      ],
      sectors: ['Letting agents', 'Portfolio owners', 'Accidental landlords', 'Housing charities'],
      microCaseStudy:
        'An agent in Moreton passed us 46 addresses with reports due the same spring, all first tested in a rush five years earlier. We spread visits over ten weeks, reached 44 at the first or second attempt and documented the two refusals. Thirty-one were satisfactory; every repair on the other thirteen was certified inside three weeks.',
      features: [
        'Tenant appointments made by us',
        'Repair limit agreed beforehand',
        'Keys collected from your branch',
        'Reminders three months ahead',
        'Portfolio pricing by address',
      ],
      callToAction: 'Email us a list of addresses with their last report dates, and you will get it back as a working calendar.',
      content: `<h2>One visit instead of four</h2>
<p>Separate trades mean separate knocks at the door. For a typical two-bedroom terrace our engineer needs about half a day to do all of this:</p>
<ul>
<li>inspect and test the fixed wiring, and photograph the intake;</li>
<li>press, date-check and where necessary replace smoke, heat and CO alarms;</li>
<li>look over cooker, washing machine and whatever else the inventory lists;</li>
<li>swap broken faceplates, fit blanks, tighten bonding clamps within your limit.</li>
</ul>
<h3>Standard or house in multiple occupation?</h3>
<p>Five or more people in two or more households, sharing facilities, need a mandatory HMO licence; smaller sharers may come under local schemes, so look up the street before you let. If the property qualifies we quote for a suitable <a href="/services/fire-alarm-systems">fire alarm system</a> and, where the stair calls for it, <a href="/services/emergency-lighting">emergency lighting</a>. For leaks through a ceiling rose at ten at night there is our <a href="/services/emergency-electrical">emergency service</a>.</p>`,
      metaTitle: 'Landlord Electrical Services Wirral | EICR and Alarms',
      metaDescription:
        'Wirral landlords and agents: wiring reports, smoke and CO alarms and repairs in one visit, tenant access handled, portfolio dates kept, all files named.',
    },
    {
      location: 'birkenhead',
      heroTitle: 'Landlord Electrics in Birkenhead’s Terraces and Flats Over Shops',
      heroSubtitle: 'Fast turnrounds for CH41 and CH42 portfolios',
      heroDescription:
        'Void packages, selective-licence paperwork and honest repair-or-renew advice for rented houses that have to earn their keep.',
      introContent: `<p>Streets off Borough Road and in the North End hold some of the most affordable rented terraces on Merseyside. Margins are thin, so owners want to know which work is truly needed this year. We give that answer in pounds. Parts of the town have come under Wirral Council’s selective licensing, where an electrical report accompanies the application, and flats over Grange Road and Oxton Road shops bring the riddle of shared supplies. None of it is new to our vans.</p>`,
      whyItMatters: [
        {
          title: 'Licence schemes change',
          text: 'Selective licensing areas open, lapse and move by a few streets. We advise checking each postcode with the council before letting, and prepare the report in readiness for an application.',
        },
        {
          title: 'Bypassed meters happen',
          text: 'In vacant houses we sometimes find tampered cut-outs and tails joined by hand. These are a C1 and a matter for the network operator before anyone switches a thing back on.',
        },
        {
          title: 'Shops below, beds above',
          text: 'A takeaway fryer under a bedroom alters the fire risk. Detection usually has to link both uses, and the wiring between them must be clearly divided and labelled.',
        },
      ],
      deliverables: [
        'Void report within two working days',
        'Costed choice: patch, new board or rewire',
        'Alarm certificate for the licence file',
        'Meter and supply photographs on taking possession',
      ],
      sectors: ['Terraced-house portfolios', 'Auction buyers', 'Owners of mixed-use buildings', 'Supported housing providers'],
      microCaseStudy:
        'An investor bought a Tranmere terrace at auction with the supply dead. The cut-out had been tampered with, copper stripped from the loft and the board removed. After SP Energy Networks had renewed the head, we rewired it in six days, fitted interlinked mains alarms, and the full certificate allowed letting without a separate report for five years.',
      features: [
        'Key-safe access to empty houses',
        'Auction-pack surveys',
        'Coordination with the network operator',
        'Patch and renewal priced side by side',
      ],
      callToAction: 'Got the keys to an empty house? Phone this week and have wiring answers before the plasterer starts.',
      content: `<h2>Making a void week count</h2>
<p>Monday’s inspection tells you by Tuesday evening what you own. From there the path forks:</p>
<ol>
<li><strong>Satisfactory.</strong> We renew alarms that have reached ten years, replace cracked plates and leave.</li>
<li><strong>Sound cables, tired board.</strong> A steel unit with RCBOs and surge protection goes in within a day, with Building Regulations notification.</li>
<li><strong>Cables finished.</strong> A two-bedroom terrace can be rewired in under a week while it stands empty, chases filled and ready for skim.</li>
</ol>
<h3>Flats over shops</h3>
<p>Before testing one, we find out which meter serves the stairs. If the shop supplies them, the upstairs tenant’s safety hangs on the retailer’s bill, and we propose a small landlord’s supply instead. Detection between kitchen extract and bedroom is planned with your fire risk assessor.</p>
<p>Owners weighing a full refurbishment may find our page on <a href="/services/rewiring-services">rewiring</a> useful, or look at finished <a href="/projects">projects</a>.</p>`,
      metaTitle: 'Landlord Electrician Birkenhead | Voids and Licences',
      metaDescription:
        'Rental electrics in Birkenhead and Tranmere: void inspections in two days, auction-house rewires, licence paperwork and flats above shops sorted out.',
    },
    {
      location: 'wallasey',
      heroTitle: 'HMO and Landlord Electrics in Wallasey',
      heroSubtitle: 'Shared houses from Seacombe ferry to New Brighton',
      heroDescription:
        'Fire detection, AFDD protection and wiring reports for tall Victorian houses let by the room, and for the flats around Liscard.',
      introContent: `<p>Boarding houses built for Edwardian day trippers convert easily to rooms: many doors, a big stair, a basin in each corner. They also concentrate seven kettles, seven heaters and seven phone chargers on wiring meant for one family. Egremont, Seacombe and the streets behind Victoria Road hold a good share of our HMO work. We size the supply for how people really live, protect their sleeping rooms, and produce drawings that a licensing officer can follow floor by floor.</p>`,
      whyItMatters: [
        {
          title: 'Sockets need arc detection',
          text: 'Since Amendment 2 to BS\u00a07671, new or altered single-phase socket circuits up to 32 amps in HMOs require arc fault detection devices. A new circuit without them fails the standard from its first day.',
        },
        {
          title: 'Detection must interlink',
          text: 'A smoulder in the basement bedsit has to wake the attic. BS\u00a05839-6 grades and categories decide heads, cable and panel; battery alarms from the supermarket will satisfy no licence.',
        },
        {
          title: 'Shared heaters overload',
          text: 'When wind comes off the Mersey, portable heaters go on in every room together. We log the current for a week before deciding whether the intake or the heating should change.',
        },
      ],
      deliverables: [
        'Floor plans with detectors and escape lights',
        'BS\u00a05839-6 certificate by grade and category',
        'EICR for the common parts and each letting room',
        'Load study over seven days',
        'Weekly alarm test sheet for the house folder',
      ],
      sectors: ['Licensed HMOs', 'Bedsit conversions', 'Seafront flats', 'Specialist student and key-worker lets'],
      microCaseStudy:
        'Seven professionals shared a house near Magazine Promenade where the board tripped nightly. A logger showed 92 amps at seven in the evening on a 60 amp fuse. We had the network operator uprate the service, fitted a board with combined AFDD and RCBO protection for sockets, and added a Grade A panel. The licence was renewed without electrical conditions.',
      features: [
        'AFDD boards designed for shared houses',
        'Grade A panels and Grade D1 interlinked alarms',
        'Room-by-room circuit labelling',
        'Work phased so nobody moves out',
      ],
      callToAction: 'Planning to let by the room? Speak to us before the application so that the drawings and the wiring agree.',
      content: `<h2>Wiring for seven kettles</h2>
<p>In a shared house we give each pair of rooms its own socket circuit, keep kitchens separate, and feed alarms, stair lights and the router from a landlord’s way that no tenant can switch off.</p>
<table>
<tr><th>Part of the house</th><th>Our usual approach</th></tr>
<tr><td>Letting rooms</td><td>Sockets on AFDD with 30 mA protection, smoke detector</td></tr>
<tr><td>Shared kitchen</td><td>Heat detector, cooker way, enough outlets to ban adaptors</td></tr>
<tr><td>Stairs and halls</td><td>Smoke detection, escape lighting, fire-rated cable clips</td></tr>
<tr><td>Cellar intake</td><td>Steel board, surge protection, padlockable isolator</td></tr>
</table>
<p>Which grade of alarm is right depends on storeys, layout and risk: a two-storey sharers’ house often manages with interlinked mains units, while four floors of bedsits call for a panel and call points. The fire risk assessment leads and we install what it asks for.</p>
<p>Exposed walls on the front deserve a look at external lights and entry panels too; both can be taken into a <a href="/services/electrical-maintenance">maintenance</a> plan.</p>`,
      metaTitle: 'HMO Electrician Wallasey | Alarms, AFDDs and EICRs',
      metaDescription:
        'Electrical work for HMOs in Wallasey, Seacombe and New Brighton: AFDD boards, BS\u00a05839-6 detection, stair lighting, load studies and licence drawings.',
    },
    {
      location: 'neston',
      heroTitle: 'Landlord Electrical Checks in Neston and Parkgate',
      heroSubtitle: 'Cottages, converted barns and rooms over the High Street',
      heroDescription: 'Safe, certified lettings in older rural property, from damp marsh-side walls to oil boilers and overhead supplies.',
      introContent: `<p>Rented homes in CH64 seldom come off a plan. We test whitewashed cottages on Parkgate’s front, sandstone farm buildings toward Willaston and Burton, former miners’ rows in Little Neston, and flats above the shops by the Cross. Walls are thick, floors are solid and the electricity may arrive on a wooden pole. Here the council to satisfy is Cheshire West and Chester, with its own forms and officers, and the tenant is often one who stays for a decade.</p>`,
      whyItMatters: [
        {
          title: 'Long tenancies hide decay',
          text: 'With one household in place for twelve years there is no void to force a look. The five-year date then matters more, since small leaks and loose neutrals have had time to mature.',
        },
        {
          title: 'Rods dry out',
          text: 'Outlying houses often have TT supplies that rely on an earth electrode. In a dry summer its resistance climbs; without a healthy RCD upstream, a fault would never clear.',
        },
        {
          title: 'Oil and solid fuel',
          text: 'Log burners and oil boilers are fixed combustion appliances, so rooms containing them require a carbon monoxide alarm. Village lets miss this requirement more than any other.',
        },
      ],
      deliverables: [
        'Report including measured electrode resistance',
        'CO and smoke alarm plan for the whole house',
        'Damp-related observations with pictures',
        'Compliance pack addressed to Cheshire West',
        'Tenant leaflet on testing the RCD button',
      ],
      sectors: ['Estate and farm cottages', 'Period terraces', 'Flats over shops', 'Barn conversions'],
      microCaseStudy:
        'The tenants of a Parkgate cottage complained of tingling from the kitchen tap. Rain driven across the marsh had soaked a back box, and the rod outside measured over 900 ohms. We isolated the socket at once, drove two deeper coupled rods reading 48 ohms, renewed the RCD protection, and moved the outlet to an inner wall.',
      features: [
        'Earth electrode testing as standard',
        'Surface wiring that suits old beams',
        'CO alarms for stoves and oil boilers',
        'Patience with long-standing tenants',
      ],
      callToAction: 'Let us have your tenant’s number and any awkward access notes, and our Neston appointment will be settled between us.',
      content: `<h2>Older walls, newer rules</h2>
<p>Nothing obliges the owner of an eighteenth-century cottage to bring it up to new-build standard. The regulations want it safe for continued use under BS&nbsp;7671, and the report has to say so with figures.</p>
<h3>Where we look first</h3>
<ul>
<li><strong>Marsh-facing rooms:</strong> back boxes rusting in wet plaster, insulation below 1 megohm after storms.</li>
<li><strong>Pole supplies:</strong> surge damage; a protective device in the board is cheap compared with a tenant’s freezer.</li>
<li><strong>Lofts:</strong> rodent-chewed cable beneath insulation, a speciality of farm lanes.</li>
<li><strong>Outhouses:</strong> a twin cable in garden hose running to the laundry.</li>
</ul>
<p>Repair methods follow the building. Mineral-insulated or metal-clad runs along a beam look right and save chasing lime plaster. In Parkgate’s conservation area anything on the outside, an extra meter box for example, may need permission, so we ask first.</p>
<p>If storage heaters come to the end of their lives, or the <a href="/services/consumer-unit-upgrades">consumer unit</a> does, a change of tenancy is the moment; <a href="/contact">tell us</a> when notice has been given.</p>`,
      metaTitle: 'Landlord Electrical Checks Neston, Parkgate, Willaston',
      metaDescription:
        'Rental safety reports for Neston and Parkgate cottages, farm lets and flats: TT earth rods measured, CO alarms fitted, packs for Cheshire West council.',
    },
  ],
};
