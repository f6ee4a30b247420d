/** Things that travellers find in a maze, in the hand of the travellers themselves. */
import { drawPicture } from '../../pictures/drawing.ts'
import { wordPicture } from '../../pictures/vocabulary.ts'
import type { Point } from '../../scene/marks.ts'
import type { GroupMark, Mark } from '../../scene/scene.ts'
import { centred, type Thing } from '../../studio/fit.ts'
import { drop } from '../../studio/paths.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { FINDS } from '../../studio/shapes/finds.ts'
import { FRUIT } from '../../studio/shapes/fruit.ts'
import { mushroom } from '../../studio/shapes/handy.ts'
import { cloud, flowerHead } from '../../studio/shapes/nature.ts'
import { balloon, gift } from '../../studio/shapes/party.ts'
import { tomatoFruit } from '../../studio/shapes/plant-organs.ts'
import { brightStar } from '../../studio/shapes/rewards.ts'
import { fish, octopus } from '../../studio/shapes/sea.ts'
import { SEASIDE } from '../../studio/shapes/seaside.ts'
import { crescent } from '../../studio/shapes/space.ts'
import { drawActor, isActor } from './actors.ts'

const THINGS = new Map<string, Thing>([
  ['apple', FRUIT.maca],
  ['ball', FINDS.bola],
  ['balloon', (pen) => balloon(pen, 0, 0, 1, 'red')],
  ['cloud', (pen) => cloud(pen, 0, 0)],
  ['comet', FINDS.cometa],
  ['drop', (pen) => pen.shape(drop(0, 0, 9), 'blue')],
  ['fish', (pen) => fish(pen, 0, 0, 0.6)],
  ['flower', (pen) => flowerHead(pen, 0, 0, 6, 'pink')],
  ['gift', (pen) => gift(pen, 0, 0)],
  ['grape', FINDS.uva],
  ['leaf', FINDS.folha],
  ['moon', (pen) => crescent(pen, 0, 0, 0.7)],
  ['mushroom', (pen) => mushroom(pen, 0, 0, 1)],
  ['octopus', (pen) => octopus(pen, 0, 0, 0.4)],
  ['satellite', FINDS.satelite],
  ['shell', SEASIDE.concha],
  ['star', brightStar],
  ['strawberry', FINDS.morango],
  ['tomato', tomatoFruit],
])

/** A thing about its middle, or somebody of the mazes. */
export function drawCollected(id: string, at: Point, size: number, color: boolean): Mark[] {
  if (isActor(id)) return marksOf(drawActor(id, { x: at.x, foot: at.y + size / 2, size }, at, color))
  const thing = THINGS.get(id)
  if (!thing) return [drawPicture(wordPicture(id), { cx: at.x, cy: at.y, size, color })]
  return [{ ...(centred(new Pen(color), thing, at.x, at.y, size) as GroupMark), picture: id }]
}

/** Names of more than one of each thing that a maze may hold. */
const NAMES = new Map([
  ['apple', 'maçãs'],
  ['ball', 'bolas'],
  ['balloon', 'balões'],
  ['bee', 'abelhas'],
  ['bird', 'pássaros'],
  ['butterfly', 'borboletas'],
  ['comet', 'cometas'],
  ['crab', 'caranguejos'],
  ['drop', 'gotas'],
  ['fish', 'peixes'],
  ['flower', 'flores'],
  ['frog', 'sapos'],
  ['gift', 'presentes'],
  ['grape', 'uvas'],
  ['ladybug', 'joaninhas'],
  ['leaf', 'folhas'],
  ['mouse', 'ratos'],
  ['mushroom', 'cogumelos'],
  ['octopus', 'polvos'],
  ['satellite', 'satélites'],
  ['shell', 'conchas'],
  ['snail', 'caracóis'],
  ['star', 'estrelas'],
  ['strawberry', 'morangos'],
  ['tomato', 'tomates'],
])

export function collectedName(id: string): string {
  const name = NAMES.get(id)
  if (!name) throw new RangeError(`no name for ${id} in a maze`)
  return name
}

/** Sizes of animals beside the traveller, so that a duck is larger than the frogs that it meets. */
const SHARES: Readonly<Record<string, number>> = {
  bee: 0.5,
  bird: 0.62,
  butterfly: 0.52,
  frog: 0.54,
  ladybug: 0.46,
  mouse: 0.5,
  snail: 0.55,
}

/** Of the most that a corridor holds: small animals stay small beside larger ones. */
const SMALL: Readonly<Record<string, number>> = { ball: 0.84, bee: 0.76, butterfly: 0.8, ladybug: 0.72, snail: 0.86 }

export const smallness = (id: string): number => SMALL[id] ?? 1

/** Animals of the land: on a pond they are on leaves of water lilies. */
const LANDED = ['bee', 'butterfly', 'ladybug', 'snail']

/** A leaf of a water lily below whoever cannot swim. */
export function lilyPad(id: string, { x, y }: Point, size: number, color: boolean): Mark[] {
  if (!LANDED.includes(id)) return []
  const [rx, ry] = [size * 0.62, size * 0.4]
  const foot = y + size * 0.3
  const d = `M${x} ${foot}L${x + rx * 0.8} ${foot - ry * 0.6}A${rx} ${ry} 0 1 0 ${x + rx} ${foot}z`
  return marksOf(new Pen(color).shape(d, 'lime', 0.6))
}

export const shareOf = (id: string): number => SHARES[id] ?? 0.8

/** A frog in a pond needs no drop of water. */
const GOALS: Readonly<Record<string, string>> = { frog: 'flower' }

/** The end of a journey on which things are collected. */
export const collectorsGoal = ({ start, goal }: { readonly start: string; readonly goal: string }): string =>
  GOALS[start] ?? goal
