import type { ServiceContent } from '../types.js';

export const smartHomeInstallation: ServiceContent = {
  slug: 'smart-home-installation',
  title: 'Smart Home Installation',
  group: 'energy-smart-home',
  icon: 'house-wifi',
  description:
    'Lighting scenes, heating zones, blinds, door entry and Wi-Fi wired so that the house still works by hand when the internet does not.',
  baseDescription:
    'A smart home should need no explaining to a guest. We plan controls room by room, put permanent equipment on cable and only the rest on radio, keep every light working from its wall switch, and leave you the passwords, drawings and settings, so you are never tied to one app or one installer.',
  content: `<h2>How we plan and fit a smart home</h2>
<h3>Begin with habits</h3>
<p>Before any product is named we ask how the house is used: who gets up first, which rooms stand empty, where the post is left. That yields a short list of scenes worth having, perhaps five, rather than fifty no one remembers.</p>
<h3>Choose the backbone</h3>
<ul>
<li><strong>Wired bus (KNX or DALI):</strong> for new builds and full rewires; switch drops and drivers are cabled back to a central panel, and the system lasts as long as the wiring.</li>
<li><strong>Radio modules:</strong> for finished houses; receivers behind existing switches or at the light, on an open standard such as Zigbee, Z-Wave or Matter over Thread.</li>
<li><strong>Mixed:</strong> cable for lighting and heating, radio for blinds and sensors.</li>
</ul>
<h3>Fit it like any other electrical work</h3>
<p>Modules need depth in the back box, ventilation for dimmers, and frequently a neutral that older switch drops do not have. Extra-low-voltage and data cables are separated from mains as Section 528 and BS&nbsp;EN&nbsp;50174 require, and metal boxes stay earthed. Altered circuits are tested and certified to BS&nbsp;7671.</p>
<h3>Secure and hand over</h3>
<p>Since April 2024 connected consumer products must be sold without shared default passwords and with a stated period of security updates; we record that period for each device. Cameras and doorbells are aimed at your own ground. You receive the as-fitted plan, a settings backup, and administrator rights in your name. A sound network comes first: see <a href="/services/data-cabling">data cabling</a>.</p>`,
  searchTerms: [
    'smart lighting',
    'home automation',
    'Alexa',
    'Google Home',
    'Hive',
    'smart thermostat',
    'dimmer',
    'electric blinds',
    'wireless switches',
  ],
  keywords: ['smart home installation', 'smart lighting', 'KNX', 'heating zones', 'home automation', 'smart switches', 'video door entry'],
  metaTitle: 'Smart Home Installation: Lighting, Heating, Wi-Fi',
  metaDescription:
    'Smart lighting, heating, blinds and entry planned by electricians: manual control kept, open standards, network first, and all passwords handed to you.',
  faqs: [
    {
      question: 'What happens when the broadband goes down?',
      answer:
        'Lights, heating and blinds must carry on. We choose equipment that makes its decisions inside the house: wall switches act directly, schedules live in a local controller, and the internet serves only for remote access and voice. At handover we pull the router’s plug in front of you and walk through the rooms, so that you see what stays and what pauses.',
      tags: ['reliability', 'network'],
    },
    {
      question: 'My switches have no neutral. Can they still be made smart?',
      answer:
        'Usually. In many British houses only the permanent and switched line come down to the switch. The module can instead sit at the ceiling rose where a neutral exists, a no-neutral dimmer with a bypass can be fitted, or a battery transmitter can replace the switch mechanism altogether. Which is best depends on the lamp load and depth of the box.',
      tags: ['wiring', 'retrofit'],
    },
    {
      question: 'Which system will not be obsolete in five years?',
      answer:
        'Nobody can promise that of an app. What lasts is cable and open standards. KNX has been backwards compatible since the 1990s; DALI drivers come from dozens of makers; Matter lets different brands share one network. We avoid devices that stop working without the maker’s cloud, and fit them in standard boxes so that an ordinary switch can go back.',
      tags: ['standards', 'choice'],
    },
    {
      question: 'Are video doorbells legal if they see the street?',
      answer:
        'They may be used, but once a camera records beyond your boundary data protection law applies to you. That means a good reason, a visible sign, privacy zones that mask next door, sensible deletion, and answering a request from anyone recorded. Audio is the most intrusive part and is best switched off. We set masks and retention during installation.',
      tags: ['privacy', 'door entry'],
    },
    {
      question: 'Do I have to have the house rewired?',
      answer:
        'Only if the wiring is due for it anyway, which an inspection will show. Radio modules let a sound installation become smart in a few days with hardly any dust. When walls are to be opened for other reasons, though, running extra data and switch cables then is cheap, and gives a result that radio seldom matches for speed and dependability.',
      tags: ['rewiring', 'disruption'],
    },
  ],
  pages: [
    {
      location: 'wirral',
      heroTitle: 'Smart Home Installation across Wirral',
      heroSubtitle: 'Useful automation, fitted by people who also test the circuits',
      heroDescription: 'Lighting, heating and security that work together in new houses, family semis and old stone villas alike.',
      introContent: `<p>Peninsula houses set two traps for gadgets bought off a shelf. Sandstone and thick brick, in Oxton, Thornton Hough or Lower Heswall, swallow Wi-Fi within a room. And lighting wired before the eighties commonly brings no neutral to the switch, so half the popular modules will not run. We test signal and open a switch or two before recommending anything. Sometimes the most valuable device on our list is a reel of data cable.</p>`,
      whyItMatters: [
        {
          title: 'One system, not nine apps',
          text: 'A bulb here, a thermostat there, and soon nobody else in the family can turn off the landing. Bringing devices under one controller gives the switches back their meaning.',
        },
        {
          title: 'Heat only where you sit',
          text: 'Zoned valves and door-by-door schedules save most in large or half-empty houses. They also need a boiler interlock, so that heat is never made with every valve shut.',
        },
        {
          title: 'Care without fuss',
          text: 'A light path to the bathroom at night, leak sensors below the sink and an alert when a front door stays open can help an older parent stay independent.',
        },
      ],
      deliverables: [
        'Room-by-room control schedule you sign off',
        'Wireless survey plotted on your floor plan',
        'Administrator logins and a sealed recovery sheet',
        'Electrical certificate for modified circuits',
        'A return visit after one month to adjust settings',
      ],
      sectors: ['Renovations and extensions', 'New-build plots', 'Retired owners', 'Holiday lets', 'Home offices'],
      microCaseStudy:
        'Owners of a four-bedroom house in Irby had three bridges, two lighting brands and a thermostat nobody dared touch. We kept what followed open standards, moved it to one local controller, wired two ceiling access points, and replaced battery radiator heads with a six-zone manifold. There are now four scenes, and the wall switches do what they say.',
      features: [
        'Works without internet',
        'Open standards preferred',
        'Existing devices reused where sound',
        'Interlinked smoke alarms considered',
        'Follow-up visit included',
      ],
      callToAction: 'Make a list of what annoys you at home, ring us, and we will talk about which items are worth automating.',
      content: `<h2>Where money is best spent first</h2>
<ol>
<li><strong>Network.</strong> Cable to televisions, desks and ceiling access points; radio kept free for things that move.</li>
<li><strong>Lighting in rooms you share.</strong> Kitchen, hall, landing. Bedrooms can wait.</li>
<li><strong>Heating zones.</strong> Upstairs and downstairs at least, with weather compensation where the boiler or heat pump allows.</li>
<li><strong>Entry.</strong> Video bell, gate and porch light as one event.</li>
<li><strong>Energy view.</strong> Metering of solar, car and hot water, so automation follows cheap or surplus units.</li>
</ol>
<h3>What we advise against</h3>
<ul>
<li>Smart bulbs on switches that guests will turn off.</li>
<li>Wireless-only smoke detection in place of a proper mains-fed system to BS&nbsp;5839-6.</li>
<li>Locks with no keyed override.</li>
</ul>
<p>Landline alarms and gate intercoms are affected by the switch to digital telephony, due to end in January 2027. We check them during the same survey. Related work: <a href="/services/security-systems">security systems</a>.</p>`,
      metaTitle: 'Smart Home Installation Wirral | Wired to Work Offline',
      metaDescription:
        'Smart homes across Wirral: lighting, heating zones, Wi-Fi and entry on one local system, tested like any circuit, with all logins left in your hands.',
    },
    {
      location: 'west-kirby',
      heroTitle: 'Smart Lighting and Heating in West Kirby and Caldy',
      heroSubtitle: 'Sea views, big windows and houses that stand empty in term time',
      heroDescription: 'Automation for homes above the Marine Lake and for the long, glazed houses of Caldy.',
      introContent: `<p>A west-facing window over the Marine Lake is a joy until July evening sun has baked the room, or November wind finds the frame. Motorised blinds that follow sun and temperature, underfloor zones that react slowly and must start early, and lighting scenes that do not mirror in dark glass are what people up on Grange Hill and out at Caldy ask us for. Several travel a good deal, so remote checks on heating and leaks matter as much as mood.</p>`,
      whyItMatters: [
        {
          title: 'Glare and overheating',
          text: 'Sun sensors lower a west blind before the sofa fades and raise it for the view afterwards. Done automatically it spares cooling, and spares you crossing the room every ten minutes.',
        },
        {
          title: 'Empty-house watch',
          text: 'A frozen pipe in a second home is found weeks later. Temperature, leak and mains-failure alerts reach your phone, and a motorised stopcock can shut water off unattended.',
        },
        {
          title: 'Slow floors',
          text: 'Screed takes hours to warm. Learning controls tied to outdoor temperature start it at the right time, where simple timers produce cold breakfasts and tropical bedtimes.',
        },
      ],
      deliverables: [
        'Blind and glazing schedule with motor types',
        'Scene list engraved on keypads',
        'Absence mode written out and demonstrated',
        'Labelled control panel with circuit chart',
        'Configuration file on a memory stick',
      ],
      sectors: ['Architect-designed houses', 'Second homes', 'Seafront apartments', 'Independent shops and galleries'],
      microCaseStudy:
        'During a Caldy refurbishment we ran bus cable while ceilings were down: 48 lighting circuits, 14 blinds and nine floor zones back to one utility-room panel. Facing the estuary, blinds respond to sun angle and to wind speed from a sensor on the parapet. Engraved buttons replaced a proposed wall of switches, and there is a tablet that hardly anyone picks up.',
      features: [
        'Bus systems for major refurbishments',
        'Blind and awning motors',
        'Wind and sun sensors',
        'Absence and simulation modes',
        'Engraved keypads',
      ],
      callToAction: 'If your architect is still drawing, put us in touch now: control cables are cheapest before plaster.',
      content: `<h2>Designing for light off the water</h2>
<p>Rooms that look over the Dee are bright by day and black mirrors by night. Fittings aimed at the glass show up twice, so we light walls, floors and joinery instead, keep lamps at 2700 K, and dim to one per cent with DALI drivers rather than to a flickering ten.</p>
<table>
<tr><th>Scene</th><th>What happens</th></tr>
<tr><td>Sunset</td><td>West blinds to half, lamps rise slowly, terrace to 20 per cent</td></tr>
<tr><td>Storm</td><td>Awnings in, roof vents shut, warning on the hall keypad</td></tr>
<tr><td>Away</td><td>Heat to 12 degrees, water off, lighting pattern repeats last week’s</td></tr>
</table>
<h3>Apartments on the front</h3>
<p>Leases often forbid chasing and outside wiring. Battery keypads, radio blind motors and modules at the rose give most of the comfort and can leave with you. Galleries and cafes in the Crescent use the same idea for display scenes; for anything beyond, see <a href="/services/commercial-electrical">commercial electrical</a>.</p>`,
      metaTitle: 'Smart Home West Kirby & Caldy | Blinds, Light, Heat',
      metaDescription:
        'Home automation in West Kirby and Caldy: sun-led blinds, DALI dimming, slow floor heating and leak alerts for houses that are often left empty.',
    },
    {
      location: 'birkenhead',
      heroTitle: 'Smart Home Retrofit in Birkenhead and Oxton',
      heroSubtitle: 'Victorian villas, split-level flats and terraces with solid walls',
      heroDescription: 'Smart controls added to old houses without wrecking cornices, and to rented flats without upsetting the lease.',
      introContent: `<p>Oxton’s villas were built for bell wires and servants, and you can still find the bell board in some kitchens. Their walls are thick, ceilings are lath and plaster, and rewires done in the seventies left two cables at each switch and nothing more. Retrofit here is a craft of small moves: using floor voids and disused flues, placing modules at the light, and hanging access points where the stairwell carries signal. In Tranmere and Claughton terraces the same methods cost less than owners expect.</p>`,
      whyItMatters: [
        {
          title: 'Plaster you cannot buy',
          text: 'A chased wall in a room with original mouldings means repairs nobody does cheaply. Radio keypads fixed to the surface, paired with receivers above, leave heritage finishes alone.',
        },
        {
          title: 'Draughty, tall, costly',
          text: 'Three-metre rooms lose heat fast. Controlling radiators separately and warming just those in use brings a greater saving here than it ever would in a modern semi.',
        },
        {
          title: 'Split houses',
          text: 'Converted flats share risers, party walls and the same few radio channels. Encrypted pairing and a written channel plan stop the dimmer upstairs from answering your remote.',
        },
      ],
      deliverables: [
        'Condition note on existing switch wiring',
        'Fixing plan agreed room by room',
        'Removable equipment list for tenants',
        'Certificate and photographs of concealed modules',
      ],
      sectors: ['Oxton conservation area homes', 'Leasehold flats', 'Small landlords', 'Hamilton Square apartments', 'Home studios'],
      microCaseStudy:
        'A couple in a conservation-area villa wanted one button to darken fourteen rooms at bedtime. The cast switch plates were to stay. We fitted receivers at ten ceiling roses and four junction boxes beneath the boards, adapted the old toggles as retractive switches, and put a single brass button by the bed. Not a square inch of wallpaper was cut.',
      features: [
        'Original switch plates kept',
        'No-neutral solutions',
        'Floorboard-only cable routes',
        'Signal planning for thick walls',
        'Tenant-removable kits',
      ],
      callToAction: 'Book an hour with us in your house, and we will lift one rose and one switch to see what is possible.',
      content: `<h2>Old house, new controls: what works</h2>
<ul>
<li><strong>Modules at the light.</strong> Ceiling roses normally hold line, neutral and earth, and a joist bay to hide the receiver with access from above.</li>
<li><strong>Retractive toggles.</strong> Period-style switches with a spring return keep the look while telling a dimmer what to do.</li>
<li><strong>Disused flues.</strong> A capped chimney makes a handsome riser for data cable between floors, once swept and ventilated properly.</li>
<li><strong>Radiator actuators.</strong> Old column radiators take them if the valves are changed first.</li>
</ul>
<h3>What we look for before starting</h3>
<p>Rubber or lead-sheathed cable, switches in the neutral, and lighting without a protective conductor all turn up in CH41 to CH43. If we meet any, smart equipment waits until the wiring is safe; an <a href="/services/rewiring-services">honest rewire</a> of one floor may be the better spend.</p>
<h3>Let property</h3>
<p>Give tenants their own login to heating and door entry, keep an owner’s account for settings alone, and reset everything between lets. We leave a page of instructions that survives a change of agent.</p>`,
      metaTitle: 'Smart Home Birkenhead & Oxton | Period House Retrofit',
      metaDescription:
        'Smart controls for Oxton villas and Birkenhead flats: modules hidden at the ceiling rose, period switches kept, thick-wall signal planned, no chasing.',
    },
    {
      location: 'hoylake',
      heroTitle: 'Smart Home Systems in Hoylake and Meols',
      heroSubtitle: 'Golf-week lets, promenade houses and busy family kitchens',
      heroDescription: 'Remote access, guest-proof lighting and reliable Wi-Fi for homes between the links and the shore.',
      introContent: `<p>When a championship comes to the links, half of Hoylake seems to have guests. Even in quieter years many owners here let an annexe or a flat above Market Street, and need doors, heating and hot water that look after themselves between bookings. Families on the Meols side ask for something plainer: Wi-Fi that reaches the garden office, lights which children cannot leave burning, and a bell that can be answered from the beach. Sea air corrodes contacts, so anything outdoors is chosen accordingly.</p>`,
      whyItMatters: [
        {
          title: 'Guests press everything',
          text: 'Visitors will not read a manual. Controls that behave like ordinary switches, limits on thermostats and a reset at check-out keep a let house the way you left it.',
        },
        {
          title: 'Keys by code',
          text: 'Timed entry codes end the key safe by the gate. We fit locks that open mechanically from inside, because escape in a fire must never depend on a battery.',
        },
        {
          title: 'Outbuildings',
          text: 'Garden offices are lined with foil insulation that blocks radio. One buried duct with data cable or fibre beside the power feed gives steady video calls where repeaters fail.',
        },
      ],
      deliverables: [
        'Guest card with the three things worth knowing',
        'Entry-code routine linked to your bookings',
        'Speed test results in every room and outbuilding',
        'Owner’s dashboard with heating limits set',
        'Spare keypad, programmed and labelled',
      ],
      sectors: ['Holiday lets and annexes', 'Family houses', 'Garden offices', 'Cafes with flats above'],
      microCaseStudy:
        'A Meols owner lets a coach house eight months of the year. Heating had been left at 26 degrees over two empty weeks. We installed a code lock with inside thumb-turn, window contacts which pause the radiators, a ceiling sensor for lights in the bathroom and stair, and weekly reports. Gas use fell by about a third compared with the previous winter.',
      features: [
        'Booking-linked access',
        'Escape-safe locks',
        'Fibre or Cat6A to outbuildings',
        'Salt-resistant outdoor devices',
        'Remote help by agreement',
      ],
      callToAction: 'Letting from spring? Talk to us in winter, while the house stands empty and there is time to try things out.',
      content: `<h2>A let that runs itself</h2>
<table>
<tr><th>Moment</th><th>Automatic action</th></tr>
<tr><td>Three hours before arrival</td><td>Hot water and heating up, hall lamp on at dusk</td></tr>
<tr><td>Window opened</td><td>Radiators in that room pause</td></tr>
<tr><td>Quiet hours</td><td>Outside lights fall to a low level for neighbours</td></tr>
<tr><td>Check-out</td><td>Code expires, heat drops, cleaner’s code starts</td></tr>
</table>
<p>Owners of short lets must also keep a fire risk assessment, and usually interlinked alarms; we wire those separately from the gadgets, as described for <a href="/services/fire-alarm-systems">fire alarm systems</a>.</p>
<h3>For the family at home</h3>
<ul>
<li>Motion sensing in halls and bathrooms, at a glow after ten.</li>
<li>One access point per floor, cabled, with a separate network for toys, televisions and visitors.</li>
<li>Washing machine and dryer started on cheap units, never while everyone sleeps.</li>
<li>A chime in the garden for the door, and a camera masked to keep promenade walkers out of frame.</li>
</ul>`,
      metaTitle: 'Smart Home Hoylake & Meols | Lets, Wi-Fi, Entry',
      metaDescription:
        'Smart entry, heating limits and strong Wi-Fi for Hoylake and Meols: holiday lets that reset themselves, garden offices on fibre, guest-proof switches.',
    },
  ],
};
