/** The cover of a booklet: a scene that the child likes, the title on a board above it, and the child's name on the plate below. Lengths in mm. */
import { boundsOf, overlaps } from '../lettering/bounds.ts'
import { fitTextSize, measureText } from '../lettering/fonts.ts'
import { BLACK, GREY } from '../scene/inks.ts'
import { group, line, rect, rectData, round, text } from '../scene/marks.ts'
import { type Mark, PAGE_WIDTH_MM, type ScenePage } from '../scene/scene.ts'
import { type CastName, castOfPage, STANDING } from '../studio/cast/people.ts'
import { inTurn } from '../studio/in-turn.ts'
import { box } from '../studio/paths.ts'
import { type Drawing, marksOf, Pen } from '../studio/pen.ts'
import type { Scene } from '../studio/scenes/scene.ts'
import { drawFront, SCENES } from '../studio/scenes/scenes.ts'
import { board } from '../studio/shapes/built.ts'
import { BOOKLET_TEXTS } from './texts.ts'

const FRAME = { x: 14, y: 14, width: PAGE_WIDTH_MM - 28, height: 269 }
const RADIUS = 8
/** Top of the plate for the name, and the scale of the scene that ends there. */
const PLATE = FRAME.y + FRAME.height - 48
const SCALE = FRAME.width / PAGE_WIDTH_MM
/** Foot of a scene on its own page. */
const SCENE_FOOT = 292
const MIDDLE = PAGE_WIDTH_MM / 2
const NAME_WIDTH = FRAME.width - 32
const [LARGEST_NAME, NAME_BASELINE] = [22, PLATE + 35]
const TITLE = { size: 13, y: 21, width: 112, height: 25 }

/** Scenes by the interest of a child. */
export const SCENE_OF_INTEREST: Readonly<Record<string, string>> = {
  dinossauros: 'dinossauros',
  trens: 'quarto',
  espaco: 'espaco',
  mar: 'mar-aberto',
  futebol: 'futebol',
  carros: 'cidade',
  bichos: 'jardim',
  fazenda: 'fazenda',
  selva: 'amazonia',
  brasil: 'pantanal',
  jardim: 'pomar',
  unicornios: 'castelo',
  robos: 'passeio-espacial',
  musica: 'carnaval',
  frutas: 'feira',
  doces: 'festa',
}
/** Scenes for who has no interest noted, in turn. */
const FOR_ALL = ['biblioteca', 'parquinho', 'escola', 'praia', 'floresta', 'cozinha'] as const

export interface Cover {
  /** Of the copy, from 1: neighbours have other children on their covers. */
  readonly number: number
  /** Id of an interest; null where none is noted. */
  readonly interest: string | null
  readonly color: boolean
}

const sceneOf = ({ number, interest }: Cover) =>
  (interest === null ? undefined : SCENE_OF_INTEREST[interest]) ?? inTurn(FOR_ALL, number - 1)

/** Covers with the same text look the same: one drawing serves for them. */
export const nameOfCover = (cover: Cover): string =>
  `${sceneOf(cover)} ${cover.number % STANDING.length} ${cover.color}`

/** Things of the sky are lower than this, mm. */
const IN_THE_SKY = 40

/** A scene, `top` from the top of the page, without a sun or a cloud that the title would cover in part. */
function sceneBelow(scene: Scene, pen: Pen, cast: readonly CastName[], top: number): Drawing {
  const covered = {
    x: (MIDDLE - TITLE.width / 2 - FRAME.x) / SCALE - 2,
    y: (TITLE.y - top) / SCALE,
    width: TITLE.width / SCALE + 4,
    height: TITLE.height / SCALE + 2,
  }
  return marksOf(drawFront(scene, pen, cast)).filter((mark) => {
    const reach = mark.kind === 'group' ? boundsOf([mark]) : null
    return !reach || reach.height > IN_THE_SKY || !overlaps(reach, covered)
  })
}

/** The cover without a name. */
export function coverPage(cover: Cover): ScenePage {
  const id = sceneOf(cover)
  const scene = SCENES.find((one) => one.id === id)
  if (!scene) throw new RangeError(`no scene ${id}`)
  const pen = new Pen(cover.color)
  const { x, y, width, height } = FRAME
  const top = round(PLATE - SCENE_FOOT * SCALE)
  const cast = castOfPage(STANDING, cover.number)
  const picture = marksOf([
    pen.at(x, top, SCALE, (own) => sceneBelow(scene, own, cast, top)),
    pen.shape(box(x, PLATE, width, y + height - PLATE), 'cream', 1.3),
    [MIDDLE - 50, MIDDLE + 50].map((at) => pen.line(`M${at} ${y - 2}V${TITLE.y + 1}`, 1.2)),
    board(
      pen,
      MIDDLE - TITLE.width / 2,
      TITLE.y,
      TITLE.width,
      TITLE.height,
      measureText(BOOKLET_TEXTS.booklet, 'display', TITLE.size),
    ),
    pen.text(MIDDLE, TITLE.y + TITLE.height / 2 + TITLE.size * 0.35, BOOKLET_TEXTS.booklet, TITLE.size),
  ])
  return {
    marks: [
      group(0, 0, picture, { clip: rectData(x, y, width, height, RADIUS) }),
      rect(x, y, width, height, { radius: RADIUS, width: 1.3 }),
      text(MIDDLE, PLATE + 11, BOOKLET_TEXTS.belongsTo, 5.4, { font: 'text', fill: GREY }),
      line(MIDDLE - NAME_WIDTH / 2, PLATE + 40, MIDDLE + NAME_WIDTH / 2, PLATE + 40, { stroke: GREY, width: 0.5 }),
    ],
  }
}

/** A name on the plate of a cover; an empty one leaves the line. */
export const nameOnCover = (name: string): Mark[] =>
  name === ''
    ? []
    : [
        text(MIDDLE, NAME_BASELINE, name, fitTextSize(name, 'display', LARGEST_NAME, NAME_WIDTH), {
          font: 'display',
          fill: BLACK,
        }),
      ]
