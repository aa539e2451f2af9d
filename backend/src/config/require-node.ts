/** The pinned Node of the project's package.json; a test compares them. */
export const NODE_MAJOR = 26;

/** To be imported before anything that needs it, so that another Node ends with a sentence instead of a stack. */
if (Number.parseInt(process.versions.node) !== NODE_MAJOR) {
  process.stderr.write(`\nThe site runs on Node ${NODE_MAJOR}, and this is Node ${process.versions.node}. Start it with: npm start\n`);
  process.exit(1);
}
