/** Back to school: children with their bags arrive at the gate, the teacher waves. */

import type { FigurePen } from '../cast/figure-pen.ts'
import { CLOTH } from '../cast/inks.ts'
import { RUN, WAVE, WAVE_LEFT } from '../cast/poses.ts'
import { box, circle, points } from '../paths.ts'
import { bush, cloud, sun, tree } from '../shapes/nature.ts'
import { bloom } from '../shapes/plants.ts'
import { backdrop, meadow } from './ground.ts'
import type { Scene } from './scene.ts'

/** Straps and bag on the back of somebody seen from the front. */
const bag = (pen: FigurePen, tone: keyof typeof CLOTH) => ({
  behind: pen.shape('M-10,-38Q0,-42 10,-38L11,-21Q0,-19 -11,-21Z', CLOTH[tone]),
  armMid: [pen.rope('M-4.400,-35.600V-25', CLOTH[tone], 1.4), pen.rope('M4.400,-35.600V-25', CLOTH[tone], 1.4)],
})

export const SCHOOL_GATE: Scene = {
  id: 'volta-as-aulas',
  name: 'na porta da escola',
  horizon: 120,
  front: 284,
  metre: 70,
  spots: {
    teacher: { at: [142, 212], width: 50, height: 96, on: 'ground' },
    first: { at: [46, 268], width: 54, height: 92, on: 'ground' },
    second: { at: [104, 280], width: 50, height: 94, on: 'ground' },
    lia: { at: [162, 274], width: 60, height: 90, on: 'ground' },
  },
  shows: ['janela', 'relógio', 'school', 'backpack', 'teacher', 'crianças', 'tree', 'sun'],
  close: { x: 106, zoom: 1.1 },
  draw: (stage) => {
    const { pen } = stage
    const far = pen.plane('far', 'hillLine')
    const middle = pen.plane('middle')
    return [
      backdrop(pen, 'sky'),
      sun(middle, 32, 78, 0.9, true),
      cloud(far, 180, 74, 0.9),
      stage.from('medio', () => [tree(middle, 18, 196, 2), tree(middle, 196, 196, 1.8, 'lime')]),
      middle.shape(box(34, 104, 144, 92), 'wallYellow'),
      middle.shape('M26 106L106 66L186 106z', 'clay'),
      middle.shape(circle(106, 90, 9), 'white', 1.1),
      middle.line('M106 84v6l4 3', 1),
      stage.from('medio', () =>
        points('46,118 146,118 46,158 146,158').map(([x, y]) => [
          middle.shape(box(x, y, 22, 26, 2), 'sky', 1),
          stage.from('desafio', () => middle.line(`M${x + 11} ${y}v26M${x} ${y + 13}h22`, 0.8)),
        ]),
      ),
      stage.level === 'facil'
        ? points('46,122 146,122').map(([x, y]) => middle.shape(box(x, y, 22, 34, 2), 'sky', 1))
        : [],
      middle.shape(box(82, 110, 48, 13, 2), 'white', 1.1),
      middle.text(106, 119.6, 'ESCOLA', 8),
      middle.shape('M84 196V142a22 15 0 0 1 44 0V196z', 'teal'),
      stage.from('medio', () => middle.line('M106 128V196', 1)),
      meadow(middle, 194, 'turf'),
      pen.shape('M84 196H128L168 300H44z', 'path', 1.1),
      stage.from('medio', () => [
        bush(middle, 54, 206, 1.1, 'leaf', 'red'),
        bush(middle, 164, 206, 1.1, 'leaf', 'yellow'),
      ]),
      stage.person('teacher', 'pai', { pose: WAVE }),
      stage.person('first', 0, {
        pose: RUN,
        extra: (near) => ({ behind: near.shape('M-13,-37Q-6,-41 -2,-37L-3,-20Q-9,-18 -14,-22Z', CLOTH.vermelho) }),
      }),
      stage.person('lia', 'lia', { flip: true, pose: { expr: 'alegre' } }),
      stage.person('second', 1, { pose: WAVE_LEFT, extra: (near) => bag(near, 'azul') }),
      stage.from('desafio', () => [
        bloom(pen, 18, 282, 1.8, 'red'),
        bloom(pen, 192, 240, 1.5, 'yellow'),
        bloom(pen, 20, 236, 1.3, 'pink'),
        bloom(pen, 132, 285, 1.3, 'purple'),
      ]),
    ]
  },
}
