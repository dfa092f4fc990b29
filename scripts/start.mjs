// `npm start`: from a fresh clone to a playable game in the browser.
import { ensureModules } from './install.mjs';

const PORT = process.env.PORT ?? '4173';

async function start() {
  const port = Number(PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(
      `PORT is "${PORT}", but a port is a number from 0 to 65535. For example: PORT=8080 npm start`,
    );
  }
  ensureModules();
  const { ensureWebBuild } = await import('./build-web.mjs');
  const { serve } = await import('./serve.mjs');
  const { url } = await serve(ensureWebBuild(), port);
  console.log(`\nHoldout is ready: ${url}\nPress Ctrl+C to stop.`);
}

start().catch((error) => {
  const taken = `Port ${PORT} is taken by another program. Stop it, or choose another port: PORT=${Number(PORT) + 1} npm start`;
  console.error(error.code === 'EADDRINUSE' ? taken : error.message);
  process.exitCode = 1;
});
