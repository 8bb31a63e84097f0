// Looked up once: these run for millions of pixels.
const { floor, hypot, max, min } = Math;

/** Red, green and blue from 0 to 255. */
export type Color = readonly [number, number, number];
/** A position in pixels from the upper left. */
export type Point = readonly [number, number];

/**
 * A picture that is painted shape over shape. Edges are smooth: a pixel is covered by as much as
 * its centre's distance to the outline says.
 */
export class Canvas {
  readonly pixels: Uint8Array;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.pixels = new Uint8Array(width * height * 3);
  }

  /** Fills the rows from one height to another with a colour that turns into a second one. */
  gradient(fromY: number, toY: number, from: Color, to: Color): void {
    for (let y = max(0, floor(fromY)); y < min(this.height, toY); y += 1) {
      const part = (y - fromY) / (toY - fromY);
      const color = mix(from, to, part);
      const { pixels, width } = this;
      for (let at = y * width * 3; at < (y + 1) * width * 3; at += 3) {
        pixels[at] = color[0] + 0.5;
        pixels[at + 1] = color[1] + 0.5;
        pixels[at + 2] = color[2] + 0.5;
      }
    }
  }

  /** Paints an upright ellipse. */
  ellipse([cx, cy]: Point, rx: number, ry: number, color: Color, opacity = 1): void {
    this.#paint(cx - rx, cy - ry, cx + rx, cy + ry, color, opacity, (x, y) => {
      const reach = hypot((x - cx) / rx, (y - cy) / ry);
      return (reach - 1) * min(rx, ry);
    });
  }

  /** Paints a convex shape whose corners go round clockwise. */
  shape(corners: readonly Point[], color: Color, opacity = 1): void {
    const xs = corners.map(([x]) => x);
    const ys = corners.map(([, y]) => y);
    this.#paint(min(...xs), min(...ys), max(...xs), max(...ys), color, opacity, (x, y) => {
      let outside = -Infinity;
      corners.forEach(([ax, ay], place) => {
        const [bx, by] = corners[(place + 1) % corners.length] ?? [ax, ay];
        const length = hypot(bx - ax, by - ay) || 1;
        outside = max(outside, ((by - ay) * (x - ax) - (bx - ax) * (y - ay)) / length);
      });
      return outside;
    });
  }

  /** Paints a round-ended stroke that can taper. */
  stroke([ax, ay]: Point, [bx, by]: Point, fromWidth: number, toWidth: number, color: Color): void {
    const reach = max(fromWidth, toWidth) / 2;
    const [dx, dy] = [bx - ax, by - ay];
    const square = dx * dx + dy * dy || 1;
    const box = [
      min(ax, bx) - reach,
      min(ay, by) - reach,
      max(ax, bx) + reach,
      max(ay, by) + reach,
    ] as const;
    this.#paint(...box, color, 1, (x, y) => {
      const along = min(1, max(0, ((x - ax) * dx + (y - ay) * dy) / square));
      const width = fromWidth + (toWidth - fromWidth) * along;
      return hypot(x - ax - dx * along, y - ay - dy * along) - width / 2;
    });
  }

  #paint(
    left: number,
    top: number,
    right: number,
    bottom: number,
    color: Color,
    opacity: number,
    distance: (x: number, y: number) => number,
  ): void {
    for (let y = max(0, floor(top) - 1); y < min(this.height, bottom + 1); y += 1) {
      for (let x = max(0, floor(left) - 1); x < min(this.width, right + 1); x += 1) {
        const cover = min(1, max(0, 0.5 - distance(x + 0.5, y + 0.5)));
        if (cover > 0) this.#blend(x, y, color, cover * opacity);
      }
    }
  }

  #blend(x: number, y: number, color: Color, opacity: number): void {
    const { pixels } = this;
    const start = (y * this.width + x) * 3;
    const kept = 1 - opacity;
    pixels[start] = (pixels[start] ?? 0) * kept + color[0] * opacity + 0.5;
    pixels[start + 1] = (pixels[start + 1] ?? 0) * kept + color[1] * opacity + 0.5;
    pixels[start + 2] = (pixels[start + 2] ?? 0) * kept + color[2] * opacity + 0.5;
  }
}

/** A colour between two others: the first at 0, the second at 1. */
export function mix(from: Color, to: Color, part: number): Color {
  const between = (channel: 0 | 1 | 2) => from[channel] + (to[channel] - from[channel]) * part;
  return [between(0), between(1), between(2)];
}
