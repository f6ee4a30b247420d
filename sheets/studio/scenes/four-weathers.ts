/** The year in the South and the Southeast of Brazil: one square, one ipê and one child in four weathers. */
import { person } from '../cast/cast.ts'
import { CLOTH } from '../cast/inks.ts'
import type { CastName } from '../cast/people.ts'
import type { Person } from '../cast/person.ts'
import { HANDS_UP, KNEEL } from '../cast/poses.ts'
import type { Pose } from '../cast/skeleton.ts'
import { box, drop, points } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { house } from '../shapes/built.ts'
import { cloud, flowerHead, hill, sun, tree, tuft } from '../shapes/nature.ts'
import { bee, butterfly } from '../shapes/pets.ts'
import { bloom } from '../shapes/plants.ts'
import { puddle } from '../shapes/rooms.ts'
import { backdrop, ground } from './ground.ts'
import { ipe } from './ipe-square.ts'
import { childScale, type Scene, type Stage } from './scene.ts'

/** A window of the year on the page, mm, and the size of what is in it. */
const WINDOW = { width: 94, height: 111, scale: 0.53 }
const LEFTS = [10.5, 106]
const TOPS = [62, 175]
const [FOOT, CHILD_X] = [188, 124]

const bareIpe = (pen: Pen): Drawing =>
  pen.shape(
    'M46 184C49 160 47 146 36 126L17 100L38 116L35 80L46 118L53 132L54 112L50 70L61 108L60 124L76 98L84 68L83 100L103 83L80 113L64 140C62 156 64 172 68 184Q57 188 46 184z',
    'brown',
  )

const fallen = (pen: Pen, spots: string, fill: Fill): Drawing =>
  points(spots).map(([x, y], i) =>
    pen.at(x, y, 1, (own) => [own.shape('M0 0C3 -6 11 -6 14 0C11 5 3 5 0 0z', fill, 1), own.line('M1 0H11', 0.7)], {
      turn: (i * 67) % 180,
    }),
  )

const rain = (pen: Pen, spots: string): Drawing =>
  points(spots).map(([x, y]) => pen.shape(drop(x, y, 2.2), 'water', 0.8))

interface Season {
  readonly name: string
  readonly sky: Fill
  readonly hills: Fill
  readonly grass: Fill
  /** Of the sky, the tree and whatever is behind the child. */
  readonly around: (pen: Pen, few: boolean) => Drawing
  readonly pose: Pose
  readonly wear: Partial<Person>
  readonly before?: (pen: Pen) => Drawing
  readonly after?: (pen: Pen, few: boolean) => Drawing
}

const leafy = (pen: Pen, fill: Fill) => tree(pen, 56, 186, 3.6, fill)

const SEASONS: readonly Season[] = [
  {
    name: 'VERÃO',
    sky: 'sky',
    hills: 'hill',
    grass: 'grass',
    around: (pen) => [sun(pen, 150, 40, 1.2), leafy(pen, 'leaf'), cloud(pen, 122, 70, 2)],
    pose: { ...HANDS_UP, legL: { at: [-6, -5], toe: 10 }, legR: { at: [7, -7], toe: -10 } },
    wear: { bottom: { tone: CLOTH.azul, kind: 'shorts' } },
    before: (pen) => puddle(pen, CHILD_X, 194, 56),
    after: (pen, few) =>
      rain(
        pen,
        few ? '99,112 166,112' : '92,88 99,112 88,138 96,160 154,92 166,112 158,136 168,160 150,164 104,86 146,80',
      ),
  },
  {
    name: 'OUTONO',
    sky: 'skyLow',
    hills: 'hillFar',
    grass: 'meadow',
    around: (pen, few) => [
      few ? [] : cloud(pen, 150, 48, 1.2),
      leafy(pen, 'straw'),
      fallen(pen, '98,88 132,72 162,98 104,124', 'orange'),
      few ? [] : fallen(pen, '26,200 64,198 88,206 168,196 156,206', 'orange'),
    ],
    pose: { expr: 'alegre', armL: { at: [-16, -43], hand: 'open', dir: 190, thumb: 1 }, armR: [24, 10] },
    wear: { top: { tone: CLOTH.coral, kind: 'long' }, bottom: { tone: CLOTH.jeans, kind: 'pants' } },
  },
  {
    name: 'INVERNO',
    sky: 'greyPale',
    hills: 'straw',
    grass: 'straw',
    around: (pen, few) => [few ? [] : [cloud(pen, 148, 50, 1.4), cloud(pen, 112, 70, 1)], bareIpe(pen)],
    pose: {
      expr: 'carinho',
      plain: true,
      armL: { at: [-4, -27], z: 'front', dir: 120, hand: 'fist' },
      armR: { at: [4, -27], z: 'front', dir: -120, hand: 'fist' },
    },
    wear: { top: { tone: CLOTH.vermelho, kind: 'long' }, bottom: { tone: CLOTH.marinho, kind: 'pants' } },
  },
  {
    name: 'PRIMAVERA',
    sky: 'sky',
    hills: 'hill',
    grass: 'grass',
    around: (pen, few) => [
      sun(pen, 150, 46, 0.9),
      ipe(pen, 58, 186, 0.82, 'yellow', 'orange'),
      few ? [] : points('24,196 46,204 84,196').map(([x, y]) => flowerHead(pen, x, y, 5, 'yellow', 'orange')),
      few ? [] : [butterfly(pen, 128, 84, 1.3, 'orange', 12), bee(pen, 152, 108, 0.8)],
    ],
    pose: KNEEL,
    wear: {},
    before: (pen) => [bloom(pen, 152, 194, 2, 'red'), bloom(pen, 165, 197, 1.7, 'purple')],
  },
]

/** A scarf around the neck and a cup in the hands, on the cold day. */
const warm = (who: CastName, pen: Pen, scale: number, { pose, wear, name }: Season): Drawing =>
  person(pen, who, CHILD_X, name === 'VERÃO' ? FOOT - 8 : FOOT, scale, {
    pose,
    wear,
    extra: (near) =>
      name === 'INVERNO'
        ? {
            armMid: [
              near.shape('M-7,-36Q0,-31 7,-36L7.6,-32Q0,-27 -7.6,-32Z', CLOTH.amarelo),
              near.shape('M3,-31L8,-32L9,-20H4.6Z', CLOTH.amarelo),
            ],
            head: [
              near.shape(box(-4, -29, 8, 8, 1.2), CLOTH.azul),
              near.ink('M-1.600,-31q1.600,-2 0,-4M2,-31q1.600,-2 0,-4'),
            ],
          }
        : {},
  })

const ROOMY: readonly CastName[] = ['caio', 'gil', 'iara', 'malu', 'davi', 'yumi', 'sofia', 'bia']

function season(stage: Stage, index: number): Drawing {
  const one = SEASONS[index]
  if (!one) return []
  const { pen } = stage
  const few = stage.level === 'facil'
  const [left, top] = [LEFTS[index % 2] ?? 0, TOPS[Math.floor(index / 2)] ?? 0]
  const { width, height, scale } = WINDOW
  const frame = box(left, top, width, height, 3)
  const who = ROOMY.find((name) => name === stage.who(0)) ?? ROOMY[stage.who(0).length % ROOMY.length] ?? 'iara'
  const inside = pen.at(left, top, scale, (own) => {
    const middle = own.plane('middle')
    const far = own.plane('far', 'hillLine')
    return [
      backdrop(own.finished('plain'), one.sky),
      hill(far, points('-8,136 50,118 110,132 160,116 218,134'), one.hills),
      stage.from('medio', () => house(middle, 150, 158, 1.5)),
      ground(middle, points('-8,154 50,148 110,155 160,148 218,154'), one.grass),
      one.around(own, few),
      one.before?.(own) ?? [],
      warm(who, own, childScale(FOUR_WEATHERS, 288) * 1.06, one),
      one.after?.(own, few) ?? [],
      stage.from('desafio', () => [tuft(own, 14, 206, 1), tuft(own, 166, 176, 0.9)]),
    ]
  })
  return [
    pen.clip(frame, inside),
    pen.shape(frame, null, 1.3),
    pen.shape(box(left + 3, top + 3, one.name.length * 4.6 + 8, 10, 2), 'white', 0.9),
    pen.text(left + 7 + one.name.length * 2.3, top + 10.4, one.name, 6.6),
  ]
}

export const FOUR_WEATHERS: Scene = {
  id: 'estacoes',
  name: 'na praça, nas quatro estações',
  horizon: 150,
  front: 288,
  metre: 70,
  spots: {
    child: { at: [CHILD_X, FOOT], width: 46, height: 82, on: 'ground' },
  },
  shows: ['tree', 'ipe', 'sun', 'rain', 'cloud', 'flower', 'criança'],
  close: { x: 105, zoom: 1 },
  draw: (stage) => [backdrop(stage.pen.finished('plain'), 'cream'), SEASONS.map((_, i) => season(stage, i))],
}
