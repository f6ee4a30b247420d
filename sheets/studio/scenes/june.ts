/** A June feast at night: two dance by the bonfire, the stall sells maize, bandeirinhas from pole to pole. */
import { CLOTH } from '../cast/inks.ts'
import { DANCE_FOLLOWS, DANCE_LEADS } from '../cast/poses.ts'
import { box, points } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { awning, bunting } from '../shapes/built.ts'
import { bonfire, corn, lantern, strawHat } from '../shapes/june.ts'
import { hill } from '../shapes/nature.ts'
import { brightStar, crescent } from '../shapes/space.ts'
import { backdrop, ground } from './ground.ts'
import { childScale, type Scene } from './scene.ts'

const FLAGS: readonly Fill[] = ['red', 'yellow', 'blue', 'green', 'pink']

const stall = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(box(x - 34, y - 66, 4, 66) + box(x + 30, y - 66, 4, 66), 'wood'),
  pen.shape(box(x - 34, y - 26, 68, 26, 1), 'woodPale'),
  pen.line(`M${x - 17} ${y - 26}v26M${x} ${y - 26}v26M${x + 17} ${y - 26}v26`, 0.8, 'brownDark'),
  [-20, 0, 20].map((dx) => corn(pen, x + dx, y - 36, 0.75, dx * 0.4)),
  pen.shape(box(x - 37, y - 30, 74, 6, 1), 'wood'),
  awning(pen, { x: x - 40, y: y - 80, width: 80, height: 16 }, 6, ['green', 'white'], 5),
]

export const JUNE: Scene = {
  id: 'junina',
  name: 'na festa junina',
  horizon: 150,
  front: 280,
  metre: 72,
  spots: {
    dancer: { at: [62, 262], width: 50, height: 96, on: 'ground' },
    partner: { at: [112, 262], width: 50, height: 96, on: 'ground' },
    fire: { at: [170, 270], width: 52, height: 56, on: 'ground' },
  },
  shows: ['barraca', 'bonfire', 'bunting', 'corn', 'straw-hat', 'crianças', 'moon', 'star'],
  close: { x: 112, zoom: 1.16 },
  draw: (stage) => {
    const { pen } = stage
    const far = pen.plane('far', 'hillLine')
    const middle = pen.plane('middle')
    const hat = (x: number, foot: number, band: Fill, turn: number) => {
      const scale = childScale(JUNE, foot)
      return strawHat(pen, x, foot - 53.5 * scale, scale * 0.92, band, turn)
    }
    return [
      backdrop(pen, 'dusk'),
      crescent(middle, 176, 118, 1.05, true),
      brightStar(middle, 34, 112, 4.4),
      stage.from('medio', () => [
        brightStar(far, 66, 118, 3.8),
        brightStar(far, 100, 106, 4),
        brightStar(far, 146, 110, 3.6),
      ]),
      hill(far, points('-8,156 50,140 110,154 160,138 218,156'), 'hillFar'),
      ground(middle, points('-8,172 105,168 218,172'), 'hill'),
      bunting(middle, [6, 62], [204, 62], 12, FLAGS, { size: stage.level === 'desafio' ? 11 : 15, gap: 3 }),
      stage.from('medio', () => [
        middle.rope('M14 210V56', 3.4, 'wood', 1),
        middle.rope('M198 210V56', 3.4, 'wood', 1),
      ]),
      stage.from('medio', () => stall(middle, 132, 206)),
      ground(pen, points('-8,206 60,202 140,208 218,203'), 'path'),
      stage.from('desafio', () => [
        lantern(middle, 40, 150, 0.9, ['blue', 'yellow']),
        lantern(middle, 184, 150, 0.9, ['pink', 'green']),
      ]),
      stage.person('dancer', 'caio', {
        pose: DANCE_LEADS,
        wear: {
          top: { tone: CLOTH.vermelho, print: 'stripes', printTone: CLOTH.branco },
          bottom: { tone: CLOTH.jeans, kind: 'pants' },
        },
      }),
      hat(63, 262, 'red', -6),
      stage.person('partner', 'nina', {
        pose: DANCE_FOLLOWS,
        wear: {
          top: { tone: CLOTH.rosa, kind: 'dress', print: 'dots', printTone: CLOTH.amarelo },
          bottom: { tone: CLOTH.rosa, kind: 'none' },
        },
      }),
      hat(111, 262, 'purple', 6),
      bonfire(pen, 172, 272, 1.35),
      stage.from('medio', () => [corn(pen, 26, 274, 1.1, -12), corn(pen, 88, 280, 0.9, 14)]),
      stage.from('desafio', () => [
        corn(pen, 132, 281, 0.8, -8),
        pen.line('M20 232q4 -2 8 0M150 234q4 -2 8 0M190 220q3 -1.600 6 0', 0.8, 'sandLine'),
      ]),
    ]
  },
}
