/** A page of rows or crowds in one land: who goes where, in which colour, and who is the odd one. */
import { PICTURE } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { circle, round } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import { person } from '../../studio/cast/cast.ts'
import { childAt } from '../../studio/cast/people.ts'
import { POINT_LEFT } from '../../studio/cast/poses.ts'
import { centred, reachOf, standing } from '../../studio/fit.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { AFLOAT, HUNG, hook, paradeStrip, type Strip } from '../../studio/places/parade.ts'
import type { ParadeGround, ParadeThing } from '../../studio/shapes/parade-things.ts'

export interface OddGroup {
  readonly ground: ParadeGround
  /** Of each line, round and round: in a crowd of things every line has another one. */
  readonly things: readonly [ParadeThing, ...ParadeThing[]]
  /** Another thing in its place; null where the same one is turned. */
  readonly other: ParadeThing | null
  readonly columns: number
  readonly lines: number
  /** Indexes of the odd ones. */
  readonly odd: readonly number[]
  readonly toRight: boolean
}

const [TOP, BOTTOM] = [PICTURE.y + 35, PICTURE.y + PICTURE.height - 2]
const [FROM, TO] = [PICTURE.x + 6, PICTURE.x + PICTURE.width - 6]
/** Of a strip: above its first line, and below the feet of its last one. */
const [ABOVE, BELOW] = [4, 8]
/** Room of the child who looks on, at the right. */
const CHILD = 22
const SPACE = 2.6
/** How much nearer lines of a crowd are larger. */
const FAR = 0.9

interface Spotted {
  readonly x: number
  readonly y: number
  readonly size: number
}

interface Laid {
  readonly marks: readonly Mark[]
  readonly spots: readonly Spotted[]
}

/** Things keep to one line there: on a board, on a lane. */
const LEVEL: ReadonlySet<ParadeGround> = new Set(['cozinha', 'sapatos', 'brinquedos', 'estrada', 'ciclovia'])

/** Middle and foot of every place: a row in zigzag, a crowd in lines that are shifted against each other. */
function placesOf({ ground, columns, lines }: OddGroup, { line, feet }: Strip, right: number, random: Random) {
  const isLevel = LEVEL.has(ground) || HUNG.has(ground)
  const isCrowd = lines > 1 && !isLevel
  // The child is beside the last line alone.
  const pitchOf = (row: number) => ((row < lines - 1 ? TO : right) - FROM) / (columns + (isCrowd ? 0.4 : 0))
  const begin = random.integer(0, 1)
  return {
    pitch: pitchOf(lines - 1),
    places: Array.from({ length: columns * lines }, (_, i) => {
      const [row, column] = [Math.floor(i / columns), i % columns]
      const shift = isCrowd && row % 2 !== begin ? 0.4 : 0
      const jitter = isCrowd ? (random.next() - 0.5) * 2 : 0
      const up = isLevel ? 0 : isCrowd ? random.next() * 7 : column % 2 === begin ? line * 0.2 : 0
      return { x: FROM + (column + 0.5 + shift) * pitchOf(row) + jitter, foot: (feet[row] ?? 0) - up }
    }),
  }
}

function layThings(pen: Pen, group: OddGroup, strip: Strip, right: number, random: Random): Laid {
  const { ground, things, other, columns, lines, odd, toRight } = group
  const { places, pitch } = placesOf(group, strip, right, random)
  const height = strip.line - ABOVE - (lines > 1 || LEVEL.has(ground) || HUNG.has(ground) ? 0 : strip.line * 0.2)
  const spots: Spotted[] = []
  const drawn = places.map(({ x, foot }, i): { readonly foot: number; readonly marks: Mark[] } => {
    const isOdd = odd.includes(i)
    const line = Math.floor(i / columns)
    const thing = things[line % things.length] ?? things[0]
    const shown = isOdd && other ? other : thing
    const look = other ? shown.looks[0] : random.pick(shown.looks)
    const depth = lines > 1 && !LEVEL.has(ground) && !HUNG.has(ground) ? FAR + ((1 - FAR) * line) / (lines - 1) : 1
    const reach = reachOf(look)
    const longer = Math.max(reach.width, reach.height)
    const fitting = Math.min(((pitch - SPACE) * longer) / reach.width, ((height - SPACE) * longer) / reach.height)
    const size = Math.min(fitting, pitch * 1.25, 40) * shown.share * depth
    const [width, tall] = [(reach.width * size) / longer, (reach.height * size) / longer]
    const placing = { flip: toRight !== (isOdd && !other) }
    const rest = Math.max(0, height - tall - SPACE)
    const float = HUNG.has(ground) ? rest * 0.5 : AFLOAT.has(ground) ? rest * 0.4 : 0
    const y = foot - float - tall / 2
    spots.push({ x, y, size: Math.max(width, tall) })
    if (AFLOAT.has(ground)) {
      const held = HUNG.has(ground) ? marksOf(hook(pen, x, y - tall / 2 - 3, y)) : []
      return { foot, marks: [...held, centred(pen, look, x, y, size, placing)] }
    }
    return { foot, marks: [standing(pen, look, x, foot, size, placing)] }
  })
  // What is nearer is drawn over what is behind it.
  const inOrder = [...drawn].sort((a, b) => a.foot - b.foot)
  return { marks: inOrder.flatMap(({ marks }) => marks), spots }
}

/** The whole page. `look` gives another child. */
export function oddPage(pen: Pen, groups: readonly OddGroup[], look: number, random: Random): PageMark[] {
  const pitch = (BOTTOM - TOP) / groups.length
  const watched = groups.findIndex(({ ground }) => WATCHED.has(ground))
  const laid = groups.map((group, row): { readonly back: Mark[]; readonly front: Laid; readonly child: Mark[] } => {
    const top = TOP + row * pitch
    const inner = (pitch - BELOW) / group.lines
    const feet = Array.from({ length: group.lines }, (_, i) => round(top + inner * (i + 1)))
    const strip: Strip = { top, line: inner, feet, row, toRight: group.toRight }
    const hasChild = row === watched
    const right = TO - (hasChild ? CHILD : 0)
    const foot = feet.at(-1) ?? 0
    const scale = Math.min(0.62, (inner * group.lines - ABOVE) / 64)
    return {
      back: marksOf(paradeStrip(pen, group.ground, strip)),
      front: layThings(pen, group, strip, right, random.fork(`row ${row}`)),
      child: hasChild ? marksOf(person(pen, childAt(look), TO - 8, foot + 3, scale, { pose: POINT_LEFT })) : [],
    }
  })
  return [
    ...laid.flatMap(({ back, front, child }) => [...back, ...front.marks, ...child]),
    answer(
      laid.flatMap(({ front }, row) =>
        (groups[row]?.odd ?? []).flatMap((at): Mark[] => {
          const spot = front.spots[at]
          return spot ? [circle(spot.x, spot.y, spot.size * 0.56, { stroke: ANSWER_RED, width: 1.4 })] : []
        }),
      ),
    ),
  ]
}

/** Somebody looks on there. */
const WATCHED: ReadonlySet<ParadeGround> = new Set(['pasto', 'terreiro', 'ciclovia', 'brinquedos', 'sapatos'])
