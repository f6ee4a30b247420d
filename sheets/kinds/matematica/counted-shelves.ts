/** Rows to count on the shelves of one cabinet, each with its name on the board and a card for the number. In mm. */
import type { Box } from '../../lettering/bounds.ts'
import { taskTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import type { SheetOptions } from '../../scene/scene.ts'
import type { CastName } from '../../studio/cast/people.ts'
import type { HairName } from '../../studio/cast/person.ts'
import { reachOf, standing } from '../../studio/fit.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { type Drawing, type Fill, marksOf, Pen } from '../../studio/pen.ts'
import {
  CABINET,
  CARD,
  type CabinetPlace,
  cabinet,
  counters,
  footFor,
  halfShelf,
  numberPoster,
  standingCard,
} from '../../studio/places/counting-cabinet.ts'
import { childBehind, TOTAL } from '../../studio/places/sum-askers.ts'
import { hook } from '../../studio/places/sum-stands.ts'
import { nameBoard, rowsOf, slotAt } from './counted-rows.ts'
import { gatheredThing, sizeOf, stoodThing } from './gathered-things.ts'
import type { SumPlace } from './sum-gatherings.ts'

export interface CountedGroup {
  readonly name: string
  readonly count: number
}

/** Left and right end of the things, and the middle of the card beside them. */
const [FROM, TO, CARD_AT] = [17, 130, 144.5]
/** Above the uppermost things: the roof. */
const ROOF = 8.4
const [LARGEST, LOOSE, CLOSE] = [32, 1.3, 1.2]
/** Height of a half shelf above the middle of a row. */
const HALF = 1.5
/** Width of a name's board, below its things. */
const NAME = 42
const [POT, WEIGHT] = [6, 4]
const POTTED = new Set(['flor', 'tulipa', 'folha'])
const TIED = new Set(['balão', 'coração'])
/** From the board above them, as two bells of one bar do. */
const [HUNG, HOOK] = [new Set(['agogô']), 3]

/** Few things on all of its pages: each has one size. */
const ONE_SIZE = 'consciencia-negra'

/** Grown-ups of the days that are theirs. */
const ADULTS: Readonly<Record<string, readonly [CastName, ...CastName[]]>> = {
  'dia-dos-pais': ['pai'],
  'dia-dos-professores': ['professora'],
  'dia-das-maes': ['mae'],
  'consciencia-negra': ['avo', 'mae'],
}
/** Hair that shows in black-and-white as well. */
const HAIR: Readonly<Record<string, Partial<Record<CastName, HairName>>>> = {
  'consciencia-negra': { avo: 'power', mae: 'trancas' },
}
const CHILDREN: Readonly<Record<string, readonly [CastName, ...CastName[]]>> = {
  'consciencia-negra': ['nina', 'bia'],
  'sindrome-de-down': ['duda'],
}
/** Shelves of a class, of children at a party: no grown-up needed. */
const ALONE = new Set(['escola', 'volta-as-aulas', 'dia-das-criancas', 'copa-e-jogos', 'estacoes', 'autismo'])
const ALL_ADULTS = ['mae', 'avo', 'pai'] as const

/** Things of one line: their feet, or the board that they hang from. */
interface Line {
  readonly name: string
  readonly count: number
  readonly top: number
  readonly foot: number
}

const extraOf = (name: string) => (POTTED.has(name) ? POT : TIED.has(name) ? WEIGHT : HUNG.has(name) ? HOOK : 0)

const thingOf = (name: string) => (HUNG.has(name) ? gatheredThing(name) : stoodThing(name))

function roomFor({ name, top, foot }: Line, most: number) {
  const { width, height } = reachOf(thingOf(name))
  const longer = Math.max(width, height)
  const [wide, tall] = [Math.max(0.5, width / longer), height / longer]
  const size = Math.min((TO - FROM) / most / wide / CLOSE, (foot - top - extraOf(name)) / tall, LARGEST)
  return { size, wide, tall }
}

function drawLine(pen: Pen, line: Line, size: number, start: number, hangs: boolean, accent: Fill): Drawing {
  const { name, count, top, foot } = line
  const { wide, tall } = roomFor(line, count)
  const pitch = size * wide * CLOSE
  return Array.from({ length: count }, (_, i) => {
    const x = start + pitch * (i + 0.5)
    const below = extraOf(name)
    if (hangs || HUNG.has(name))
      return [hook(pen, x, top - 1.4, 4.4), standing(pen, thingOf(name), x, top + 2.6 + size * tall, size)]
    return [
      POTTED.has(name) ? [] : below ? footFor(pen, x, foot - below, accent, false) : [],
      standing(pen, thingOf(name), x, foot - below + (below ? 0.4 : 0), size),
      POTTED.has(name) ? footFor(pen, x, foot - below, accent, true) : [],
    ]
  })
}

const placeOf = ({ land, accent, cloth }: SumPlace): CabinetPlace => ({
  wall: land.wall ?? 'sky',
  back: land.wall === 'cream' ? 'white' : 'cream',
  accent: land.kind === 'room' ? (cloth?.trim ?? accent) : accent,
  ...(land.flags && { flags: land.flags }),
  isStall: land.kind !== 'room',
})

/** On two boards of a row: five, and the others below them. */
function linesOf({ name, count }: CountedGroup, { y, height }: Box, inFives: boolean, isFirst: boolean): Line[] {
  const [top, foot] = [y + (isFirst ? ROOF - 2.6 : 0.6), y + height]
  if (!inFives) return [{ name, count, top, foot }]
  const middle = (top + foot) / 2 - HALF
  return [
    { name, count: Math.min(5, count), top, foot: middle },
    { name, count: count - 5, top: middle + 3.6, foot },
  ].filter((line) => line.count > 0)
}

export function drawShelves(
  options: SheetOptions,
  groups: readonly CountedGroup[],
  look: SumPlace,
  random: Random,
  seed: number,
): PageMark[] {
  const { color, level, theme = '' } = options
  const pen = new Pen(color)
  const cells = rowsOf(groups.length)
  const grounds = cells.map(({ y, height }) => y + height)
  const place = placeOf(look)
  const inFives = level === 'medio'
  const rows = groups.map((group, i) => linesOf(group, cells[i] ?? CELL, inFives, i === 0))
  const [[least] = []] = rows
  const fits = rows.map((lines) =>
    Math.min(
      ...lines.map((line) =>
        theme === ONE_SIZE && least
          ? roomFor({ ...line, top: least.top, foot: least.foot }, 5).size
          : roomFor(line, Math.max(line.count, 3)).size,
      ),
    ),
  )
  const unit = Math.min(...fits.map((fit, i) => fit / sizeOf(groups[i]?.name ?? '')))
  const sizes = fits.map((fit, i) => Math.min(fit, unit * LOOSE * sizeOf(groups[i]?.name ?? '')))
  const child = inTurn(CHILDREN[theme] ?? [childBehind(seed)], seed)
  const adult = inTurn(ADULTS[theme] ?? ALL_ADULTS, seed)
  return [
    ...marksOf([cabinet(pen, place, grounds), numberPoster(pen, place, inFives ? 6 : 1)]),
    ...taskTitle(pen, options),
    ...rows.flatMap((lines, i): PageMark[] => {
      const [ground, size] = [grounds[i] ?? 0, sizes[i] ?? 0]
      const { name = '', count = 0 } = groups[i] ?? {}
      const { wide } = roomFor(lines[0] ?? { name, count, top: 0, foot: 20 }, 5)
      const long = size * wide * CLOSE * Math.min(count, inFives ? 5 : count)
      const spare = TO - FROM - long
      const start = FROM + Math.max(0, spare) * (inFives ? 0.4 : random.fork(`row ${i}`).between(0.1, 0.9))
      const label = {
        x: Math.min(Math.max(start + (long - NAME) / 2, FROM), TO - NAME),
        y: ground + 0.1,
        width: NAME,
        height: 6.4,
      }
      const cy = ground - CARD.height / 2 - 0.2
      return [
        ...marksOf([
          inFives ? halfShelf(pen, (lines[0]?.foot ?? 0) + 0.1, CARD_AT - CARD.width / 2 - 3) : [],
          standingCard(pen, CARD_AT, ground, place.accent),
        ]),
        ...marksOf(lines.map((line) => drawLine(pen, line, size, start, theme === 'natal', place.accent))),
        nameBoard(pen, label, name),
        slotAt({ x: CARD_AT - TOTAL.width / 2, y: cy - 7.6, width: TOTAL.width, height: 15.2 }, color),
        writtenAnswer(CARD_AT, cy, String(count), 9),
      ]
    }),
    ...marksOf(counters(pen, child, adult, !ALONE.has(theme), HAIR[theme]?.[adult])),
  ]
}

/** The cell of a page with one row. */
const CELL: Box = { x: CABINET.left, y: 57, width: 147, height: 220 }
