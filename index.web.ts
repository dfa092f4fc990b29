/**
 * The web's way in. Skia is a WebAssembly file there: nothing that draws may be imported before it is loaded. When the
 * browser lacks something, the page says so in words: this is plain DOM, because React may be what did not load.
 */
import '@expo/metro-runtime';
import { LoadSkiaWeb } from '@shopify/react-native-skia/lib/module/web';
import canvaskit from 'canvaskit-wasm/bin/full/canvaskit.wasm';
import { registerRootComponent } from 'expo';

function explain(title: string, advice: string) {
  const page = document.createElement('main');
  page.setAttribute('role', 'alert');
  page.className = 'cannot-start';
  const heading = document.createElement('h1');
  heading.textContent = title;
  const words = document.createElement('p');
  words.textContent = advice;
  const again = document.createElement('button');
  again.textContent = 'Try again';
  again.onclick = () => window.location.reload();
  page.append(heading, words, again);
  document.getElementById('root')?.replaceChildren(page);
}

function hasWebGL2() {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

/**
 * Skia's canvas asks for the display-p3 colour space while all our colours are sRGB, which makes them too strong
 * (#c9a227 comes out as #d1a000). A canvas that stays sRGB shows them as they are written.
 */
function keepSRGB() {
  Object.defineProperty(WebGL2RenderingContext.prototype, 'drawingBufferColorSpace', {
    configurable: true,
    get: () => 'srgb',
    set: () => undefined,
  });
}

async function start() {
  if (!hasWebGL2()) {
    explain(
      'Holdout cannot draw its boards in this browser',
      'WebGL 2 is missing or switched off. Turn on hardware acceleration in the settings of the browser, or open this page in a current Chrome, Edge, Firefox or Safari.',
    );
    return;
  }
  keepSRGB();
  try {
    await LoadSkiaWeb({ locateFile: () => canvaskit });
    // The rules of the games are a script of their own. Fetched here already, it is among what can be missing and be told of.
    const [{ default: App }] = await Promise.all([import('./app/App'), import('./app/games')]);
    registerRootComponent(App);
  } catch (error) {
    explain(
      'A part of Holdout did not load',
      `Check the connection and try again; saved games are safe. The browser says: ${String(error)}`,
    );
  }
}

void start();

// Makes the app work offline. A new version waits until every tab is closed: a game is never reloaded under its players.
if (process.env.NODE_ENV === 'production' && 'serviceWorker' in navigator) {
  window.addEventListener('load', () => void navigator.serviceWorker.register('/sw.js'));
}
