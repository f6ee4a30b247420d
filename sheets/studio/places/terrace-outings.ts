/** Places in steps where one goes: a space station, a wood at nightfall, a picnic. */
import { person } from '../cast/cast.ts'
import { CLOTH } from '../cast/inks.ts'
import type { CastName } from '../cast/people.ts'
import { box, circle, points } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { hill, tree, tuft } from '../shapes/nature.ts'
import { crater, crescent, helmet } from '../shapes/space.ts'
import {
  CHILD_SCALE,
  children,
  countryside,
  FAR_FOOT,
  FOOT,
  LEFT,
  type Look,
  RIGHT,
  rolling,
  SMILE,
  type Step,
} from './terrace-parts.ts'

const SUIT = {
  top: { tone: CLOTH.branco, kind: 'long' },
  bottom: { tone: CLOTH.branco, kind: 'pants' },
  shoes: CLOTH.lilas,
} as const

/** Their hair or their aids do not fit into a helmet: others of the class go out for them. */
const IN_HELMET: Partial<Record<CastName, CastName>> = {
  bia: 'caio',
  iara: 'yumi',
  malu: 'gil',
  nina: 'yumi',
  theo: 'caio',
  lia: 'gil',
  sofia: 'caio',
}

/** In suits and helmets, with both feet on the outer skin of the station. */
export const astronauts = (pen: Pen, { left, right, titleWidth }: NonNullable<Look['people']>, y: number): Drawing => {
  const fromEdge = (RIGHT - LEFT - titleWidth) / 4 + 1
  const scale = CHILD_SCALE * 0.92
  const one = IN_HELMET[left] ?? left
  const wanted = IN_HELMET[right] ?? right
  const other = wanted === one ? (one === 'gil' ? 'caio' : 'gil') : wanted
  return [[one, LEFT + fromEdge, false] as const, [other, RIGHT - fromEdge, true] as const].map(([who, x, flip]) => [
    person(pen, who, x, y, scale, { pose: { ...SMILE, plain: true }, wear: SUIT, flip }),
    helmet(pen, x, y - 46.6 * scale, scale),
  ])
}

/** Beside and above the title. */
const stars = () =>
  points('14,26 30,23 48,41 166,43 187,50 197,41 42,30 158,24 12,44 100,22')
    .map(([x, y]) => circle(x, y, 0.45))
    .join('')

/** Decks of a space station one above the other; night is above them. */
export function station(pen: Pen, steps: readonly Step[], { people }: Look): Drawing {
  const far = pen.plane('far', 'greyDark')
  const top = (steps[0]?.edge ?? FOOT) - 1
  const rivets = (y: number) => Array.from({ length: 17 }, (_, i) => circle(15 + i * 11.25, y, 0.5)).join('')
  return [
    pen.shape(box(0, 0, 210, FOOT + 8), 'night', null),
    pen.shade(stars(), 'white', 0.9),
    crescent(far, 197, 28, 0.26),
    far.shape(`M-6 ${top}H216V${FOOT + 8}H-6z`, 'greyPale'),
    far.shape(box(-6, top - 2, 222, 3.4), 'metal', 0.6),
    steps
      .slice(1)
      .map(({ edge }) => [
        far.shape(box(-6, edge - 2.2, 222, 2.6), 'metal', 0.5),
        pen.shade(rivets(edge - 0.9), 'greyDark', 0.7),
      ]),
    people ? astronauts(pen.plane('middle'), people, top - 1) : [],
  ]
}

/** A wood at nightfall, a strip of meadow for each row. */
export function wood(pen: Pen, steps: readonly Step[], { people }: Look): Drawing {
  const far = pen.plane('far', 'hillLine')
  return [
    pen.shape(box(0, 0, 210, FOOT), 'dusk', null),
    crescent(far, 190, 31, 0.5, true),
    hill(far, points('-6,50 30,45 80,52 130,46 176,52 216,47'), 'hillFar'),
    points('12,0.62 34,0.5 176,0.52 199,0.6').map(([x, scale]) => tree(far, x, FAR_FOOT - 3, scale, 'hill')),
    children(pen.plane('middle'), people, FAR_FOOT),
    steps.map(({ edge, ground }, i) => [
      hill(far, rolling(edge, 1.1, i % 2 ? 1 : -1), i % 2 ? 'grass' : 'meadow', FOOT + 8),
      tuft(far, 12, ground + 5, 0.5),
      tuft(far, 198, ground + 5.5, 0.45),
    ]),
  ]
}

/** Banks of the moon, one below the other; night is above them. */
export function moon(pen: Pen, steps: readonly Step[], { people }: Look): Drawing {
  const far = pen.plane('far', 'stoneDark')
  return [
    pen.shape(box(0, 0, 210, FOOT), 'night', null),
    pen.shade(stars(), 'white', 0.9),
    hill(far, points('-6,54 30,49 80,55 130,49 176,55 216,50'), 'stone'),
    people ? astronauts(pen.plane('middle'), people, FAR_FOOT) : [],
    steps.map(({ edge, ground }, i) => [
      hill(far, rolling(edge, 1.3, i % 2 ? 1 : -1), i % 2 ? 'greyPale' : 'stone', FOOT + 8),
      crater(far, i % 2 ? 24 : 186, ground + 4, 11),
      crater(far, i % 2 ? 190 : 20, ground - 1, 7),
    ]),
  ]
}

/** A gingham cloth on the grass for all rows, children behind it. */
export function picnic(pen: Pen, steps: readonly Step[], { people }: Look): Drawing {
  const far = pen.plane('far', 'brownPale')
  const top = (steps[0]?.edge ?? FOOT) + 1
  const cloth = `M11 ${top}H199L203 ${FOOT + 8}H7z`
  const across = Array.from({ length: 17 }, (_, i) => {
    const [up, down] = [13 + i * 11.1, 9.4 + i * 11.6]
    return `M${up} ${top}h5.200L${down + 5.6} ${FOOT + 8}h-5.600z`
  })
  const down = Array.from({ length: 22 }, (_, i) => box(8, top + 5 + i * 11, 194, 5.6))
  return [
    countryside(pen, null),
    hill(pen.plane('far', 'hillLine'), rolling(top - 5, 0.8, 1), 'meadow', FOOT + 8),
    tuft(pen.plane('far', 'hillLine'), 12, 120, 0.5),
    tuft(pen.plane('far', 'hillLine'), 198, 190, 0.5),
    children(pen.plane('middle'), people, top - 0.5),
    pen.clip(cloth, [
      pen.shape(cloth, 'white', null),
      pen.shade(across.join(''), 'redPale', 0.42),
      pen.shade(down.join(''), 'redPale', 0.42),
    ]),
    far.shape(cloth, null, 0.7),
  ]
}
