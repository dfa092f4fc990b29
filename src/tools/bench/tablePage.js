// Runs inside the page: moves the camera, presses buttons and takes the time. Every comparison is made in turns.
globalThis.tableBench = (() => {
  const FRAMES = 90;
  const ROUNDS = 3;
  const TAPS = 24;
  const PIECES = ['unit', 'horror', 'craft', 'civilians']
    .map((kind) => `[data-testid="targets"] [data-testid^="target-${kind}:"]`)
    .join(', ');
  const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const task = () => new Promise((resolve) => setTimeout(resolve));
  const visible = (name) =>
    [...document.querySelectorAll(`[data-testid^="${name}"]`)].find((one) => one.checkVisibility());

  async function until(found, next = frame) {
    for (let i = 0; i < 3000; i++) {
      const one = found();
      if (one) return one;
      await next();
    }
    throw new Error(`Nothing came: ${found}`);
  }

  /** The same way for both: over the island and back, closer and farther, always near enough to read. */
  function cameraAt(t) {
    const zoom = 0.9 + 0.35 * Math.sin(t * Math.PI * 4);
    return {
      x: -260 * zoom + 180 * Math.sin(t * Math.PI * 2),
      y: -480 * zoom - 380 * Math.cos(t * Math.PI * 2),
      zoom,
    };
  }

  async function timed(move) {
    const times = [];
    let last = await frame();
    for (let n = 0; n < FRAMES; n++) {
      move(cameraAt(n / FRAMES));
      const now = await frame();
      times.push(now - last);
      last = now;
    }
    return times;
  }

  /**
   * The picture that the table draws in one frame, caught on its way to the canvas. It is the last one before the flush: those
   * before it are drawn into it.
   */
  async function recordedBoard(camera) {
    const { CanvasKit } = globalThis;
    const canvas = CanvasKit.Canvas.prototype;
    const surface = CanvasKit.Surface.prototype;
    const { drawPicture } = canvas;
    const { flush } = surface;
    let last = null;
    let caught = null;
    camera.at.set({ x: 0, y: 0, zoom: 1 });
    await frame();
    await frame();
    canvas.drawPicture = function drawAndRemember(picture) {
      last = picture;
      return drawPicture.call(this, picture);
    };
    surface.flush = function flushAndCatch() {
      if (caught === null && last !== null) {
        const recorder = new CanvasKit.PictureRecorder();
        drawPicture.call(recorder.beginRecording(CanvasKit.LTRBRect(-4000, -4000, 4000, 4000)), last);
        caught = recorder.finishRecordingAsPicture();
      }
      return flush.call(this);
    };
    try {
      for (let n = 1; caught === null && n < 60; n++) {
        camera.at.set({ x: 0, y: 0, zoom: 1 + n * 1e-6 });
        await frame();
      }
    } finally {
      canvas.drawPicture = drawPicture;
      surface.flush = flush;
    }
    if (caught === null) throw new Error('The table drew no picture.');
    return caught;
  }

  /** A canvas of CanvasKit alone, of the same size. */
  function rawLoop(board, picture) {
    const { CanvasKit } = globalThis;
    const { width, height, clientWidth } = board;
    const element = Object.assign(document.createElement('canvas'), { id: 'raw', width, height });
    element.style.cssText = 'position:fixed;left:0;top:0;z-index:9';
    element.style.width = `${clientWidth}px`;
    document.body.append(element);
    const surface = CanvasKit.MakeWebGLCanvasSurface('raw');
    const canvas = surface.getCanvas();
    const ratio = width / clientWidth;
    return {
      draw({ x, y, zoom }) {
        canvas.clear(CanvasKit.BLACK);
        canvas.save();
        canvas.scale(ratio, ratio);
        canvas.translate(x, y);
        canvas.scale(zoom, zoom);
        canvas.drawPicture(picture);
        canvas.restore();
        surface.flush();
      },
      close() {
        surface.delete();
        element.remove();
      },
    };
  }

  async function pan() {
    const camera = globalThis.tableCamera;
    const board = document.querySelector('[data-testid="board"] canvas');
    const picture = await recordedBoard(camera);
    const raw = rawLoop(board, picture);
    const moveOurs = (at) => camera.at.set(at);
    await timed(moveOurs);
    await timed(raw.draw);
    const rendered = globalThis.tableRenders.count;
    const times = { ours: [], peer: [] };
    for (let n = 0; n < ROUNDS; n++) {
      times.peer.push(...(await timed(raw.draw)));
      times.ours.push(...(await timed(moveOurs)));
    }
    raw.close();
    return {
      ours: median(times.ours),
      peer: median(times.peer),
      renders: globalThis.tableRenders.count - rendered,
      frames: times.ours.length,
      pieces: document.querySelectorAll(PIECES).length,
    };
  }

  /**
   * The page's own work from a press until the picture that answers it is handed to the GPU. The GPU's part is left out: it draws
   * the same board for both, and where it is software one of its frames takes longer than everything that is compared here.
   */
  async function pressed(button, isDone) {
    await frame();
    const began = performance.now();
    button.click();
    await until(isDone, task);
    const answered = performance.now() - began;
    const drawn = await new Promise((resolve) =>
      requestAnimationFrame((frameBegan) => resolve(performance.now() - frameBegan)),
    );
    return answered + drawn;
  }

  /**
   * Ours: a decision is taken, written down twice, logged, and the next one is open. The empty one: the same button row answers a
   * press that decides nothing (the way back to the list).
   */
  async function tap() {
    const times = { ours: [], peer: [] };
    const saved = () => visible('saved').getAttribute('aria-label');
    for (let n = 0; n < TAPS; n++) {
      if (visible('game-over')) break;
      if (!visible('option-list')) (await until(() => visible('toggle-list'))).click();
      const first = () =>
        visible('option-list') ? visible('option-list').querySelector('[data-testid^="option-"]') : null;
      (await until(first)).click();
      const back = await until(() => visible('back-out'));
      times.peer.push(await pressed(back, first));
      first().click();
      const confirm = await until(() => visible('confirm'));
      const before = saved();
      times.ours.push(
        await pressed(confirm, () => saved() !== before && (visible('decision') ?? visible('game-over'))),
      );
    }
    return { ours: median(times.ours), peer: median(times.peer), taps: times.ours.length };
  }

  async function resume() {
    const began = performance.now();
    visible('play').click();
    await until(() => visible('decision'));
    await until(() => document.querySelector('[data-testid="board"] canvas'));
    await frame();
    await frame();
    return performance.now() - began;
  }

  return { pan, tap, resume };
})();
