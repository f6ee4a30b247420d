/** The front of a card by its date: a scene from edge to edge, and its words on a ribbon, a sign or a label. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import type { CastName } from '../cast/people.ts'
import { box, circle, points, ring, type Spot, scallop } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { BIRTHDAY } from '../scenes/birthday.ts'
import { CRIB_NIGHT, kiteScene } from '../scenes/card-scenes.ts'
import { CHRISTMAS } from '../scenes/christmas-room.ts'
import { EASTER } from '../scenes/easter.ts'
import { type Family, familyScene } from '../scenes/family.ts'
import { JUNE } from '../scenes/june.ts'
import { PRESENTS } from '../scenes/party-presents.ts'
import type { Scene } from '../scenes/scene.ts'
import { drawScene } from '../scenes/scenes.ts'
import { TEACHERS } from '../scenes/teachers.ts'
import { cloud, sun } from '../shapes/nature.ts'
import { PANEL, wholePanel } from './gift-card.ts'

export interface CoverView {
  readonly scene: Scene
  /** Upper edge of what is seen, and its width about the middle, in the scene's mm. */
  readonly top: number
  readonly width: number
  /** Added to the scene for the height of a cover. */
  readonly more?: (pen: Pen) => Drawing
}

/** Words of a cover on something, about their middle at this height of the panel. */
interface Title {
  readonly on: 'ribbon' | 'sign' | 'cloud' | 'label' | 'flowers'
  readonly y: number
  readonly fill: Fill
}

export interface CardCover {
  readonly views: readonly [CoverView, ...CoverView[]]
  readonly title: Title
}

const [MIDDLE, HALF] = [PANEL.width / 2, 6] as const

const HOLDERS: Readonly<Record<Title['on'], (pen: Pen, width: number, title: Title) => Drawing>> = {
  ribbon: (pen, width, { y, fill }) => [
    [-1, 1].map((side) => {
      const [inner, outer] = [MIDDLE + side * (width / 2 - 5), MIDDLE + side * (width / 2 + 5)]
      return pen.shape(
        `M${inner} ${y - HALF + 3}H${outer}L${outer - side * 3} ${y + 3}L${outer} ${y + HALF + 3}H${inner}z`,
        fill,
      )
    }),
    pen.shape(box(MIDDLE - width / 2, y - HALF, width, 2 * HALF), 'white'),
  ],
  sign: (pen, width, { y, fill }) => [
    [-1, 1].map((side) => pen.rope(`M${MIDDLE + side * (width / 2 - 8)} -2V${y}`, 1, 'tan', 0.7)),
    pen.shape(box(MIDDLE - width / 2, y - HALF, width, 2 * HALF, 2), fill),
  ],
  cloud: (pen, width, { y, fill }) =>
    pen.shape(scallop(ring(MIDDLE, y, width / 2 + 1, HALF + 1.6, 16, 0, 360), 0.6), fill),
  label: (pen, width, { y, fill }) => pen.shape(box(MIDDLE - width / 2, y - HALF, width, 2 * HALF, HALF), fill),
  flowers: (pen, width, { y, fill }) => [
    pen.shape(box(MIDDLE - width / 2, y - HALF, width, 2 * HALF, HALF), 'white'),
    [-1, 1].map((side) =>
      points('0,-3.4 0,3.4').map(([, dy]) => [
        pen.shape(scallop(ring(MIDDLE + (side * width) / 2, y + dy, 2.6, 2.6, 5, -54, 306), 0.56), fill, 0.9),
        pen.shape(circle(MIDDLE + (side * width) / 2, y + dy, 1.4), 'yellow', 0.7),
      ]),
    ),
  ],
}

/** The whole front of the folded card. */
export function cardFront(
  pen: Pen,
  { title }: CardCover,
  { scene, top, width: seen, more }: CoverView,
  cast: readonly CastName[],
  words: string,
): Drawing {
  const scale = PANEL.width / seen
  const size = fitTextSize(words, 'display', 7.8, PANEL.width - 25)
  const width = measureText(words, 'display', size) + 10
  return wholePanel(pen, (own) => [
    own.at(MIDDLE - 105 * scale, -top * scale, scale, (wide) => [
      drawScene(scene, wide, 'medio', cast),
      more?.(wide) ?? [],
    ]),
    HOLDERS[title.on](own, width, title),
    own.text(MIDDLE, title.y + size * 0.36, words, size),
  ])
}

const one = (scene: Scene, top: number, width: number): readonly [CoverView] => [{ scene, top, width }]

/** Low bushes before the feet of a family: the words are on them. */
const bushes = (pen: Pen): Drawing =>
  pen.shape(
    `${scallop(
      Array.from({ length: 12 }, (_, i): Spot => [i * 22 - 16, 266 + (i % 2) * 4]),
      0.58,
      false,
    )}V420H-16z`,
    'foliage',
  )

const family = (...trio: Family): CoverView => ({
  scene: familyScene('maes', 'no abraço de quem cuida', trio),
  top: 58,
  width: 210,
  more: bushes,
})

const flown = (adult: CastName): CoverView => ({ scene: kiteScene(adult), top: 50, width: 212 })

export const CARD_COVERS = {
  'dia-das-maes': {
    views: [family('avo', 'mae', 'nina'), family('professora', 'mae', 'bia'), family('mae', 'pai', 'iara')],
    title: { on: 'flowers', y: 93, fill: 'pink' },
  },
  'dia-dos-pais': {
    views: [flown('pai'), flown('vovo'), flown('mae')],
    title: { on: 'ribbon', y: 92, fill: 'blue' },
  },
  natal: { views: one(CHRISTMAS, 32, 226), title: { on: 'label', y: 7, fill: 'yellowPale' } },
  presepio: { views: one(CRIB_NIGHT, 38, 222), title: { on: 'label', y: 7, fill: 'cream' } },
  pascoa: { views: one(EASTER, 14, 238), title: { on: 'cloud', y: 11.4, fill: 'white' } },
  aniversario: {
    views: [
      {
        scene: BIRTHDAY,
        top: 36,
        width: 222,
        more: (pen) => pen.line('M4 58L-8 52M206 58L218 52', 1),
      },
      {
        scene: PRESENTS,
        top: 36,
        width: 224,
        more: (pen) => [sun(pen, 30, 104, 1.1), cloud(pen, 168, 108, 1.1)],
      },
    ],
    title: { on: 'ribbon', y: 8.6, fill: 'pink' },
  },
  'festa-junina': { views: one(JUNE, 36, 218), title: { on: 'sign', y: 8, fill: 'woodPale' } },
  professores: { views: one(TEACHERS, 40, 214), title: { on: 'sign', y: 7.4, fill: 'yellowPale' } },
} as const satisfies Readonly<Record<string, CardCover>>
