/** Those who set out and what waits for them, drawn in the studio's hand and standing on the ground of the maze. */
import { drawPicture } from '../../pictures/drawing.ts'
import { wordPicture } from '../../pictures/vocabulary.ts'
import type { Point } from '../../scene/marks.ts'
import type { GroupMark, Mark } from '../../scene/scene.ts'
import { reachOf, standing, type Thing } from '../../studio/fit.ts'
import { caterpillar, spider } from '../../studio/pairs/small-animals.ts'
import type { PaletteName } from '../../studio/palette.ts'
import { box, circle } from '../../studio/paths.ts'
import { type Drawing, type Fill, inkOf, marksOf, Pen } from '../../studio/pen.ts'
import { bird } from '../../studio/shapes/animals.ts'
import { house } from '../../studio/shapes/built.ts'
import { chick, hen } from '../../studio/shapes/farm.ts'
import { corn } from '../../studio/shapes/june.ts'
import { flower, sun, tree } from '../../studio/shapes/nature.ts'
import { gift } from '../../studio/shapes/party.ts'
import * as pets from '../../studio/shapes/pets.ts'
import * as rewards from '../../studio/shapes/rewards.ts'
import { octopus } from '../../studio/shapes/sea.ts'
import { SEASIDE } from '../../studio/shapes/seaside.ts'
import { car, rocket } from '../../studio/shapes/vehicles.ts'

type Looks = 'left' | 'right' | 'ahead'

interface Actor {
  readonly looks: Looks
  readonly draw: (pen: Pen, fill: Fill | undefined) => Drawing
  /** The ink that another colour takes the place of. */
  readonly dyed?: PaletteName
  /** The colours of those who race each other. */
  readonly teams: readonly [PaletteName, PaletteName, PaletteName, PaletteName]
  /** Sits; spots or stripes on its body are unlike those of others of its sort. */
  readonly coated?: true
}

/** Marks on a sitting body, by the place in the race: they differ without colour. */
const COATINGS: readonly Thing[] = [
  () => [],
  (pen) => [
    pen.shape(circle(-7.6, -6.5, 2), 'brownDark', 0.5),
    pen.shape(circle(7.2, -9.5, 2.2), 'brownDark', 0.5),
    pen.shape(circle(-4.5, -29, 1.8), 'brownDark', 0.5),
  ],
  (pen) =>
    pen.line('M-9.6 -10l3.600 1M-10 -6.500l3.600 0.800M9.600 -10l-3.600 1M10 -6.500l-3.600 0.800', 1.3, 'brownDark'),
  (pen) => [
    pen.shape('M0 -13.500L-6 -16.500V-10.500zM0 -13.500L6 -16.500V-10.500z', 'blue', 0.8),
    pen.shape(circle(0, -13.5, 1.4), 'yellow', 0.7),
  ],
]

const BRIGHT = ['red', 'yellow', 'blue', 'green'] as const
const FURS = ['orange', 'grey', 'cream', 'brownPale'] as const
const COATS = ['tan', 'cream', 'grey', 'brown'] as const

const ACTORS: Readonly<Record<string, Actor>> = {
  rabbit: { looks: 'ahead', draw: (pen, fill) => pets.rabbit(pen, 0, 0, 1, fill), teams: BRIGHT },
  cat: { looks: 'ahead', draw: (pen) => pets.cat(pen, 0, 0), dyed: 'orange', teams: FURS, coated: true },
  dog: { looks: 'ahead', draw: (pen) => pets.dog(pen, 0, 0), dyed: 'tan', teams: COATS, coated: true },
  duck: {
    looks: 'left',
    draw: (pen, fill) => pets.duck(pen, 0, 0, 1, fill),
    teams: ['white', 'yellow', 'brownPale', 'greyPale'],
  },
  frog: {
    looks: 'ahead',
    draw: (pen) => pets.frog(pen, 0, 0),
    dyed: 'green',
    teams: ['green', 'teal', 'lime', 'brownPale'],
  },
  snail: { looks: 'right', draw: (pen, fill) => pets.snail(pen, 0, 0, 1, fill), teams: BRIGHT },
  butterfly: { looks: 'ahead', draw: (pen, fill) => pets.butterfly(pen, 0, 0, 1, fill ?? 'orange'), teams: BRIGHT },
  bee: {
    looks: 'left',
    draw: (pen) => pets.bee(pen, 0, 0, 1),
    dyed: 'yellow',
    teams: ['yellow', 'orange', 'straw', 'copper'],
  },
  ladybug: {
    looks: 'left',
    draw: (pen) => pets.ladybird(pen, 0, 0, 1),
    dyed: 'red',
    teams: ['red', 'orange', 'yellow', 'purple'],
  },
  owl: {
    looks: 'ahead',
    draw: (pen) => pets.owl(pen, 0, 0),
    dyed: 'brownPale',
    teams: ['brownPale', 'grey', 'copper', 'straw'],
  },
  bird: { looks: 'left', draw: (pen, fill) => bird(pen, 0, 0, 1, fill), teams: BRIGHT },
  car: { looks: 'left', draw: (pen, fill) => car(pen, 0, 0, 1, fill), teams: BRIGHT },
  rocket: { looks: 'ahead', draw: (pen) => rocket(pen, 0, 0, 1), dyed: 'red', teams: BRIGHT },
  mouse: { looks: 'left', draw: rewards.mouse, teams: ['grey', 'cream', 'brownPale', 'purplePale'] },
  turtle: { looks: 'left', draw: rewards.tortoise, teams: ['brownPale', 'leafDark', 'copper', 'greyDark'] },
  spider: { looks: 'ahead', draw: (pen) => spider(pen), teams: BRIGHT },
  key: { looks: 'ahead', draw: rewards.oldKey, teams: ['yellow', 'metal', 'copper', 'orange'] },
}

const GOALS: Readonly<Record<string, Thing>> = {
  carrot: rewards.carrotBed,
  flower: (pen) => flower(pen, 0, 0, 1, 'pink'),
  bone: rewards.bone,
  cheese: rewards.cheese,
  fish: rewards.fishDish,
  peixe: SEASIDE.peixe,
  tree: (pen) => tree(pen, 0, 0, 1, 'leaf', 'red'),
  leaf: rewards.lettuce,
  moon: rewards.moonToLandOn,
  house: (pen) => house(pen, 0, 0, 1),
  mushroom: rewards.toadstools,
  egg: rewards.eggInNest,
  drop: rewards.waterDrop,
  strawberry: rewards.strawberryPlant,
  star: rewards.brightStar,
  crown: rewards.crownInChest,
  sun: (pen) => sun(pen, 0, 0, 1, true),
  hen: (pen) => hen(pen, 0, 0),
  chick: (pen) => chick(pen, 0, 0),
  corn: (pen) => corn(pen, 0, 0, 1),
  caterpillar: (pen) => caterpillar(pen),
  seashell: SEASIDE.concha,
  octopus: (pen) => octopus(pen, 0, 0),
  gift: (pen) => gift(pen, 0, 0, 1, 'yellow', 'red'),
  envelope: (pen) => [
    pen.shape('M-13 -8C-24 -20 -30 -16 -29 -9C-28 -3 -20 0 -13 -1z', 'white'),
    pen.shape('M13 -8C24 -20 30 -16 29 -9C28 -3 20 0 13 -1z', 'white'),
    pen.line('M-26 -10q5 2 10 3M26 -10q-5 2 -10 3', 0.75),
    pen.shape(box(-15, -14, 30, 21, 1.5), 'cream'),
    pen.line('M-14.500 -13L0 -1L14.500 -13', 1),
    pen.shape(
      'M0 5C-6 0 -5 -4.500 -2.500 -4.500Q-0.600 -4.500 0 -2.500Q0.600 -4.500 2.500 -4.500C5 -4.500 6 0 0 5z',
      'red',
      0.9,
    ),
  ],
}

export interface Spot {
  readonly x: number
  readonly foot: number
  /** The longer side, mm. */
  readonly size: number
}

export interface Spot {
  readonly x: number
  readonly foot: number
  /** The longer side, mm. */
  readonly size: number
}

const named = (mark: Mark, picture: string): GroupMark => ({ ...(mark as GroupMark), picture })

const things = new Map<string, Thing>()

export const isActor = (id: string): boolean => id in ACTORS

/** Another ink for all that has this one. */
function recoloured(drawing: Drawing, from: Fill, to: Fill): Mark[] {
  const [was, becomes] = [inkOf(from).join(), inkOf(to)]
  const change = (mark: Mark): Mark => {
    if (mark.kind === 'group') return { ...mark, children: mark.children.map(change) }
    return mark.kind === 'path' && mark.fill?.join() === was ? { ...mark, fill: becomes } : mark
  }
  return marksOf(drawing).map(change)
}

/** One function for each drawing, so that it is measured once. */
function thingOf(id: string, fill: Fill | undefined): Thing {
  const actor = ACTORS[id]
  if (!actor) throw new RangeError(`nobody named ${id} sets out`)
  const coat =
    actor.coated && fill ? (COATINGS[(actor.teams as readonly Fill[]).indexOf(fill)] ?? COATINGS[0]) : undefined
  const key = `${id} ${fill ?? ''}`
  const known = things.get(key)
  if (known) return known
  const { dyed } = actor
  const thing: Thing = (pen) => [
    dyed && fill ? recoloured(actor.draw(pen, undefined), dyed, fill) : actor.draw(pen, fill),
    coat ? coat(pen) : [],
  ]
  things.set(key, thing)
  return thing
}

/** The colours of racers of one sort. */
export const teamsOf = (id: string): readonly PaletteName[] => ACTORS[id]?.teams ?? BRIGHT

/** Flies down to a goal below. */
const NOSE_FIRST = 'rocket'

/** Somebody who sets out, looking to where the goal is. */
export function drawActor(id: string, spot: Spot, towards: Point, color: boolean, fill?: Fill): Drawing {
  const pen = new Pen(color)
  const right = towards.x > spot.x
  const looks = ACTORS[id]?.looks
  const flip = (looks === 'left' && right) || (looks === 'right' && !right)
  const thing = thingOf(id, fill)
  if (id === NOSE_FIRST && towards.y > spot.foot)
    return named(
      pen.at(spot.x, spot.foot - spot.size, 1, (pen) => standing(pen, thing, 0, 0, spot.size), { turn: 180 }),
      id,
    )
  return named(standing(pen, thing, spot.x, spot.foot, spot.size, flip ? { flip } : {}), id)
}

export function drawGoal(id: string, spot: Spot, color: boolean): Drawing {
  const pen = new Pen(color)
  const thing = GOALS[id]
  if (!thing) throw new RangeError(`no goal named ${id}`)
  return named(standing(pen, thing, spot.x, spot.foot, spot.size), id)
}

/** Height of a goal, or of somebody who sets out, whose longer side is so long, mm. */
export function goalHeight(id: string, size: number): number {
  const thing = GOALS[id] ?? (isActor(id) ? thingOf(id, undefined) : undefined)
  if (!thing) return size
  const { width, height } = reachOf(thing)
  return (size * height) / Math.max(width, height)
}

/** Anybody of a maze, or else the picture of that name. */
export function drawGuest(id: string, spot: Spot, color: boolean): Drawing {
  if (GOALS[id]) return drawGoal(id, spot, color)
  if (ACTORS[id]) return drawActor(id, spot, { x: spot.x, y: spot.foot }, color)
  const { x, foot, size } = spot
  return drawPicture(wordPicture(id), { cx: x, cy: foot - size / 2, size, color })
}
