/** Scenes at the foot of a page, below a board that covers their upper part. */
import { type Box, boundsOf } from '../../lettering/bounds.ts'
import { PICTURE } from '../../page/picture-page.ts'
import { round } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { WAVE, WAVE_LEFT } from '../../studio/cast/poses.ts'
import { box as boxData } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { detailsOf } from '../../studio/scenes/details.ts'
import { Stage } from '../../studio/scenes/scene.ts'
import { SCENES } from '../../studio/scenes/scenes.ts'
import { bunting } from '../../studio/shapes/built.ts'
import { DWELLINGS } from '../../studio/shapes/dwellings.ts'
import { bush, tree } from '../../studio/shapes/nature.ts'
import { gift } from '../../studio/shapes/party.ts'
import { inWindow } from '../percepcao/difference-views.ts'

const [USUAL_TOP, SCENE_FOOT, MIDDLE] = [160, 290, 105]
/** Scenes are drawn so wide with the ground that goes on beyond them, mm. */
const WIDEST = 256
/** Least and largest scale; what is smaller would leave the sides of the page empty. */
const [LEAST, LARGEST] = [0.66, 0.78]
const FOOT = PICTURE.y + PICTURE.height

/** The part of the page below the board. */
interface Below {
  /** Its upper edge, mm. */
  readonly upper: number
  /** Height on the page of a height in the scene. */
  readonly yOf: (y: number) => number
  readonly cast: readonly CastName[]
}

interface Setting {
  /** Name of the scene. */
  readonly id: string
  /** Height of the scene above whoever is there, mm from its top. */
  readonly top?: number
  /** For people that are small, or a ground that ends at its sides. */
  readonly scale?: number
  /** Things that the board covers in part remain if so much of them is seen, mm. */
  readonly deep?: number
  readonly wall?: Fill
  readonly keeps?: (mark: Mark) => boolean
  readonly behind?: (pen: Pen) => Drawing
  readonly before?: (pen: Pen, below: Below) => Drawing
}

/** Floor and sky of a scene are so wide, mm. */
const FULL = 200
const widthOf = (mark: Mark): number => boundsOf([mark])?.width ?? 0

const FLOOR = 246
const TABLE: Box = { x: 54, y: 271, width: 102, height: 20 }
/** A hug of three is narrower than the page: friends bring gifts to a table in front of it. */
const family = (id: string): Setting => ({
  id,
  scale: 0.52,
  wall: 'yellowPale',
  keeps: (mark) => widthOf(mark) < FULL,
  behind: (pen) => [pen.shape(boxData(0, FLOOR, 210, 41), 'sand', null), pen.line(`M0 ${FLOOR}H210`, 1.1)],
  before: (pen, { cast }) => [
    pen.shape(boxData(TABLE.x, TABLE.y, TABLE.width, TABLE.height), 'redPale', 1),
    pen.shape(boxData(TABLE.x - 3, TABLE.y - 2, TABLE.width + 6, 7, 2), 'white', 1),
    gift(pen, 68, TABLE.y + 1, 0.46, 'teal', 'pink'),
    gift(pen, 142, TABLE.y + 1, 0.46, 'purple', 'yellow'),
    [30, 180].map((x, i) =>
      person(pen, cast[i] ?? 'bia', x, 279, 0.86, { pose: i ? WAVE_LEFT : { ...WAVE, expr: 'carinho' } }),
    ),
  ],
})

/** Foot of the houses of the village, in its scene. */
const VILLAGE_HORIZON = 178
/** A village around its school: houses on stilts, trees and the river behind. */
const VILLAGE: Setting = {
  id: 'povos-indigenas',
  // Its baskets have no ground below them so near.
  keeps: (mark) => !(mark.kind === 'group' && mark.x === 188 && mark.y === 236),
  before: (pen, { yOf }) => {
    const horizon = yOf(VILLAGE_HORIZON)
    const far = pen.plane('far', 'hillLine')
    const near = pen.plane('middle')
    return [
      [14, 64, 84, 186].map((x, i) => tree(far, x, horizon + 1, 0.5, i % 2 ? 'lime' : 'leaf')),
      [40, 162].map((x, i) => near.at(x, horizon + 3, i ? 0.38 : 0.44, (own) => DWELLINGS.palafita(own))),
      bush(near, 20, 236, 0.8, 'lime', 'red'),
      bush(near, 194, 232, 0.8, 'leaf', 'yellow'),
      bush(pen, 190, 270, 1, 'leaf', 'yellow'),
    ]
  },
}

const FLAGS: readonly Fill[] = ['green', 'yellow', 'blue', 'yellow']
/** A string of flags below the board. */
const STADIUM: Setting = {
  id: 'futebol',
  deep: 15,
  before: (pen, { upper }) => bunting(pen, [22, upper - 1], [188, upper - 1], 4, FLAGS, { size: 7 }),
}

/** Without what ends above this height of the scene, mm: the board would cut what it belongs to. */
const below = (id: string, least: number): Setting => ({
  id,
  keeps: (mark) => {
    const reach = boundsOf([mark])
    return !reach || reach.width > WIDE || reach.y + reach.height > least
  },
})

const GARDEN: Setting = { id: 'jardim' }
/** By theme. */
const SETTINGS: Readonly<Record<string, Setting>> = {
  'volta-as-aulas': { id: 'volta-as-aulas' },
  carnaval: { id: 'carnaval' },
  'sindrome-de-down': { id: 'sindrome-de-down' },
  autismo: below('autismo', 240),
  pascoa: { id: 'pascoa' },
  'povos-indigenas': VILLAGE,
  'dia-das-maes': family('maes'),
  'meio-ambiente': { id: 'meio-ambiente' },
  'festa-junina': { id: 'junina', deep: 10 },
  'dia-dos-pais': family('pais'),
  folclore: { id: 'folclore', scale: 0.92 },
  'dia-da-arvore': below('dia-da-arvore', 200),
  primavera: GARDEN,
  'dia-dos-professores': below('professores', 270),
  'consciencia-negra': { id: 'consciencia-negra', scale: 0.95 },
  natal: { id: 'natal' },
  estacoes: { id: 'chuva', top: 150 },
  aniversario: { id: 'festa', top: 138 },
  'copa-e-jogos': STADIUM,
}

/** Whatever is narrower is a thing, and no ground, sky or wall, mm. */
const WIDE = 150
/** Whatever goes deeper below the board is seen well enough to be known, mm. */
const DEEP = 45
/** Rails of a fence without its posts: so thin, and so near below the board, mm. */
const RAIL = { height: 8, below: 34 }
/** Parts of a thing reach beyond it by this, mm. */
const BESIDE = 8

const sharedArea = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y))

/** Without things that the board would cover in part, and without their doors and feet. */
function withoutCut(marks: readonly Mark[], edge: number, deep: number, feet: ReadonlySet<string>): Mark[] {
  const boxes = marks.map((mark) => boundsOf([mark]))
  const isPerson = (mark: Mark | undefined) => mark?.kind === 'group' && feet.has(`${mark.x},${mark.y}`)
  const isRail = ({ y, width, height }: Box) => width >= WIDE && height < RAIL.height && y < edge + RAIL.below
  const isCut = (box: Box) => box.width < WIDE && box.y < edge && box.y + box.height < edge + deep
  const cut = boxes.filter((box, i) => box && isCut(box) && !isPerson(marks[i]))
  const isPart = (box: Box) =>
    cut.some((whole) => {
      if (!whole) return false
      const near = { ...whole, x: whole.x - BESIDE, width: whole.width + 2 * BESIDE, height: whole.height + BESIDE }
      return sharedArea(box, near) > 0.5 * box.width * box.height
    })
  return marks.filter((mark, i) => {
    const box = boxes[i]
    return !box || isPerson(mark) || (box.width < WIDE ? !isPart(box) : !isRail(box))
  })
}

/** The scene of a theme, with what the board would cut left out. */
export function drawBelow(pen: Pen, theme: string, cast: readonly CastName[], upper: number): Drawing {
  const setting = SETTINGS[theme] ?? GARDEN
  const { id, top = USUAL_TOP, deep = DEEP, keeps = () => true } = setting
  const scene = SCENES.find((one) => one.id === id)
  if (!scene) throw new RangeError(`no scene named ${id}`)
  const whole = (FOOT - upper) / (SCENE_FOOT - top)
  const scale = setting.scale ?? round(Math.min(LARGEST, Math.max(LEAST, whole)))
  const seen = round(SCENE_FOOT - (FOOT - upper) / scale)
  const width = Math.min(WIDEST, PICTURE.width / scale)
  const window = { x: MIDDLE - width / 2, y: seen, width, height: SCENE_FOOT - seen }
  const feet = new Set(Object.values(scene.spots).map(({ at: [x, foot] }) => `${round(x)},${round(foot)}`))
  const details = detailsOf(id, 'desafio')
  const yOf = (y: number) => round(FOOT - (SCENE_FOOT - y) * scale)
  const placed = pen.at(round(MIDDLE * (1 - scale)), yOf(0), scale, (own) => {
    const marks = marksOf([scene.draw(new Stage(scene, own, 'desafio', cast)), details?.(own) ?? []])
    return inWindow(withoutCut(marks.filter(keeps), seen, deep, feet), window)
  })
  const wall = placed.children.find((mark) => mark.kind === 'path' && mark.fill && widthOf(mark) > FULL)
  const backdrop = wall?.kind === 'path' && wall.fill ? wall.fill : 'sky'
  return [
    pen.shape(boxData(0, 0, 210, 297), setting.wall ?? backdrop, null),
    setting.behind?.(pen) ?? [],
    placed,
    setting.before?.(pen, { upper, yOf, cast }) ?? [],
  ]
}
