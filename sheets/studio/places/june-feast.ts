/** A June feast: bandeirinhas overhead, the bonfire and two children in front, a white sheet between for the task. */
import { person } from '../cast/cast.ts'
import { CLOTH } from '../cast/inks.ts'
import { box, points, smooth } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { bunting } from '../shapes/built.ts'
import { accordion, bonfire, corn, lantern, strawHat } from '../shapes/june.ts'
import { hill } from '../shapes/nature.ts'

/** The white sheet. */
export const SHEET = { x: 17, y: 61.5, width: 176, height: 178 }
const FLAGS: readonly Fill[] = ['red', 'yellow', 'blue', 'green', 'pink', 'orange']

/** `inside` is drawn on the sheet; the title goes onto a board at y = 26. */
export function juneFeast(pen: Pen, inside: Drawing): Drawing {
  const far = pen.plane('far', 'stoneDark')
  const ground = [
    pen.shape(box(0, 0, 210, 297), 'dusk', null),
    hill(far, points('-5,226 40,214 105,224 170,212 215,224'), 'hillFar'),
    pen.shape(`${smooth(points('-5,258 50,252 105,256 160,252 215,258'), false)}V300H-5z`, 'path', 1),
    pen.line('M60 270q4 -2 8 0M130 276q4 -2 8 0M100 283q3 -1.6 6 0', 0.7, 'sandLine'),
  ]
  const poles = [12.5, 193.5].map((x) => [
    pen.shape(box(x, 22, 4, 246, 1.5), 'wood'),
    pen.line(`M${x} 90h4M${x} 150h4M${x} 210h4`, 0.6, 'brownDark'),
  ])
  const sheet = [
    pen.shape(box(SHEET.x, SHEET.y, SHEET.width, SHEET.height, 8), 'white', 1.4),
    pen.line(box(SHEET.x + 2.6, SHEET.y + 2.6, SHEET.width - 5.2, SHEET.height - 5.2, 6), 0.7, 'orange', [3, 2.4]),
  ]
  const children = [
    person(pen, 'caio', 40, 284, 0.68, {
      pose: { turn: 28, expr: 'alegre', armR: { at: [15, -40], hand: 'open', dir: 165, thumb: -1 } },
      wear: { top: { tone: CLOTH.vermelho, print: 'stripes', printTone: CLOTH.branco } },
    }),
    strawHat(pen, 41.5, 248, 0.62, 'red'),
    person(pen, 'nina', 170, 284, 0.68, {
      pose: { turn: -26, expr: 'alegre', armL: { at: [-14, -38], hand: 'open', dir: 190, thumb: 1 } },
      wear: { top: { tone: CLOTH.rosa, kind: 'dress', print: 'dots', printTone: CLOTH.amarelo } },
    }),
    strawHat(pen, 168.5, 248, 0.62, 'purple'),
  ]
  const things = [
    bonfire(pen, 105, 282, 0.82),
    corn(pen, 69, 276, 0.72, -14),
    corn(pen, 76, 278, 0.72, 12),
    accordion(pen, 139, 278, 0.68, -6),
  ]
  return [
    ...[ground, poles, sheet, inside],
    lantern(pen, 25, 57, 0.74, ['blue', 'yellow']),
    lantern(pen, 185, 57, 0.74, ['green', 'pink']),
    bunting(pen, [8, 21], [202, 21], 5.5, FLAGS, { size: 8, gap: 2.6 }),
    ...[things, children],
  ]
}
