import { vocabulary, type Rule } from './rule.js';

const PLAIN = { first: 5, more: 2, most: 9 };

/** How spam is phrased, whatever it sells. */
export const pitches: readonly Rule[] = [
  vocabulary('Reads like fraud', PLAIN, [
    /\bnext of kin\b|\bbarrister\b|\blate client\b|\bconfidential transaction\b|\bwidow\b.{0,60}\b(?:donate|cancer|charity)\b/,
    /\b(?:million|[$£€]\s?\d+(?:\.\d+)?m)\b.{0,60}\b(?:bank|dollars|charity|transfer|fund)|\bus\$ ?[\d.]+ million\b/,
    /\b(?:verify|confirm|update) your (?:password|account|identity|wallet|mailbox)\b|\bmailbox (?:storage|is full|quota)\b|\byour account (?:will be|has been|has received)\b|\bunusual activity\b/,
    /\b(?:you have been|has been|have been) selected\b|\bclaim your (?:reward|prize|plaque|gift)\b|\byou(?:r email address)? (?:have |has )?won\b|\bwinning funds\b|\blottery\b/,
    /\binvoice\b.{0,60}\b(?:overdue|attached statement|legal action)\b|\b(?:overdue|outstanding) invoice\b.{0,60}\bhttps?:|\bfinal notice\b/,
    /\bparcel\b.{0,60}\b(?:fee|customs|unpaid|reschedule)\b|\bcustoms fee\b/,
    /\bhacked\b|\bleak your\b|\bethical hackers?\b|\bbounty\b|\bsell(?:ing)? (?:your )?data\b|\bcritical vulnerabilit/,
    /\bgift card\b|\bfree (?:iphone|voucher)\b/,
  ]),
  vocabulary('Presses the reader to buy', { first: 2, more: 1, most: 6 }, [
    /\b\d{1,2} ?% (?:off|discount)\b|\b(?:up to|save|get|of) \d{1,2} ?%|\bdiscounted price\b|\bspecial offer\b|\bbonus\b/,
    /\b(?:limited (?:time|stock|slots|offer)|(?:this|until) (?:week|month|friday) only|expires? (?:soon|friday|today)|act now|only \d+ (?:seats|spots|left))\b|\bbefore your competitor/,
    /\bmoney[- ]back\b|\b100% (?:free|guaranteed)\b|\bguarante(?:e|ed)\b|\bor you don't pay\b|\bwork for free\b/,
    /\bfree (?:trial|demo|audit|quote or|samples?|report|sample|consultation|toolkit|bottle|ad credit|shipping)\b|\b\d+[- ]days? (?:free )?trial\b|\btrial\b.{0,15}\bno credit card\b|\btest for free\b/,
    /\b(?:click|order|shop|buy|register|sign up|join|subscribe|upgrade|enrol) (?:here|now|today|link|at www)\b|\bclick (?:here|to)\b|>>/,
    /\b(?:just )?reply (?:yes|"|with|to this|me\b)|\btext [a-z]+ to \d/,
    /\bunsubscribe\b|\bopt[- ]out\b/,
    /\b(?:affordable|low|cheap(?:est)?|competitive|factory|best|lowest) (?:price|prices|cost|rates?|fob)\b|\bat very low\b|\bcheap price\b/,
    /\b(?:starts?|starting|prices?|packages?|plans?|rates?)\b.{0,14}\bfrom (?:just |only )?[$£€]?\d|[$€] ?\d+(?:\.\d+)?(?: ?\/ ?| per | a )(?:month|hour|image|post|word|lead|video)\b|\b\d+ ?\$/,
    /\bworldwide (?:shipping|delivery)\b|\b(?:overnight|fast|instant) delivery\b|\bmoq\b|\bno contract\b|\bcancel any ?time\b/,
  ]),
  vocabulary('Introduces a sales offer', { first: 2, more: 2, most: 6 }, [
    /\bwe (?:can |will |also )?(?:offer|provide|create|develop|produce|make|manufacture|guarantee|compare|specialise|specialize|write|rank|book|are offering|are providing|help (?:businesses|companies|contractors))\b/,
    /\bwe are (?:an?|the|professional|exporters|manufacturers?|leading|certified|offering|providing)\b.{0,60}\b(?:agency|company|manufacturers?|exporters?|suppliers?|firm|based|team|factory|hackers|of)\b/,
    /\b(?:can|may|could|shall) (?:i|we) (?:send|share|provide|schedule|call|begin|start)\b|\b(?:want|like) me to send\b|\bsend (?:you )?(?:a |the |our |some )?(?:proposal|pricing|samples?|packages|quotation|examples?|catalogu?e)\b/,
    /\b(?:are you|would you be|if you are|let me know if you(?:'re| are)?|if) interested\b|\binterested\?/,
    /\b(?:visited|looking at|came across|noticed|analy[sz]ed|reviewed|found|ran a scan)\b.{0,24}\byour (?:web ?)?(?:site|page|blog|business)\b|\byour (?:web ?)?site\b.{0,20}\b(?:is not|has|isn't|qualif|may|needs)\b|\bnoticed (?:you|that you)\b/,
    /\b(?:schedule|book|set up|arrange)\b.{0,14}\b(?:call|demo|meeting|chat)\b|\bquick (?:call|chat|question)\b|\bworth a\b.{0,10}\bchat\b|\b\d+ minute (?:demo|call)\b|\bgood time to (?:chat|call|talk)\b/,
    /\b(?:following up|follow up|floating this|earlier message|previous email)\b/,
    /\b(?:our|my) (?:packages|pricing|price ?list|portfolio|catalogu?e|recent samples|clients see|samples|services include|latest work|shop|rates start)\b|\bprice list\b/,
    /\bdear (?:sir ?\/ ?madam|friend|sir,? we|owner|business owner|purchasing|webmaster|customer|manager)\b|\bhi (?:webmaster|business owner|team|friend)\b|\bhello (?:team|sir)\b|\bgreetings of the day\b|\besteemed\b|\bkindly (?:send|share|revert|reply)\b/,
    /\b(?:telegram|skype|wechat)\b|\bwhatsapp\b.{0,15}\+?\d/,
    /\b(?:companies|businesses|electricians|contractors) like (?:yours|you)\b|\bfor (?:electricians|local businesses|contractors)\b|\bmost electricians\b|^electricians!|\byour competitors?\b|\byour business\b|\byour brand\b/,
    /\b(?:years? (?:of )?experience)\b.{0,60}\b(?:upwork|design|web|marketing|develop)/,
    /\b(?:exporters?|export|sea freight|air freight|shipments?|door to door|dropship\w*|wholesale)\b/,
    /\b(?:switch to|are you (?:paying|wasting)|you're wasting|you could (?:be|save)|could (?:cut|save))\b/,
    /\bwith your logo\b|\bno obligation\b|\bshare with your\b|\blong[- ]term cooperation\b/,
  ]),
];
