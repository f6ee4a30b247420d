/** A place at the foot of the page with somebody who does something there, and a large board that hangs above it. */
import { type Box, boundsOf } from '../../lettering/bounds.ts'
import { PICTURE, titleBoardOfTask, titleWidth } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { round } from '../../scene/marks.ts'
import type { Mark, SheetOptions } from '../../scene/scene.ts'
import { person } from '../../studio/cast/cast.ts'
import { type CastName, castOfPage, STANDING } from '../../studio/cast/people.ts'
import { WAVE, WAVE_LEFT } from '../../studio/cast/poses.ts'
import { box as boxData, circle } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, Pen } from '../../studio/pen.ts'
import { ipiranga } from '../../studio/places/ipiranga.ts'
import { detailsOf } from '../../studio/scenes/details.ts'
import { Stage } from '../../studio/scenes/scene.ts'
import { SCENES } from '../../studio/scenes/scenes.ts'
import { bunting } from '../../studio/shapes/built.ts'
import { DWELLINGS } from '../../studio/shapes/dwellings.ts'
import { bush, tree } from '../../studio/shapes/nature.ts'
import { gift } from '../../studio/shapes/party.ts'
import { inWindow } from '../percepcao/difference-views.ts'
import { drawWordPlace, hasWordPlace, type WordPlace } from './word-place.ts'

/** Scenes of a theme, one a page. */
const SCENES_OF: Readonly<Record<string, readonly string[]>> = {
  tudo: ['jardim', 'escola', 'espaco', 'parquinho', 'praia', 'chuva'],
  bichos: ['fazenda', 'pantanal', 'floresta', 'mar'],
  comidas: ['feira', 'cozinha', 'festa'],
  casa: ['quarto', 'cozinha'],
  passeio: ['praia', 'onibus', 'cidade', 'parquinho'],
  'volta-as-aulas': ['volta-as-aulas'],
  carnaval: ['carnaval'],
  pascoa: ['pascoa'],
  'povos-indigenas': ['povos-indigenas'],
  'dia-das-maes': ['maes'],
  'meio-ambiente': ['meio-ambiente'],
  'festa-junina': ['junina'],
  'dia-dos-pais': ['pais'],
  folclore: ['folclore'],
  primavera: ['jardim'],
  'consciencia-negra': ['consciencia-negra'],
  natal: ['natal'],
  estacoes: ['chuva'],
  aniversario: ['festa'],
  'copa-e-jogos': ['futebol'],
}
/** Below a deep board: scenes whose people are near the ground. */
const LOW_SCENES_OF: Readonly<Record<string, readonly string[]>> = {
  tudo: ['jardim', 'escola', 'praia', 'espaco', 'parquinho'],
  bichos: ['fazenda', 'mar', 'floresta'],
  comidas: ['cozinha', 'pomar'],
  casa: ['quarto', 'cozinha'],
}
/** A board that ends lower than this is deep, mm. */
const DEEP_BOARD = 195
/** Height of a scene above whoever is there, mm from its top. */
const TOPS: Readonly<Record<string, number>> = {
  onibus: 138,
  festa: 138,
  feira: 138,
  cozinha: 150,
  cidade: 148,
  chuva: 150,
}
const [USUAL_TOP, SCENE_FOOT, MIDDLE] = [160, 290, 105]
/** Scenes are drawn so wide with the ground that goes on beyond them, mm. */
const WIDEST = 256
/** Least and largest scale; what is smaller would leave the sides of the page empty. */
const [LEAST, LARGEST] = [0.66, 0.78]
/** Scenes in which somebody tall is seen whole, however small; their wall and floor go on further. */
const TALL: ReadonlySet<string> = new Set(['cozinha'])
/** Scenes whose people are small, or whose ground ends at their sides. */
const SCALES: Readonly<Record<string, number>> = { folclore: 0.92, 'consciencia-negra': 0.95, maes: 0.52, pais: 0.52 }
const FOOT = PICTURE.y + PICTURE.height

const FRAME = 3.4
const COLOURS: readonly Fill[] = ['blue', 'teal', 'orange', 'purple', 'green', 'red']

interface Wish {
  readonly options: SheetOptions
  readonly index: number
  readonly sheet: Random
  /** The white of the board, without its frame. */
  readonly room: Box
  readonly inside: readonly PageMark[]
  readonly instruction?: string
  /** Things of the page's words, which the place holds where it can. */
  readonly things?: Pick<WordPlace, 'pictures' | 'tag'>
}

/** Whatever is narrower is a thing, and no ground, sky or wall, mm. */
const WIDE = 150
/** Whatever goes deeper below the board is seen well enough to be known, mm. */
const DEEP = 45
const DEEP_IN: Readonly<Record<string, number>> = { futebol: 15, junina: 10, pomar: 300 }
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

/** A string of flags below the board. */
const FESTIVE: ReadonlySet<string> = new Set(['futebol'])
const FLAGS: readonly Fill[] = ['green', 'yellow', 'blue', 'yellow']

/** Floor and sky of a scene are so wide, mm. */
const FULL = 200
/** A hug of three is narrower than the page: friends bring gifts to a table in front of it. */
const FAMILIES: ReadonlySet<string> = new Set(['maes', 'pais'])
const FLOOR = 246
const TABLE: Box = { x: 54, y: 271, width: 102, height: 20 }
const besideFamily = (pen: Pen, cast: readonly CastName[]): Drawing => [
  pen.shape(boxData(TABLE.x, TABLE.y, TABLE.width, TABLE.height), 'redPale', 1),
  pen.shape(boxData(TABLE.x - 3, TABLE.y - 2, TABLE.width + 6, 7, 2), 'white', 1),
  gift(pen, 68, TABLE.y + 1, 0.46, 'teal', 'pink'),
  gift(pen, 142, TABLE.y + 1, 0.46, 'purple', 'yellow'),
  [30, 180].map((x, i) =>
    person(pen, cast[i] ?? 'bia', x, 279, 0.86, { pose: i ? WAVE_LEFT : { ...WAVE, expr: 'carinho' } }),
  ),
]

/** A village around its school: a long house, trees and the river behind. */
const VILLAGE = 'povos-indigenas'
const besideSchool = (pen: Pen, horizon: number): Drawing => {
  const far = pen.plane('far', 'hillLine')
  const near = pen.plane('middle')
  return [
    [14, 64, 84, 186].map((x, i) => tree(far, x, horizon + 1, 0.5, i % 2 ? 'lime' : 'leaf')),
    [40, 162].map((x, i) => near.at(x, horizon + 3, i ? 0.38 : 0.44, (own) => DWELLINGS.maloca(own))),
    bush(near, 20, 236, 0.8, 'lime', 'red'),
    bush(near, 194, 232, 0.8, 'leaf', 'yellow'),
    bush(pen, 190, 270, 1, 'leaf', 'yellow'),
  ]
}
/** The scene's baskets have no ground below them so near. */
const isFloating = (mark: Mark): boolean => mark.kind === 'group' && mark.x === 188 && mark.y === 236

/** The scene below the board, with what the board would cut left out. */
function drawPlace(pen: Pen, id: string, cast: readonly CastName[], upper: number): Drawing {
  const scene = SCENES.find((one) => one.id === id)
  if (!scene) throw new RangeError(`no scene named ${id}`)
  const top = TOPS[id] ?? USUAL_TOP
  const whole = (FOOT - upper) / (SCENE_FOOT - top)
  const least = TALL.has(id) ? 0 : LEAST
  const scale = SCALES[id] ?? round(Math.min(LARGEST, Math.max(least, whole)))
  const seen = round(SCENE_FOOT - (FOOT - upper) / scale)
  const width = Math.min(WIDEST, PICTURE.width / scale)
  const window = { x: MIDDLE - width / 2, y: seen, width, height: SCENE_FOOT - seen }
  const feet = new Set(Object.values(scene.spots).map(({ at: [x, foot] }) => `${round(x)},${round(foot)}`))
  const details = detailsOf(id, 'desafio')
  const isFamily = FAMILIES.has(id)
  const drawn = (own: Pen): Mark[] => {
    const marks = marksOf([scene.draw(new Stage(scene, own, 'desafio', cast)), details?.(own) ?? []])
    if (isFamily) return marks.filter((mark) => (boundsOf([mark])?.width ?? 0) < FULL)
    return id === VILLAGE ? marks.filter((mark) => !isFloating(mark)) : marks
  }
  const draw = (own: Pen): Mark[] => {
    const marks = inWindow(withoutCut(drawn(own), seen, DEEP_IN[id] ?? DEEP, feet), window)
    return scale < LEAST && !isFamily ? inWindow(marks, window) : marks
  }
  const placed = pen.at(round(MIDDLE * (1 - scale)), round(FOOT - SCENE_FOOT * scale), scale, draw)
  const wall = placed.children.find((mark) => mark.kind === 'path' && mark.fill && (boundsOf([mark])?.width ?? 0) > 200)
  const backdrop = wall?.kind === 'path' && wall.fill ? wall.fill : 'sky'
  const behind = pen.shape(boxData(0, 0, 210, 297), isFamily ? 'yellowPale' : backdrop, null)
  if (FESTIVE.has(id)) return [behind, placed, bunting(pen, [22, upper - 1], [188, upper - 1], 4, FLAGS, { size: 7 })]
  if (id === VILLAGE) return [behind, placed, besideSchool(pen, round(FOOT - (SCENE_FOOT - 178) * scale))]
  if (!isFamily) return [behind, placed]
  const floor = [pen.shape(boxData(0, FLOOR, 210, 41), 'sand', null), pen.line(`M0 ${FLOOR}H210`, 1.1)]
  return [behind, floor, placed, besideFamily(pen, cast)]
}

/** The board on two ropes, on which the plaque of the title hangs, too. */
function drawBoard(pen: Pen, { x, y, width, height }: Box, colour: Fill, plaque: number): Drawing {
  const [left, right] = [-1, 1].map((side) => round(MIDDLE + side * (plaque / 2 - 9))) as [number, number]
  return [
    [left, right].map((at) => pen.rope(`M${at} ${PICTURE.y - 4}V${y - 1}`, 1.4, 'straw', 0.6)),
    pen.shape(boxData(x - FRAME, y - FRAME, width + 2 * FRAME, height + 2 * FRAME, 5), colour, 1.1),
    pen.shape(boxData(x, y, width, height, 2.6), 'white', 0.8),
    [left, right].map((at) => pen.shape(circle(at, y - FRAME / 2, 1.1), 'yellow', 0.5)),
  ]
}

/** Small keys have no room for letters of blocks and prices of stalls. */
const withoutTexts = (marks: readonly Mark[]): Mark[] =>
  marks.flatMap((mark): Mark[] => {
    if (mark.kind === 'group') return [{ ...mark, children: withoutTexts(mark.children) }]
    return mark.kind === 'text' ? [] : [mark]
  })

/** The whole page: the place, the board with its task, title and instruction. */
export function onSceneBoard({ options, index, sheet, room, inside, instruction, things }: Wish): PageMark[] {
  const { color, title } = options
  const pen = new Pen(color)
  const theme = options.theme ?? 'tudo'
  const places = room.y + room.height > DEEP_BOARD ? LOW_SCENES_OF : SCENES_OF
  const scenes = places[theme] ?? places.tudo ?? []
  const first = theme === 'comidas' ? 0 : sheet.fork('place').integer(0, scenes.length - 1)
  const id = scenes[(first + index) % scenes.length] ?? 'jardim'
  const cast = castOfPage(sheet.fork('cast').shuffle(STANDING), index)
  const colour = COLOURS[(sheet.fork('board').integer(0, COLOURS.length - 1) + index) % COLOURS.length] ?? 'blue'
  const upper = room.y + room.height + FRAME
  const draw = (): Mark[] => {
    if (things && hasWordPlace(theme))
      return drawWordPlace(pen, { ...things, theme, index: first + index, upper, cast, color })
    if (things && theme === 'independencia') {
      const names = things.pictures.map(({ name }) => name)
      return marksOf(ipiranga(pen, names, things.tag))
    }
    return marksOf(drawPlace(pen, id, cast, upper + 2))
  }
  const place = draw()
  const hasThings = hasWordPlace(theme) || theme === 'independencia'
  const heading = { title, instruction: instruction ?? options.instruction, y: PICTURE.y + 4, width: titleWidth(title) }
  return [
    ...(things && hasThings ? place : [answer(withoutTexts(place), place)]),
    ...marksOf(drawBoard(pen, room, colour, heading.width)),
    ...inside,
    ...titleBoardOfTask(pen, heading),
  ]
}
