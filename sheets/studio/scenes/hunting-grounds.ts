/** Places with wide grounds, for a page on which things are looked for: an egg hunt, a square in blossom, four seasons. */
import { CURUPIRA, SACI } from '../cast/legends.ts'
import { HANDS_UP, KNEEL, POINT_LEFT, WAVE } from '../cast/poses.ts'
import { box, points } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { bunting } from '../shapes/built.ts'
import { cloud, hill, tree } from '../shapes/nature.ts'
import { fence } from '../shapes/plants.ts'
import { brightStar, crescent } from '../shapes/space.ts'
import { boitata, whirlwind } from '../shapes/tales.ts'
import { backdrop, ground, meadow } from './ground.ts'
import { ipe } from './ipe-square.ts'
import type { Scene } from './scene.ts'

const FLAGS: readonly Fill[] = ['pink', 'yellow', 'teal', 'purple', 'orange']

/** Easter: flags from tree to tree, the lawn is for the hunt. */
const EGG_HUNT: Scene = {
  id: 'caca-aos-ovos',
  name: 'na caça aos ovos',
  horizon: 150,
  front: 288,
  metre: 70,
  spots: {
    finder: { at: [34, 252], width: 52, height: 72, on: 'ground' },
    helper: { at: [178, 246], width: 46, height: 82, on: 'ground' },
  },
  shows: ['crianças', 'tree', 'cerca'],
  close: { x: 105, zoom: 1.1 },
  draw: (stage) => {
    const { pen } = stage
    const far = pen.plane('far', 'hillLine')
    const middle = pen.plane('middle')
    return [
      backdrop(pen, 'sky'),
      cloud(far, 105, 116, 1),
      hill(far, points('-8,156 50,138 110,152 160,136 218,152'), 'hillFar'),
      fence(middle, 6, 204, 190, 26),
      bunting(middle, [26, 134], [186, 134], 12, FLAGS, { size: 8, gap: 4 }),
      tree(middle, 26, 196, 2.3),
      tree(middle, 186, 196, 2.2, 'lime'),
      meadow(pen, 194, 'meadow'),
      meadow(pen, 262, 'grass'),
      stage.person('helper', 0, { pose: POINT_LEFT }),
      stage.person('finder', 1, { pose: KNEEL }),
    ]
  },
}

const bench = (pen: Pen, x: number, y: number): Drawing => [
  pen.rope(`M${x - 16} ${y}V${y - 20}M${x + 16} ${y}V${y - 20}`, 2.2, 'brown', 0.8),
  pen.shape(box(x - 22, y - 22, 44, 5, 1.5), 'wood', 1),
  pen.shape(box(x - 22, y - 11, 44, 5, 1.5), 'wood', 1),
]

/** Blossom in a crown, about its middle: flowers on a lawn may be counted, these are none. */
const blossom = (pen: Pen, x: number, y: number, size = 1): Drawing =>
  pen.at(x, y, size, (own) => own.line('M-5 2q2.500 -5 5 0q2.500 -5 5 0M-2.500 -2.500q2.500 -5 5 0', 0.8))

/** September: two ipês in blossom, a bench between them. */
const BLOSSOM_SQUARE: Scene = {
  id: 'praca-florida',
  name: 'na praça florida',
  horizon: 150,
  front: 288,
  metre: 70,
  spots: {
    guest: { at: [146, 242], width: 46, height: 82, on: 'ground' },
    friend: { at: [188, 258], width: 46, height: 84, on: 'ground' },
  },
  shows: ['tree', 'crianças'],
  close: { x: 105, zoom: 1.1 },
  draw: (stage) => {
    const { pen } = stage
    const far = pen.plane('far', 'hillLine')
    const middle = pen.plane('middle')
    return [
      backdrop(pen, 'sky'),
      cloud(far, 118, 118, 1),
      hill(far, points('-8,170 50,156 110,168 160,154 218,168'), 'hillFar'),
      tree(far, 108, 186, 0.9, 'hill'),
      tree(far, 128, 186, 0.7, 'hill'),
      meadow(middle, 184, 'meadow'),
      ipe(middle, 50, 210, 0.7, 'yellow', 'orange', blossom),
      ipe(middle, 164, 202, 0.58, 'pink', 'red', blossom),
      bench(middle, 108, 206),
      ground(pen, points('-8,214 50,208 110,214 160,207 218,212'), 'grass'),
      ground(pen, points('-8,296 50,288 110,297 160,288 218,296'), 'path'),
      stage.person('guest', 0, { pose: WAVE }),
      stage.person('friend', 1, { pose: POINT_LEFT }),
    ]
  },
}

const bareTree = (pen: Pen, x: number, y: number): Drawing =>
  pen.at(x, y, 1, (own) =>
    own.shape(
      'M-5 0C-3 -12 -3 -22 -5 -30L-20 -46L-18 -49L-5 -38L-9 -60L-5 -61L0 -40L9 -58L13 -56L4 -36L18 -46L20 -43L4 -26C3 -16 4 -8 6 0Q0 2 -5 0z',
      'brown',
    ),
  )

const BLOSSOMS = points('-14,-50 -4,-60 10,-54 18,-42 -16,-34 2,-44 10,-32 -6,-26')

/** Four trees: in blossom, with fruit, in autumn's colours, without leaves. */
const FOUR_TREES: Scene = {
  id: 'quatro-estacoes',
  name: 'entre as quatro árvores',
  horizon: 150,
  front: 288,
  metre: 70,
  spots: {
    left: { at: [30, 248], width: 46, height: 82, on: 'ground' },
    right: { at: [176, 250], width: 46, height: 82, on: 'ground' },
  },
  shows: ['tree', 'crianças'],
  close: { x: 105, zoom: 1.1 },
  draw: (stage) => {
    const { pen } = stage
    const far = pen.plane('far', 'hillLine')
    const middle = pen.plane('middle')
    return [
      backdrop(pen, 'sky'),
      cloud(far, 58, 122, 0.9),
      cloud(far, 150, 116, 1),
      hill(far, points('-8,158 50,142 110,156 160,140 218,156'), 'hillFar'),
      meadow(middle, 184, 'meadow'),
      tree(middle, 27, 198, 2.3, 'pinkPale'),
      BLOSSOMS.map(([x, y]) => blossom(middle, 27 + x, 198 + y, 0.6)),
      tree(middle, 79, 200, 2.3, 'leaf', 'red'),
      tree(middle, 131, 198, 2.3, 'orange'),
      bareTree(middle, 182, 200),
      ground(pen, points('-8,206 50,200 110,206 160,200 218,205'), 'grass'),
      stage.person('left', 0, { pose: WAVE }),
      stage.person('right', 1, { pose: HANDS_UP }),
    ]
  },
}

/** A wood at night: Saci in his whirlwind, Boitatá behind the hill, Curupira who guards it all. */
const LEGEND_WOOD: Scene = {
  id: 'noite-das-lendas',
  name: 'na mata das lendas',
  horizon: 150,
  front: 288,
  metre: 66,
  spots: {
    saci: { at: [44, 186], width: 56, height: 84, on: 'air' },
    curupira: { at: [176, 262], width: 60, height: 92, on: 'ground' },
  },
  shows: ['saci', 'curupira', 'boitatá', 'moon', 'floresta'],
  close: { x: 104, zoom: 1.06 },
  draw: (stage) => {
    const { pen } = stage
    const far = pen.plane('far', 'hillLine')
    const middle = pen.plane('middle')
    return [
      backdrop(pen, 'dusk'),
      crescent(middle, 92, 122, 0.9, true),
      points('64,116 118,112 16,120 74,140').map(([x, y]) => brightStar(far, x, y, 3)),
      hill(far, points('-8,176 50,162 110,174 160,160 218,174'), 'hillFar'),
      boitata(pen, points('128,190 120,178 124,164 138,156 156,160 180,158 192,140 180,124 164,122'), 8),
      hill(middle, points('-8,190 50,180 110,192 160,178 218,190'), 'hill', 330),
      tree(middle, 92, 204, 1.5),
      tree(middle, 200, 204, 1.5, 'lime'),
      whirlwind(pen, 44, 212, 1),
      stage.person('saci', 'davi', SACI),
      ground(pen, points('-8,212 50,205 110,213 160,204 218,211'), 'meadow'),
      ground(pen, points('-8,286 50,276 110,288 160,278 218,286'), 'path'),
      stage.person('curupira', 'caio', CURUPIRA),
    ]
  },
}

export const HUNTING_GROUNDS: readonly Scene[] = [EGG_HUNT, BLOSSOM_SQUARE, FOUR_TREES, LEGEND_WOOD]
