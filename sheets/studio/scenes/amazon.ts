/** The Amazon forest: a jaguar on the bank, a toucan on its branch, a girl paddles her canoe. */
import { CLOTH } from '../cast/inks.ts'
import { points, scallop } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { frog } from '../shapes/pets.ts'
import { broadLeaf, fern, lily } from '../shapes/plants.ts'
import { jaguar, macaw, monkey, toucan } from '../shapes/wild.ts'
import { backdrop, ground, meadow, ripples } from './ground.ts'
import type { Scene } from './scene.ts'

/** A tree with buttress roots, from the canopy down to its foot. */
const giant = (pen: Pen, x: number, y: number, width: number, fill: 'earthPale' | 'tan'): Drawing =>
  pen.shape(
    `M${x - width * 0.3} 30C${x - width * 0.34} ${y - 60} ${x - width * 0.4} ${y - 26} ${x - width} ${y}Q${x - width * 0.4} ${y - 8} ${x - width * 0.16} ${y}Q${x} ${y - 14} ${x + width * 0.18} ${y}Q${x + width * 0.4} ${y - 8} ${x + width} ${y}C${x + width * 0.4} ${y - 26} ${x + width * 0.34} ${y - 60} ${x + width * 0.3} 30z`,
    fill,
  )

export const AMAZON: Scene = {
  id: 'amazonia',
  name: 'na Amazônia',
  horizon: 168,
  front: 280,
  metre: 84,
  spots: {
    paddler: { at: [66, 238], width: 60, height: 70, on: 'seat' },
    jaguar: { at: [150, 266], width: 100, height: 80, on: 'ground' },
    toucan: { at: [150, 128], width: 50, height: 62, on: 'seat' },
  },
  shows: ['jaguar', 'toucan', 'canoe', 'rio', 'tree', 'leaf', 'criança'],
  close: { x: 108, zoom: 1.07 },
  draw: (stage) => {
    const { pen } = stage
    const far = pen.plane('far', 'leafDark')
    const middle = pen.plane('middle')
    return [
      backdrop(pen, 'skyLow'),
      far.shape(
        `${scallop(points('-8,150 20,124 48,132 76,118 106,130 134,116 162,130 190,118 218,140'), 0.6, false)}V190H-8z`,
        'hillFar',
      ),
      stage.from('medio', () => [macaw(middle, 82, 150, 1, 'red')]),
      giant(middle, 30, 186, 26, 'earthPale'),
      giant(middle, 188, 196, 30, 'tan'),
      middle.shape(
        `${scallop(points('218,66 196,74 176,66 158,70 140,62 120,64 100,56 84,62 64,58 44,66 22,60 -8,70'), 0.6, false)}V10H218z`,
        'foliage',
      ),
      stage.from('medio', () => [
        broadLeaf(middle, 14, 64, 0.7, 190, 'lime'),
        broadLeaf(middle, 190, 66, 0.7, 160, 'leafDark'),
      ]),
      middle.shape('M192 126C170 124 146 126 122 132C118 134 120 138 124 138C146 133 172 134 194 138z', 'brownPale'),
      stage.from('medio', () => monkey(middle, 66, 64, 0.95)),
      toucan(pen, 152, 130, 1.25),
      meadow(middle, 180, 'hillPale'),
      ground(pen, points('-8,194 60,188 120,194 218,190'), 'water', 1.1),
      ripples(pen, stage.level === 'facil' ? '96,210' : '20,204 96,208 150,202 24,252 106,238'),
      stage.person('paddler', 'iara', {
        pose: {
          hide: ['legL', 'legR'],
          turn: 30,
          expr: 'alegre',
          hip: [0, -14],
          armL: { at: [10, -18], z: 'front', hand: 'fist', dir: 60 },
          armR: { at: [9, -29], z: 'front', hand: 'fist', dir: 100 },
        },
        extra: (near) => ({ armMid: near.rope('M7.600,-38L12.600,-8', CLOTH.madeira, 1.8) }),
      }),
      pen.shape('M18 214C30 224 104 224 122 210C122 226 110 238 70 238C34 238 22 230 18 214z', 'wood'),
      pen.line('M30 228Q70 234 112 226', 0.9, 'brownDark'),
      pen.shape('M83 232C86 240 86 250 80 254C74 250 75 240 79 231z', 'woodDark', 1.1),
      ripples(pen, '24,242 100,244'),
      stage.from('medio', () => [
        lily(pen, 30, 266, 1.5, 'pink'),
        stage.from('desafio', () => [lily(pen, 60, 276, 1.2), frog(pen, 60, 275, 0.8)]),
      ]),
      ground(pen, points('70,300 96,268 140,256 190,250 218,246'), 'meadow'),
      jaguar(pen.plane('hero'), 150, 272, 1.5),
      stage.from('medio', () => [fern(pen, 198, 282, 1.2), broadLeaf(pen, 10, 300, 0.9, 24, 'leaf')]),
      stage.from('desafio', () => [
        broadLeaf(pen, 4, 296, 0.8, -6, 'lime'),
        fern(pen, 108, 286, 0.8, 'lime'),
        broadLeaf(pen, 206, 262, 0.7, -40, 'leafDark'),
      ]),
    ]
  },
}
