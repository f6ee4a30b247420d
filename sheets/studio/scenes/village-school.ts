/** 19 April: a village school of today. People first: a teacher weaves with a girl, a boy reads in his hammock. */
import { CLOTH } from '../cast/inks.ts'
import { box, circle, points, scallop } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { crests } from './finery.ts'
import { backdrop, ripples } from './ground.ts'
import type { Scene } from './scene.ts'

/** Layers of straw on the roof, in the finest pictures. */
const thatch = (pen: Pen): Drawing => [
  pen.line('M22 36H188M16 54H194M8 72H202M1 90H209', 0.6, 'strawDark'),
  pen.line(
    'M58 20L44 36M90 20L84 36M122 20L126 36M154 20L166 36M40 36L28 54M72 36L66 54M105 36V54M138 36L144 54M170 36L182 54',
    0.6,
    'strawDark',
  ),
  pen.line('M24 72L12 90M50 72L42 90M78 72L74 90M132 72L136 90M160 72L168 90M186 72L198 90', 0.6, 'strawDark'),
]

/** Woven mats on the ground of the house. */
const weave = (pen: Pen): Drawing =>
  pen.line(
    [198, 216, 236, 258]
      .map(
        (y, row) =>
          `M-8 ${y}H218${[0, 1, 2, 3, 4, 5].map((i) => `M${14 + i * 38 + (row % 2) * 19} ${y}v${18 + row * 2}`).join('')}`,
      )
      .join(''),
    0.6,
    'sandLine',
  )

export const VILLAGE_SCHOOL: Scene = {
  id: 'povos-indigenas',
  name: 'na escola da aldeia',
  horizon: 60,
  front: 284,
  metre: 70,
  spots: {
    reader: { at: [56, 190], width: 60, height: 70, on: 'seat' },
    rower: { at: [158, 168], width: 40, height: 50, on: 'seat' },
    teacher: { at: [100, 276], width: 54, height: 84, on: 'ground' },
    weaver: { at: [152, 278], width: 54, height: 74, on: 'ground' },
  },
  shows: ['book', 'hammock', 'canoe', 'rio', 'basket', 'quadro', 'teacher', 'crianças'],
  close: { x: 106, zoom: 1.1 },
  draw: (stage) => {
    const { pen } = stage
    const far = pen.plane('far', 'hillLine')
    const middle = pen.plane('middle')
    const post = (x: number, foot: number) => pen.shape(box(x - 3, 70, 6, foot - 70, 1), 'woodDark')
    return [
      backdrop(pen, 'sky'),
      far.shape(
        `${scallop(points('-8,128 20,112 50,118 80,108 112,120 144,108 176,118 218,110'), 0.6, false)}V200H-8z`,
        'hillFar',
      ),
      pen.shape('M-8 132H218V200H-8z', 'water', 1),
      pen.fine(() => pen.clip('M-8 132H218V200H-8z', crests(far, 132))),
      ripples(pen, '112,142 184,150'),
      stage.person('rower', 'gil', {
        wear: { skin: 's3', hair: 'liso', hairColour: 'preto', top: { tone: CLOTH.azul } },
        pose: {
          hide: ['legL', 'legR'],
          hip: [0, -14],
          turn: -34,
          expr: 'alegre',
          armL: { at: [-10, -26], hand: 'fist', z: 'front', dir: -60 },
          armR: { at: [-7, -19], hand: 'fist', z: 'front', dir: -40 },
        },
      }),
      middle.shape('M116 148C126 156 184 156 198 145C196 160 186 166 157 166C130 166 120 160 116 148z', 'wood'),
      middle.rope('M146 132L138 166', 1.6, 'woodDark', 0.9),
      pen.shape('M-8 178Q50 172 105 176T218 176V470H-8z', 'path', 1.1),
      middle.shape([24, 92, 190].map((x) => `M${x - 9} 193Q${x} 184 ${x + 9} 193z`).join(''), 'sand', 0.8),
      [24, 92, 190].map((x) => post(x, 192)),
      pen.line('M26 120C30 126 32 128 34 130M90 118C86 124 83 127 80 130', 1.3),
      pen.shape('M34 128C42 124 72 124 80 128C76 152 38 152 34 128z', 'redDark'),
      stage.person('reader', 'theo', {
        wear: { skin: 's3', hair: 'curto', hairColour: 'preto', aids: [], top: { tone: CLOTH.amarelo } },
        pose: {
          hide: ['legL', 'legR'],
          hip: [0, -18],
          nod: 2,
          expr: 'lendo',
          plain: true,
          armL: { at: [-9, -25], z: 'front', dir: 60, hand: 'fist', thumb: 1 },
          armR: { at: [9, -25], z: 'front', dir: -60, hand: 'fist', thumb: -1 },
        },
        extra: (near) => ({
          armMid: [near.shape('M0,-18L-11,-20V-32L0,-30L11,-32V-20Z', CLOTH.verde), near.ink('M0,-18V-30')],
        }),
      }),
      pen.shape('M34 128C34 142 42 152 57 152C72 152 80 142 80 128C86 160 74 178 57 178C40 178 28 160 34 128z', 'red'),
      stage.from('medio', () => pen.line('M34 142C38 158 46 164 57 164C68 164 76 158 80 142', 1.1, 'yellow')),
      stage.from('desafio', () => pen.line('M38 164l-3 7M46 172l-2 8M57 176v8M68 172l2 8M76 164l3 7', 1, 'yellow')),
      // Over the cloth: behind it the book would be hidden.
      middle.shape('M57 168L39 164V147L57 151L75 147V164z', 'green'),
      middle.shape('M57 165L41 161.500V149L57 152.500z', 'cream', 0.8),
      middle.shape('M57 165L73 161.500V149L57 152.500z', 'cream', 0.8),
      stage.from('medio', () => [
        middle.shape('M116 206L110 238H114L121 206zM147 206L154 238H158L152 206z', 'woodDark', 1),
        middle.shape(box(108, 172, 52, 36, 2), 'wood'),
        middle.shape(box(112, 176, 44, 28, 1), 'leafDark', 1),
        middle.line(
          'M118 198c0 -14 8 -14 8 0M119 193h6M132 186v12M132 186q8 0 6 5q-2 2 -6 1q8 0 7 4q-1 3 -7 2M152 188q-6 -4 -8 2q0 8 8 7',
          1.1,
        ),
      ]),
      pen.fine(() => weave(middle)),
      pen.shape('M62 286L74 262H178L188 286z', 'straw'),
      pen.fine(() =>
        pen.line('M90 262L82 286M106 262L102 286M122 262V286M138 262L140 286M154 262L160 286M168 262L176 286', 0.6),
      ),
      stage.from('medio', () => pen.line('M70 270H182M66 278H185', 0.8, 'strawDark')),
      stage.person('teacher', 'professora', {
        pose: {
          hip: [0, -8],
          turn: 24,
          expr: 'alegre',
          plain: true,
          legL: { at: [5, -3], face: 1, toe: 8 },
          legR: { at: [-5, -3], face: -1, toe: -8 },
          armL: { at: [6, -20], z: 'front', dir: 100, thumb: 1 },
          armR: { at: [16, -25], z: 'front', dir: 100, hand: 'flat', thumb: 1 },
        },
      }),
      stage.person('weaver', 'iara', {
        pose: {
          hip: [0, -6.4],
          turn: -20,
          nod: 1.6,
          plain: true,
          legL: { at: [3, -3], face: 1, toe: 8 },
          legR: { at: [-3, -3], face: -1, toe: -8 },
          armL: { at: [-9.8, -10.5], z: 'front', dir: 60, hand: 'fist', thumb: 1 },
          armR: { at: [9.2, -10.5], z: 'front', dir: -60, hand: 'fist', thumb: -1 },
        },
        extra: (near) => ({
          armMid: [
            near.shape(circle(-0.5, -9.5, 8.6), CLOTH.amarelo),
            near.ink('M-8 -12.500H7M-9 -8.500H8M-7.500 -4.500H6.500M-4.500 -17V-2M-0.500 -18V-1M3.500 -17V-2'),
          ],
        }),
      }),
      [
        [32, 280],
        [188, 236],
      ].map(([x = 0, y = 0], i) =>
        i && stage.level === 'facil'
          ? []
          : pen.at(x, y, 1.05, (pen) => [
              pen.shape('M-13 -20C-12 -10 -10.500 -3 -9 0H9C10.500 -3 12 -10 13 -20z', 'straw'),
              pen.line('M-12 -14Q0 -12.600 12 -14M-11 -7Q0 -5.600 11 -7', 0.9, 'woodDark'),
              stage.level === 'facil' ? [] : pen.line('M-6 -20L-4 0M0 -20V0M6 -20L4 0', 0.8, 'woodDark'),
              pen.shape(
                'M-14 -20.500Q-14 -23 -12 -23H12Q14 -23 14 -20.500Q14 -18 12 -18H-12Q-14 -18 -14 -20.500z',
                'wood',
              ),
            ]),
      ),
      pen.shape('M-6 108L28 20H182L216 108z', 'strawPale'),
      stage.from('medio', () =>
        pen.line('M30 50L16 88M64 60L56 96M105 62V98M146 60L154 96M180 50L194 88', 1, 'strawDark'),
      ),
      pen.fine(() => thatch(middle)),
      stage.from('desafio', () => pen.line('M46 58L36 94M86 62L82 98M124 62L128 98M166 58L176 94', 0.9, 'strawDark')),
    ]
  },
}
