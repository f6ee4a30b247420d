/**
 * The pen that draws people. Its contour is outside the fill, so that overlapping parts of one colour melt into one
 * shape. A figure drawn larger keeps its lines: they follow the weight that the scenery's pen has at this scale.
 */
import { BLACK, WHITE } from '../../scene/inks.ts'
import { area, group, round } from '../../scene/marks.ts'
import type { Ink, Mark } from '../../scene/scene.ts'
import { circle } from '../paths.ts'
import { type Drawing, marksOf, mixed, type Pen, stroke } from '../pen.ts'
import type { Tone } from './inks.ts'

/** A tone, of which the base is painted, or an ink. */
export type Paint = Tone | Ink

const inkOf = (paint: Paint): Ink => (isTone(paint) ? paint[0] : paint)
const isTone = (paint: Paint): paint is Tone => typeof paint[0] !== 'number'

/** Width of the inner lines against the contour's, in line and in colour. */
const INNER = { line: 0.7 / 1.2, colour: 0.8 / 1.1 }

export class FigurePen {
  readonly inLine: boolean
  /** Contour and inner lines, in the figure's units. */
  readonly outer: number
  readonly inner: number

  constructor(inLine: boolean, outer: number) {
    this.inLine = inLine
    this.outer = outer
    this.inner = outer * (inLine ? INNER.line : INNER.colour)
  }

  /** The same line on paper, for a part that is drawn `scale` times as large. */
  at(scale: number): FigurePen {
    return new FigurePen(this.inLine, this.outer / scale)
  }

  private fillOf(paint: Paint): Ink {
    return this.inLine ? WHITE : inkOf(paint)
  }

  /** A filled shape with its contour outside; several paths become one silhouette. */
  shape(paths: string | readonly string[], paint: Paint, width = this.outer): Drawing {
    const d = typeof paths === 'string' ? paths : paths.join('')
    return [stroke(d, BLACK, 2 * width), area(d, this.fillOf(paint))]
  }

  /** A small shape with a fine contour. */
  detail(d: string, paint: Paint): Drawing {
    return this.shape(d, paint, this.inner * 0.8)
  }

  ink(d: string, width = this.inner): Mark {
    return stroke(d, BLACK, width)
  }

  /** In colour only; `strength` of the paint over the paint below. */
  tint(d: string, paint: Paint, strength = 1, under: Paint = paint): Drawing {
    return this.inLine ? [] : area(d, mixed(inkOf(under), inkOf(paint), strength))
  }

  tintLine(d: string, paint: Paint, width: number): Drawing {
    return this.inLine ? [] : stroke(d, inkOf(paint), width)
  }

  solid(d: string): Mark {
    return area(d, BLACK)
  }

  /** The light in an eye. */
  light(x: number, y: number, r: number): Mark {
    return area(circle(x, y, r), WHITE)
  }

  fill(d: string, paint: Paint): Mark {
    return area(d, this.fillOf(paint))
  }

  inside(clip: string, body: Drawing): Mark {
    return group(0, 0, marksOf(body), { clip })
  }

  /** A strap, a tube, a rail. */
  rope(d: string, paint: Paint, width: number): Drawing {
    return [stroke(d, BLACK, width + 1.7 * this.outer), stroke(d, this.fillOf(paint), width)]
  }
}

/** The pen of a figure at a scale within a drawing. */
export function figurePen(pen: Pen, scale: number): FigurePen {
  return new FigurePen(!pen.colour, pen.scaled(scale).width())
}

/** A drawing moved, turned, mirrored and scaled. */
export function placed(drawing: Drawing, x: number, y: number, scale = 1, rotate = 0, flip = false): Mark {
  return group(x, y, marksOf(drawing), {
    ...(rotate && { rotate: round(rotate) }),
    ...(scale !== 1 && { scale: round(scale * 100) / 100 }),
    ...(flip && { flip }),
  })
}
