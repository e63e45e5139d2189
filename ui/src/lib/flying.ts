/** Gains fly from where they come from to where they are kept. Nothing waits for them, and where
 * less motion is wanted nothing flies: boards outline what changed instead. */

export interface Flight {
  /** The symbol of the sprite, and the class that colours it. */
  readonly icon: string;
  readonly tone: string;
  readonly from: Element | null;
  readonly to: Element | null;
}

const SVG = 'http://www.w3.org/2000/svg';
const SIZE = 26;
const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** One after another, beginning when the tile is set. Things are looked for when they are drawn:
 * asking where they are before that would have the page laid out twice. */
export function fly(flights: () => readonly Flight[]): void {
  if (calm.matches || document.hidden) return;
  requestAnimationFrame(() => setTimeout(() => begin(flights())));
}

function begin(flights: readonly Flight[]): void {
  const times = getComputedStyle(document.documentElement);
  const time = (name: string): number => milliseconds(times.getPropertyValue(name));
  const ways = flights.flatMap(({ icon, tone, from, to }) => {
    const [start, end] = [middleOf(from), middleOf(to)];
    return start && end ? [{ icon, tone, start, end }] : [];
  });
  const [first, step, duration] = [time('--m-set'), time('--m-step'), time('--m-fly')];
  const easing = times.getPropertyValue('--ease-fly');
  ways.forEach(({ icon, tone, start, end }, order) => {
    const drawn = symbol(icon, tone);
    const at = (x: number, y: number, size: number): string => `translate(${x}px, ${y}px) scale(${size})`;
    const frames = [
      { transform: at(start.x, start.y, 0.6), opacity: 0 },
      { transform: at(start.x, start.y, 1.15), opacity: 1, offset: 0.2 },
      { transform: at(end.x, end.y, 0.75), opacity: 1, offset: 0.95 },
      { transform: at(end.x, end.y, 0.75), opacity: 0 },
    ];
    document.body.append(drawn);
    const flight = drawn.animate(frames, { duration, easing, delay: first + order * step, fill: 'both' });
    // Its end is told a frame later: until then it stays as it ended, out of sight.
    flight.onfinish = flight.oncancel = () => drawn.remove();
  });
}

/** A time as a style sheet has it, whichever way it was packed: '220ms' or '.22s'. */
export function milliseconds(time: string): number {
  return Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000);
}

/** The middle of what is drawn, less half a symbol; nothing where it is out of sight. */
function middleOf(element: Element | null): { x: number; y: number } | null {
  const box = element?.getBoundingClientRect();
  if (!box || box.width === 0) return null;
  return { x: box.x + box.width / 2 - SIZE / 2, y: box.y + box.height / 2 - SIZE / 2 };
}

function symbol(icon: string, tone: string): SVGSVGElement {
  const drawn = document.createElementNS(SVG, 'svg');
  drawn.setAttribute('class', `i flight ${tone}`);
  drawn.setAttribute('viewBox', '0 0 24 24');
  drawn.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${icon}`);
  drawn.append(use);
  return drawn;
}
