/** A place that holds the things of a page's words: animals on the ground, things on shelves, or photos on lines. */
import { boundsOf } from '../../lettering/bounds.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { outlinedPicture } from '../../pictures/outlined.ts'
import { group, round } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import { person, type Standing } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box, type Spot } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { awning } from '../../studio/shapes/built.ts'
import { hasWordThing } from '../../studio/words/words.ts'
import { wordInBox } from './drawn-words.ts'
import { isClearAlone } from './word-deck.ts'
import { hasWordPlace, type Land, landOf, type Stand } from './word-lands.ts'

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

/** Heads in the library that the studio draws as whole animals. */
const HEADS: ReadonlySet<string> = new Set('urso zebra leão sapo galinha lobo raposa'.split(' '))
/** True if the theme's place bears the thing as the studio draws it. */
export const isHeld = (theme: string | undefined, picture: Picture): boolean =>
  fitsWordPlace(theme, picture) || (HEADS.has(picture.name) && hasWordThing(picture.name))

/** The theme's own place where it bears all these things, photos of them on lines elsewhere. */
export const placeHolding = (theme: string | undefined, pictures: readonly Picture[]): string =>
  theme && hasWordPlace(theme) && pictures.every((picture) => isHeld(theme, picture)) ? theme : 'tudo'

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
const [MANY, BESIDE_SMALL_HOST, FROM_SIDE, WIDE] = [8, 44, 16, 150]
const SMALL_HOST = { left: 25, right: 185, foot: 281, largest: 0.86 }
/** The same where the host shows what the child is to do. */
const LEADING_HOST = { left: 26, right: 184.5, foot: 281, largest: 1 }
/** A child and an adult with the room above the head, in units of the cast. */
const [CHILD_ROOM, ADULT_ROOM] = [68, 98]
const AWNING = 13
/** Front of a board, with and without room for a number. */
const [THICK, THIN] = [10.4, 4]
/** The largest picture of a thing, and of one with more than a word below it, mm. */
const [LARGEST, LARGEST_WITH_TASK] = [38, 47]
const largestOf = ({ front }: WordPlace) => (front ? LARGEST_WITH_TASK : LARGEST)

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
  /** Rows of things, two where it is left out: more of them leave the host less room. */
  readonly rows?: number
  /** Foot of the last row, mm. */
  readonly foot?: number
  /** Height of a tag that has more than a word, mm. */
  readonly front?: number
  /** Of the host at that side, instead of the place's own. */
  readonly standing?: (side: 'left' | 'right') => Standing
}

interface Span {
  readonly left: number
  readonly width: number
}

const isCrowded = ({ pictures, front }: WordPlace) => front !== undefined || pictures.length > MANY

/** From side to side of shelves, lines or ground. */
function spanOf({ host }: Land, wish: WordPlace): Span {
  const isFull = isCrowded(wish)
  const beside = isFull ? BESIDE_SMALL_HOST : BESIDE_HOST
  return { left: host.side === 'left' ? beside : isFull ? FROM_SIDE : FIRST, width: isFull ? WIDE : WIDTH }
}

interface Row extends Span {
  readonly first: number
  readonly count: number
  readonly top: number
  readonly foot: number
  /** Room of each thing in the fullest row. */
  readonly cell: number
}
const NO_ROW: Row = { cell: 0, first: 0, count: 0, left: 0, width: 0, top: 0, foot: 0 }

function rowsOf({ pictures, rows = 2, foot = FOOT }: WordPlace, span: Span, top: number): Row[] {
  const height = (foot - top) / rows
  const most = Math.ceil(pictures.length / rows)
  return Array.from({ length: rows }, (_, i) => ({
    first: i * most,
    count: Math.min(most, pictures.length - i * most),
    ...span,
    cell: (span.width - 4) / most,
    top: top + i * height,
    foot: top + (i + 1) * height,
  }))
}

/** Above the uppermost things: an awning, the edge of a stand, a line with its pegs. */
const aboveRows = ({ banks, stand }: Land) => (banks ? 1 : stand ? (stand.awning ? AWNING + 4 : 3) : 4)

const placedRows = (land: Land, wish: WordPlace): Row[] =>
  rowsOf(wish, spanOf(land, wish), wish.upper + aboveRows(land))

/** Height of a board's front, of the grass before animals. */
const frontOf = ({ tag, front }: WordPlace) => front ?? (tag ? THICK : THIN)

/** A thing with its foot, or its middle, at a spot. Things with a task below them are of the studio's hand. */
function thing(pen: Pen, picture: Picture, [x, y]: Spot, size: number, wish: WordPlace, onFoot: boolean): Mark {
  const drawn = wish.front
    ? wordInBox(pen, picture, { x: 0, y: 0, width: size, height: size })
    : outlinedPicture(picture, { cx: 0, cy: 0, size, color: wish.color })
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

function standRow(pen: Pen, row: Row, fill: Fill, wish: WordPlace): Drawing {
  const { pictures, tag } = wish
  const front = frontOf(wish)
  const board = round(row.foot - front)
  const { pitch, at } = middles(row)
  const size = Math.min(pitch - 3, board - row.top - 2.5, largestOf(wish))
  return [
    pen.shape(box(row.left - 2, board, row.width + 4, front, 1), fill, 1),
    at.flatMap((x, i): Drawing[] => {
      const picture = pictures[row.first + i]
      if (!picture) return []
      const mark = thing(pen, picture, [x, board - 0.4], size * onBoard(picture), wish, true)
      return [mark, ...(tag?.(row.first + i, [x, board + front / 2]) ?? [])]
    }),
  ]
}

/** A photo of a line: its upper edge, and the room for words at its foot. */
function photoOf(row: Row, { tag, front }: WordPlace) {
  const line = round(row.top + 3)
  const foot = front ?? (tag ? 4 : 0)
  const width = front ? Math.min(middles(row).pitch, row.cell) - 3 : Math.min(middles(row).pitch - 2.6, LARGEST + 4)
  const height = Math.min(row.foot - line - (tag ? 7 : 3), width + foot)
  return { line, foot, width, height, y: line + 1.6 }
}

function lineRow(pen: Pen, row: Row, wish: WordPlace): Drawing {
  const { pictures, tag } = wish
  const { at } = middles(row)
  const { line, foot, width, height, y } = photoOf(row, wish)
  const size = Math.min(width - 3.4, height - foot - 5)
  return [
    pen.rope(`M${row.left - 3} ${line - 1}q${row.width / 2 + 3} 3 ${row.width + 6} 0`, 1, 'straw', 0.5),
    at.flatMap((x, i): Drawing[] => {
      const picture = pictures[row.first + i]
      if (!picture) return []
      return [
        pen.shape(box(round(x - width / 2), y, round(width), round(height), 1.4), 'white', 0.8),
        thing(pen, picture, [x, y + 1.6 + (height - foot) / 2], size, wish, false),
        pen.shape(box(round(x - 1.2), line - 2, 2.4, 5.6, 0.6), 'wood', 0.6),
        ...(tag?.(row.first + i, [x, y + height]) ?? []),
      ]
    }),
  ]
}

/** A bank of grass from edge to edge of the page, animals on its upper edge. */
function bankRow(pen: Pen, row: Row, fill: Fill, wish: WordPlace): Drawing {
  const { pictures, tag } = wish
  const front = frontOf(wish)
  const top = round(row.foot - front)
  const { pitch, at } = middles(row)
  const size = Math.min(pitch - 1, top - row.top + 1, largestOf(wish))
  return [
    pen.shape(`M-4 ${top - 1}Q52 ${top - 4} 105 ${top - 1.5}T214 ${top - 2}V300H-4z`, fill, 1),
    at.flatMap((x, i): Drawing[] => {
      const picture = pictures[row.first + i]
      if (!picture) return []
      const mark = thing(pen, picture, [x, top + 1], size * onGround(picture), wish, true)
      return [mark, ...(tag?.(row.first + i, [x, top + front / 2 + 1.6]) ?? [])]
    }),
  ]
}

function stand(pen: Pen, rows: readonly Row[], wish: WordPlace, { board, back, awning: cloth }: Stand): Drawing {
  const [{ left, width, top } = NO_ROW] = rows
  const foot = wish.foot ?? FOOT
  const post = (x: number) => pen.shape(box(x, wish.upper + 2, 4, foot + 2 - wish.upper, 0.8), board, 1)
  return [
    pen.shape(box(left - 1, top - 1, width + 2, foot - top + 1), back, 1),
    post(left - 4),
    post(left + width),
    rows.map((row) => standRow(pen, row, board, wish)),
    cloth ? awning(pen, { x: left - 6, y: wish.upper + 1, width: width + 12, height: 9 }, 13, cloth, 3) : [],
  ]
}

function lines(pen: Pen, rows: readonly Row[], wish: WordPlace): Drawing {
  const [{ left, width } = NO_ROW] = rows
  const foot = wish.foot ?? FOOT
  return [
    [left - 3, left + width + 3].map((x) =>
      pen.shape(box(x - 1.8, wish.upper + 2, 3.6, foot - 1 - wish.upper, 1), 'woodDark', 1),
    ),
    rows.map((row) => lineRow(pen, row, wish)),
  ]
}

function rowsWithThings(pen: Pen, land: Land, wish: WordPlace): Drawing {
  const { banks } = land
  const rows = placedRows(land, wish)
  if (banks) return rows.map((row, i) => bankRow(pen, row, inTurn(banks, i), wish))
  return land.stand ? stand(pen, rows, wish, land.stand) : lines(pen, rows, wish)
}

/** Middle of the front below each thing, in a photo of the room for its words. */
export function tagSpots(wish: WordPlace): Spot[] {
  const land = landOf(wish.theme, wish.index)
  const front = frontOf(wish)
  return placedRows(land, wish).flatMap((row) => {
    const photo = photoOf(row, wish)
    const y = land.banks
      ? row.foot - front / 2 + 1.6
      : land.stand
        ? row.foot - front / 2
        : photo.y + photo.height - front / 2
    return middles(row).at.map((x): Spot => [x, y])
  })
}

/** The place with its things, and somebody beside them. */
export function drawWordPlace(pen: Pen, wish: WordPlace): Mark[] {
  const land = landOf(wish.theme, wish.index)
  const { side, who, standing, with: own } = land.host
  const host = wish.front ? LEADING_HOST : isCrowded(wish) ? SMALL_HOST : HOST
  const foot = wish.foot ? wish.foot + 1 : host.foot
  const scale = round(Math.min(host.largest, (foot - wish.upper) / (who ? ADULT_ROOM : CHILD_ROOM)))
  return marksOf([
    land.behind(pen, wish.upper),
    rowsWithThings(pen, land, wish),
    own && !wish.standing ? pen.at(host[side], foot, scale, own) : [],
    person(pen, who ?? wish.cast[0] ?? 'bia', host[side], foot, scale, wish.standing?.(side) ?? standing),
  ])
}
