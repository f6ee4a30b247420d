/** A warm Christmas night in the living room: a tree dressed by hand; below it parcels, or a crib of clay. */

import { CLOTH, SKIN } from '../cast/inks.ts'
import { CAST, type CastName } from '../cast/people.ts'
import type { Person } from '../cast/person.ts'
import { box, circle, ellipse, points, star } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { doll, fuxico, tier } from '../shapes/christmas.ts'
import { gift } from '../shapes/party.ts'
import { cat } from '../shapes/pets.ts'
import { brightStar, crescent } from '../shapes/space.ts'
import { room } from './ground.ts'
import type { Scene } from './scene.ts'

const TREE = 112
const PAINTS: readonly Fill[] = ['red', 'yellow', 'blue', 'pink', 'orange', 'purple']

function tree(pen: Pen, rich: boolean): Drawing {
  return pen.at(TREE, 26.2, 0.9, (pen) => [
    pen.shape(box(-7, 232, 14, 18), 'brown'),
    pen.shape('M-20 244H20L15 262H-15z', 'wood'),
    tier(pen, 170, 240, 58, 'leafDark'),
    tier(pen, 134, 204, 47, 'leaf'),
    tier(pen, 98, 168, 35, 'leafDark'),
    tier(pen, 72, 132, 24, 'leaf'),
    pen.shape(star(0, 70, 12, 5, 0.48), 'yellow', 1.3),
    points('0,116 -10,151 10,151 -20,186 1,188 21,186 -30,224 -10,226 11,226 31,224')
      .filter((_, i) => rich || i % 2 === 0)
      .map(([x, y], i) => [
        pen.line(`M${x} ${y - 6.6}v-3.400`, 0.9),
        pen.shape(circle(x, y, 6.6), PAINTS[i % PAINTS.length] ?? 'red'),
      ]),
  ])
}

/** Both dolls and the manger, about x 112 and with the foot at 282. */
export const crib = (pen: Pen): Drawing => [
  pen.shape(ellipse(TREE, 280, 46, 6), 'straw'),
  doll(pen, TREE - 24, 280, 1.3, { robe: 'blue', veil: 'blueDark', skin: SKIN.s4[0], tilt: 6 }),
  doll(pen, TREE + 24, 280, 1.35, { robe: 'brown', veil: 'tan', skin: SKIN.s4[0], tilt: -6, beard: true }),
  pen.shape(`M${TREE - 13} 268L${TREE - 8} 282H${TREE + 8}L${TREE + 13} 268z`, 'wood'),
  pen.shape(`M${TREE - 13} 269C${TREE - 10} 260 ${TREE + 10} 260 ${TREE + 13} 269z`, 'straw', 1),
  pen.shape(ellipse(TREE + 2, 266, 8.5, 3.8), 'white', 1),
  pen.shape(circle(TREE - 5, 264, 4.4), SKIN.s4[0], 1),
]

/** The night is warm. */
const inShortSleeves = (who: CastName): Partial<Person> => {
  const { top }: Person = CAST[who]
  return { top: { ...top, kind: top.kind === 'dress' ? 'dress' : 'short' } }
}

const scene = (id: string, name: string, below: 'presentes' | 'presepio'): Scene => ({
  id,
  name,
  horizon: 60,
  front: 290,
  metre: 72,
  spots: {
    left: { at: [30, 274], width: 50, height: 94, on: 'floor' },
    right: { at: [189, 274], width: 38, height: 94, on: 'floor' },
    tree: { at: [TREE, 262], width: 60, height: 200, on: 'floor' },
  },
  shows: [
    'christmas-tree',
    'árvore',
    'star',
    'crianças',
    'window',
    ...(below === 'presentes' ? ['gift'] : ['presépio']),
  ],
  close: { x: 106, zoom: 1.03 },
  draw: (stage) => {
    const { pen } = stage
    const middle = pen.plane('middle')
    const rich = stage.level !== 'facil'
    const pane = 'M18 142V98a26 26 0 0 1 52 0V142z'
    return [
      room(pen, 236, 'cream', 'floor', stage.level === 'desafio'),
      middle.shape('M14 146V98a30 30 0 0 1 60 0V146z', 'woodPale'),
      middle.shape(pane, 'nightSky', 1),
      pen.clip(pane, [
        crescent(middle, 56, 92, 0.5),
        brightStar(middle, 34, 96, 4.4),
        stage.from('medio', () => [
          brightStar(middle, 28, 116, 3.4),
          brightStar(middle, 58, 116, 3.4),
          middle.shape('M16 150V130H40V150zM48 150V126H72V150z', 'woodPale', 0.9),
          middle.shape('M13 131L28 120L43 131zM45 127L60 116L75 127z', 'clay', 0.9),
          middle.shape('M24 134h8v7h-8zM56 130h8v7h-8z', 'yellow', 0.8),
        ]),
      ]),
      middle.line('M44 72V142', 1.2),
      middle.shape(box(10, 142, 68, 6, 1), 'woodPale'),
      stage.from('medio', () => [
        pen.shape('M12 66H32C31 84 27 104 20 112C17 122 18 136 19 148H8V66z', 'redPale', 1.1),
        pen.shape('M76 66H56C57 84 61 104 68 112C71 122 70 136 69 148H80V66z', 'redPale', 1.1),
        middle.rope('M6 65H82', 2.2, 'wood', 0.9),
      ]),
      stage.from('desafio', () => [
        points('16,82 25,94 14,108 14,130 72,82 63,94 74,108 74,130').map(([x, y]) =>
          fuxico(pen, x, y, 3, 'yellow', 'pink'),
        ),
        middle.shape(circle(180, 98, 15), 'leaf'),
        middle.shape(circle(180, 98, 8), 'skyLow', 1),
        points('-11,2 -5,10 6,10 11,0 5,-10 -6,-10').map(([x, y]) => fuxico(pen, 180 + x, 98 + y, 3.4, 'red', 'white')),
      ]),
      stage.from('medio', () => [
        pen.line('M-8 63C40 78 80 66 105 64C130 66 170 78 218 63', 1),
        points('22,66 42,70 62,70 82,66.500 128,66.500 148,70 168,70 188,66').map(([x, y], i) =>
          pen.shape(
            `M${x - 2.2} ${y}h4.400l1.600 4c0.600 4 -1 7 -3.800 8.400c-2.800 -1.400 -4.400 -4.400 -3.800 -8.400z`,
            PAINTS[i % PAINTS.length] ?? 'red',
            1,
          ),
        ),
      ]),
      tree(pen.plane('hero'), rich),
      below === 'presepio'
        ? crib(pen)
        : [
            gift(pen, TREE - 26, 282, 0.95, 'blue', 'yellow', -3),
            gift(pen, TREE + 26, 282, 0.85, 'pink', 'red', 4),
            stage.from('medio', () => gift(pen, TREE, 285, 0.8, 'green', 'red')),
          ],
      stage.person('left', 0, {
        wear: inShortSleeves(stage.who(0)),
        pose: {
          turn: 30,
          expr: 'alegre',
          armR: { at: [15, -41], hand: 'fist', dir: 120, z: 'front', thumb: -1 },
          armL: [-18, 10],
        },
        extra: (near) => ({
          top: [near.ink('M15.5,-41V-35', near.outer * 0.8), near.shape(circle(15.5, -30, 5), CLOTH.amarelo)],
        }),
      }),
      stage.person('right', 1, {
        wear: inShortSleeves(stage.who(1)),
        pose: {
          turn: -24,
          expr: 'alegre',
          armL: { at: [-15, -41], hand: 'fist', dir: 240, z: 'front', thumb: 1 },
          armR: [18, 10],
        },
        extra: (near) => ({
          top: [near.ink('M-15.5,-41V-35', near.outer * 0.8), near.shape(circle(-15.5, -30, 5), CLOTH.azul)],
        }),
      }),
      stage.from('desafio', () => cat(pen, 66, 285, 0.85)),
    ]
  },
})

export const CHRISTMAS: Scene = scene('natal', 'na noite de Natal', 'presentes')
export const CRIB: Scene = scene('presepio', 'diante do presépio', 'presepio')
