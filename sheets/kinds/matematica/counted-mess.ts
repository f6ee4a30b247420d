/** One place full of things in a mess, and in front of it a crate with a box for each kind of them. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { taskTitle, titleWidth } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { BLACK } from '../../scene/inks.ts'
import type { Mark, SheetOptions } from '../../scene/scene.ts'
import { centred, reachOf } from '../../studio/fit.ts'
import { box, ellipse } from '../../studio/paths.ts'
import { type Drawing, type Fill, inkOf, marksOf, Pen } from '../../studio/pen.ts'
import { departureLand } from '../../studio/places/departure-lands.ts'
import { starryValley } from '../../studio/places/starry-valley.ts'
import { childBehind, sortingCrate } from '../../studio/places/sum-askers.ts'
import { shadow, wholeLand } from '../../studio/places/sum-lands.ts'
import { FLOATING, footing, type Terrain } from '../../studio/places/terraces.ts'
import { type OnGround, valleyFloor } from '../../studio/places/valley-floor.ts'
import { bedOf, isOnSand, sand } from './counted-beds.ts'
import { FIELD, slotAt } from './counted-rows.ts'
import type { CountedGroup } from './counted-shelves.ts'
import { gatheredThing, sizeOf } from './gathered-things.ts'
import { type SumPlace, sumPlaceOf } from './sum-gatherings.ts'

const GROUNDS: Partial<Record<Terrain, Fill>> = { meadow: 'meadow', wood: 'meadow', floor: 'yellowPale' }

/** A pen for shades on the ground: a shade is mixed with what it falls on. */
const groundPen = (colour: boolean, terrain: Terrain): Pen =>
  new Pen(colour, 1, 1, BLACK, { ink: inkOf(GROUNDS[terrain] ?? 'white') })

/** A title as wide as this leaves no room for a sun beside it. */
const WIDE = 148
/** A thing against its own part of the field: the rest is for chance. */
const FILLED = 0.74
const LARGEST = 21
/** Of a thing that has no up and down where it is: to each side, degrees. */
const TURNED = 24
/** In the ground, not on it. */
const PRESSED = new Set(['pegada'])
/** They keep their heads up wherever they are. */
const UPRIGHT = new Set(['lua', 'disco voador', 'siri', 'concha'])
/** Rounds of pushing, mm of a push, and room of a thing against the thing. */
const [ROUNDS, STEP, CLEAR] = [120, 12, 1.2]
/** Sizes among each other. */
const [SMALLER, LARGER] = [0.8, 1.16]
/** Beside a dinosaur all of these are small; and how large it may be. */
const SMALL: Readonly<Record<string, number>> = { 'ovo de dinossauro': 0.42, pegada: 0.52, osso: 0.56, ninho: 0.62 }
const LARGEST_OF_HERD = 24

/** Parts of the field, one for each thing and none to spare, lines of different lengths. */
function partsOf(field: Box, count: number): { x: number; y: number; width: number; height: number }[] {
  const lines = Math.max(1, Math.round(Math.sqrt((count * field.height) / field.width)))
  const height = field.height / lines
  return Array.from({ length: count > 0 ? lines : 0 }, (_, line) => {
    const many = Math.floor((count + line) / lines)
    const width = field.width / many
    return Array.from({ length: many }, (_, i) => ({
      x: field.x + i * width,
      y: field.y + line * height,
      width,
      height,
    }))
  }).flat()
}

/** All kinds mixed: no two of one kind beside each other where that can be. */
function mixed(groups: readonly CountedGroup[], random: Random): string[] {
  const names: string[] = []
  for (const name of random.shuffle(groups.flatMap(({ name, count }) => Array<string>(count).fill(name)))) {
    const at = names.at(-1) === name ? names.findIndex((one, i) => one !== name && names[i - 1] !== name) : -1
    if (at < 0) names.push(name)
    else names.splice(at, 0, name)
  }
  return names
}

interface Strewn extends OnGround {
  readonly name: string
}

/** Things pushed about until no lines are left; each keeps its distance from all others. */
function shaken(field: Box, things: readonly Strewn[], random: Random): Strewn[] {
  const all = [...things]
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, thing] of all.entries()) {
      const margin = thing.size * 0.54
      const x = thing.spot[0] + random.between(-STEP, STEP)
      const y = thing.spot[1] + random.between(-STEP, STEP)
      const inside =
        x > field.x + margin &&
        x < field.x + field.width - margin &&
        y > field.y + margin &&
        y < field.y + field.height - margin
      const isFree = (other: Strewn, k: number) => {
        const [dx, dy, least] = [other.spot[0] - x, other.spot[1] - y, ((thing.size + other.size) / 2) * CLEAR]
        return k === i || dx * dx + dy * dy >= least * least
      }
      if (inside && all.every(isFree)) all[i] = { ...thing, spot: [x, y] }
    }
  return all
}

/** Things all over a field, those in front last. */
export function drawMess(
  pen: Pen,
  terrain: Terrain,
  field: Box,
  groups: readonly CountedGroup[],
  random: Random,
  plants?: (pen: Pen, field: Box, things: readonly Strewn[]) => Drawing,
): Mark[] {
  const all = mixed(groups, random)
  // The bottom of the sea is below those that swim.
  const low = all.filter((name) => isOnSand(terrain, name))
  const free = all.filter((name) => !isOnSand(terrain, name))
  const swimming = { ...field, height: (field.height * free.length) / all.length }
  const bottom = { ...field, y: field.y + swimming.height, height: field.height - swimming.height }
  const parts = [...partsOf(swimming, free.length), ...partsOf(bottom, low.length)]
  const largest = plants ? LARGEST_OF_HERD : LARGEST
  const unit = Math.min(largest, ...parts.map(({ width, height }) => Math.min(width, height) * FILLED))
  const usual = groups.reduce((sum, { name }) => sum + sizeOf(name), 0) / groups.length
  const placed = [...free, ...low].map((name, i): Strewn => {
    const { x, y, width, height } = parts[i] ?? field
    const size = unit * (SMALL[name] ?? Math.min(LARGER, Math.max(SMALLER, sizeOf(name) / usual)))
    return { name, size, spot: [x + width / 2, y + height / 2] }
  })
  const things = [
    ...shaken(swimming, placed.slice(0, free.length), random),
    ...shaken(bottom, placed.slice(free.length), random),
  ].sort((one, other) => one.spot[1] - other.spot[1])
  // On a rug things are as they fell.
  const lying = FLOATING.has(terrain) || terrain === 'floor'
  const [left, right] = [field.x - 12, field.x + field.width + 12]
  return marksOf([
    plants?.(pen, field, things) ?? [],
    low.length > 0 ? sand(pen, [left, bottom.y], [right, field.y + field.height + 60]) : [],
    things.map(({ name, size, spot: [x, y] }) => {
      const turn = lying && !UPRIGHT.has(name) ? random.between(-TURNED, TURNED) : 0
      const thing = gatheredThing(name)
      const reach = reachOf(thing)
      const scale = size / Math.max(reach.width, reach.height)
      const shade =
        lying || PRESSED.has(name)
          ? []
          : footing(groundPen(pen.colour, terrain), terrain, x, y + (reach.height * scale) / 2, reach.width * scale)
      return [
        shade,
        isOnSand(terrain, name) ? [] : bedOf(pen, terrain, name, [[x, y]], size),
        centred(pen, thing, x, y, size, { turn, flip: name !== 'bandeira' && random.integer(0, 1) === 1 }),
      ]
    }),
  ])
}

/** From the sides of the rug to the things on it. */
const HEM = 6

/** A rug for what is strewn on a floor, with fringes at both sides. */
function rugIn(pen: Pen, { x, y, width, height }: Box): Drawing {
  const far = pen.plane('far', 'woodDark')
  const fringe = Array.from({ length: Math.floor(height / 4) }, (_, i) => {
    const at = y + 3 + i * 4
    return `M${x} ${at}h-2.600M${x + width} ${at}h2.600`
  })
  return [
    far.line(fringe.join(''), 0.6),
    far.shape(box(x, y, width, height, 3), 'yellowPale', 0.9),
    far.line(box(x + 2.4, y + 2.4, width - 4.8, height - 4.8, 2), 0.5, 'orange'),
  ]
}

/** Rings and corners woven into a rug. */
function wovenIn(pen: Pen, { x, y, width, height }: Box): Drawing {
  const far = pen.plane('far', 'orange')
  const [cx, cy] = [x + width / 2, y + height / 2]
  const rings = [0.92, 0.86, 0.5, 0.44].map((share) =>
    ellipse(cx, cy, (width / 2 - 6) * share, (height / 2 - 6) * share),
  )
  const corners = [-1, 1].flatMap((h) =>
    [-1, 1].map((v) => {
      const [at, top] = [cx + h * (width / 2 - 4), cy + v * (height / 2 - 4)]
      return [16, 20].map((r) => `M${at - h * r} ${top}Q${at - h * r} ${top + -v * r} ${at} ${top - v * r}`).join('')
    }),
  )
  return [
    far.shape(ellipse(cx, cy, width / 2 - 6, height / 2 - 6), 'cream', 0.6),
    far.line(`${rings.join('')}${corners.join('')}`, 0.6),
  ]
}

/** Streets of a town on a rug for playing: a ring road, a crossroad in the middle. */
function townIn(pen: Pen, { x, y, width, height }: Box): Drawing {
  const far = pen.plane('far', 'sandLine')
  const [cx, cy, wide] = [x + width / 2, y + height / 2, 19]
  const inset = (by: number, radius: number) => box(x + by, y + by, width - 2 * by, height - 2 * by, radius)
  const streets = [box(cx - wide / 2, y + 12, wide, height - 24), box(x + 12, cy - wide / 2, width - 24, wide)]
  const middle = `${inset(10 + wide / 2, 20)}M${cx} ${y + 30}V${y + height - 30}M${x + 30} ${cy}H${x + width - 30}`
  return [
    far.shape(inset(4, 3), 'grass', 0.5),
    far.shape(inset(10, 28), 'greyPale', 0.6),
    far.shape(inset(10 + wide, 14), 'grass', 0.6),
    far.shape(streets.join(''), 'greyPale', null),
    far.line(
      [-1, 1]
        .map(
          (side) =>
            `M${cx + (side * wide) / 2} ${y + 10 + wide}V${cy - wide / 2}M${cx + (side * wide) / 2} ${cy + wide / 2}V${y + height - 10 - wide}M${x + 10 + wide} ${cy + (side * wide) / 2}H${cx - wide / 2}M${cx + wide / 2} ${cy + (side * wide) / 2}H${x + width - 10 - wide}`,
        )
        .join(''),
      0.6,
    ),
    far.line(middle, 0.7, 'white', [4, 3.4]),
  ]
}

/** From the field to the hills below a sky: clouds, roofs. */
const VALLEY = 22

/** The ground of a whole page. */
function groundOfMess(pen: Pen, look: SumPlace, field: Box, wide: boolean, isPlay: boolean): Drawing {
  const { kind } = look.land
  if (kind === 'sea') return departureLand(pen, 'deep', [], {})
  if (kind !== 'station')
    return [
      wholeLand(pen, { ...look.land, isOpen: true }, [], wide),
      kind === 'room' ? [rugIn(pen, field), isPlay ? townIn(pen, field) : wovenIn(pen, field)] : [],
    ]
  return starryValley(pen, field.y + field.height + VALLEY)
}

const TERRAINS: Readonly<Record<SumPlace['land']['kind'], Terrain>> = {
  meadow: 'meadow',
  dusk: 'wood',
  room: 'floor',
  sea: 'sea',
  station: 'night',
  valley: 'meadow',
}

/** Above the ground of the crates: the crates, the children behind them. */
const BELOW_FIELD = 45
/** Ground of the crates, and half of a crate. */
const [GROUND, HALF] = [281.5, 21.4]
const LABEL = { x: 19, y: 7.8, width: 18.6, height: 13.8, thing: 13 }

/** A page with one place full of things, and for each kind a crate with a box for its number. */
export function messPage(
  options: SheetOptions,
  groups: readonly CountedGroup[],
  random: Random,
  seed: number,
): PageMark[] {
  const { color } = options
  const pen = new Pen(color)
  const look = sumPlaceOf(options.theme)
  const below = look.land.kind === 'station' ? BELOW_FIELD + VALLEY - 6 : BELOW_FIELD
  const room = { ...FIELD, y: FIELD.y + 1, height: GROUND - below - FIELD.y - 1 }
  const hem = look.land.kind === 'room' ? HEM : 0
  const inner = { x: room.x + hem, y: room.y + hem, width: room.width - 2 * hem, height: room.height - 2 * hem }
  const each = FIELD.width / groups.length
  const wide = titleWidth(options.title) > WIDE
  return [
    ...marksOf(groundOfMess(pen, look, room, wide, look.stand === 'chest')),
    ...taskTitle(pen, options),
    ...drawMess(
      pen,
      TERRAINS[look.land.kind],
      inner,
      groups,
      random,
      look.land.kind === 'valley' ? valleyFloor : undefined,
    ),
    ...groups.flatMap(({ name, count }, i): PageMark[] => {
      const x = FIELD.x + each * (i + 0.5)
      const cy = GROUND - 8.8
      const slot = { x: x - 0.8, y: cy - LABEL.height / 2, width: LABEL.width, height: LABEL.height }
      return [
        ...marksOf([
          shadow(pen, look.land, x, GROUND, HALF + 1),
          sortingCrate(pen, childBehind(seed * 3 + i), x, GROUND, HALF, look.accent),
          pen.shape(box(x - LABEL.x, cy - LABEL.y, 2 * LABEL.x, 2 * LABEL.y, 2), 'white', 0.7),
        ]),
        centred(pen, gatheredThing(name), x - 9.8, cy, LABEL.thing),
        slotAt(slot, color),
        writtenAnswer(slot.x + LABEL.width / 2, cy, String(count), 9),
      ]
    }),
  ]
}
