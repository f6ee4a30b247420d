/** Dangers at home: find them in a room, give each its care, write the rule and read a label. */

import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import { createRandom, type Random } from '../../page/random.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import {
  type DangerName,
  HOME_ROOMS,
  type HomeRoomName,
  type HomeThingName,
  type RoomSpot,
} from '../../studio/places/home-rooms.ts'
import { shuffledFrom } from '../historia/out-of-order.ts'
import { LABELS } from './danger-facts.ts'
import { type CareTask, carePage, circlePage } from './danger-pages.ts'
import { type DangerRoom, dangersOf, type Placed } from './danger-room.ts'
import { besideBottle, type LabelTask, labelPage } from './label-page.ts'

export interface DangerFacts {
  readonly circled?: DangerRoom
  readonly care?: CareTask
  readonly label?: LabelTask
}

/** Every page another room. */
const MIXED = 'casa'
const ROOMS = Object.keys(HOME_ROOMS) as HomeRoomName[]

/** Number of dangers that a page may have. */
const COUNTS: Readonly<Record<Level, readonly number[]>> = { facil: [4, 5, 6, 7], medio: [4, 5], desafio: [2] }

/** Dangers in a room, each once, those of earlier pages last; other things in the spots that are left. */
function furnished(
  random: Random,
  name: HomeRoomName,
  spots: readonly RoomSpot[],
  earlier: ReadonlySet<string>,
  count: number,
): DangerRoom {
  const taken = new Map<number, DangerName>()
  const order = random.shuffle(spots.map((_, i) => i))
  // A stove without its pan would be bare.
  const isFixed = (i: number) => spots[i]?.dangers.includes('panela') ?? false
  const isNew = (i: number) => spots[i]?.dangers.some((one) => !earlier.has(one)) ?? false
  const rank = (i: number) => (isFixed(i) ? 0 : isNew(i) ? 1 : 2)
  for (const i of order.sort((a, b) => rank(a) - rank(b))) {
    const open = random.shuffle(spots[i]?.dangers ?? []).filter((one) => ![...taken.values()].includes(one))
    const danger = open.find((one) => !earlier.has(one)) ?? open[0]
    if (danger && taken.size < count) taken.set(i, danger)
  }
  const things = new Set<HomeThingName>()
  const placed = spots.map((spot, i): Placed => {
    const danger = taken.get(i) ?? null
    const thing = danger ? null : (random.shuffle(spot.others).find((one) => !things.has(one)) ?? null)
    if (thing) things.add(thing)
    return { spot, danger, thing }
  })
  return { name, placed }
}

function roomsOf({ pages, seed, theme, level }: SheetOptions): DangerRoom[] {
  const random = createRandom(seed).fork('rooms')
  const start = random.integer(0, ROOMS.length - 1)
  const earlier = new Set<string>()
  const counts = random.shuffle(COUNTS[level])
  return Array.from({ length: pages }, (_, i) => {
    const name = !theme || theme === MIXED ? (ROOMS[(start + i) % ROOMS.length] ?? 'cozinha') : (theme as HomeRoomName)
    const { spots } = HOME_ROOMS[name]
    const free = level === 'desafio' ? besideBottle(spots) : spots
    const room = furnished(random.fork(i), name, free, earlier, counts[i % counts.length] ?? 4)
    for (const { danger } of dangersOf(room)) earlier.add(danger)
    return room
  })
}

const PICTURES: Readonly<Record<HomeRoomName, readonly string[]>> = {
  cozinha: ['cozinha', 'fogão', 'geladeira', 'pia'],
  banheiro: ['banheiro', 'pia', 'chuveiro', 'espelho'],
  lavanderia: ['lavanderia', 'tanque', 'máquina de lavar', 'varal'],
}

type Draw = (pen: Pen, random: Random, look: number, room: DangerRoom) => DrawnPage<DangerFacts>

const DRAW: Readonly<Record<Level, Draw>> = {
  facil: (pen, _random, look, room) => ({
    facts: { circled: room },
    marks: circlePage(pen, look, room),
    items: [`${room.name}: ${dangersOf(room).map(({ danger }) => danger)}`],
    pictures: ['adulto', 'criança'],
  }),
  medio: (pen, random, _look, room) => {
    const names = dangersOf(room).map(({ danger }) => danger)
    const numbers = random.shuffle(names)
    const care: CareTask = { room, numbers, cares: shuffledFrom(random, names, numbers) }
    return {
      facts: { care },
      marks: carePage(pen, care),
      items: care.numbers.map((danger, i) => `${i + 1} ${danger}`),
      pictures: ['caderno'],
    }
  },
  desafio: (pen, random, look, room) => {
    const asked = random.shuffle(dangersOf(room).map(({ danger }) => danger))
    const label = LABELS[look % LABELS.length]
    if (!label) throw new RangeError('no label')
    const task: LabelTask = { room, label, asked, questions: random.sample(label.questions, 2) }
    return {
      facts: { label: task },
      marks: labelPage(pen, task),
      items: [label.product, ...asked.map((danger, i) => `${i + 1} ${danger}`)],
      pictures: ['rótulo', 'frasco', label.product],
    }
  },
}

export const perigosEmCasa: SheetKind<PagesFacts<DangerFacts>> = {
  id: 'perigos-em-casa',
  category: 'pareamento',
  themes: [MIXED, ...ROOMS],
  draw: (options) => {
    const rooms = roomsOf(options)
    return composeSheet(options, 'write', (random, index, sheet) => {
      const room = rooms[index]
      if (!room) throw new RangeError(`no page ${index}`)
      const pen = new Pen(options.color)
      const look = sheet.fork('look').integer(0, 4) + index
      const page = DRAW[options.level](pen, random, look, room)
      const dangers = dangersOf(room).map(({ danger }) => danger)
      const things = room.placed.flatMap(({ thing }) => thing ?? [])
      return {
        ...page,
        marks: [...page.marks, ...marksOf(pictureTitle(pen, options))],
        pictures: [...(page.pictures ?? []), ...PICTURES[room.name], ...dangers, ...things],
        whole: true,
      }
    })
  },
}
