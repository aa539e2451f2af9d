export const NODE_MAJOR = 26;

/** Imported first, so that an unsupported Node version ends with a readable message. */
if (Number.parseInt(process.versions.node) !== NODE_MAJOR) {
  process.stderr.write(`\nThe site runs on Node ${NODE_MAJOR}, and this is Node ${process.versions.node}. Start it with: npm start\n`);
  process.exit(1);
}
