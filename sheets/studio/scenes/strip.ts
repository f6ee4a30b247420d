/** A wide picture cut from a scene at the height of whoever is in front: above a text, above problems. */
import type { Box } from '../../lettering/bounds.ts'
import { group, rect, rectData, round } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import type { CastName } from '../cast/people.ts'
import { marksOf, Pen } from '../pen.ts'
import type { Scene } from './scene.ts'
import { drawFront, SCENES } from './scenes.ts'

/** Scenes by the place that a text or a theme names. */
const SCENE_OF: Readonly<Record<string, string>> = {
  sitio: 'fazenda',
  jardim: 'jardim',
  horta: 'jardim',
  pomar: 'pomar',
  escola: 'escola',
  parquinho: 'parquinho',
  praia: 'praia',
  amazonia: 'amazonia',
  pantanal: 'pantanal',
  onibus: 'onibus',
  transito: 'cidade',
  futebol: 'futebol',
  espaco: 'espaco',
  junina: 'junina',
  circo: 'circo',
  mar: 'mar',
  dinossauros: 'dinossauros',
  aniversario: 'festa',
  feira: 'feira',
  cozinha: 'cozinha',
  quarto: 'quarto',
  biblioteca: 'biblioteca',
  floresta: 'floresta',
  chuva: 'chuva',
}
/** The height of a scene that its wide picture shows, mm from the top of the page: whole heads, and their feet. */
const CUTS: Readonly<Record<string, readonly [top: number, bottom: number]>> = {
  fazenda: [160, 288],
  jardim: [160, 288],
  pomar: [178, 290],
  escola: [164, 292],
  parquinho: [172, 290],
  praia: [178, 290],
  amazonia: [165, 290],
  pantanal: [170, 290],
  onibus: [138, 287],
  cidade: [150, 290],
  futebol: [162, 290],
  espaco: [180, 290],
  junina: [164, 288],
  circo: [128, 278],
  mar: [166, 288],
  dinossauros: [96, 288],
  festa: [118, 241],
  feira: [138, 288],
  cozinha: [144, 290],
  quarto: [160, 290],
  biblioteca: [150, 290],
  floresta: [164, 290],
  chuva: [150, 290],
}
/** The middle of every scene, and its width, mm. */
const [MIDDLE, WIDTH] = [105, 190]

/** Places whose child is in the right half: speech goes to that side. */
const CHILD_AT_RIGHT: ReadonlySet<string> = new Set(['feira', 'pomar', 'onibus'])

export const isChildAtRight = (place: string): boolean => CHILD_AT_RIGHT.has(place)

export const PLACES_WITH_STRIP: readonly string[] = Object.keys(SCENE_OF)

export const hasStrip = (place: string): boolean => place in SCENE_OF

/** Names of what a child would say is in the whole scene of a place; none without one. */
export const shownAt = (place: string): readonly string[] =>
  SCENES.find(({ id }) => id === SCENE_OF[place])?.shows ?? []

interface Strip {
  readonly scene: Scene
  readonly top: number
  readonly bottom: number
}

function stripOf(place: string): Strip {
  const scene = SCENES.find(({ id }) => id === SCENE_OF[place])
  const [top, bottom] = CUTS[scene?.id ?? ''] ?? []
  if (!scene || top === undefined || bottom === undefined) throw new RangeError(`no strip of ${place}`)
  return { scene, top, bottom }
}

/** Its middle is the middle of the frame, the foot of its cut the foot of the frame. */
function clippedScene(
  { scene, bottom }: Strip,
  cast: readonly CastName[],
  { x, y, width, height }: Box,
  scale: number,
  color: boolean,
  clip: string,
): Mark {
  const [left, head] = [round(x + width / 2 - MIDDLE * scale), round(y + height - bottom * scale)]
  const drawn = new Pen(color).at(left, head, scale, (own) => drawFront(scene, own, cast))
  return group(0, 0, marksOf(drawn), { clip })
}

/** A scene, `shown` mm of its width, with its foot at the foot of the frame, which cuts off what is above. Throws RangeError for a place without one. */
export function sceneAcross(place: string, cast: readonly CastName[], frame: Box, color: boolean, shown: number): Mark {
  const { x, y, width, height } = frame
  return clippedScene(stripOf(place), cast, frame, width / shown, color, rectData(x, y, width, height))
}

const fitOf = ({ top, bottom }: Strip, frame: Pick<Box, 'width' | 'height'>) =>
  Math.min(1, frame.height / (bottom - top), frame.width / WIDTH)

/** Size of the picture of a place in a room. Throws RangeError for a place without one. */
export function stripSize(place: string, room: Pick<Box, 'width' | 'height'>): Pick<Box, 'width' | 'height'> {
  const strip = stripOf(place)
  const fit = fitOf(strip, room)
  return { width: round(WIDTH * fit), height: round((strip.bottom - strip.top) * fit) }
}

/** The picture in the middle of the frame, at most as wide as the scene. Throws RangeError for a place without one. */
export function sceneStrip(place: string, cast: readonly CastName[], frame: Box, color: boolean): Mark[] {
  const strip = stripOf(place)
  const fit = fitOf(strip, frame)
  const width = Math.min(frame.width, WIDTH * fit)
  const x = frame.x + (frame.width - width) / 2
  return [
    clippedScene(strip, cast, { ...frame, x, width }, fit, color, rectData(x, frame.y, width, frame.height, 4)),
    rect(x, frame.y, width, frame.height, { radius: 4, width: 0.9 }),
  ]
}
