import type { CorePageContent } from './types.js';

const about = (
  opening: string,
): string => `<p>${opening} Most days that means three kinds of building: a home with a board that keeps tripping, a business that cannot close for the work, and a factory where an hour’s stoppage has a price that somebody can tell you.</p>
<h2>How a job runs</h2>
<ol>
<li><strong>Look first.</strong> For anything beyond a like-for-like repair an electrician visits, opens the consumer unit or switchroom, and tests what the quotation will rely on.</li>
<li><strong>Write it down.</strong> You receive a scope in plain words: what is included, what is not, how long the power will be off and who makes good afterwards.</li>
<li><strong>Agree the quiet hours.</strong> Evenings, half-terms, weekend shutdowns or Tuesday mornings: the programme follows your building, not ours.</li>
<li><strong>Prove dead, then work.</strong> Circuits are locked off with a named key-holder. Live work is refused unless there is no other way to find a fault.</li>
<li><strong>Test and certify.</strong> Readings go on an Electrical Installation Certificate, a Minor Works certificate or a condition report, and notifiable work in dwellings is notified under Part P.</li>
</ol>
<h2>Who turns up</h2>
<p>Our electricians are trained to the current edition of BS&nbsp;7671 and hold separate qualifications in inspection and testing. Apprentices work beside them and never alone. The person who surveys a larger project stays on it until handover, so that what was said on the first visit is still known on the last.</p>
<h2>What stays with you</h2>
<p>Every job leaves a file behind: certificates, circuit chart, photographs of hidden routes and the settings of anything programmable. It is yours, in a form any other competent electrician can use. See <a href="/projects">recent projects</a> for how that looks in practice, or <a href="/contact">tell us about your building</a>.</p>`;

export const corePages: CorePageContent[] = [
  {
    slug: 'about',
    title: 'About Us',
    template: 'about',
    content: about('We have been wiring, testing and mending electrical installations for more than 15 years.'),
    sections: [
      {
        title: 'Our Mission',
        icon: 'target',
        text: 'To leave every installation safer, better documented and cheaper to run than we found it, whether that is a terraced house or a process line. We would like local people to know their electrician by name, and to understand in their own words what was done behind the plaster.',
      },
      {
        title: 'Safety First',
        icon: 'shield-check',
        text: 'Nothing is touched until it has been proved dead with an approved tester that was itself proved before and after. If we find an immediate danger we make it safe that day, even when it lies outside the job, and explain it to you before we pack up. No deadline outranks a padlock.',
      },
      {
        title: 'Quality Workmanship',
        icon: 'award',
        text: 'Straight containment, torqued terminals, labels that tell the truth. We choose parts with published data and spares available, and fit them as their makers instruct. A second electrician looks over larger boards before energising, because fresh eyes catch the loose neutral that the person who made it has stopped seeing.',
      },
      {
        title: 'Customer Satisfaction',
        icon: 'handshake',
        text: 'You will hear from us before you need to ask: the evening before a visit, when a part is late, once a fault turns out to be something else. Carpets are covered, dust is vacuumed, and we show you how the new equipment works. Should anything niggle afterwards, call us and we come back.',
      },
      {
        title: 'Professional Integrity',
        icon: 'scale',
        text: 'An inspection is not a sales visit. We code what the regulations say and no worse, tell you when a repair will do instead of a replacement, and put extra costs in writing before spending them. If a task belongs to the network operator, a gas engineer or another specialist, we say so.',
      },
    ],
    metaTitle: 'About Us: Wirral Electricians for Over 15 Years',
    metaDescription:
      'Meet the Wirral electricians behind the certificates: how we survey, isolate, test and document each job, with more than 15 years’ experience.',
  },
  {
    slug: 'privacy',
    title: 'Privacy Policy',
    template: 'legal',
    content: `<h2>Introduction</h2>
<p>This policy explains what {companyName} does with personal information that reaches us through this website, by telephone, by email or in the course of electrical work. We are the controller of that information under the UK General Data Protection Regulation (UK GDPR) and the Data Protection Act 2018. Our address is {address}{if registrationNumber}, and we are registered in England and Wales under number {registrationNumber}{end}.</p>
<p>We collect little, we sell none of it, and we make no automated decisions that affect anybody’s rights.</p>

<h2>Information We Collect</h2>
<h3>What you send through the enquiry form</h3>
<p>The form stores your name, your company if you give one, your email address, your telephone number, the service you are interested in and your message. It also records when the enquiry arrived and which page or source it came from. Please do not include sensitive details, such as alarm codes or information about health, in the message.</p>
<p>You can add up to six photos. Each is drawn anew when it arrives, so that neither the place where it was taken nor details of your camera are stored. Photos are seen by our staff only and are erased together with the enquiry.</p>
<h3>What is recorded with an enquiry to prevent misuse</h3>
<p>To recognise repeated or automated messages, your internet (IP) address is turned into a keyed hash before it is stored with the enquiry: a string of characters from which the address cannot be read. The address itself is not stored with your enquiry; while a request is being answered it is needed, as on every website, to send the page back to you and to limit abuse. The message is also weighed by simple rules on our own server to tell spam from enquiries; no outside service sees it, nothing is refused because of it, and our office can look at all that was set aside.</p>
<h3>What you tell us when you become a customer</h3>
<p>To quote for, carry out and certify work we keep the address of the property, access arrangements, correspondence, photographs of the installation, test results, certificates, invoices and records of payment. In rented property this may include the name and number of the tenant, given to us by the landlord, the agent or the tenant.</p>
<h3>Visits to this website</h3>
<p>Pages viewed are counted on our own server, without cookies and without building a profile of any visitor. Presses on telephone links and enquiries sent are counted in the same way. What is kept is how many there were on a page on a day, for 25 months. We use no outside analytics service.</p>
<h3>Staff accounts</h3>
<p>The private administration area keeps the account details of our own staff and a log of what they change, so that mistakes and misuse can be traced. The log holds internet addresses as keyed hashes only, and of enquiries it notes that something was changed, not what you wrote.</p>

<h2>How We Use Your Information</h2>
<p>The law requires a basis for each use. Ours are these:</p>
<table>
<thead><tr><th>Purpose</th><th>Legal basis</th></tr></thead>
<tbody>
<tr><td>Answering your enquiry and preparing a quotation</td><td>Steps taken at your request before a contract; where you write for an organisation, our legitimate interest in replying</td></tr>
<tr><td>Carrying out, certifying and invoicing work</td><td>Performance of our contract with you</td></tr>
<tr><td>Notifying work under the Building Regulations, and keeping tax and safety records</td><td>Legal obligation</td></tr>
<tr><td>Protecting the website and form against spam and abuse, and counting page views</td><td>Legitimate interest in a secure and useful website</td></tr>
<tr><td>Reminding you when an inspection is due again</td><td>Legitimate interest in serving existing customers; you may opt out at any time</td></tr>
</tbody>
</table>
<p>When you send an enquiry, the website emails a notice of it to our office and a confirmation to you. You are not added to a mailing list.</p>
<h3>How long we keep it</h3>
<ul>
<li>Enquiries sent through this website, with the emails and notes that belong to them: {enquiryRetention}. What you order from us is kept apart from that, as below.</li>
<li>Messages taken for spam: 90 days, in case one of them was not.</li>
<li>Quotations, contracts, invoices and payments: six years after the end of the financial year concerned, as tax law requires.</li>
<li>Certificates and test results: as a rule for the life of the installation or until the next full inspection, because a later fault may turn on them.</li>
</ul>
<p>An enquiry that is deleted in our system stays in a recoverable bin for 30 days and is then erased; it leaves our back-up copies as those are replaced.</p>

<h2>Disclosure of Your Information</h2>
<p>We pass personal information on only where the work or the law calls for it:</p>
<ul>
<li>to local authority building control or the body through which notifiable work is registered;</li>
<li>to the electricity network operator, for example when a charge point, heat pump or solar installation has to be notified;</li>
<li>to manufacturers and suppliers, where a product or its guarantee is registered in your name;</li>
<li>to subcontractors working on your job, who receive no more than they need;</li>
<li>to the providers that host our website, email and back-ups, acting on our instructions under contract;</li>
<li>to our accountants, insurers and legal advisers, and to courts or authorities where we are obliged to.</li>
</ul>
<p>Should a provider process information outside the United Kingdom, we rely on UK adequacy regulations or on the safeguards that UK data protection law prescribes for such transfers. We do not sell personal information and do not share it for other people’s marketing.</p>

<h2>Data Security</h2>
<p>Enquiries are read only by staff who sign in with a personal account. Their passwords are stored as salted hashes, repeated failed sign-ins are blocked for a time, and changes are recorded. The website is meant to be used over an encrypted connection. Paper records are kept at our premises and destroyed when they are no longer needed.</p>
<p>No system is beyond every attack. If a breach is likely to put your rights at risk, we report it to the Information Commissioner within 72 hours of learning of it, and tell you without undue delay where the risk is high.</p>

<h2>Your Rights under GDPR</h2>
<p>You may exercise any of these rights free of charge by writing to or calling us. We answer within one month and may first ask you to show who you are.</p>
<ul>
<li><strong>Right of access:</strong> to know what we hold about you and to receive a copy.</li>
<li><strong>Right to rectification:</strong> to have what is wrong corrected and what is incomplete completed.</li>
<li><strong>Right to erasure:</strong> to have information deleted once we no longer have a lawful reason to keep it.</li>
<li><strong>Right to restriction:</strong> to have us hold information but not use it, for instance while its accuracy is checked.</li>
<li><strong>Right to data portability:</strong> to receive what you gave us in a common, machine-readable format, or have it sent to someone else.</li>
<li><strong>Right to object:</strong> to any use based on legitimate interests, and at any time to reminders or other direct marketing.</li>
</ul>
<p>If you are unhappy with how we have handled your information, please tell us first, so that we can put it right. You may also complain to the UK supervisory authority: Information Commissioner’s Office, Wycliffe House, Water Lane, Wilmslow, Cheshire SK9 5AF, telephone <a href="tel:+443031231113">0303 123 1113</a>, ico.org.uk.</p>

<h2>Contact Us</h2>
<p>For questions about this policy, or to exercise a right, write to {companyName}, {address}, send an email to {email}, or call <a href="tel:{phone}">{phone}</a>. When the policy changes, the new version appears on this page.</p>`,
    sections: [],
    metaTitle: 'Privacy Policy: Your Data and Your UK GDPR Rights',
    metaDescription:
      'What our enquiry form stores, why, for how long and who sees it, with your six UK GDPR rights and how to use them. No sale of data, no tracking.',
  },
  {
    slug: 'terms',
    title: 'Terms of Service',
    template: 'legal',
    content: `<h2>About These Terms</h2>
<p>These terms apply to electrical work carried out by {companyName}{if registrationNumber}, registered in England and Wales under number {registrationNumber}{end}, of {address}. “We” and “us” mean the company; “you” means the person or organisation ordering the work; a “consumer” is an individual acting mainly outside any trade or profession. By accepting a quotation or asking us to begin, you agree to them. Nothing here reduces the rights that consumers have by law.</p>

<h2>Our Services</h2>
<p>We inspect, test, design, install, repair and maintain electrical installations. The work to be done is that described in your quotation. For urgent call-outs, where no written quotation can be given beforehand, we tell you our call-out and hourly charges before an electrician sets out.</p>
<p>Information on this website is general. It is not an offer that can be accepted without a quotation, and it does not replace an inspection of your installation.</p>

<h2>Standards and Certification</h2>
<p>All work is carried out to BS&nbsp;7671, Requirements for Electrical Installations, in the edition in force at the time, and, in dwellings, to Part P of the Building Regulations. On completion and testing you receive the certificate or report appropriate to the work. Work that must be notified to building control is notified, and the confirmation reaches you separately.</p>

<h2>Quotations and Pricing</h2>
<ul>
<li>Quotations are valid for 30 days from their date.</li>
<li>Prices exclude VAT. Where VAT applies, the quotation shows the amount and the total payable.</li>
<li>A quotation covers what could be seen and tested at the time. If hidden defects come to light, we stop that part, explain the options and continue only once you have agreed any extra cost in writing.</li>
<li>Changes that you ask for are priced before they are carried out.</li>
</ul>

<h2>Payment Terms</h2>
<table>
<thead><tr><th>Project value</th><th>When payment falls due</th></tr></thead>
<tbody>
<tr><td>Projects under £1,000</td><td>Paid in full on completion</td></tr>
<tr><td>Projects over £1,000</td><td>A 30% deposit when the work is booked, with the balance on completion</td></tr>
</tbody>
</table>
<p>Invoices, including those we send on completion, are due within 14 days of their date. On overdue invoices to businesses we may claim interest and compensation under the Late Payment of Commercial Debts (Interest) Act 1998. Materials remain our property until they have been paid for.</p>

<h2>Your Part in the Work</h2>
<ul>
<li>Give us safe access at the agreed times, including to the meter, the consumer unit and the rooms concerned.</li>
<li>Tell us what you know about asbestos, concealed cables or pipes, alarm systems and equipment that must not lose power.</li>
<li>Obtain the consent of your landlord, freeholder or planning authority where it is required; we help with drawings and details.</li>
<li>Save open computer work and protect sensitive equipment before the supply is switched off.</li>
</ul>
<p>If we cannot begin or go on because access is not given, we may charge for the time lost.</p>

<h2>Guarantee</h2>
<p>{if guaranteeMonths}Our work is guaranteed for {guarantee} from completion. If a fault in our workmanship appears within that time, we put it right without charge. {end}Parts carry the guarantee of their manufacturer. {if guaranteeMonths}The guarantee does not cover misuse, fair wear, damage by others, or installations altered by someone else after we have left. {end}A guarantee is in addition to a consumer’s rights under the Consumer Rights Act 2015, by which services must be carried out with reasonable care and skill and goods must be of satisfactory quality.</p>

<h2>Cancellation</h2>
<ul>
<li>Cancelled more than 48 hours before the appointment: the deposit is refunded in full.</li>
<li>Cancelled less than 48 hours before the appointment: 50% of the deposit is kept, to cover the time reserved and materials ordered, and the rest is refunded.</li>
</ul>
<p>Appointments may be moved instead of cancelled; please tell us as early as you can. If we have to cancel, you choose between a new date and a full refund of the deposit.</p>
<h3>Consumers: your 14-day right to cancel</h3>
<p>If you are a consumer and the contract was made at your home, by telephone, by email or online, you may in most cases cancel it within 14 days without giving a reason, under the Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013. Any deposit is then refunded and the rule on 48 hours does not apply. If you expressly ask us to begin within those 14 days and cancel afterwards, you pay a proportionate part for what has been done; once the service has been fully performed at your express request, the right ends. It does not apply to urgent repairs for which you specifically asked us to visit.</p>

<h2>Liability</h2>
<p>{if insurance}We are insured for the work we undertake. {end}Nothing in these terms limits our liability for death or personal injury caused by negligence, for fraud, or where the law does not allow it to be limited. To business customers we are not liable for loss of profit or other indirect loss{if insurance}, and our total liability for a job is limited to the sum covered by our insurance for such a claim{end}. To consumers we are liable for loss that is a foreseeable result of our breach of contract or lack of reasonable care. Neither side is liable for delay through events outside its control, such as storm damage, supply interruptions or the acts of a network operator.</p>

<h2>Complaints</h2>
<p>Please call <a href="tel:{phone}">{phone}</a> or write to {email} as soon as something is not right. We acknowledge a complaint within two working days and propose a remedy after a visit where one is needed.</p>

<h2>Governing Law</h2>
<p>These terms and any contract made under them are governed by the law of England and Wales, and its courts have jurisdiction. Consumers living in Scotland or Northern Ireland may also bring proceedings in their own courts.</p>

<h2>Contact Us</h2>
<p>{companyName}, {address}. Telephone <a href="tel:{phone}">{phone}</a>, email {email}.</p>`,
    sections: [],
    metaTitle: 'Terms of Service: Quotes, Payment and Guarantee',
    metaDescription:
      'The terms of our electrical work: 30-day quotations, deposits and payment, guarantees, cancellation and consumer rights.',
  },
  {
    slug: 'cookies',
    title: 'Cookie Policy',
    template: 'legal',
    content: `<h2>What Are Cookies</h2>
<p>A cookie is a small text file that a website asks your browser to keep and to send back on later requests. Some last until the browser is closed, others for a set time. Similar techniques, such as a browser’s local storage, keep information on your device without sending it back by themselves. In the United Kingdom both are governed by the Privacy and Electronic Communications Regulations 2003: whatever is not strictly necessary, or otherwise exempt, needs your consent first.</p>

<h2>How We Use Cookies</h2>
<p>We have built this website so that it works without them. You can read every public page, search our services and send an enquiry without a non-essential cookie being set on your device. That is why no consent banner greets you: there is nothing to consent to.</p>
<p>We do like to know which pages are useful. Page views are therefore counted on our own server at the moment it delivers a page, without a cookie and without recognising you on your next visit.</p>

<h2>Types of Cookies</h2>
<h3>Essential Cookies</h3>
<p>Essential cookies or storage make a function work that the user has asked for. For our own staff that is the sign-in: when a member of staff signs in to the private administration area, the browser keeps proof of the sign-in so that it need not be repeated on every page. It ceases to be valid when they sign out, and after twelve hours at the latest. A cookie, kept for up to 400 days, tells the sign-in that a member of staff has signed in with this browser before, so that others who guess at their password cannot lock them out.</p>
<p>The link to your enquiry in our emails sets a cookie for two hours, so that the page of that enquiry opens for you and for nobody else. It is sent to this website only.</p>
<p>One thing on the public pages is kept without a cookie: what you type into the contact form stays in your own browser’s session storage until you have sent it or closed the tab, so that a reload or a failed connection does not lose it. It is not sent to us by that.</p>
<h3>Analytical Cookies</h3>
<p>Analytical cookies measure how visitors move through a website. We set none.</p>
<h3>Functionality Cookies</h3>
<p>Functionality cookies remember choices, such as a language or a region, between visits. We set none for visitors: the filters on our pages last only while the page is open.</p>

<h2>Third-Party Cookies</h2>
<p>Many websites embed an analytics service or social media features that set cookies of their own. This one does neither, so no third-party cookies are set. Links to our social media profiles are ordinary links, and nothing is loaded from those platforms until you follow one. From then on you are on their website, and their cookie policy applies.</p>
<p>Should we ever wish to add a service that sets cookies, we will describe it here and ask for your consent before the first one is placed.</p>

<h2>Managing Cookies</h2>
<p>Your browser lets you see, delete and block cookies, for all websites or for single ones. Look for “Privacy” or “Site data” in its settings:</p>
<ul>
<li><strong>Chrome:</strong> Settings, Privacy and security, Third-party cookies or Site data.</li>
<li><strong>Edge:</strong> Settings, Cookies and site permissions, or Privacy.</li>
<li><strong>Firefox:</strong> Settings, Privacy &amp; Security, Cookies and Site Data.</li>
<li><strong>Safari:</strong> Settings, Privacy, Manage Website Data; on an iPhone or iPad: Settings, Apps, Safari.</li>
</ul>
<p>The names of menus vary a little between versions. Blocking all cookies does not stop the public pages of this website from working.</p>
<p>Questions are welcome at {email}, on <a href="tel:{phone}">{phone}</a>, or by post to {companyName}, {address}. Our <a href="/privacy">Privacy Policy</a> explains what happens to information that you send us.</p>`,
    sections: [],
    metaTitle: 'Cookie Policy: No Tracking and No Consent Banner',
    metaDescription:
      'This website sets no analytics, advertising or third-party cookies. Read what cookies are, why you see no banner and how to manage them yourself.',
  },
];

/** Contains no claims about the company. */
export const aboutWithoutClaims = {
  content: about('We wire, test and mend electrical installations.'),
  metaTitle: 'About Us: Who We Are and How We Work',
  metaDescription: 'Meet the electricians behind the certificates: how we survey, isolate, test and document each job.',
} satisfies Partial<CorePageContent>;
