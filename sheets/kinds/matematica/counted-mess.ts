/** One place full of things in a mess, and below it a board with a box for each kind of them. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import type { Random } from '../../page/random.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import type { Mark } from '../../scene/scene.ts'
import { centred, reachOf } from '../../studio/fit.ts'
import { box, type Spot } from '../../studio/paths.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { FLOATING, footing, type Terrain } from '../../studio/places/terraces.ts'
import { bedOf, isOnSand, sand } from './counted-beds.ts'
import { type CountedGroup, groundPen } from './counted-groups.ts'
import { slotAt } from './counted-rows.ts'
import { gatheredThing, sizeOf } from './gatherings.ts'

/** The board at the foot of the page, and what is on it. */
const BOARD = { height: 24, slot: 15, thing: 12 }
/** A thing against its own part of the field: the rest is for chance. */
const FILLED = 0.78
const LARGEST = 20
/** Of a thing that has no up and down where it is: to each side, degrees. */
const TURNED = 24
/** They keep their heads up wherever they are. */
const UPRIGHT = new Set(['lua', 'disco voador', 'siri', 'concha'])
/** Rounds of pushing, mm of a push, and room of a thing against the thing. */
const [ROUNDS, STEP, CLEAR] = [70, 9, 1.16]
/** Sizes among each other. */
const [SMALLER, LARGER] = [0.8, 1.16]

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

interface Strewn {
  readonly name: string
  readonly size: number
  readonly spot: Spot
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
): Mark[] {
  const all = mixed(groups, random)
  // The bottom of the sea is below those that swim.
  const low = all.filter((name) => isOnSand(terrain, name))
  const free = all.filter((name) => !isOnSand(terrain, name))
  const swimming = { ...field, height: (field.height * free.length) / all.length }
  const bottom = { ...field, y: field.y + swimming.height, height: field.height - swimming.height }
  const parts = [...partsOf(swimming, free.length), ...partsOf(bottom, low.length)]
  const unit = Math.min(LARGEST, ...parts.map(({ width, height }) => Math.min(width, height) * FILLED))
  const usual = groups.reduce((sum, { name }) => sum + sizeOf(name), 0) / groups.length
  const placed = [...free, ...low].map((name, i): Strewn => {
    const { x, y, width, height } = parts[i] ?? field
    const size = unit * Math.min(LARGER, Math.max(SMALLER, sizeOf(name) / usual))
    return { name, size, spot: [x + width / 2, y + height / 2] }
  })
  const things = [
    ...shaken(swimming, placed.slice(0, free.length), random),
    ...shaken(bottom, placed.slice(free.length), random),
  ].sort((one, other) => one.spot[1] - other.spot[1])
  const lying = FLOATING.has(terrain) || terrain === 'floor'
  const [left, right] = [field.x - 12, field.x + field.width + 12]
  return marksOf([
    low.length > 0 ? sand(pen, [left, bottom.y], [right, field.y + field.height + 60]) : [],
    things.map(({ name, size, spot: [x, y] }) => {
      const turn = lying && !UPRIGHT.has(name) ? random.between(-TURNED, TURNED) : 0
      const thing = gatheredThing(name)
      const reach = reachOf(thing)
      const scale = size / Math.max(reach.width, reach.height)
      const shade = lying
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

/** The field above the board. */
export const aboveBoard = (room: Box): Box => ({ ...room, height: room.height - BOARD.height - 5 })

/** For each kind one of it and the box for its number. */
export function messBoard(room: Box, groups: readonly CountedGroup[], color: boolean): PageMark[] {
  const pen = new Pen(color)
  const y = room.y + room.height - BOARD.height
  const each = room.width / groups.length
  return [
    ...marksOf(pen.plane('middle', 'woodDark').shape(box(room.x, y, room.width, BOARD.height, 4), 'white', 0.9)),
    ...groups.flatMap(({ name, count }, i): PageMark[] => {
      const middle = room.x + each * (i + 0.5)
      const slot = { x: middle - 0.5, y: y + (BOARD.height - BOARD.slot) / 2, width: BOARD.slot, height: BOARD.slot }
      return [
        centred(pen, gatheredThing(name), middle - 2.5 - BOARD.thing / 2, y + BOARD.height / 2, BOARD.thing),
        slotAt(slot, color),
        writtenAnswer(slot.x + BOARD.slot / 2, y + BOARD.height / 2, String(count), 9),
      ]
    }),
  ]
}
