/** Puts things into a scene: on its ground and in its air, behind and in front of what is there, each seen well. */
import { type Box, boundsOf, overlaps } from '../../lettering/bounds.ts'
import type { Random } from '../../page/random.ts'
import { power } from '../../scene/angles.ts'
import { kept } from '../../scene/kept.ts'
import { round } from '../../scene/marks.ts'
import type { GroupMark, Level, Mark } from '../../scene/scene.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { metreAt, type Scene } from '../../studio/scenes/scene.ts'
import type { NamedThing } from '../../studio/shapes/named-things.ts'
import { grassAt } from './grass.ts'
import { type HideawayKind, hideawaysOn, NEAREST } from './hideaways.ts'
import { type Area, areasOf, HIGHEST } from './search-places.ts'
import { type PlacedPath, placedPaths, pointsOf, seenOf } from './silhouettes.ts'

/** A thing in the scene: its mark and the box around it. */
export interface Hidden {
  readonly name: string
  readonly mark: GroupMark
  readonly box: Box
}

/** Ground and sky are wider, or reach below the picture. */
const WIDE = 150
/** Of each thing this much is seen, and of two things at most this much overlaps, mm. */
const [SEEN, OVERLAP] = [0.72, 0.6]
/** Behind a bush at most this much of it is seen; from a thing to whatever it is not behind, mm. */
const [PEEPS, CLEARANCE] = [0.94, 0.8]
/** Heads of people stay free: the upper part of somebody. */
const HEAD = 0.52

interface Piece {
  readonly mark: Mark
  readonly box: Box
  readonly paths: readonly PlacedPath[]
  /** Ground or sky, from its upper edge on; or a thing, on its foot. */
  readonly depth: number
  readonly isWide: boolean
  readonly isPerson: boolean
  /** Something may be behind it, but not in front. */
  readonly isHideaway?: boolean
}

function pieceOf(mark: Mark, isPerson: boolean): Piece | null {
  const box = boundsOf([mark])
  if (!box) return null
  const isWide = box.width > WIDE || box.y + box.height > NEAREST
  return { mark, box, paths: placedPaths([mark]), isWide, isPerson, depth: isWide ? box.y : box.y + box.height }
}

const reaches = new Map<string, Box>()

/** The box around a thing about its own origin. */
export const reachOf = (thing: NamedThing, pen: Pen): Box =>
  kept(reaches, thing.name, () => boundsOf(marksOf(thing.draw(pen))) ?? { x: 0, y: 0, width: 1, height: 1 })

/** The thing as it is at this scale: it is tried at many spots. */
const drawnAt = ({ pen, drawn }: Crowd, thing: NamedThing, scale: number): readonly Mark[] =>
  kept(drawn, `${thing.name} ${scale}`, () => pen.at(0, 0, scale, thing.draw).children)

/** A thing with its foot, or in the air its middle, at a spot, its longer side so long. */
function placed(crowd: Crowd, thing: NamedThing, x: number, y: number, side: number, flip: boolean): Hidden | null {
  const { pen } = crowd
  const whole = reachOf(thing, pen)
  const scale = round(side / Math.max(whole.width, whole.height))
  const [middle, foot] = [
    whole.x + whole.width / 2,
    thing.on === 'ground' ? whole.y + whole.height : whole.y + whole.height / 2,
  ]
  const drawn = drawnAt(crowd, thing, scale)
  const mark = pen.at(round(x - (flip ? -middle : middle) * scale), round(y - foot * scale), scale, () => drawn, {
    flip,
  })
  const box = boundsOf([mark])
  return box && { name: thing.name, mark, box }
}

/** Index among the pieces at which something with this foot is drawn: in front of what is farther away. */
const placeAmong = (pieces: readonly Piece[], foot: number) => pieces.findLastIndex(({ depth }) => depth <= foot) + 1

/** Edges of what is seen of a scene, mm. */
const EDGE = { left: 1, right: 209, bottom: NEAREST - 2 }

/** The mark with its words alone. */
function wordsOf(mark: Mark): Mark[] {
  if (mark.kind === 'text') return [mark]
  return mark.kind === 'group' ? [{ ...mark, children: mark.children.flatMap(wordsOf) }] : []
}

interface Manner {
  readonly flies: boolean
  /** In front of things of the place, too. */
  readonly loose: boolean
  /** A part of it has to be hidden. */
  readonly peeps?: boolean
}

class Hiding {
  private readonly pieces: readonly Piece[]
  private readonly words: readonly Box[]
  private readonly hidden: { readonly thing: Hidden; readonly at: number; readonly flies: boolean }[] = []
  private readonly grows: (thing: Hidden) => readonly Mark[]

  constructor({ pieces, words, scene, pen }: Crowd) {
    this.grows = ({ box }) => grassAt(scene, pen, box)
    this.pieces = pieces
    this.words = words
  }

  /** Puts the thing where its foot belongs; false where it would be hidden, or hide what matters. */
  put(thing: Hidden, foot: number, { flies, loose, peeps }: Manner): boolean {
    const { box, mark } = thing
    const { pieces } = this
    if (box.x < EDGE.left || box.x + box.width > EDGE.right || box.y + box.height > EDGE.bottom) return false
    if (box.y < HIGHEST) return false
    if (this.words.some((word) => overlaps(box, word, 1))) return false
    if (this.hidden.some((other) => overlaps(box, other.thing.box, -OVERLAP))) return false
    const at = flies ? pieces.length : placeAmong(pieces, foot)
    // It touches only what it is behind.
    const meets = ({ mark, box: other, isWide }: Piece) =>
      mark.kind === 'group' && !isWide && overlaps(box, other, CLEARANCE)
    if (!loose && pieces.some((piece, i) => meets(piece) && !(piece.isHideaway && i >= at))) return false
    const [behind, before] = [pieces.slice(0, at), pieces.slice(at)]
    // It would be on somebody's head.
    if (behind.some((piece) => piece.isPerson && overlaps(box, headOf(piece)))) return false
    const isNear = (piece: Piece) => overlaps(box, piece.box)
    const nearer = behind.filter(
      (piece) => !piece.isWide && isNear(piece) && (flies ? piece.mark.kind === 'group' : piece.depth > foot),
    )
    const above = before.filter(isNear)
    if (nearer.length > 0 || above.length > 0) {
      const points = pointsOf(placedPaths([mark]))
      const wide = flies ? pointsOf(placedPaths([grown(thing)])) : points
      const share = (covers: readonly Piece[], of = points) =>
        seenOf(
          of,
          covers.flatMap(({ paths }) => paths),
        )
      // It would be in front of what is nearer than it is, or behind too much.
      if (share(nearer, wide) < 1 || share(above) < SEEN || (peeps && share(above) > PEEPS)) return false
    } else if (peeps) return false
    this.hidden.push({ thing, at, flies })
    return true
  }

  /** The scene with everything in it, from the back to the front. */
  marks(): Mark[] {
    const { pieces, hidden } = this
    const inOrder = hidden.toSorted(
      (one, other) => one.thing.box.y + one.thing.box.height - other.thing.box.y - other.thing.box.height,
    )
    return Array.from({ length: pieces.length + 1 }, (_, i) => i).flatMap((i) => [
      ...inOrder.flatMap(({ thing, at, flies }) => (at === i ? [thing.mark, ...(flies ? [] : this.grows(thing))] : [])),
      ...pieces.slice(i, i + 1).map(({ mark }) => mark),
    ])
  }

  get things(): readonly Hidden[] {
    return this.hidden.map(({ thing }) => thing)
  }
}

/** Fliers keep clear of everything that it is in front of by this growth. */
const CLEAR = 1.35

const grown = ({ mark, box }: Hidden): GroupMark => {
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2]
  return {
    ...mark,
    x: cx + (mark.x - cx) * CLEAR,
    y: cy + (mark.y - cy) * CLEAR,
    scale: (mark.scale ?? 1) * CLEAR,
  }
}

const headOf = ({ box }: Piece): Box => ({ ...box, height: box.height * HEAD })

/** Larger areas hold more. */
const weightOf = ({ x, y }: Area) => (x[1] - x[0]) * (y[1] - y[0] + 16)

function pickArea(areas: readonly Area[], random: Random): Area | undefined {
  const total = areas.reduce((sum, area) => sum + weightOf(area), 0)
  let left = random.next() * total
  return areas.find((area) => {
    left -= weightOf(area)
    return left <= 0
  })
}

interface Place {
  readonly scene: Scene
  readonly marks: readonly Mark[]
  /** Those of the marks that are people. */
  readonly people: ReadonlySet<Mark>
  readonly pen: Pen
  readonly level: Level
  readonly hideaways: readonly HideawayKind[]
  readonly random: Random
}

/** A scene as things are put into it. */
export interface Crowd extends Pick<Place, 'scene' | 'pen'> {
  readonly pieces: readonly Piece[]
  /** Around words, which stay free. */
  readonly words: readonly Box[]
  /** Things by name and scale. */
  readonly drawn: Map<string, readonly Mark[]>
}

export function crowdOf({ scene, marks, people, pen, level, hideaways, random }: Place): Crowd {
  const pieces = marks.flatMap((mark) => pieceOf(mark, people.has(mark)) ?? [])
  const words = pieces.flatMap(({ mark }) => boundsOf(wordsOf(mark)) ?? [])
  const taken = pieces.flatMap(({ mark, isWide, box }) => (mark.kind === 'group' && !isWide ? [box] : []))
  const top = Math.min(...areasOf(scene.id).flatMap(({ on, y }) => (on === 'ground' ? [y[0]] : [])))
  const behind = hideawaysOn({ scene, pen, level, kinds: hideaways, taken: [...taken, ...words], top }, random)
  const all = behind.reduce<readonly Piece[]>((before, { mark }) => {
    const piece = pieceOf(mark, false)
    return piece ? before.toSpliced(placeAmong(before, piece.depth), 0, { ...piece, isHideaway: true }) : before
  }, pieces)
  return { scene, pen, pieces: all, words, drawn: new Map() }
}

/** Spots that are tried for each thing; everything is smaller by this until all have room. */
const [SPOTS, SMALLER, ROUNDS] = [140, 0.93, 6]

/** A metre in front, mm: where a scene is seen from nearer, things to find do not grow. */
const USUAL_METRE = 70

/** Nothing to find is smaller, mm. */
const LEAST = 8.5

/** Things of the air are as near as the middle of the ground. */
const flyingMetre = (scene: Scene) => metreAt(scene, (scene.horizon + scene.front * 2) / 3)

const sideAt = ({ scene }: Crowd, thing: NamedThing, metre: number, size: number) =>
  (thing.side * metre * size * USUAL_METRE) / scene.metre

/** Things in rows are on what bears them: a counter, a shelf, a box. */
const isRow = ({ y: [top, bottom] }: Area) => top === bottom

interface Trial {
  readonly hiding: Hiding
  readonly crowd: Crowd
  readonly size: number
  readonly loose: boolean
  readonly random: Random
}

function settle(thing: NamedThing, { hiding, crowd, size, loose, random }: Trial): boolean {
  const { scene } = crowd
  const areas = areasOf(scene.id).filter(({ on }) => on === thing.on)
  const flies = thing.on !== 'ground'
  for (let i = 0; i < SPOTS; i++) {
    const area = pickArea(areas, random)
    if (!area) return false
    const [x, y] = [random.between(...area.x), random.between(...area.y)]
    const side = sideAt(crowd, thing, flies ? flyingMetre(scene) : metreAt(scene, y), size)
    const one = side < LEAST ? null : placed(crowd, thing, x, y, side, random.chance(0.5))
    if (one && hiding.put(one, y, { flies, loose: loose || isRow(area) })) return true
  }
  return false
}

/** Spots that are tried behind a hideaway. */
const PEEKS = 30

/** Something of the ground half behind each hideaway; the things that are left. */
function peeping(things: readonly NamedThing[], { hiding, crowd, size, random }: Trial): readonly NamedThing[] {
  return crowd.pieces
    .filter(({ isHideaway }) => isHideaway)
    .reduce((left, { box, depth }) => {
      const thing = random.shuffle(left.filter(({ on }) => on === 'ground'))[0]
      if (!thing) return left
      const hides = Array.from({ length: PEEKS }, () => {
        const [x, y] = [box.x + box.width * random.between(0, 1), depth - random.between(0.6, 6)]
        const side = sideAt(crowd, thing, metreAt(crowd.scene, y), size)
        return { y, one: side < LEAST ? null : placed(crowd, thing, x, y, side, random.chance(0.5)) }
      })
      const isPut = hides.some(({ one, y }) => one && hiding.put(one, y, { flies: false, loose: false, peeps: true }))
      return isPut ? left.toSpliced(left.indexOf(thing), 1) : left
    }, things)
}

/** All things hidden in the scene, at most `size` times as large as their side says; null without room. */
export function hide(crowd: Crowd, things: readonly NamedThing[], look: Pick<Trial, 'size' | 'loose'>, random: Random) {
  for (let round = 0; round < ROUNDS; round++) {
    const source = random.fork(round)
    const trial = { crowd, hiding: new Hiding(crowd), ...look, size: look.size * power(SMALLER, round), random: source }
    const inOpen = source
      .shuffle(peeping(source.shuffle(things), trial))
      .toSorted((one, other) => other.side - one.side)
    if (inOpen.every((thing) => settle(thing, trial))) {
      return { marks: trial.hiding.marks(), hidden: trial.hiding.things }
    }
  }
  return null
}
