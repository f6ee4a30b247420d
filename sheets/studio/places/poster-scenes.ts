/** Scenes of posters, in a frame 150 wide and 84 high that goes on above: a match, a June feast, a yard without still water. */
import { person } from '../cast/cast.ts'
import { CLOTH } from '../cast/inks.ts'
import type { CastName } from '../cast/people.ts'
import { HOLD, KICK, POINT, POINT_LEFT, RUN } from '../cast/poses.ts'
import { box, circle, ellipse, points } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { football } from '../scenes/football.ts'
import { lawn, meadow } from '../scenes/ground.ts'
import { awning, bunting } from '../shapes/built.ts'
import { bonfire, corn, strawHat } from '../shapes/june.ts'
import { aedes } from '../shapes/life-stages.ts'
import { cloud, hill, tree } from '../shapes/nature.ts'

type Cast = readonly CastName[]

const NET = `${Array.from({ length: 10 }, (_, i) => `M${50.5 + i * 6.8} 2V46`).join('')}${[9, 18, 27, 36].map((y) => `M44 ${y}H118`).join('')}`

const shirt = (tone: 'amarelo' | 'vermelho') => ({
  top: { tone: CLOTH[tone] },
  bottom: { tone: CLOTH.branco, kind: 'shorts' as const },
})

/** Two play in front of a whole goal. */
export const matchScene = (pen: Pen, [who = 'bia', other = 'caio']: Cast): Drawing => {
  const [far, middle] = [pen.plane('far', 'hillLine'), pen.plane('middle')]
  return [
    pen.shape(box(-60, -60, 270, 160), 'sky', null),
    cloud(far, 24, 4, 0.6),
    cloud(far, 136, 0, 0.5),
    hill(far, points('-60,34 20,24 70,32 120,22 210,34'), 'hillFar'),
    tree(middle, 18, 40, 0.8),
    tree(middle, 140, 40, 0.7, 'lime'),
    lawn(middle, points('-60,38 75,36 210,38'), 'meadow'),
    middle.line(NET, 0.5, 'stoneDark'),
    pen.rope('M43 48V0H119V48', 3, 'white', 0.9),
    lawn(pen, points('-60,49 75,47 210,49'), 'grass'),
    pen.shape('M-60 55C20 52.500 130 52.500 210 55V57.500C130 55 20 55 -60 57.500z', 'white', 0.7),
    person(pen, who, 36, 80, 0.86, { pose: KICK, wear: shirt('amarelo') }),
    football(pen, 66, 74, 5.4),
    person(pen, other, 116, 78, 0.82, { pose: { ...RUN, turn: -34 }, wear: shirt('vermelho') }),
  ]
}

/** A couple dances under bandeirinhas, between a stall of maize and the bonfire. */
export const feastScene = (pen: Pen, [who = 'bia', other = 'caio']: Cast): Drawing => {
  const [far, middle] = [pen.plane('far', 'hillLine'), pen.plane('middle')]
  const [left, right, foot, scale] = [34, 64, 79, 0.84]
  const hat = (x: number, band: 'red' | 'purple', turn: number) =>
    strawHat(pen, x, foot - 53.5 * scale, scale * 0.92, band, turn)
  return [
    pen.shape(box(-60, -60, 270, 160), 'dusk', null),
    hill(far, points('-60,44 20,30 70,42 120,30 210,44'), 'hillFar'),
    lawn(middle, points('-60,48 75,46 210,48'), 'path'),
    middle.rope('M5 56V-30M145 56V-30', 2.4, 'wood', 0.9),
    bunting(middle, [5, -3], [145, -3], 7, ['red', 'yellow', 'blue', 'green', 'pink'], { size: 7.4, gap: 2.4 }),
    middle.shape(box(94, 16, 2.6, 40) + box(135.4, 16, 2.6, 40), 'wood', 0.9),
    [104, 116, 128].map((x) => corn(middle, x, 33.5, 0.5, 90)),
    middle.shape(box(92, 36, 48, 4, 1), 'wood', 0.9),
    middle.shape(box(94, 40, 44, 16), 'woodPale', 0.9),
    middle.line('M105 40v16M116 40v16M127 40v16', 0.6, 'brownDark'),
    awning(middle, { x: 90, y: 9, width: 52, height: 9 }, 6, ['green', 'white'], 3),
    person(pen, who, left, foot, scale, { pose: POINT }),
    hat(left, 'red', -4),
    person(pen, other, right, foot, scale, { pose: POINT_LEFT }),
    hat(right, 'purple', 4),
    bonfire(pen, 114, 80, 0.62),
  ]
}

/** A yard: a tyre full of rain, a bucket turned over, a mosquito struck out. */
export const dengueScene = (pen: Pen, [who = 'bia']: Cast): Drawing => {
  const middle = pen.plane('middle')
  return [
    pen.shape(box(-60, -60, 270, 160), 'sky', null),
    middle.shape(box(-60, 30, 270, 40), 'yellowPale', 0.9),
    middle.line(
      'M-60 40H210M-60 50H210M10 30v10M50 30v10M90 30v10M130 30v10M30 40v10M70 40v10M110 40v10',
      0.5,
      'sandLine',
    ),
    meadow(middle, 56, 'meadow'),
    pen.shape('M8 64V72A28 10 0 0 0 64 72V64z', 'greyDark', 1),
    pen.shape(ellipse(36, 64, 28, 10), 'grey', 1),
    pen.shape(ellipse(36, 64, 17, 5.4), 'water', 0.9),
    pen.line('M27 63.500q3 -1.600 6 0M37 66q3 -1.600 6 0', 0.7, 'waterLine'),
    pen.at(36, 37, 1.15, aedes),
    pen.line(circle(38, 22, 25), 2.2, 'red'),
    pen.line('M20.500 39.500L55.500 4.500', 1.8, 'red'),
    person(pen, who, 100, 79, 0.95, { pose: HOLD }),
    pen.shape('M120 62H136L139 79H117z', 'blue', 1),
    pen.line('M118 74H138', 0.8),
  ]
}
