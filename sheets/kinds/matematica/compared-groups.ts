/** Pairs of groups to compare in one land: each group in its own place, of a table, a bed, a pen. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { onlookers, taskTitle, titleWidth } from '../../page/picture-page.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { rect } from '../../scene/marks.ts'
import type { Mark, SheetOptions } from '../../scene/scene.ts'
import { person } from '../../studio/cast/cast.ts'
import { childAt } from '../../studio/cast/people.ts'
import { POINT, POINT_LEFT } from '../../studio/cast/poses.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { nebulaSky } from '../../studio/places/nebula-sky.ts'
import { detailAt, type Land, shadow, wholeLand } from '../../studio/places/sum-lands.ts'
import { besideTitle, disc, FIELD, rowsOf, WIDEST_WITH_PEOPLE } from './counted-rows.ts'
import { MODEL, signModel } from './sign-model.ts'
import { ledgeOf, type SumPlace, standOf, sumPlaceOf } from './sum-gatherings.ts'
import { drawGroup, footOf, type GroupPlace, sizesByLaw } from './sum-groups.ts'

export interface Comparison {
  readonly left: number
  readonly right: number
  readonly answer: '>' | '<' | '='
}

interface Pair extends Comparison {
  /** Of the things on each side. */
  readonly names: readonly string[]
}

/** Between the two sides, for the circle of the sign or for rings. */
const [SIGN_ROOM, EASY_GAP] = [26, 10]
/** The same for a child between two tables, and the size of it. */
const [SERVER, CHILD] = [27, 0.62]
const SIGN_RADIUS = 10.5
const LARGEST = 30
const MIDDLE = FIELD.x + FIELD.width / 2
/** More of them are scattered. */
const IN_LINE = 3
/** A title as wide as this leaves no room for a sun beside it. */
const WIDE = 148

/** Nothing carries them. */
const FREE = new Set(['flight'])

const ringAround = ({ x, y, width, height }: Box): Mark =>
  rect(x, y, width, height, { radius: 10, stroke: ANSWER_RED, width: 1.4 })

export const drawSign = ({ answer }: Comparison, cx: number, cy: number, color: boolean): PageMark[] => [
  disc(cx, cy, SIGN_RADIUS, color),
  writtenAnswer(cx, cy, answer, SIGN_RADIUS * 1.4),
]

function placesOf(pair: Pair, cell: Box, look: SumPlace, row: number, gap: number): GroupPlace[] {
  const width = (cell.width - gap) / 2
  return [pair.left, pair.right].map((count, i) => ({
    ...{ name: pair.names[i] ?? '', count, look, index: row * 2 + i, labelled: false },
    ...(look.scene === 'wood' && count > IN_LINE && { isScattered: true as const }),
    cell: { ...cell, x: cell.x + i * (width + gap), width },
  }))
}

/** In a meadow something grows between two rows, away from what is counted. */
export const tufts = (pen: Pen, land: Land, grounds: readonly number[], seed: number): Mark[] =>
  land.kind === 'meadow'
    ? marksOf(grounds.slice(0, -1).map((ground, i) => detailAt(pen, land, i + seed, MIDDLE, ground + 3)))
    : []

/** Rows of two groups: the larger one is ringed, or the sign goes between them. */
export function drawPairs(options: SheetOptions, pairs: readonly Pair[], seed: number): PageMark[] {
  const { color, level } = options
  const pen = new Pen(color)
  const rings = level === 'facil'
  const place = sumPlaceOf(options.theme)
  const isServed = place.stand === 'plate'
  const isAway = place.land.kind === 'station'
  const look: SumPlace = {
    ...place,
    land: { ...place.land, isBare: true, isOpen: true },
    ...(isAway && { stand: 'flight', scene: 'wood' }),
  }
  // A caiman shows what the signs mean.
  const cells = rowsOf(pairs.length, rings ? 0 : MODEL - 3)
  const rows = pairs.map((pair, i) =>
    placesOf(pair, cells[i] ?? FIELD, look, i + seed * 2, rings ? (isServed ? SERVER : EASY_GAP) : SIGN_ROOM),
  )
  const sides = rows.flatMap((places) => (rings ? [places] : places.map((one) => [one])))
  // More of them must not look like less: the same things of a row have one size.
  const sizes = sizesByLaw(sides, LARGEST)
  const sizeIn = (row: number, side: number) => sizes[rings ? row : row * 2 + side] ?? 0
  const grounds = cells.map(({ y, height }) => y + height)
  const ledges = grounds.map((ground, i) => ground - ledgeOf(standOf(look, pairs[i]?.names[0] ?? ''), false))
  const land = look.land.kind === 'sea' ? { ...look.land, ledges } : look.land
  const behind = isAway
    ? nebulaSky(
        pen,
        rows.flat().map(({ cell }) => cell),
        seed,
        onlookers(options.title, ...besideTitle(seed), WIDEST_WITH_PEOPLE),
      )
    : [
        wholeLand(pen, land, grounds, titleWidth(options.title) > WIDE),
        isServed ? [] : tufts(pen, look.land, grounds, seed),
      ]
  return [
    ...marksOf(behind),
    ...taskTitle(pen, options),
    ...(rings ? [] : signModel(pen, isAway)),
    ...(isServed && rings
      ? marksOf(
          grounds.map((ground, i) =>
            person(pen.plane('middle'), childAt(seed * 4 + i), MIDDLE, ground + 2, CHILD, {
              pose: i % 2 ? POINT_LEFT : POINT,
            }),
          ),
        )
      : []),
    ...rows.flatMap((places, row): PageMark[] => {
      const pair = pairs[row]
      const cell = cells[row] ?? FIELD
      const larger = places[pair?.answer === '>' ? 0 : 1]?.cell ?? cell
      return [
        ...marksOf(
          places
            .filter(({ name }) => !FREE.has(standOf(look, name)))
            .map((one) => shadow(pen, look.land, one.cell.x + one.cell.width / 2, footOf(one), one.cell.width / 2 - 3)),
        ),
        ...places.flatMap((one, side) => drawGroup(one, sizeIn(row, side), false, color)),
        ...(rings
          ? [answer([ringAround({ ...larger, y: larger.y - 0.5, height: larger.height + 3 })])]
          : pair
            ? drawSign(pair, cell.x + cell.width / 2, cell.y + cell.height / 2, color)
            : []),
      ]
    }),
  ]
}
