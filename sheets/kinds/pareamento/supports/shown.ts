/** The picture on a card: somebody of the cast who does it, a place with children in it, or the thing itself. */
import type { Box } from '../../../lettering/bounds.ts'
import { middleX, middleY } from '../../../page/cells.ts'
import type { Random } from '../../../page/random.ts'
import { wordPicture } from '../../../pictures/vocabulary.ts'
import { group, path, rectData } from '../../../scene/marks.ts'
import type { Mark } from '../../../scene/scene.ts'
import { ACTIONS, type ActionName, actionCard, suits } from '../../../studio/cast/actions/actions.ts'
import { type CastName, CHILDREN } from '../../../studio/cast/people.ts'
import { marksOf, Pen } from '../../../studio/pen.ts'
import { drawScene, SCENES } from '../../../studio/scenes/scenes.ts'
import { gamePicture } from '../game-pictures.ts'
import type { Activity } from './activities.ts'

export const isAction = (picture: string): picture is ActionName => Object.hasOwn(ACTIONS, picture)

export const sceneOf = (picture: string) => SCENES.find(({ id }) => id === picture)

/** The thing of the vocabulary that an action holds. */
const HELD: Readonly<Record<string, string>> = {
  'escovar os dentes': 'toothbrush',
  'vestir a camiseta': 'shirt',
  'calçar o sapato': 'sneaker',
  'arrumar a mochila': 'backpack',
  dormir: 'bed',
  ler: 'book',
  'jogar bola': 'ball',
  'andar de bicicleta': 'bicycle',
  'brincar no escorregador': 'slide',
  balanço: 'swing',
  'soltar pipa': 'kite',
  'brincar de carrinho': 'car',
  'tocar tambor': 'drum',
  'abraçar o urso': 'teddy',
  'tomar sorvete': 'ice-cream',
  'comer pipoca': 'popcorn',
  'pentear o cabelo': 'comb',
  cantar: 'microphone',
  varrer: 'broom',
}

/** Weight of the lines of people on a card, mm at 60 mm. */
const LINE = 1.15
/** The part of a scene that a card shows, mm on its page; some have their children higher up. */
const SCENE = { middle: 105, foot: 287, width: 212, height: 200, radius: 2.5 }
/** A picture of a place is at most so much wider than high: those who are high up are in it, too. */
const WIDEST = 1.2
const FEET: Readonly<Record<string, number>> = { 'mar-aberto': 268 }

/** The one child who acts on every card of a piece: a wheelchair is drawn nowhere but where it belongs. */
export function starOf(random: Random, activities: readonly Activity[]): CastName {
  const names = activities.map(({ picture }) => picture).filter(isAction)
  return random.fork('star').pick(CHILDREN.filter((who) => names.every((name) => suits(name, who))))
}

function drawPlace(picture: string, room: Box, color: boolean, star: CastName): Mark | null {
  const scene = sceneOf(picture)
  if (!scene) return null
  const width = Math.min(room.width, room.height * WIDEST)
  const box = { ...room, x: middleX(room) - width / 2, width }
  // From side to side, or a frame would cut those who are there.
  const scale = Math.ceil(Math.max(box.width / SCENE.width, box.height / SCENE.height) * 1000) / 1000
  const cast = [star, ...CHILDREN.filter((who) => who !== star && who !== 'lia')]
  const pen = new Pen(color)
  const drawn = pen.at(
    middleX(box) - SCENE.middle * scale,
    box.y + box.height - (FEET[picture] ?? SCENE.foot) * scale,
    scale,
    (own) => drawScene(scene, own, 'medio', cast),
  )
  const frame = rectData(box.x, box.y, box.width, box.height, SCENE.radius)
  return group(0, 0, [group(0, 0, [drawn], { clip: frame }), path(frame, { width: 0.5 })])
}

/** The picture of an activity as large as it fits, with this child in it. */
export function drawShown({ picture }: Activity, box: Box, color: boolean, star: CastName): Mark {
  const [cx, cy] = [middleX(box), middleY(box)]
  const place = drawPlace(picture, box, color, star)
  if (place) return place
  const size = Math.min(box.width, box.height)
  if (!isAction(picture)) {
    const thing = wordPicture(picture)
    const marks = [gamePicture(thing, { x: cx - size / 2, y: cy - size / 2, width: size, height: size }, color)]
    return group(0, 0, marks, { picture })
  }
  const marks = marksOf(
    actionCard(new Pen(color, 1, LINE), picture, -size / 2, -size / 2, size, { who: star, fitted: true }),
  )
  const held = HELD[picture]
  return group(cx, cy, marks, held ? { picture: held } : {})
}
