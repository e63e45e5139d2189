/** Play at a table inside the page, like a person, and measure times: see page.py. */
(() => {
  const COMMIT = '[data-act=commit]:not([aria-disabled=true])';
  const PATIENCE = 30_000;
  const all = (selector) => [...document.querySelectorAll(selector)];
  const one = (selector) => document.querySelector(selector);
  const over = () => one('.verdict') !== null;
  const position = () => one('#now')?.dataset.position;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const tasks = [];
  let [previewsAsked, previewsHeard] = [0, 0];
  /** The last choice sent and the time of its reply. */
  let choice = null;

  /** Resolve with the time of the next socket message of a kind. */
  function once(socket, kinds, then) {
    const heard = (event) => {
      if (!kinds.includes(JSON.parse(event.data).kind)) return;
      socket.removeEventListener('message', heard);
      then(event.timeStamp);
    };
    socket.addEventListener('message', heard);
  }

  /** Watch the page's messages to see whether a click played a move. */
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const { kind } = JSON.parse(text);
    if (kind === 'previews') {
      previewsAsked += 1;
      once(this, ['previews'], () => (previewsHeard += 1));
    }
    if (kind === 'choose') {
      const made = { sent: performance.now(), heard: null };
      choice = made;
      once(this, ['update', 'table'], (at) => (made.heard = at));
    }
    send.call(this, text);
  };

  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries().map(({ startTime, duration }) => ({ start: startTime, ms: duration })));
  }).observe({ type: 'longtask' });

  /** Resolve as soon as the page has rendered: mutation observers run first. */
  function until(condition) {
    return new Promise((resolve, reject) => {
      const watch = new MutationObserver(() => condition() && end(resolve));
      const timer = setTimeout(() => end(() => reject(new Error('the page did not answer'))), PATIENCE);
      const end = (how) => {
        watch.disconnect();
        clearTimeout(timer);
        how();
      };
      watch.observe(document, { subtree: true, childList: true, attributes: true });
      if (condition()) end(resolve);
    });
  }

  /** A click; if it played a move, the milliseconds until the answer was on the screen: of the
   * server, of the page's own work, and of drawing, the wait for the next frame among it. */
  async function press(element) {
    const [number, from] = [position(), performance.now()];
    choice = null;
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    if (choice === null) return null;
    await until(() => over() || position() !== number);
    const changed = performance.now();
    await frame();
    await frame();
    const drawn = performance.now();
    const heard = Math.min(choice.heard ?? changed, changed);
    const server = heard - choice.sent;
    return { ms: drawn - from, server, script: changed - from - server, drawing: drawn - changed };
  }

  /** Wait until the preview is drawn, as a person would. */
  async function looked() {
    while (previewsHeard < previewsAsked) await frame();
    await frame();
    await frame();
  }

  /** Wait until all animations have ended. */
  async function rested() {
    const moving = () =>
      document.getAnimations().filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity);
    while (moving().length > 0) await Promise.allSettled(moving().map((one) => one.finished));
    await frame();
  }

  const drawn = (chooser) => (chooser.state = (chooser.state * 1103515245 + 12345) % 2147483648) / 2147483648;
  const pick = (list, chooser) => list[Math.floor(drawn(chooser) * list.length)];

  /** Make one decision; null when the game is over. */
  async function decide(chooser) {
    await until(() => over() || one('#now')?.dataset.mine === 'true');
    if (over()) return null;
    const answers = all('#now [data-move]');
    if (answers.length > 0 && (all('[data-lit]').length === 0 || drawn(chooser) < 0.3)) return press(pick(answers, chooser));
    for (let tries = 0; tries < 50; tries += 1) {
      const next = one(COMMIT) ?? pick(all('[data-lit]'), chooser);
      if (!next) throw new Error('nothing at the table can be pointed at');
      const took = await press(next);
      if (took !== null) return took;
      await looked();
    }
    throw new Error('pointing at the table leads to no move');
  }

  const chooser = { state: 1 };
  window.insulaBench = {
    seed: (seed) => void (chooser.state = seed),
    /** The milliseconds of a decision and its parts, and the long tasks until its motion has ended, if that is waited for. */
    async decision(rest) {
      const from = performance.now();
      const took = await decide(chooser);
      if (took === null) return null;
      if (rest) await rested();
      await new Promise((resolve) => setTimeout(resolve));
      return { ...took, longTasks: tasks.filter((task) => task.start >= from).map((task) => task.ms) };
    },
  };
})();
