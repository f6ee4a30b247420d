/**
 * One drawing, two printings. Every mark goes through a pen: in colour it paints fills, shades and tinted far lines; in
 * line it paints the same shapes white with black lines and leaves the shades out.
 */
import { BLACK, WHITE } from '../scene/inks.ts'
import { area, group, path, round, text } from '../scene/marks.ts'
import type { GroupMark, Ink, Mark, PathMark, SheetFont } from '../scene/scene.ts'
import { BY_NIGHT, PALETTE, type PaletteName } from './palette.ts'
import { circle } from './paths.ts'

/** Marks in the order of drawing, in lists of lists. */
export type Drawing = Mark | readonly Drawing[]

/** The marks of a drawing, one after the other. */
export function marksOf(drawing: Drawing): Mark[] {
  return isMark(drawing) ? [drawing] : drawing.flatMap(marksOf)
}

const isMark = (drawing: Drawing): drawing is Mark => 'kind' in drawing

/** Line weights in mm by plane: what is near is drawn heavier. */
const WEIGHTS = { far: 0.7, middle: 1, front: 1.3, hero: 1.5 }
const DETAIL = 0.75

/** No line gets thinner than this on paper, mm. */
const FINEST_LINE = 0.5
/** For small hands lines are heavy, for patient ones thin and with patterns between them. */
export type Finish = 'bold' | 'plain' | 'fine'
const HEFT: Readonly<Record<Finish, number>> = { bold: 1.2, plain: 1, fine: 0.76 }
/** A line grows with its thing, but not beyond this share of its plane's weight. */
const HEAVIEST = 1.15

/** A thing at half its size has a line 0.7 as heavy: small things do not turn to blots. */
const opticalWeight = (weight: number, scale: number) =>
  Math.max(FINEST_LINE, weight * Math.min(HEAVIEST, Math.sqrt(scale)))

export type Fill = PaletteName | Ink

export const inkOf = (fill: Fill): Ink => (typeof fill === 'string' ? PALETTE[fill] : fill)

/** Two inks as one flat ink: `strength` of the upper one. Printers get no transparency. */
export function mixed(under: Ink, over: Ink, strength: number): Ink {
  const plate = (i: 0 | 1 | 2 | 3) => Math.round(under[i] + (over[i] - under[i]) * strength)
  return [plate(0), plate(1), plate(2), plate(3)]
}

/** A line with round ends and corners. */
export const stroke = (d: string, ink: Ink, width: number, rest: Partial<PathMark> = {}) =>
  path(d, { stroke: ink, width: round(width), ...rest })

export interface Placing {
  readonly flip?: boolean
  /** Degrees, clockwise. */
  readonly turn?: number
}

export interface Writing {
  /** Degrees, clockwise. */
  readonly turn?: number
  readonly font?: SheetFont
  readonly fill?: Fill
  readonly anchor?: 'start' | 'middle' | 'end'
}

export class Pen {
  readonly colour: boolean
  /** Of the thing being drawn, against the paper. */
  readonly scale: number
  readonly weight: number
  readonly ink: Ink
  /** The fill below a shade: the last one. Shared by all pens of a drawing. */
  private readonly under: { ink: Ink }
  private readonly finish: Finish
  /** Sky and far planes look as they do by moonlight. */
  readonly isNight: boolean

  constructor(
    colour: boolean,
    scale = 1,
    weight: number = WEIGHTS.front,
    ink: Ink = BLACK,
    under = { ink: WHITE },
    finish: Finish = 'plain',
    isNight = false,
  ) {
    this.colour = colour
    this.scale = scale
    this.weight = weight
    this.ink = ink
    this.under = under
    this.finish = finish
    this.isNight = isNight
  }

  private with(
    changes: Partial<Pick<Pen, 'scale' | 'weight' | 'ink' | 'isNight'>> & { readonly finish?: Finish },
  ): Pen {
    const {
      scale = this.scale,
      weight = this.weight,
      ink = this.ink,
      finish = this.finish,
      isNight = this.isNight,
    } = changes
    return new Pen(this.colour, scale, weight, ink, this.under, finish, isNight)
  }

  /** The same pen for smaller or more patient hands. */
  finished(finish: Finish): Pen {
    return this.with({ finish })
  }

  /** The same pen by moonlight. */
  byNight(): Pen {
    return this.with({ isNight: true })
  }

  /** The ink of a fill at this hour. */
  private inkAt(fill: Fill): Ink {
    return (this.isNight && typeof fill === 'string' && BY_NIGHT[fill]) || inkOf(fill)
  }

  /** Drawn in the finest pictures alone: patterns, leaves, tiles. */
  fine(draw: () => Drawing): Drawing {
    return this.finish === 'fine' ? draw() : []
  }

  /** Instead of a plain drawing, a richer one in the finest pictures. */
  either(plain: () => Drawing, fine: () => Drawing): Drawing {
    return this.finish === 'fine' ? fine() : plain()
  }

  /** The same pen for a thing at this scale within what is drawn. */
  scaled(scale: number): Pen {
    return this.with({ scale: this.scale * scale })
  }

  /** The same pen on another plane: its weight and, in colour, the tint of its lines. */
  plane(name: keyof typeof WEIGHTS, tint?: Fill): Pen {
    return this.with({ weight: WEIGHTS[name], ink: this.colour && tint ? this.inkAt(tint) : BLACK })
  }

  /** Width of a line in the lengths of the thing that is drawn. */
  width(mm = this.weight): number {
    return opticalWeight(mm * HEFT[this.finish], this.scale) / this.scale
  }

  private filled(fill: Fill): Ink {
    const ink = this.colour ? this.inkAt(fill) : fill === 'black' ? BLACK : WHITE
    this.under.ink = ink
    return ink
  }

  /** A closed shape: filled in colour, white in line. `weight` null leaves its contour out, `fill` null its fill. */
  shape(d: string, fill: Fill | null, weight?: number | null): Mark {
    const inside = fill === null ? {} : { fill: this.filled(fill) }
    if (weight === null) return { kind: 'path', d, ...inside }
    return stroke(d, this.ink, this.width(weight), inside)
  }

  /** In colour only: a shade, a light, a cheek. */
  shade(d: string, fill: Fill, strength = 1): Drawing {
    return this.colour ? area(d, mixed(this.under.ink, this.inkAt(fill), strength)) : []
  }

  /** A line inside a shape. */
  line(d: string, weight = DETAIL, tint?: Fill, dash?: readonly number[]): Mark {
    const ink = this.colour && tint ? this.inkAt(tint) : this.ink
    return stroke(d, ink, this.width(weight), dash ? { dash } : {})
  }

  /** A band with a contour on both sides: a rope, a stalk, a rail. */
  rope(d: string, width: number, fill: Fill, weight?: number): Drawing {
    return [stroke(d, this.ink, width + 2 * this.width(weight)), stroke(d, this.filled(fill), width)]
  }

  /** Many blobs with one outline around them all. */
  union(paths: readonly string[], fill: Fill, weight?: number): Drawing {
    const d = paths.join('')
    return [stroke(d, this.ink, 2 * this.width(weight), { fill: this.ink }), area(d, this.filled(fill))]
  }

  /** Filled with the ink of lines, in both printings. */
  solid(d: string): Mark {
    return area(d, BLACK)
  }

  /** An eye, or the light in it. */
  spot(x: number, y: number, r: number, fill: 'black' | 'white' = 'black'): Mark {
    return area(circle(x, y, r), fill === 'white' ? WHITE : BLACK)
  }

  /** Draws a thing about its own origin, at a place and a scale. */
  at(x: number, y: number, scale: number, draw: (pen: Pen) => Drawing, { flip, turn }: Placing = {}): GroupMark {
    return group(x, y, marksOf(draw(this.scaled(scale))), {
      ...(turn && { rotate: round(turn) }),
      ...(scale !== 1 && { scale: round(scale * 100) / 100 }),
      ...(flip && { flip }),
    })
  }

  /** The part of a drawing inside the shape. */
  clip(d: string, inside: Drawing): Mark {
    return group(0, 0, marksOf(inside), { clip: d })
  }

  /** A line of text; `y` is its baseline. */
  text(x: number, y: number, content: string | number, size: number, writing: Writing = {}): Mark {
    const { font = 'display', fill = 'black', anchor = 'middle', turn } = writing
    const style = { font, anchor, fill: this.colour ? inkOf(fill) : BLACK }
    return turn
      ? group(x, y, [text(0, 0, String(content), size, style)], { rotate: round(turn) })
      : text(x, y, String(content), size, style)
  }
}
