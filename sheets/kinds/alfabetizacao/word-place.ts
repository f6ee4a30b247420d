/** A place that holds the things of a page's words: animals on the ground, things on shelves, or photos on lines. */
import { boundsOf } from '../../lettering/bounds.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { outlinedPicture } from '../../pictures/outlined.ts'
import { group, round } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { box, type Spot } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { awning } from '../../studio/shapes/built.ts'
import { isClearAlone } from './word-deck.ts'
import { type Land, landOf, type Stand } from './word-lands.ts'

/** Pictures that some children name in another word, and what is no food among foods. */
const AMBIGUOUS: ReadonlySet<string> = new Set(
  `corda fone pote novelo carne carteira luva lobo polvo sal arroz suco leite fada vovô guitarra tulipa moeda coco melão
  peteca caixa bolsa`.split(/\s+/),
)
/** True if a page may ask for the word by its picture alone. */
export const isNamedAlone = (picture: Picture): boolean => isClearAlone(picture) && !AMBIGUOUS.has(picture.name)

/** Longer things are not for a board, m. */
const LONGEST_AT_HOME = 0.7
const NEVER_ON_BOARDS: ReadonlySet<string> = new Set('privada parafuso mapa pandeiro moeda'.split(' '))
/** Animals that no meadow bears, those with wings spread in the air, and heads without a body. */
const NEVER_ON_GROUND: ReadonlySet<string> = new Set(
  `peixe baleia golfinho foca tubarão água-viva polvo lagosta camarão caranguejo piranha beija-flor morcego mosquito mosca
  tucano pomba águia urso panda coala raposa zebra leão lobo sapo galinha hamster unicórnio dragão tiranossauro
  dinossauro`.split(/\s+/),
)
export const fitsWordPlace = (theme: string | undefined, { name, facts }: Picture): boolean => {
  if (theme === 'bichos') return !NEVER_ON_GROUND.has(name)
  return theme !== 'casa' || ((facts?.metres ?? 0) <= LONGEST_AT_HOME && !NEVER_ON_BOARDS.has(name))
}

/** Small things are smaller than large ones, and large enough to be known, beside one as long as this, m. */
const sizedBeside =
  (metres: number, least: number) =>
  ({ facts }: Picture): number =>
    Math.min(1, Math.max(least, ((facts?.metres ?? 1) / metres) ** 0.2))
const onBoard = sizedBeside(0.25, 0.72)
const onGround = sizedBeside(1.6, 0.7)

/** Of stand and lines, mm: their left edge where the host is at their left, and where not. */
const [BESIDE_HOST, FIRST, WIDTH, FOOT] = [61, 17, 132, 280]
const HOST = { left: 33, right: 177, foot: 281, largest: 1.2 }
/** The same where many things leave the host less room. */
const [MANY, BESIDE_SMALL_HOST, WIDE] = [8, 44, 152]
const SMALL_HOST = { left: 25, right: 185, foot: 281, largest: 0.86 }
/** A child and an adult with the room above the head, in units of the cast. */
const [CHILD_ROOM, ADULT_ROOM] = [68, 98]
const AWNING = 13
/** Front of a board, with and without room for a number. */
const [THICK, THIN] = [10.4, 4]
/** The largest picture of a thing, mm. */
const LARGEST = 38

export interface WordPlace {
  readonly theme: string
  readonly index: number
  /** Foot of the board with the task, mm. */
  readonly upper: number
  readonly cast: readonly CastName[]
  readonly pictures: readonly Picture[]
  readonly color: boolean
  /** Words on the board below a thing, or at the foot of its photo. */
  readonly tag?: (index: number, at: Spot) => readonly Mark[]
}

interface Span {
  readonly left: number
  readonly width: number
}

/** From side to side of shelves, lines or ground. */
function spanOf({ host }: Land, { pictures }: WordPlace): Span {
  const isFull = pictures.length > MANY
  const beside = isFull ? BESIDE_SMALL_HOST : BESIDE_HOST
  return { left: host.side === 'left' ? beside : FIRST - (isFull ? 2 : 0), width: isFull ? WIDE : WIDTH }
}

interface Row extends Span {
  readonly first: number
  readonly count: number
  readonly top: number
  readonly foot: number
}

function rowsOf(count: number, span: Span, top: number): Row[] {
  const height = (FOOT - top) / 2
  const first = Math.ceil(count / 2)
  return [first, count - first].map((own, i) => ({
    first: i * first,
    count: own,
    ...span,
    top: top + i * height,
    foot: top + (i + 1) * height,
  }))
}

/** A thing with its foot, or its middle, at a spot. */
function thing(picture: Picture, [x, y]: Spot, size: number, color: boolean, onFoot: boolean): Mark {
  const drawn = outlinedPicture(picture, { cx: 0, cy: 0, size, color })
  const bounds = boundsOf([drawn])
  const [cx, cy, half] = bounds
    ? [bounds.x + bounds.width / 2, bounds.y + bounds.height / 2, bounds.height / 2]
    : [0, 0, size / 2]
  return group(round(x - cx), round(y - (onFoot ? cy + half : cy)), [drawn])
}

const middles = ({ count, left, width }: Row) => {
  const pitch = (width - 4) / count
  return { pitch, at: Array.from({ length: count }, (_, i) => round(left + 2 + pitch * (i + 0.5))) }
}

function standRow(pen: Pen, row: Row, fill: Fill, { pictures, color, tag }: WordPlace): Drawing {
  const front = tag ? THICK : THIN
  const board = round(row.foot - front)
  const { pitch, at } = middles(row)
  const size = Math.min(pitch - 3, board - row.top - 2.5, LARGEST)
  return [
    pen.shape(box(row.left - 2, board, row.width + 4, front, 1), fill, 1),
    at.flatMap((x, i): Drawing[] => {
      const picture = pictures[row.first + i]
      if (!picture) return []
      const mark = thing(picture, [x, board - 0.4], size * onBoard(picture), color, true)
      return [mark, ...(tag?.(row.first + i, [x, board + front / 2]) ?? [])]
    }),
  ]
}

function lineRow(pen: Pen, row: Row, { pictures, color, tag }: WordPlace): Drawing {
  const { pitch, at } = middles(row)
  const line = round(row.top + 3)
  const width = Math.min(pitch - 2.6, LARGEST + 4)
  const height = Math.min(row.foot - line - (tag ? 7 : 3), width + (tag ? 4 : 0))
  const foot = tag ? 4 : 0
  const size = Math.min(width - 3.4, height - foot - 5)
  return [
    pen.rope(`M${row.left - 3} ${line - 1}q${row.width / 2 + 3} 3 ${row.width + 6} 0`, 1, 'straw', 0.5),
    at.flatMap((x, i): Drawing[] => {
      const picture = pictures[row.first + i]
      if (!picture) return []
      const y = line + 1.6
      return [
        pen.shape(box(round(x - width / 2), y, round(width), round(height), 1.4), 'white', 0.8),
        thing(picture, [x, y + 1.6 + (height - foot) / 2], size, color, false),
        pen.shape(box(round(x - 1.2), line - 2, 2.4, 5.6, 0.6), 'wood', 0.6),
        ...(tag?.(row.first + i, [x, y + height]) ?? []),
      ]
    }),
  ]
}

/** A bank of grass from edge to edge of the page, animals on its upper edge. */
function bankRow(pen: Pen, row: Row, fill: Fill, { pictures, color, tag }: WordPlace): Drawing {
  const front = tag ? THICK : THIN
  const top = round(row.foot - front)
  const { pitch, at } = middles(row)
  const size = Math.min(pitch - 1, top - row.top + 1, LARGEST)
  return [
    pen.shape(`M-4 ${top - 1}Q52 ${top - 4} 105 ${top - 1.5}T214 ${top - 2}V300H-4z`, fill, 1),
    at.flatMap((x, i): Drawing[] => {
      const picture = pictures[row.first + i]
      if (!picture) return []
      const mark = thing(picture, [x, top + 1], size * onGround(picture), color, true)
      return [mark, ...(tag?.(row.first + i, [x, top + front / 2 + 1.6]) ?? [])]
    }),
  ]
}

const banks = (pen: Pen, span: Span, wish: WordPlace, fills: readonly [Fill, Fill]): Drawing =>
  rowsOf(wish.pictures.length, span, wish.upper + 1).map((row, i) => bankRow(pen, row, fills[i] ?? fills[0], wish))

function stand(pen: Pen, { left, width }: Span, wish: WordPlace, { board, back, awning: cloth }: Stand): Drawing {
  const top = wish.upper + (cloth ? AWNING + 4 : 3)
  const rows = rowsOf(wish.pictures.length, { left, width }, top)
  const post = (x: number) => pen.shape(box(x, wish.upper + 2, 4, FOOT + 2 - wish.upper, 0.8), board, 1)
  return [
    pen.shape(box(left - 1, top - 1, width + 2, FOOT - top + 1), back, 1),
    post(left - 4),
    post(left + width),
    rows.map((row) => standRow(pen, row, board, wish)),
    cloth ? awning(pen, { x: left - 6, y: wish.upper + 1, width: width + 12, height: 9 }, 13, cloth, 3) : [],
  ]
}

function lines(pen: Pen, { left, width }: Span, wish: WordPlace): Drawing {
  const rows = rowsOf(wish.pictures.length, { left, width }, wish.upper + 4)
  return [
    [left - 3, left + width + 3].map((x) =>
      pen.shape(box(x - 1.8, wish.upper + 2, 3.6, FOOT - 1 - wish.upper, 1), 'woodDark', 1),
    ),
    rows.map((row) => lineRow(pen, row, wish)),
  ]
}

function rowsWithThings(pen: Pen, land: Land, wish: WordPlace): Drawing {
  const span = spanOf(land, wish)
  if (land.banks) return banks(pen, span, wish, land.banks)
  return land.stand ? stand(pen, span, wish, land.stand) : lines(pen, span, wish)
}

/** The place with its things, and somebody beside them. */
export function drawWordPlace(pen: Pen, wish: WordPlace): Mark[] {
  const land = landOf(wish.theme, wish.index)
  const { side, who, standing, with: own } = land.host
  const host = wish.pictures.length > MANY ? SMALL_HOST : HOST
  const scale = round(Math.min(host.largest, (host.foot - wish.upper) / (who ? ADULT_ROOM : CHILD_ROOM)))
  return marksOf([
    land.behind(pen, wish.upper),
    rowsWithThings(pen, land, wish),
    own ? pen.at(host[side], host.foot, scale, own) : [],
    person(pen, who ?? wish.cast[0] ?? 'bia', host[side], host.foot, scale, standing),
  ])
}
