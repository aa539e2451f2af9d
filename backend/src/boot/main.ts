import '../platform/config/require-node.js';

// Dynamic: an older Node would fail to link these before require-node.js could say why.
const [{ start }, { serve }] = await Promise.all([import('./start.js'), import('./serve.js')]);
await start(serve);
