/** Nets on a cutting mat, the solids they fold to, and plates to write on. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { path } from '../../scene/marks.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box, circle, ellipse, heart, poly, type Spot, star } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { SHELF_TOP } from '../../studio/places/box-workshop.ts'
import type { Judged, Solid } from './net-solids.ts'
import { type Net, outlineOf } from './nets.ts'

const FILLS = ['orange', 'bluePale', 'lime', 'pink', 'yellow', 'purplePale', 'redPale', 'teal'] as const
export const fillOf = (i: number): Fill => inTurn(FILLS, i)
const start = { font: 'text', anchor: 'start' } as const

function extentOf({ faces, discs, sector }: Net) {
  const spots: Spot[] = [
    ...faces.flat(),
    ...discs.flatMap(([x, y, r]): Spot[] => [
      [x - r, y - r],
      [x + r, y + r],
    ]),
  ]
  if (sector) {
    const reach = sector.r * Math.sin((((sector.to - sector.from) / 2) * Math.PI) / 180)
    spots.push(sector.at, [sector.at[0] - reach, sector.at[1]], [sector.at[0] + reach, sector.at[1]])
  }
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)]
  return { x: Math.min(...xs), y: Math.min(...ys), right: Math.max(...xs), foot: Math.max(...ys) }
}

const sideName = (one: Spot, other: Spot) =>
  [one, other]
    .map(([x, y]) => `${Math.round(x * 500)} ${Math.round(y * 500)}`)
    .sort()
    .join(' ')

interface Side {
  readonly side: readonly [Spot, Spot]
  /** Number of faces with it. */
  readonly faces: number
}

/** Every side once: dashes that are drawn twice would run together. */
function sidesOf(faces: Net['faces']): Side[] {
  const sides = new Map<string, Side>()
  for (const face of faces)
    face.forEach((from, i) => {
      const to = face[(i + 1) % face.length] ?? from
      const name = sideName(from, to)
      sides.set(name, { side: [from, to], faces: (sides.get(name)?.faces ?? 0) + 1 })
    })
  return [...sides.values()]
}

interface NetPlace {
  readonly middle: Spot
  readonly unit: number
  readonly fill: Fill
}

/** A net about a middle, its outline whole, its folds dashed, and where its faces are. */
export function placeNet(
  pen: Pen,
  net: Net,
  { middle: [cx, cy], unit, fill }: NetPlace,
): { readonly drawn: Drawing; readonly faces: readonly (readonly Spot[])[] } {
  const extent = extentOf(net)
  const [mx, my] = [(extent.x + extent.right) / 2, (extent.y + extent.foot) / 2]
  const put = ([x, y]: Spot): Spot => [cx + (x - mx) * unit, cy + (y - my) * unit]
  const faces = net.faces.map((face) => face.map(put))
  const sides = sidesOf(net.faces)
  const lines = (folded: boolean) =>
    sides
      .filter(({ faces }) => faces > 1 === folded)
      .map(({ side }) => poly(side.map(put), false))
      .join('')
  const { sector } = net
  const drawn = [
    faces.map((face) => pen.shape(poly(face), fill, null)),
    sector ? pen.shape(outlineOf({ ...sector, at: put(sector.at), r: sector.r * unit }), fill, 1.2) : [],
    net.discs.map(([x, y, r]) => pen.shape(circle(...put([x, y]), r * unit), fill, 1.2)),
    pen.line(lines(false), 1.2),
    lines(true) ? pen.line(lines(true), 0.8, undefined, [1.8, 1.5]) : [],
  ]
  return { drawn, faces }
}

/** A net in the middle of a field. */
export function netAt(pen: Pen, net: Net, middle: Spot, width: number, height: number, fill: Fill): Drawing {
  const extent = extentOf(net)
  const unit = Math.min(width / (extent.right - extent.x), height / (extent.foot - extent.y), 13)
  return placeNet(pen, net, { middle, unit, fill }).drawn
}

export const middleOf = (face: readonly Spot[]): Spot => [
  face.reduce((sum, [x]) => sum + x, 0) / face.length,
  face.reduce((sum, [, y]) => sum + y, 0) / face.length,
]

const areaOf = (face: readonly Spot[]) =>
  face.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = face[(i + 1) % face.length] ?? [x, y]
    return sum + (x * nextY - nextX * y) / 2
  }, 0)

const can = (pen: Pen, fill: Fill, wrapped: boolean): Drawing => [
  pen.shape('M-11 -28V-4A11 4 0 0 0 11 -4V-28', fill, 1.2),
  wrapped
    ? [
        pen.shape('M-11 -20A11 4 0 0 0 11 -20V-9A11 4 0 0 1 -11 -9z', 'white', 0.9),
        pen.shape(heart(0, -10.6, 2.6), 'red', 0.7),
      ]
    : [],
  pen.shape(ellipse(0, -28, 11, 4), fill, 1.2),
  pen.line('M-11 -4A11 4 0 0 1 11 -4', 0.6, undefined, [1.4, 1.4]),
]

const hat = (pen: Pen, fill: Fill, wrapped: boolean): Drawing => [
  pen.shape('M0 -33L-12 -4A12 4 0 0 0 12 -4z', fill, 1.2),
  wrapped
    ? [
        pen.shape(circle(0, -22, 1.5) + circle(-4.4, -11, 1.7) + circle(3.4, -13, 1.7), 'white', 0.7),
        pen.shape(circle(0, -33.5, 2.6), 'yellow', 0.9),
      ]
    : [],
  pen.line('M-12 -4A12 4 0 0 1 12 -4', 0.6, undefined, [1.4, 1.4]),
]

/** The label of a package, on the face that shows most of itself. */
function label(pen: Pen, front: readonly (readonly Spot[])[]): Drawing {
  const face = front.toSorted((one, other) => areaOf(other) - areaOf(one))[0] ?? []
  const [mx, my] = middleOf(face)
  const rim = face.map(([x, y]): Spot => [mx + (x - mx) * 0.56, my + (y - my) * 0.56])
  return [
    pen.shape(poly(rim), 'white', 0.9),
    pen.shape(star(mx, my, Math.min(4, Math.sqrt(areaOf(rim)) * 0.28)), 'yellow', 0.7),
  ]
}

interface Standing {
  readonly x: number
  readonly foot: number
  readonly size: number
  readonly fill: Fill
  /** Printed on, as packages are. */
  readonly wrapped: boolean
}

/** A solid with its foot at a place: faces in front are painted, edges behind are dashed. */
export function solidAt(pen: Pen, solid: Solid, { x, foot, size, fill, wrapped }: Standing): Drawing {
  if (solid.family === 'redondo')
    return pen.at(x, foot, size / 33, (pen) => (solid.name === 'cone' ? hat : can)(pen, fill, wrapped))
  const spots = solid.seen.flat()
  const [xs, ys] = [spots.map(([a]) => a), spots.map(([, b]) => b)]
  const unit = Math.min(size / (Math.max(...xs) - Math.min(...xs)), size / (Math.max(...ys) - Math.min(...ys)))
  const [mx, low] = [(Math.min(...xs) + Math.max(...xs)) / 2, Math.max(...ys)]
  const faces = solid.seen.map((face) => face.map(([a, b]): Spot => [x + (a - mx) * unit, foot + (b - low) * unit]))
  const front = faces.filter((face) => areaOf(face) > 0.01)
  const inFront = new Set(sidesOf(front).map(({ side }) => sideName(...side)))
  const behind = sidesOf(faces)
    .filter(({ side }) => !inFront.has(sideName(...side)))
    .map(({ side }) => poly(side, false))
    .join('')
  return [
    front.map((face) => pen.shape(poly(face), fill, 1.2)),
    behind ? pen.line(behind, 0.5, undefined, [1.4, 1.6]) : [],
    front.map((face) => pen.shape(poly(face), null, 1.2)),
    wrapped ? label(pen, front) : [],
  ]
}

const LETTERS = 'ABCD'
const SHELF_COLUMNS = [34, 81, 128, 175]

/** Four solids on the shelf with their letters and names. */
export const shelved = (pen: Pen, solids: readonly Solid[], wrapped: boolean): Drawing =>
  solids.map((solid, i) => {
    const x = SHELF_COLUMNS[i] ?? 0
    const y = SHELF_TOP + 5.4
    return [
      solidAt(pen, solid, { x, foot: SHELF_TOP - 0.5, size: 39, fill: fillOf(i + 1), wrapped }),
      pen.shape(box(x - 22, y, 44, 14, 2), 'white', 1),
      pen.shape(circle(x - 16.4, y + 7, 4.3), 'yellowPale', 0.8),
      pen.text(x - 16.4, y + 8.9, LETTERS[i] ?? '', 5.6),
      solid.lines.map((line, k) =>
        pen.text(x + 4.8, y + 8.3 + (k - (solid.lines.length - 1) / 2) * 4.8, line, 3.7, { font: 'text' }),
      ),
    ]
  })

export const COLUMNS = [58, 152]

/** Four nets in another order, and a box for the letter of each. */
export const lettered = (pen: Pen, nets: readonly Solid[], solids: readonly Solid[]): PageMark[] =>
  nets.flatMap((solid, i): PageMark[] => {
    const [cx, cy] = [COLUMNS[i % 2] ?? 58, i < 2 ? 156 : 208]
    const slot = cx + 34
    return [
      ...marksOf([
        netAt(pen, solid.net, [cx - 10, cy], 60, 45, fillOf(i + 4)),
        pen.shape(box(slot - 7, cy - 7, 14, 14, 2), 'white', 1),
      ]),
      writtenAnswer(slot, cy, LETTERS[solids.indexOf(solid)] ?? '', 8),
    ]
  })

const [TICK, WORDS, COUNTED] = [6.4, 4.6, 4.2]

export function ticks(pen: Pen, x: number, y: number, words: readonly string[], right: string): PageMark[] {
  let left = x
  return words.flatMap((word): PageMark[] => {
    const at = left
    left += TICK + 1.6 + measureText(word, 'text', WORDS) + 7
    const tick = path(`M${at + 1.2} ${y + 3.4}l1.600 1.900l3 -4.600`, { stroke: ANSWER_RED, width: 1.2 })
    return [
      ...marksOf([
        pen.shape(box(at, y, TICK, TICK, 1.2), 'white', 0.8),
        pen.text(at + TICK + 1.6, y + TICK / 2 + WORDS * 0.35, word, WORDS, start),
      ]),
      ...(word === right ? [answer([tick])] : []),
    ]
  })
}

/** Prism or pyramid, and how many faces, corners and edges. */
export const counted = (pen: Pen, nets: readonly Solid[], look: number): PageMark[] =>
  nets.flatMap((solid, i): PageMark[] => {
    const [cx, top] = [COLUMNS[i % 2] ?? 58, i < 2 ? 64 : 151]
    const [left, plate] = [cx - 44, top + 53]
    const fields = [
      ['faces', solid.faces],
      ['vértices', solid.corners],
      ['arestas', solid.edges],
    ] as const
    let x = left + 3.6
    return [
      ...marksOf([
        netAt(pen, solid.net, [cx, top + 25], 76, 48, fillOf(i + look)),
        pen.shape(box(left, plate, 88, 27, 3), 'white', 1.1),
      ]),
      ...ticks(pen, left + 15, plate + 3.6, ['prisma', 'pirâmide'], solid.family),
      ...fields.flatMap(([name, value]): PageMark[] => {
        const slot = x + measureText(name, 'text', COUNTED) + 1.2
        const words = pen.text(x, plate + 20, name, COUNTED, start)
        x = slot + 10.4 + 2
        return [
          ...marksOf([words, pen.shape(box(slot, plate + 13, 10.4, 11, 1.6), 'white', 0.8)]),
          writtenAnswer(slot + 5.2, plate + 18.5, String(value), 6.4),
        ]
      }),
    ]
  })

/** Does it close? And to what solid? */
export const judged = (pen: Pen, nets: readonly Judged[], look: number): PageMark[] =>
  nets.flatMap(({ net, solid }, i): PageMark[] => {
    const [cx, top] = [COLUMNS[i % 2] ?? 58, 62 + Math.floor(i / 2) * 58]
    const [left, plate] = [cx - 44, top + 37]
    const name = left + 4 + measureText('Sólido:', 'text', WORDS) + 2
    return [
      ...marksOf([
        netAt(pen, net, [cx, top + 17], 70, 34, fillOf(i + look)),
        pen.shape(box(left, plate, 88, 18.4, 3), 'white', 1.1),
        pen.text(left + 4, plate + 14.6, 'Sólido:', WORDS, start),
        pen.line(`M${name} ${plate + 15.8}H${left + 84}`, 0.6),
      ]),
      ...ticks(pen, left + 15, plate + 2.2, ['fecha', 'não fecha'], solid ? 'fecha' : 'não fecha'),
      ...(solid
        ? [
            writtenAnswer(name + 1, plate + 12.3, solid, fitTextSize(solid, 'display', 4.8, left + 83 - name), {
              anchor: 'start',
            }),
          ]
        : []),
    ]
  })
