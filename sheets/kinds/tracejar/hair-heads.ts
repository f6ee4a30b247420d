/** Heads of the cast with hair that is still blank, and the strokes that comb it: straight, wavy, curly, coiled, in braids. */
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

const both = (one: Stroke): readonly [Stroke, Stroke] => [one, one.map(({ x, y }) => ({ x: -x, y }))]

const MODELS = {
  iara: {
    top: 11.6,
    share: 1.12,
    says: 'cabelo liso e comprido',
    few: 9,
    strokes: [
      ...fringe([-5.6, -2.8, 0, 2.8, 5.6], -9.6, -3),
      ...both(bowed([-9.8, -3.6], [-9.9, 7.6], 0)),
      ...both(bowed([-12.1, 3.6], [-12, 16.4], 0.2)),
    ],
  },
  mae: {
    top: 12,
    share: 1.06,
    says: 'cabelo ondulado',
    few: 7,
    strokes: [
      waved([-12.2, 7.4], [-12, 14.2], 0.7, 1),
      waved([12.8, 1.4], [12.4, 13.4], -0.5, 2),
      bowed([-4.6, -9.4], [-10, -2.4], 0.4),
      bowed([-10.3, 0], [-10.3, 6], 0),
      waved([-1.6, -9], [8.4, -3.8], 0.3, 1),
      waved([1.8, -10.4], [10, -5.4], 0.2, 1),
      bowed([10.1, -1.4], [10.2, 4.8], 0),
    ],
  },
  gil: {
    top: 13.6,
    share: 1.04,
    says: 'cabelo cacheado',
    few: 11,
    strokes: [
      ...ring([176, 200, 224, 247, 270, 293, 316, 340, 364], 11.6, 9.6, -1.8),
      ...([
        [-11.4, 3.2],
        [11.4, 3.2],
        [0, -6.9],
        [-4.4, -6.4],
        [4.4, -6.4],
      ] as const),
    ].map((at, i) => looped(at, i < 11 ? 1.6 : 1.4)),
  },
  bia: {
    top: 19.8,
    share: 0.95,
    says: 'cabelo crespo, power',
    few: 9,
    strokes: [
      ...ring([172, 196, 220, 245, 270, 295, 320, 344, 368], 12.6, 12, -4.5),
      ...([
        [-5.2, -9.4],
        [0, -10.8],
        [5.2, -9.4],
      ] as const),
    ].map((at, i) => coiled(at, i < 9 ? 2.1 : 1.8)),
  },
  nina: {
    top: 11.8,
    share: 1.02,
    says: 'cabelo em tranças',
    few: 6,
    strokes: [
      braid(-1),
      braid(1),
      ...both(bowed([-1.1, -9.6], [-10.1, -4.4], -1.4)),
      ...both(bowed([-1.1, -7.5], [-9.4, -1.6], -1.5)),
    ],
  },
  sofia: {
    top: 11.4,
    share: 0.86,
    says: 'marias-chiquinhas',
    few: 8,
    strokes: [
      ...both(bowed([-1.5, -9.7], [-8, -6], -0.5)),
      ...both(bowed([-1.4, -7.9], [-7.4, -3.2], -0.4)),
      ...both(bowed([-16, -2.4], [-14, 7.6], 0.9)),
      ...both(bowed([-13.8, -2.6], [-13.1, 5.2], 0)),
    ],
  },
  yumi: {
    top: 12,
    share: 1.14,
    says: 'cabelo liso, chanel',
    few: 9,
    strokes: [
      ...fringe([-5.6, -2.8, 0, 2.8, 5.6], -9.6, -2.8),
      ...both(bowed([-9.5, -4], [-9.5, 6.8], 0)),
      ...both(bowed([-11.7, 0.6], [-11.6, 8.6], 0)),
    ],
  },
} as const satisfies Partial<Record<CastName, Model>>

export type HairModel = keyof typeof MODELS
export const HAIR_MODELS = Object.keys(MODELS) as readonly HairModel[]

/** Hair that is not combed yet. */
const BARE: Ink = [3, 2, 0, 0]

/** Size and middle of a head whose hair begins at a height or lower: its shoulders reach the foot of the mirror. */
export function fitted(who: HairModel, top: number, foot: number, scale: number) {
  const { top: above, share } = MODELS[who]
  return { scale: scale * share, y: Math.max(top + above * scale * share, foot - SHOULDERS * scale * share) }
}

/** From the middle of the face to the hem of what they wear, in lengths of the head. */
const SHOULDERS = 21

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
  const tone: Tone = [BARE, BARE]
  const { head, body } = solve(looks.body ?? 'child', BUST)
  const size = scale / body.head
  const drawn = new Pen(true).at(x - head[0] * size, y - head[1] * size, size, (own) =>
    figure(figurePen(own, 1), { ...looks, hairColour: tone }, { ...BUST, expr: 'alegre' }),
  )
  const cut = box(x - 22 * scale, y - 24 * scale, 44 * scale, (24 + CUT) * scale)
  return pen.clip(cut, pen.colour ? drawn : inLine(marksOf(drawn), BARE))
}

export function hairStrokes(who: HairModel, x: number, y: number, scale: number, few: boolean): Stroke[] {
  const { strokes, few: count } = MODELS[who]
  return strokes
    .slice(0, few ? count : strokes.length)
    .map((stroke) => stroke.map((p) => ({ x: x + p.x * scale, y: y + p.y * scale })))
}

/** «Iara: cabelo liso e comprido». */
export const hairWords = (who: HairModel): string => `${who === 'mae' ? 'Mãe' : nameOf(who)}: ${MODELS[who].says}`
