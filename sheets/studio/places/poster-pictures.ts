/** Pictures of posters and of news, each cut to a frame: a scene, a child at something, pets, a health centre. */
import type { Box } from '../../lettering/bounds.ts'
import { group, rectData } from '../../scene/marks.ts'
import { type ActionName, actionCard } from '../cast/actions/actions.ts'
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { HANDS_UP, HOLD, POINT, WAVE } from '../cast/poses.ts'
import { box, points } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { meadow } from '../scenes/ground.ts'
import { drawFront, SCENES } from '../scenes/scenes.ts'
import { cloud, hill, tree } from '../shapes/nature.ts'
import { cat, dog, rabbit } from '../shapes/pets.ts'
import { car } from '../shapes/vehicles.ts'
import { dengueScene, feastScene, matchScene } from './poster-scenes.ts'

type Cast = readonly CastName[]

export interface Picture {
  readonly shows: readonly string[]
  /** Width and height of the drawing in its own lengths. */
  readonly size: readonly [width: number, height: number]
  readonly draw: (pen: Pen, cast: Cast) => Drawing
}

const [WIDE, HIGH] = [150, 84]
const SCENE_WIDTH = 210

/** The lower part of a scene down to `bottom`, mm of its page. */
function sceneAt(id: string, bottom: number): Picture {
  const scene = SCENES.find((one) => one.id === id)
  if (!scene) throw new RangeError(`no scene named ${id}`)
  return {
    shows: scene.shows,
    size: [SCENE_WIDTH, bottom],
    draw: (pen, cast) => pen.at(0, 0, 1, (own) => drawFront(scene, own, cast)),
  }
}

/** A child who does something in a tiled room. */
const atHome = (
  name: ActionName,
  wall: Fill,
  shows: readonly string[],
  counter: 'before' | 'behind' = 'behind',
): Picture => ({
  shows: ['criança', ...shows],
  size: [WIDE, HIGH],
  draw: (pen, [who = 'bia']) => [
    pen.shape(box(-60, -60, 270, 204), wall, null),
    pen.line('M-60 14H210M-60 40H210M-60 66H210M15 -20V66M45 -20V66M75 -20V66M105 -20V66M135 -20V66', 0.5, 'stone'),
    counter === 'behind' ? pen.shape(box(-60, 70, 270, 74), 'woodPale', 0.9) : [],
    actionCard(pen, name, WIDE / 2 - 38, 3, 76, { who, fitted: true, sky: false }),
    counter === 'before' ? pen.shape(box(-60, 70, 270, 74), 'woodPale', 0.9) : [],
  ],
})

const PETS: Picture = {
  shows: ['dog', 'cat', 'rabbit', 'criança'],
  size: [WIDE, HIGH],
  draw: (pen, [who = 'bia']) => [
    pen.shape(box(-60, -60, 270, 140), 'sky', null),
    cloud(pen.plane('far', 'hillLine'), 24, 16, 0.6),
    hill(pen.plane('far', 'hillLine'), points('-60,60 20,44 70,56 120,42 210,60'), 'hillFar'),
    meadow(pen.plane('middle'), 60, 'meadow'),
    person(pen, who, 78, 79, 1.02, { pose: HANDS_UP }),
    pen.at(38, 79, 1.05, (own) => dog(own, 0, 0)),
    pen.at(112, 79, 0.95, (own) => cat(own, 0, 0)),
    pen.at(137, 80, 0.6, (own) => rabbit(own, 0, 0)),
  ],
}

const HEALTH: Picture = {
  shows: ['posto de saúde', 'mãe', 'criança'],
  size: [WIDE, HIGH],
  draw: (pen, [who = 'bia']) => {
    const middle = pen.plane('middle')
    return [
      pen.shape(box(-60, -60, 270, 140), 'sky', null),
      meadow(middle, 66, 'meadow'),
      middle.shape(box(30, 18, 90, 52), 'cream'),
      middle.shape('M24 20L32 8H118L126 20z', 'teal'),
      middle.shape(box(63, 36, 24, 34), 'bluePale'),
      middle.line('M75 36V70', 0.8),
      [38, 94].map((x) => middle.shape(box(x, 38, 18, 15, 1), 'white', 0.9)),
      middle.shape(box(56, 22, 38, 11, 1), 'white', 0.9),
      middle.text(80, 30, 'SAÚDE', 6.7),
      middle.shape('M60.500 24.500h3v2.500h2.500v3h-2.500v2.500h-3v-2.500h-2.500v-3h2.500z', 'green', 0.6),
      pen.shape(box(-60, 70, 270, 30), 'path', 0.8),
      person(pen, 'mae', 22, 82, 0.68, { pose: WAVE }),
      person(pen, who, 122, 82, 0.9, { pose: { expr: 'alegre', armL: { at: [-22, -33], dir: -90, z: 'front' } } }),
      pen.at(122, 82, 0.9, (own) =>
        own.at(-12.5, -31, 1, (plaster) => [
          plaster.shape(box(-5.5, -3.4, 11, 6.8, 3), 'cream', 0.9),
          plaster.shape(box(-2.2, -3.4, 4.4, 6.8), 'redPale', 0.8),
        ]),
      ),
    ]
  },
}

const PLANTING: Picture = {
  shows: ['tree', 'muda', 'crianças'],
  size: [WIDE, HIGH],
  draw: (pen, [who = 'bia', other = 'caio']) => [
    pen.shape(box(-60, -60, 270, 140), 'sky', null),
    cloud(pen.plane('far', 'hillLine'), 62, 6, 0.6),
    hill(pen.plane('far', 'hillLine'), points('-60,56 20,40 70,52 120,38 210,56'), 'hillFar'),
    meadow(pen.plane('middle'), 56, 'meadow'),
    tree(pen.plane('middle'), 18, 62, 0.9),
    tree(pen.plane('middle'), 134, 60, 0.8),
    person(pen, who, 50, 79, 0.95, { pose: POINT }),
    person(pen, other, 106, 79, 0.95, { pose: HOLD }),
    pen.rope('M78 76V54', 1.6, 'leafDark', 0.8),
    pen.shape('M78 62C70 62 66 58 66 53C73 53 78 56 78 62z', 'leaf', 0.9),
    pen.shape('M78 57C86 57 90 53 90 48C83 48 78 51 78 57z', 'leaf', 0.9),
    pen.shape('M64 80Q66 73 78 73Q90 73 92 80z', 'soil', 1),
  ],
}

const CROSSING: Picture = {
  shows: ['car', 'prédio', 'faixa', 'mãe', 'criança'],
  size: [WIDE, HIGH],
  draw: (pen, [who = 'bia']) => {
    const middle = pen.plane('middle')
    return [
      pen.shape(box(-60, -60, 270, 140), 'sky', null),
      (['yellowPale', 'pinkPale', 'bluePale', 'cream'] as const).map((fill, i) => [
        middle.shape(box(-12 + i * 46, i % 2 ? 2 : -8, 40, 60), fill, 0.9),
        [0, 1].map((n) => middle.shape(box(-6 + i * 46 + n * 16, 10, 11, 12, 1), 'white', 0.8)),
      ]),
      middle.shape(box(-60, 46, 270, 9), 'stone', 0.9),
      pen.shape(box(-60, 55, 270, 60), 'grey', 0.9),
      [14, 30, 46, 62].map((x) => pen.shape(`M${x} 57h8l-3 29h-10z`, 'white', 0.7)),
      person(pen, 'mae', 26, 80, 0.7, { pose: WAVE }),
      person(pen, who, 54, 82, 0.8, { pose: HOLD }),
      pen.at(114, 79, 0.85, (own) => car(own, 0, 0)),
    ]
  },
}

const PICTURES = {
  livros: sceneAt('biblioteca', 290),
  junina: {
    shows: ['barraca', 'bonfire', 'bunting', 'corn', 'straw-hat', 'crianças'],
    size: [WIDE, HIGH],
    draw: feastScene,
  },
  futebol: { shows: ['football', 'ball', 'goal', 'crianças', 'tree'], size: [WIDE, HIGH], draw: matchScene },
  dengue: { shows: ['mosquito', 'pneu', 'balde', 'criança'], size: [WIDE, HIGH], draw: dengueScene },
  parquinho: sceneAt('parquinho', 290),
  circo: sceneAt('circo', 278),
  parque: PLANTING,
  rua: CROSSING,
  bichos: PETS,
  saude: HEALTH,
  banho: atHome('tomar banho', 'foam', ['chuveiro']),
  dentes: atHome('escovar os dentes', 'pinkPale', ['toothbrush'], 'before'),
  maos: atHome('lavar as mãos', 'yellowPale', ['pia']),
  leitura: atHome('ouvir história', 'bluePale', ['vovó', 'book']),
} as const satisfies Readonly<Record<string, Picture>>

export type PosterPictureName = keyof typeof PICTURES

export const picturesShownBy = (name: PosterPictureName): readonly string[] => PICTURES[name].shows

export const pictureNamed = (name: PosterPictureName): Picture => PICTURES[name]

export const posterPicture = (pen: Pen, name: PosterPictureName, cast: Cast, frame: Box): Drawing =>
  framedPicture(pen, PICTURES[name], cast, frame)

/** As wide as its frame; what has no room is cut off above. */
export function framedPicture(pen: Pen, { size, draw }: Picture, cast: Cast, frame: Box): Drawing {
  const [width, height] = size
  const fit = Math.ceil((frame.width / width) * 100) / 100
  const left = frame.x + (frame.width - width * fit) / 2
  const top = frame.y + frame.height - height * fit
  const drawn = pen.plane('middle').at(left, top, fit, (own) => draw(own, cast))
  return [
    group(0, 0, [drawn], { clip: rectData(frame.x, frame.y, frame.width, frame.height, 2) }),
    pen.shape(box(frame.x, frame.y, frame.width, frame.height, 2), null, 0.9),
  ]
}
