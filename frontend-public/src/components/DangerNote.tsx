/** Emergency lights, smoke detectors and fire alarms are ordinary work. */
const DANGER =
  /\b(?:emergenc(?:y|ies)(?! light)|burn|scorch|smell|smok(?:e(?! alarm| detector)|ing)|sparks?\b|sparking|arcing|melt|(?:electric(?:al)?|got an?|an?) shock|shocks\b|electrocut|on fire\b|live wires?)/iu;

/** Whether somebody who writes this should do something before anybody answers. */
export const isDanger = (text: string): boolean => DANGER.test(text.replace(/[-\s]+/gu, ' '));

/** Numbers without links: nobody calls 999 by a slip of the finger. */
export const DangerNote = () => (
  <p className="note note-bad danger-note">
    <strong>Burning smell, smoke or sparks?</strong> Switch off at the main switch, if you can reach it safely. If there is fire or smoke,
    get out and call <strong>999</strong>; for a power cut or a damaged power line, call <strong>105</strong>.
  </p>
);
