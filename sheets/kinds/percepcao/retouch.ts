/** Changes that a picture bears: each thing that may go, turn round or shrink, each face and shirt that may be another. */
import { type Box, boundsOf, overlaps, unionOf } from '../../lettering/bounds.ts'
import type { Random } from '../../page/random.ts'
import type { GroupMark, Mark, PathMark } from '../../scene/scene.ts'
import { familyOf, isGroup, isOneOfMany, mirrored, shrunk } from './altered.ts'
import type { Look } from './scene-looks.ts'
import { areaBetween, areaOf, type PlacedPath, placedPaths, seenShare, standsOut } from './silhouettes.ts'

export type Change = 'gone' | 'new' | 'turned' | 'smaller' | 'less' | 'more' | 'face' | 'shirt'

/** Changes in which the first picture has less. */
export const LACKING_FIRST: ReadonlySet<Change> = new Set<Change>(['new', 'more'])

export interface Retouch {
  readonly change: Change
  /** Of everything that differs, in the lengths of the picture. */
  readonly box: Box
  /** The lesser side. */
  readonly size: number
  /** Of what differs. */
  readonly area: number
  /** Places in the tree of marks: of the thing, or of the thing inside another. */
  readonly path: readonly number[]
  /** Equal for things drawn alike: books of a shelf, flags of a string. */
  readonly family: string
  /** The mark there in one of the two pictures; null where there is none. */
  readonly instead: Mark | null
}

/** Share of a thing that is seen at least. */
const SEEN = 0.85
/** Of a face or a print, which arms and things may cover in part. */
const SEEN_OF_LOOK = 0.5
/** Share of the box around a face or a print that another one alters. */
const ALTERED = 0.5
/** Height to width of posts and legs, which bear something. */
const SLIMMEST = 5
/** Larger things are the picture itself: share of the window. */
const LARGEST = 0.08
/** Of those that may be mirrored or smaller: each fruit of a whole tree would be read as a change. */
const LARGEST_ALTERED = 0.03
/** Of things inside a thing, as fruit in a crate, one may go where there are at least so many. */
const MANY = 3

const isInside = (inner: Box, outer: Box, by = 0) =>
  inner.x >= outer.x + by &&
  inner.y >= outer.y + by &&
  inner.x + inner.width <= outer.x + outer.width - by &&
  inner.y + inner.height <= outer.y + outer.height - by

interface Scenery {
  readonly marks: readonly Mark[]
  /** Paths of each mark, and the box around it. */
  readonly paths: readonly (readonly PlacedPath[])[]
  readonly boxes: readonly (Box | null)[]
  readonly window: Box
}

/** Smaller than a share of the window. */
const isWithin = ({ window }: Scenery, box: Box, share: number) =>
  box.width * box.height < window.width * window.height * share

/** Seen whole, and no part of the picture itself. */
const fits = (scenery: Scenery, box: Box) => isInside(box, scenery.window, 1) && isWithin(scenery, box, LARGEST)

/** Something else that is drawn later than a mark rests on it: its foot is within. */
const bears = ({ marks, boxes }: Scenery, box: Box, i: number) =>
  boxes.some((other, j) => {
    if (!other || j <= i || marks[j]?.kind !== 'group') return false
    const [x, y] = [other.x + other.width / 2, other.y + other.height]
    return x > box.x && x < box.x + box.width && y > box.y - 1 && y < box.y + box.height * 0.8
  })

const laterThan = ({ paths }: Scenery, i: number) => paths.slice(i + 1).flat()

/** The lesser side of a thing. */
const sizeOf = ({ width, height }: Box) => Math.min(width, height)

interface Thing {
  readonly mark: GroupMark
  readonly box: Box
  readonly own: readonly PlacedPath[]
  readonly path: readonly number[]
}

function goneOrNew({ mark, box, own, path }: Thing): [Retouch, Retouch] {
  const rest = { box, size: sizeOf(box), area: areaOf(own), path, family: familyOf(mark), instead: null }
  return [
    { ...rest, change: 'gone' },
    { ...rest, change: 'new' },
  ]
}

/** A line that comes out of a thing, as a straw out of a cup, belongs to it though it is drawn by itself. */
const hasLooseLine = ({ marks, boxes }: Scenery, box: Box, i: number) =>
  marks.some((mark, j) => {
    const other = boxes[j]
    return j > i && mark.kind === 'path' && !mark.fill && other && overlaps(box, other, -0.4) && !isInside(other, box)
  })

/** Several things side by side: they would come or go as one, and be counted as several. */
function standsApart(own: readonly PlacedPath[]): boolean {
  const boxes = own.map(({ box }) => box).toSorted((one, other) => one.x - other.x)
  return boxes.some(({ x }, i) => i > 0 && boxes.slice(0, i).every((before) => before.x + before.width < x))
}

function ofThing(scenery: Scenery, mark: GroupMark, i: number): Retouch[] {
  const box = scenery.boxes[i]
  const own = scenery.paths[i] ?? []
  if (!box || !fits(scenery, box) || bears(scenery, box, i) || hasLooseLine(scenery, box, i)) return []
  if (standsApart(own) || seenShare(own, laterThan(scenery, i)) < SEEN) return []
  const [turned, small] = [mirrored(mark), shrunk(mark)]
  const smallBox = boundsOf([small])
  const [gone, added] = goneOrNew({ mark, box, own, path: [i] })
  const other = (change: Change, instead: GroupMark, share: number): Retouch => ({
    ...gone,
    change,
    instead,
    area: areaBetween(own, placedPaths([instead])) * share,
  })
  const mayAlter = isWithin(scenery, box, LARGEST_ALTERED)
  return [
    gone,
    added,
    // A mirror image loses on one side and gains on the other.
    ...(mayAlter ? [other('turned', turned, 0.5)] : []),
    ...(mayAlter && smallBox && isInside(smallBox, box, -0.4) ? [other('smaller', small, 1)] : []),
  ]
}

/** A group with some of its children, inside the groups around it. */
type Wrap = (children: readonly Mark[]) => Mark[]

interface Detail {
  readonly mark: PathMark
  readonly own: PlacedPath | undefined
  readonly before: readonly PlacedPath[]
  readonly later: readonly PlacedPath[]
  readonly path: readonly number[]
}

/** A detail on something: a window, a spot, a star. Without it, that on which it is remains whole. */
function ofDetail(scenery: Scenery, { mark, own, before, later, path }: Detail): Retouch[] {
  if (!own || !mark.fill || own.clips.length > 0) return []
  const { x, y, width, height } = own.box
  const box = { x: x - 1, y: y - 1, width: width + 2, height: height + 2 }
  if (!fits(scenery, box)) return []
  const below = before.findLast(
    (path) => path.isFilled && isInside(own.box, path.box, 0.3) && seenShare([own], [path]) === 0,
  )
  if (!below || !standsOut(mark.stroke, below.fill) || carries(own, later)) return []
  if (later.some((above) => overlaps(above.box, own.box, -0.2) && seenShare([own], [above]) < 1)) return []
  const rest = { box, size: sizeOf(own.box), area: areaOf([own]), path, family: familyOf(mark), instead: null }
  return [
    { ...rest, change: 'less' },
    { ...rest, change: 'more' },
  ]
}

/** Something drawn later is on it: a handle on a door, a pupil in an eye. */
const carries = ({ box }: PlacedPath, later: readonly PlacedPath[]) => later.some((above) => isInside(above.box, box))

/** Details and things inside a thing. */
function ofParts(scenery: Scenery, mark: GroupMark, i: number): Retouch[] {
  const walk = (group: GroupMark, wrap: Wrap, path: number[], above: readonly PlacedPath[]): Retouch[] => {
    if (group.clip) return []
    const inWrap: Wrap = (children) => wrap([{ ...group, children }])
    const placed = group.children.map((child) => placedPaths(inWrap([child])))
    const inner = group.children.filter(isGroup).length
    return group.children.flatMap((child, j): Retouch[] => {
      if (child.kind === 'text') return []
      const own = placed[j] ?? []
      const before = placed.slice(0, j).flat()
      const later = [...placed.slice(j + 1).flat(), ...above]
      if (child.kind === 'path')
        return ofDetail(scenery, { mark: child, own: own[0], before, later, path: [...path, j] })
      const deeper = walk(child, inWrap, [...path, j], later)
      if (inner < MANY) return deeper
      const box = boundsOf(inWrap([child]))
      if (!box || !fits(scenery, box) || standsApart(own) || seenShare(own, later) < SEEN) return deeper
      return [...deeper, ...goneOrNew({ mark: child, box, own, path: [...path, j] })]
    })
  }
  return walk(mark, (children) => [...children], [i], laterThan(scenery, i))
}

/** A sign without its board would leave the word. */
const isWrittenOn = ({ marks, boxes }: Scenery, box: Box) =>
  boxes.some((other, i) => other !== null && marks[i]?.kind === 'text' && overlaps(other, box))

/** A shape that is a thing of its own: a window of a wall, a ball, a cup on the table. */
function ofShape(scenery: Scenery, mark: PathMark, i: number): Retouch[] {
  const box = scenery.boxes[i]
  if (!box || box.height > box.width * SLIMMEST || bears(scenery, box, i)) return []
  if (hasLooseLine(scenery, box, i) || isOneOfMany(mark) || isWrittenOn(scenery, box)) return []
  return ofDetail(scenery, {
    mark,
    own: scenery.paths[i]?.[0],
    before: scenery.paths.slice(0, i).flat(),
    later: laterThan(scenery, i),
    path: [i],
  })
}

function ofPerson(scenery: Scenery, { change, index, mark }: Look): Retouch[] {
  const [before, after] = [scenery.paths[index] ?? [], placedPaths([mark])]
  const missing = (from: readonly PlacedPath[], other: readonly PlacedPath[]) => {
    const keys = new Set(other.map(({ key }) => key))
    return from.filter(({ key }) => !keys.has(key))
  }
  const [gone, added] = [missing(before, after), missing(after, before)]
  const box = unionOf([...gone, ...added].map((path) => path.box))
  if (!box || !fits(scenery, box)) return []
  const above = (paths: readonly PlacedPath[], part: readonly PlacedPath[]) =>
    paths.slice(paths.findLastIndex((path) => part.includes(path)) + 1)
  const later = laterThan(scenery, index)
  const seen = Math.max(
    seenShare(added, [...above(after, added), ...later]),
    seenShare(gone, [...above(before, gone), ...later]),
  )
  if (seen <= SEEN_OF_LOOK) return []
  const area = box.width * box.height * ALTERED
  return [{ change, box, size: sizeOf(box), area, path: [index], family: `${change} ${index}`, instead: mark }]
}

interface Offer {
  readonly marks: readonly Mark[]
  readonly window: Box
  readonly looks: readonly Look[]
}

/** Every change that is seen for itself. */
export function retouchesOf({ marks, window, looks }: Offer): Retouch[] {
  const [paths, boxes] = [marks.map((mark) => placedPaths([mark])), marks.map((mark) => boundsOf([mark]))]
  const scenery: Scenery = { marks, window, paths, boxes }
  const persons = looks.flatMap((look) => ofPerson(scenery, look))
  const people = new Set(looks.map(({ index }) => index))
  const things = marks.flatMap((mark, i) => {
    if (isGroup(mark)) return people.has(i) ? [] : [...ofThing(scenery, mark, i), ...ofParts(scenery, mark, i)]
    return mark.kind === 'path' ? ofShape(scenery, mark, i) : []
  })
  return [...persons, ...things]
}

/** Smallest side and area of a change, and room between two of them, in the lengths of the picture. */
export interface Taste {
  readonly count: number
  readonly changes: readonly Change[]
  readonly least: number
  readonly leastArea: number
  readonly apart: number
  /** Most changes of things drawn alike: a page of missing books is dull. */
  readonly alike: number
}

/** So many changes, apart from each other and of many sorts; fewer where there is no room. */
export function chosen(
  offer: readonly Retouch[],
  { count, changes, least, leastArea, apart, alike }: Taste,
  random: Random,
): Retouch[] {
  const taken: Retouch[] = []
  // One that goes here and one like it that comes there are a single thing that moved.
  const isLikeTheOthers = (others: readonly Retouch[], change: Change) =>
    others.length < alike && others.every((other) => other.change === change)
  // Of one person either the face or the shirt: each is another drawing of the whole.
  const free = ({ box, path, family, change }: Retouch) =>
    taken.every((other) => !overlaps(box, other.box, apart) && path.join() !== other.path.join()) &&
    isLikeTheOthers(
      taken.filter((other) => other.family === family),
      change,
    )
  const fitting = random.shuffle(
    offer.filter(({ change, size, area }) => changes.includes(change) && size >= least && area >= leastArea),
  )
  while (taken.length < count) {
    const often = (change: Change) => taken.filter((one) => one.change === change).length
    const open = fitting.filter(free)
    const [first] = open.toSorted((one, other) => often(one.change) - often(other.change))
    if (!first) break
    taken.push(first)
  }
  return taken
}
