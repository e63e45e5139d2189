/** Where icons and stars stand in the panel of a tile, so that none covers another or leaves the panel. */

export interface Sign {
  readonly art: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const MIDDLE = 50;
const GAP = 0.6;

/** Signs of one size side by side, centred. */
function row(art: readonly string[], size: number, y: number): Sign[] {
  const wide = art.length * size + (art.length - 1) * GAP;
  return art.map((one, at) => ({ art: one, x: MIDDLE - wide / 2 + at * (size + GAP), y, size }));
}

/** Sizes by number: of stars alone, of stars below icons, of icons alone, of icons above stars. */
const STARS_ALONE = [0, 20, 15, 12.4];
const STARS_BELOW = [0, 9.6, 9, 7];
const ICONS_ALONE = [0, 28, 16];
const ICONS_ABOVE = [0, 22.8, 14];
/** The middle of a row of icons above stars, and the top of the stars below them. */
const ABOVE = [0, 44.9, 47];
const BELOW = 57;

export function emblemOf(icons: readonly string[], stars: number): Sign[] {
  const shown = icons.filter((icon) => icon !== 'none');
  const star = Array.from({ length: Math.min(stars, 3) }, () => 'star');
  if (shown.length === 0) return row(star, STARS_ALONE[star.length] ?? 0, MIDDLE - (STARS_ALONE[star.length] ?? 0) / 2);
  const size = (star.length > 0 ? ICONS_ABOVE : ICONS_ALONE)[shown.length] ?? 14;
  const middle = star.length > 0 ? (ABOVE[shown.length] ?? 47) : MIDDLE;
  return [...row(shown, size, middle - size / 2), ...row(star, STARS_BELOW[star.length] ?? 7, BELOW)];
}
