/** Places of waves without firm ground: the surface of a sea, a pond to swim through, space. */
import { polylineData } from '../../scene/marks.ts'
import { circle, ellipse, points, poly, smooth, star } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { backdrop, ripples } from '../../studio/scenes/ground.ts'
import { cloud, hill, sun, tree } from '../../studio/shapes/nature.ts'
import { lily, reed } from '../../studio/shapes/plants.ts'
import { coral, fish, octopus, rock, seaTurtle, seaweed, whale } from '../../studio/shapes/sea.ts'
import { SEASIDE } from '../../studio/shapes/seaside.ts'
import { planet } from '../../studio/shapes/space.ts'
import type { FigureName } from './figures.ts'
import { inBays, type Thing } from './wave-bays.ts'
import type { Place, WaveRow } from './wave-types.ts'

const LAND: ReadonlySet<FigureName> = new Set(['lighthouse', 'palm', 'house', 'parasol', 'chest', 'crown', 'tree'])

/** Those that swim below a wave, larger ones on their own. */
function swimmers({ pen, index, page, middle, rise, step }: WaveRow): Drawing {
  const far = pen.plane('far', 'waterLine')
  const y = middle + rise / 2 + (step - rise) / 2 + 2
  const size = Math.min(0.52, (step - rise - 4) / 42)
  const fill = (i: number): Fill => (['orange', 'yellow', 'pink', 'purple'] as const)[(index + i) % 4] ?? 'orange'
  const small = (x: number, i: number, flip: boolean) =>
    fish(far, x, y + (i % 2 ? 1.5 : -1.5), size * 0.8, fill(i), 'white', { flip })
  switch ((index + page) % 4) {
    case 0:
      return [small(70, 0, false), small(128, 1, true), small(158, 2, true)]
    case 1:
      return [whale(far, 100, y, size * 0.84), small(150, 1, true)]
    case 2:
      return [seaTurtle(far, 132, y, size * 0.8, { flip: true }), small(76, 0, false)]
    default:
      return [octopus(far, 74, y + 4, size * 0.7), small(116, 0, true), small(146, 1, false)]
  }
}

function seabed(pen: Pen): Drawing {
  const far = pen.plane('far', 'sandLine')
  return [
    far.shape(`${smooth(points('-8,278 40,271 100,277 160,270 218,276'), false)}V300H-8z`, 'sand', 0.8),
    [20, 64, 188].map((x, i) => seaweed(far, x, 282, 0.34 - (i % 2) * 0.06, i % 2 ? 'lime' : 'leaf')),
    [44, 154].map((x, i) => coral(far, x, 282, 0.32, i ? 'red' : 'pink')),
    rock(far, 112, 282, 0.34),
    far.at(132, 278, 0.5, SEASIDE.estrela),
    far.at(84, 279, 0.5, SEASIDE.concha),
  ]
}

/** The wave itself is the surface. */
export const sea: Place = {
  behind: (pen) => {
    const far = pen.plane('far', 'hillLine')
    return [
      backdrop(pen, 'sky'),
      sun(far, 64, 68, 0.36),
      cloud(far, 150, 72, 0.56),
      // In black its edge would be one more line within the waves.
      pen.colour ? hill(far, points('-8,108 30,92 70,104 120,107 170,96 218,106'), 'hillFar') : [],
    ]
  },
  ground: (row, ends) => {
    const { pen, stroke, shown, middle, index, rise, isLast } = row
    const far = pen.plane('far', 'waterLine')
    // Calm where the child goes on alone: the edge of the water would give the line away.
    const edge = [{ x: -8, y: middle }, ...stroke.slice(0, shown), { x: 218, y: middle }]
    const body = polylineData([...edge, { x: 218, y: 310 }, { x: -8, y: 310 }], true)
    const level = `M-8 ${middle}H${stroke[0]?.x ?? 0}M${stroke.at(-1)?.x ?? 0} ${middle}H218`
    const island = poly([
      [174.5, middle + 3],
      [177, middle - 3.4],
      [204, middle - 4],
      [218, middle + 2],
      [218, middle + 12],
      [174.5, middle + 12],
    ])
    return [
      pen.plane('far', 'sandLine').shape(island, 'sand', 0.8),
      ends,
      far.shape(body, index % 2 ? 'bluePale' : 'water', null),
      far.line(level, 0.8),
      ripples(far, `18,${middle + 8} 190,${middle + 9} 24,${middle + rise / 2 + 3}`),
      isLast ? seabed(pen) : swimmers(row),
    ]
  },
  things: () => [],
  road: 'white',
  foot: (id) => (LAND.has(id) ? -2.6 : 1),
  names: ['mar', 'onda', 'peixe', 'tartaruga', 'baleia', 'polvo'],
}

const pad: Thing = (pen) => lily(pen, 0, 0, 1)
const blossom: Thing = (pen) => lily(pen, 0, 0, 1, 'pink')
const paleBlossom: Thing = (pen) => lily(pen, 0, 0, 1, 'yellowPale')
const reeds: Thing = (pen) => [
  pen.shape(ellipse(0, 0, 9, 2.4), 'foam', 0.7),
  reed(pen, -4, 0, 0.8, -6),
  reed(pen, 3, 0, 1, 4),
]
const stone: Thing = (pen) => [pen.shape(ellipse(0, -1, 25, 4), 'foam', 0.7), rock(pen, 0, 0, 1)]
const twoPads: Thing = (pen) => [lily(pen, -5, -5, 0.9), lily(pen, 4, 1, 1, 'pink')]

/** In the water between two rows, beside their turns. */
function between(pen: Pen, y: number, turn: number): Drawing {
  const swim = (x: number, dy: number, fill: Fill, flip: boolean) => fish(pen, x, y + dy, 0.4, fill, 'white', { flip })
  const pair = turn % 2 ? swim(42, -1, 'orange', false) : [swim(156, 0, 'yellow', true), swim(182, 3, 'orange', true)]
  return [pair, lily(pen, turn % 2 ? 174 : 36, y + 1, 0.7, 'pink'), ripples(pen.plane('far', 'waterLine'), `104,${y}`)]
}

export const pond: Place = {
  behind: (pen, page) => {
    const far = pen.plane('far', 'hillLine')
    return [
      backdrop(pen, 'sky'),
      cloud(far, 26, 66, 0.5),
      sun(far, 112, 65, 0.3),
      hill(far, points('-8,74 40,66 100,76 160,66 218,74'), 'hillFar'),
      [24, 48, 150, 176, 194].map((x, i) =>
        tree(far, x, 76, i % 2 ? 0.42 : 0.54, (i + page) % 3 ? 'leaf' : 'lime', i === 3 ? 'red' : undefined),
      ),
      pen.plane('far', 'leafDeep').shape('M-8 74H218V100H-8z', 'grass', 0.7),
      pen
        .plane('far', 'waterLine')
        .shape(`${smooth(points('-8,81 40,78 100,81 160,78 218,81'), false)}V310H-8z`, 'water', 0.8),
      [14, 22, 198].map((x, i) => reed(far, x, 84, 0.42 - i * 0.04)),
    ]
  },
  ground: ({ pen, middle, rise, step, isLast, index, page }, ends) => {
    const far = pen.plane('far', 'waterLine')
    const low = middle + rise / 2
    return [
      far.shape(ellipse(25, middle + 6.6, 17, 4), 'foam', 0.7),
      far.shape(ellipse(185, middle + 6.6, 16, 4), 'foam', 0.7),
      ends,
      ripples(far, `${index % 2 ? 30 : 178},${low - 2}`),
      step - rise > 24 && !isLast
        ? between(pen.plane('middle', 'leafDeep'), low + (step - rise) / 2, index + page)
        : [],
    ]
  },
  things: (row) =>
    inBays(
      row,
      [reeds, twoPads, stone, blossom],
      [blossom, stone, pad, reeds, paleBlossom],
      row.pen.plane('middle', 'leafDeep'),
    ),
  road: 'foam',
  foot: () => 7,
  names: ['lagoa', 'junco', 'vitória-régia', 'pedra'],
}

const ball =
  (fill: Fill, mark: 'ring' | 'bands' | 'spots', other: Fill): Thing =>
  (pen) =>
    planet(pen, 0, 0, 1, fill, mark, other)
const bright: Thing = (pen) => pen.shape(star(0, 0, 10, 5, 0.5), 'sun', 1)

export const space: Place = {
  behind: (pen) => backdrop(pen, 'dusk'),
  ground: ({ pen, middle, step, index }, ends) => {
    const far = pen.plane('far', 'purple')
    const spots = points('18,-0.36 52,-0.46 96,-0.42 150,-0.44 196,-0.34 70,0.44 124,0.46')
    return [
      spots.map(([x, share], i) =>
        far.shape(star(x + ((index * 7) % 9), middle + share * step, i % 3 ? 1.8 : 2.6, 4, 0.4), 'glow', 0.6),
      ),
      far.shape(circle(((index * 53) % 120) + 44, middle - step * 0.45, 1.2), 'white', 0.6),
      ends,
    ]
  },
  things: (row) =>
    inBays(
      row,
      [ball('orange', 'bands', 'yellow'), bright, ball('teal', 'ring', 'yellow'), ball('pink', 'spots', 'redPale')],
      [bright, ball('blue', 'bands', 'green'), ball('yellow', 'spots', 'straw'), ball('purple', 'ring', 'pink')],
      row.pen.plane('middle'),
    ),
  road: 'white',
  foot: (_, height) => height / 2,
  names: ['planeta', 'estrela'],
}
