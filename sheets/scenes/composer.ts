/**
 * Composes a picture of a place from back to front: backdrops and rows of pictures, each row at its own depth. Things
 * of one row keep their order of size, nearer rows are larger, and front things hide those behind.
 */
import type { Box } from '../lettering/bounds.ts'
import type { Random } from '../page/random.ts'
import { findArt } from '../pictures/art.ts'
import { drawPicture, findPicture, mirrorOf, pictureReach } from '../pictures/drawing.ts'
import { ART_BOX, pencil } from '../pictures/layers.ts'
import { group, rect, rectData, round } from '../scene/marks.ts'
import type { Level, Mark } from '../scene/scene.ts'
import type { Backdrop } from './backdrop.ts'
import { drawFigure, isFigure } from './figures.ts'

/** Things beside one another at one depth. */
export interface Row {
  readonly kind: 'row'
  /** Candidates; the seed chooses. */
  readonly pool: readonly string[]
  /** Height of their feet, as a share of the frame's height; with `air`, of their middle. */
  readonly y: number
  /** From where to where, as shares of the frame's width. */
  readonly x: readonly [from: number, to: number]
  /** Number at each level. */
  readonly count: readonly [facil: number, medio: number, desafio: number]
  /** Nearer rows are larger: 1 in the foreground of a common scene. */
  readonly scale: number
  readonly air?: boolean
}

export type Step = Row | Backdrop

export interface Place {
  readonly id: string
  /** As in «Na fazenda»: 'sítio'. */
  readonly name: string
  /** In the order of painting. */
  readonly steps: readonly Step[]
}

/** One picture in its place on the page. */
export interface Thing {
  readonly picture: string
  readonly box: Box
  readonly flipped: boolean
  /** Index of its step in the place, for changes that keep the depth. */
  readonly step: number
}

export interface SceneLook {
  readonly frame: Box
  readonly color: boolean
  /** Lines in mm; by size without it. */
  readonly stroke?: number
  /** Leaves out backdrops of many small parts: fences, tiles, flags, nets. */
  readonly simple?: boolean
  /** For colouring: backdrops have broad parts, and no thing half hides a part. */
  readonly broad?: boolean
}

export interface SceneWish {
  readonly level: Level
  readonly frame: Box
  readonly color: boolean
  /** Pictures that have to be there. */
  readonly must: readonly string[]
  /** Pictures of the pages before: others are taken first. */
  readonly seen?: ReadonlySet<string>
  /** Places the single things of the easiest scenes left and right in turn, so that they do not hide each other. */
  readonly apart?: boolean
  /** Pictures with more than a few regions narrower than this, mm, are taken last. */
  readonly least?: number
  /** Excluded pictures, even if the rows' pools contain them. */
  readonly without?: ReadonlySet<string>
}

const LEVEL_INDEX: Readonly<Record<Level, 0 | 1 | 2>> = { facil: 0, medio: 1, desafio: 2 }
const LEVEL_SCALE: Readonly<Record<Level, number>> = { facil: 1.75, medio: 1.15, desafio: 0.9 }

/** Length on paper of a thing of one metre in a foreground row of a frame 176 mm wide. */
const METRE = 25
/** Sizes are drawn nearer to each other than they are: a cow of 17 chicks' length is three times as long. */
/** People are what a child looks for first. */
const PEOPLE = 1.3
const NEARNESS = 0.36
const LEAST = 10.5

const unitOf = (frame: Box) => Math.min(frame.width / 140, Math.sqrt((frame.width * frame.height) / (176 * 118)))

/** Never mirrored: they carry letters, numbers or the face of a clock. */
const UPRIGHT = new Set(
  'store school hospital mantel-clock clock calendar map globe-grid post-office bank hotel department-store bus-stop fuel-pump keyboard newspaper picture watch medal'.split(
    ' ',
  ),
)

/** Longer side of a picture in this row, mm. */
function lengthOf(id: string, row: Row, level: Level, frame: Box): number {
  const facts = findPicture(id).facts
  const people = facts?.table === 'people' ? PEOPLE : 1
  const wished = METRE * (facts?.metres ?? 1) ** NEARNESS * people * row.scale * LEVEL_SCALE[level] * unitOf(frame)
  return Math.min(Math.max(wished, LEAST * unitOf(frame)), frame.height * 0.46, frame.width * 0.5)
}

/** Narrower than this is a line's work (a glint, a gap), not a region, mm. */
const GLINT = 1.2
/** Eyes, a mouth, buttons. */
const FEW_DETAILS = 4

/** True if a picture of this length, mm, has large regions and few small ones. */
function isBroad(id: string, length: number, least: number): boolean {
  if (isFigure(id)) return true
  const { facts } = findPicture(id)
  const regions = facts ? findArt(facts.table, id).regions : []
  const reach = pictureReach(id, false)
  const scale = length / Math.max(reach.width, reach.height) / ART_BOX
  const across = regions.map((region) => region * scale)
  return (across[0] ?? 0) >= least && across.filter((one) => one >= GLINT && one < least).length <= FEW_DETAILS
}

interface Sized {
  readonly id: string
  readonly width: number
  readonly height: number
}

/** Width and height of the drawing when its longer side measures `length`. */
function sized(id: string, length: number, color: boolean): Sized {
  const { width, height } = pictureReach(id, color)
  const scale = length / Math.max(width, height)
  return { id, width: width * scale, height: height * scale }
}

/** Free room on the left of a thing that leans to a side, as a share of all. */
const LEAN = [0.12, 0.88] as const

/** The things of a row, spread over it in the given order; `side`: a single one leans to that side. */
function spread(
  ids: readonly string[],
  row: Row,
  step: number,
  wish: SceneWish,
  random: Random,
  side?: 0 | 1,
): Thing[] {
  const { frame } = wish
  const room = (row.x[1] - row.x[0]) * frame.width
  let things = ids.map((id) => sized(id, lengthOf(id, row, wish.level, frame), wish.color))
  const total = () => things.reduce((sum, { width }) => sum + width, 0)
  const shrink = Math.min(1, (room * 0.97) / total())
  if (shrink < 1)
    things = things.map(({ id, width, height }) => ({ id, width: width * shrink, height: height * shrink }))
  const free = room - total()
  const even = Array.from({ length: things.length + 1 }, () => random.between(0.5, 1.5))
  const shares = side === undefined || things.length > 1 ? even : [LEAN[side], 1 - LEAN[side]]
  const sum = shares.reduce((a, b) => a + b, 0)
  let x = frame.x + row.x[0] * frame.width
  return things.map(({ id, width, height }, i) => {
    x += (free * (shares[i] ?? 0)) / sum
    const lift = row.air ? height / 2 : height
    const wander = (row.air ? 0.03 : 0.012) * frame.height * random.between(-1, 1)
    const y = Math.max(frame.y + 2, frame.y + row.y * frame.height - lift + wander)
    const box = {
      x: round(x),
      y: round(Math.min(y, frame.y + frame.height - height - 1.5)),
      width: round(width),
      height: round(height),
    }
    x += width
    return { picture: id, box, flipped: !UPRIGHT.has(id) && random.chance(0.35), step }
  })
}

/**
 * Rows of the pictures that have to appear: a row with the picture in its pool, else the widest row of the foreground.
 */
function assign(place: Place, must: readonly string[]): Map<number, string[]> {
  const rows = place.steps.flatMap((step, index) => (step.kind === 'row' ? [{ row: step, index }] : []))
  const given = new Map<number, string[]>()
  for (const id of must) {
    const known = rows.filter(({ row }) => row.pool.includes(id))
    const open = known.length > 0 ? known : rows.filter(({ row }) => !row.air)
    const loads = open.map(({ row, index }) => ({
      index,
      load: ((given.get(index)?.length ?? 0) + 1) / (row.x[1] - row.x[0]),
    }))
    const best = loads.sort((a, b) => a.load - b.load || b.index - a.index)[0]
    if (best) given.set(best.index, [...(given.get(best.index) ?? []), id])
  }
  return given
}

/** Things in the easiest scenes. */
const FEW = 5

/** The easiest scenes have one thing a row, the hardest one more than the row asks for. */
function countOf(row: Row, level: Level): number {
  const count = row.count[LEVEL_INDEX[level]]
  if (level === 'facil') return Math.min(1, count)
  if (level === 'medio') return Math.min(3, count)
  return count + (!row.air && row.pool.length > count + 1 ? 1 : 0)
}

/** Chooses and places the things of a scene; the same wish and source give the same scene. */
export function castScene(place: Place, wish: SceneWish, random: Random): Thing[] {
  const given = assign(place, [...new Set(wish.must)])
  const used = new Set(wish.must)
  let side: 0 | 1 = random.fork('side').chance(0.5) ? 1 : 0
  const things = place.steps.flatMap((row, step): Thing[] => {
    if (row.kind !== 'row') return []
    const source = random.fork(`row ${step}`)
    const asked = given.get(step) ?? []
    const more = Math.max(0, countOf(row, wish.level) - asked.length)
    const { least } = wish
    const pool = wish.without ? row.pool.filter((id) => !wish.without?.has(id)) : row.pool
    const all = source.shuffle(pool.filter((id) => !used.has(id)))
    const broad = least ? all.filter((id) => isBroad(id, lengthOf(id, row, wish.level, wish.frame), least)) : []
    const open = least ? [...new Set([...broad, ...all])] : all
    const unseen = open.filter((id) => !wish.seen?.has(id))
    const fresh = [...new Set([...unseen, ...open])].slice(0, more)
    for (const id of fresh) used.add(id)
    const ids = source.shuffle([...asked, ...fresh])
    if (ids.length === 0) return []
    const narrow = row.x[1] - row.x[0] < 0.5
    if (!narrow) side = side === 0 ? 1 : 0
    return spread(ids, row, step, wish, source, wish.apart && !narrow ? side : undefined)
  })
  if (wish.level !== 'facil' || things.length <= FEW) return things
  const free = random.fork('few').shuffle(things.filter(({ picture }) => !wish.must.includes(picture)))
  const kept = new Set(free.slice(0, Math.max(0, FEW - wish.must.length)))
  return things.filter((thing) => kept.has(thing) || wish.must.includes(thing.picture))
}

/** One thing as a mark. */
export function drawThing(thing: Thing, look: SceneLook): Mark {
  const { box } = thing
  if (look.broad && isFigure(thing.picture)) return drawFigure(thing.picture, box, look.stroke ?? pencil(box.width))
  const reach = pictureReach(thing.picture, look.color)
  const size = Math.max(box.width / reach.width, box.height / reach.height)
  const shift = thing.flipped ? -reach.cx : reach.cx
  return drawPicture(thing.flipped ? mirrorOf(thing.picture) : thing.picture, {
    cx: box.x + box.width / 2 - shift * size,
    cy: box.y + box.height / 2 - reach.cy * size,
    size,
    color: look.color,
    ...(look.stroke && { stroke: look.stroke }),
  })
}

/** The scene, clipped to its frame. */
export function drawScene(place: Place, things: readonly Thing[], look: SceneLook, random: Random): Mark[] {
  const { frame } = look
  const painted = place.steps.flatMap((step, index): Mark[] => {
    if (step.kind === 'backdrop' && step.fine && look.simple) return []
    if (step.kind === 'backdrop')
      return [
        ...step.draw({
          frame,
          color: look.color,
          stroke: look.stroke ?? 0.7,
          random: random.fork(`backdrop ${index}`),
          ...(look.broad && { things: things.map(({ box }) => box) }),
        }),
      ]
    return things
      .filter((thing) => thing.step === index)
      .sort((a, b) => a.box.y + a.box.height - b.box.y - b.box.height)
      .map((thing) => drawThing(thing, look))
  })
  return [
    group(0, 0, painted, { clip: rectData(frame.x, frame.y, frame.width, frame.height, 3) }),
    rect(frame.x, frame.y, frame.width, frame.height, { radius: 3, width: 0.9 }),
  ]
}
