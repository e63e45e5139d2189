/** Lines of a score chart: every seat's points after each decision. */

export interface Frame {
  readonly width: number;
  readonly height: number;
}

export interface Scale {
  readonly least: number;
  readonly most: number;
  readonly last: number;
}

export function scaleOf(rows: readonly (readonly number[])[]): Scale {
  const all = rows.flat();
  return { least: Math.min(0, ...all), most: Math.max(10, ...all), last: Math.max(1, rows.length - 1) };
}

export function across(at: number, scale: Scale, frame: Frame): number {
  return (at / scale.last) * frame.width;
}

export function up(points: number, scale: Scale, frame: Frame): number {
  return frame.height - ((points - scale.least) / (scale.most - scale.least)) * frame.height;
}

/** A seat's line; points change in steps, for a decision brings them at once. */
export function path(rows: readonly (readonly number[])[], seat: number, scale: Scale, frame: Frame): string {
  return rows
    .map((row, at) => {
      const y = up(row[seat] ?? 0, scale, frame).toFixed(1);
      const x = across(at, scale, frame).toFixed(1);
      return at === 0 ? `M${x} ${y}` : `H${x}V${y}`;
    })
    .join('');
}

/** Round figures for the lines behind. */
export function ticks(scale: Scale): number[] {
  const step = [5, 10, 20, 50, 100, 200].find((one) => (scale.most - scale.least) / one <= 5) ?? 500;
  const first = Math.ceil(scale.least / step) * step;
  return Array.from({ length: Math.floor((scale.most - first) / step) + 1 }, (_, at) => first + at * step);
}
