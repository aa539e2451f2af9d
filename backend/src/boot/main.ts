import '../platform/config/require-node.js';

// Dynamic: an older Node would fail to link these before require-node.js could say why.
const { readArguments, startProgram } = await import('./read-arguments.js');
const options = readArguments(startProgram('main.js', 'Serves the site.')).opts();
const [{ start }, { serve }] = await Promise.all([import('./start.js'), import('./serve.js')]);
await start((env, say) => serve(env, say, options));
