import { rule, vocabulary, type Rule } from './rule.js';

const POSTCODE = /^([a-z]{1,2})\d{1,2}[a-z]?(?:\d[a-z]{2})?$/;

/** Signs of a customer outweigh a stray word of spam, never a whole message. */
export const customers: readonly Rule[] = [
  rule('British telephone number', -1, ({ isBritishPhone }) => isBritishPhone),
  rule('Postcode of the area', -3, ({ words, near }) =>
    words.some((word) => near.areas.has(POSTCODE.exec(word)?.[1]?.toUpperCase() ?? '')),
  ),
  rule('Place of the area', -2, ({ words, near }) => {
    const text = ` ${words.join(' ')} `;
    return near.places.some((place) => text.includes(` ${place} `));
  }),
  vocabulary('Mentions electrical work', { first: -2, more: -1, most: -4 }, [
    /\b(?:sockets?|plugs?|switch(?:es)?|plug ?points?)\b/,
    /\b(?:fuse ?(?:board|box)?|fuses|consumer unit|rcd|breakers?|tripp?(?:s|ing|ed)|distribution|switchboard|isolator)\b/,
    /\b(?:re-?wir(?:e|es|ed|ing)|wir(?:e|es|ed|ing)|first fix|second fix|cabl(?:e|es|ing)|circuits?|earth)\b/,
    /\b(?:eicr|electrical (?:report|certificate|check|inspection|fault|work|contractor)|pat test\w*|pat|certificates?|safety inspections?)\b/,
    /\b(?:charger|chargers|charge point|ev|zappi|ohme|pod point|tethered)\b/,
    /\b(?:lights?|lighting|lamps?|spotlights?|spots|downlights?|bulbs?|luminaires?|floodlights?|leds?|emergency exit)\b/,
    /\b(?:electrics?|electricity|power|supply|(?:3|three|single) phase|voltage|amps?|\d+ ?(?:a|amp|kw|w|v))\b/,
    /\b(?:cooker|oven|hob|shower|boiler|storage heaters?|heaters?|heat pump|hot tub|extractor|fans?|smoke alarms?|doorbell|electric gate|solar|battery)\b/,
    /\b(?:spark(?:s|y|ies)?|burn(?:t|ing)|buzzing|shock|scorch)\b/,
  ]),
  vocabulary('Asks for a quote or visit', { first: -1, more: -1, most: -3 }, [
    /\b(?:can|could|would) (?:you|someone|sum1|anyone|u)\b/,
    /\b(?:i|we)(?:'d| would)? (?:need|want|have|am|like|live|are having)\b|\bi'm\b|\blooking for\b|\bneed(?:ed)?\b/,
    /\bhow (?:much|soon|quickly|many days)\b|\bwhat (?:is|would|do) (?:you|the price|the cost)|\bday rate\b/,
    /\b(?:quote|price|estimate|tender|invoice) (?:for|please|me)\b|\bplease (?:quote|ring|call|advise|send)\b|\bring me\b|\bto quote\b/,
    /\bmy (?:house|home|kitchen|flat|mum|mums|nan|mother|landlord|husband|garage|bathroom|bedroom|electric|shop|son|tenant|appointment|name is)\b|\bour (?:house|home|kitchen|office|unit|shop|cafe|church|garden|landlord|client|insurer)\b/,
    /\b(?:come out|come round|call round|site visit|survey|visit|fitted|fitting|installed?|install)\b/,
  ]),
];
