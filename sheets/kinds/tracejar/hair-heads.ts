/** Heads of the cast with hair in a pale tint, and the strokes that comb it: straight, wavy, curly, coiled, in braids. */
import type { Ink, Mark } from '../../scene/scene.ts'
import { BUST } from '../../studio/cast/actions/stage.ts'
import { figure } from '../../studio/cast/figure.ts'
import { figurePen } from '../../studio/cast/figure-pen.ts'
import type { Tone } from '../../studio/cast/inks.ts'
import { CAST, type CastName, nameOf } from '../../studio/cast/people.ts'
import type { Person } from '../../studio/cast/person.ts'
import { solve } from '../../studio/cast/skeleton.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import { bowed, coiled, looped, waved } from './finishing.ts'
import type { Stroke } from './stroke.ts'

/** Strokes in lengths of the head, whose middle is (0, 0); of the easiest page the first `few`. */
interface Model {
  readonly says: string
  /** Height of the hair above the middle of the face, and its size beside others in a mirror. */
  readonly top: number
  readonly share: number
  readonly few: number
  readonly strokes: readonly Stroke[]
}

const fringe = (xs: readonly number[], top: number, foot: number) =>
  xs.map((x) => bowed([x * 0.9, top + Math.abs(x) * 0.24], [x * 1.06, foot], 0))

const ring = (angles: readonly number[], rx: number, ry: number, cy: number) =>
  angles.map((angle): readonly [number, number] => {
    const a = (angle * Math.PI) / 180
    return [rx * Math.cos(a), cy + ry * Math.sin(a)]
  })

const braid = (side: -1 | 1): Stroke =>
  Array.from({ length: 7 }, (_, i) => ({
    x: side * (11.2 + 0.22 * i) + (i % 2 ? 1.15 : -1.15),
    y: 0.2 + i * 2.5,
  }))

const MODELS = {
  iara: {
    top: 11.6,
    share: 1.12,
    says: 'cabelo liso e comprido',
    few: 5,
    strokes: [
      bowed([-9.7, -4], [-9.5, 7.2], 0),
      ...fringe([-5, 0, 5], -10, -3.8),
      bowed([9.7, -4], [9.5, 7.2], 0),
      bowed([-11.6, 4.4], [-11.5, 16], 0.3),
      bowed([11.6, 4.4], [11.5, 16], -0.3),
    ],
  },
  mae: {
    top: 12,
    share: 1.06,
    says: 'cabelo ondulado',
    few: 4,
    strokes: [
      waved([-12, 1.4], [-10.6, 15.4], 0.75, 2),
      waved([12, 1.4], [10.6, 15.4], -0.75, 2),
      waved([-3, -9.6], [-10, -3.4], 0.5, 1),
      waved([-0.4, -10], [9.6, -3.6], -0.5, 1),
    ],
  },
  gil: {
    top: 13.6,
    share: 1.04,
    says: 'cabelo cacheado',
    few: 5,
    strokes: [...ring([200, 232, 270, 308, 340], 10.4, 8.4, -2.4), [-10.9, 4] as const, [10.9, 4] as const].map((at) =>
      looped(at, 1.95),
    ),
  },
  bia: {
    top: 18.4,
    share: 1,
    says: 'cabelo crespo, power',
    few: 5,
    strokes: ring([188, 226, 270, 314, 352], 11.4, 9.4, -4).map((at) => coiled(at, 2.6)),
  },
  nina: {
    top: 11.8,
    share: 1.02,
    says: 'cabelo em tranças',
    few: 4,
    strokes: [
      braid(-1),
      braid(1),
      bowed([-3.8, -10.9], [-3.2, -7], 0),
      bowed([3.8, -10.9], [3.6, -7], 0),
      bowed([-8.6, -7.8], [-6.2, -4.7], 0),
      bowed([8.6, -7.8], [6.8, -4.7], 0),
    ],
  },
  sofia: {
    top: 11.4,
    share: 0.86,
    says: 'marias-chiquinhas',
    few: 4,
    strokes: [
      bowed([-14.2, -3.4], [-14.4, 6.8], 0.8),
      bowed([14.2, -3.4], [14.4, 6.8], -0.8),
      bowed([-1, -9.8], [-8.6, -4.6], -1.1),
      bowed([1, -9.8], [8.6, -4.6], 1.1),
    ],
  },
  yumi: {
    top: 12,
    share: 1.14,
    says: 'cabelo liso, chanel',
    few: 5,
    strokes: [
      bowed([-9.7, -4], [-9.6, 6.6], 0),
      ...fringe([-5, 0, 5], -10, -4),
      bowed([9.7, -4], [9.4, 6.4], 0),
      ...fringe([-2.5, 2.5], -10, -4),
    ],
  },
} as const satisfies Partial<Record<CastName, Model>>

export type HairModel = keyof typeof MODELS
export const HAIR_MODELS = Object.keys(MODELS) as readonly HairModel[]

const PALE: Readonly<Record<string, Ink>> = {
  preto: [18, 25, 17, 25],
  castanho: [4, 20, 33, 13],
  mel: [1, 12, 34, 4],
}

/** Size and middle of a head whose hair begins at a height or lower: its shoulders reach the foot of the mirror. */
export function fitted(who: HairModel, top: number, foot: number, scale: number) {
  const { top: above, share } = MODELS[who]
  return { scale: scale * share, y: Math.max(top + above * scale * share, foot - SHOULDERS * scale * share) }
}

/** From the middle of the face to where all shoulders are seen in full, in lengths of the head. */
const SHOULDERS = 18

/** Lower edge of a head in its mirror, in lengths of the head. */
const CUT = 22

/** White where there was colour; the locks of the pale tone go, or they would run across the strokes. */
const inLine = (marks: readonly Mark[], pale: Ink): Mark[] =>
  marks.flatMap((mark): Mark[] => {
    if (mark.kind === 'group') return [{ ...mark, children: inLine(mark.children, pale) }]
    if (mark.kind === 'text') return [mark]
    if (mark.stroke === pale && !mark.fill) return []
    const isDark = mark.fill && mark.fill[3] === 100
    return [mark.fill && !isDark ? { ...mark, fill: [0, 0, 0, 0] } : mark]
  })

/** A head with its middle at a place; `scale` in mm of a length of the head. */
export function paleHead(pen: Pen, who: HairModel, x: number, y: number, scale: number): Drawing {
  const looks: Person = CAST[who]
  const pale = PALE[String(looks.hairColour)] ?? [18, 25, 17, 25]
  const tone: Tone = [pale, pale]
  const { head, body } = solve(looks.body ?? 'child', BUST)
  const size = scale / body.head
  const drawn = new Pen(true).at(x - head[0] * size, y - head[1] * size, size, (own) =>
    figure(figurePen(own, 1), { ...looks, hairColour: tone }, { ...BUST, expr: 'alegre' }),
  )
  const cut = box(x - 22 * scale, y - 24 * scale, 44 * scale, (24 + CUT) * scale)
  return pen.clip(cut, pen.colour ? drawn : inLine(marksOf(drawn), pale))
}

export function hairStrokes(who: HairModel, x: number, y: number, scale: number, few: boolean): Stroke[] {
  const { strokes, few: count } = MODELS[who]
  return strokes
    .slice(0, few ? count : strokes.length)
    .map((stroke) => stroke.map((p) => ({ x: x + p.x * scale, y: y + p.y * scale })))
}

/** «Iara: cabelo liso e comprido». */
export const hairWords = (who: HairModel): string => `${who === 'mae' ? 'Mãe' : nameOf(who)}: ${MODELS[who].says}`
