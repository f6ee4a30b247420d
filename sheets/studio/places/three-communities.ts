/** Three communities of one municipality today: an indigenous village, a quilombo, a quarter with people from afar. */
import { person } from '../cast/cast.ts'
import { CLOTH } from '../cast/inks.ts'
import type { CastName } from '../cast/people.ts'
import { GIVE, WAVE, WAVE_LEFT } from '../cast/poses.ts'
import { solar } from '../eras/farm-things.ts'
import { modernBus } from '../eras/street-things.ts'
import { box, points, type Spot, smooth } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { awning } from '../shapes/built.ts'
import { DWELLINGS } from '../shapes/dwellings.ts'
import { atabaque } from '../shapes/instruments.ts'
import { cloud, hill, sun, tree, tuft } from '../shapes/nature.ts'
import { named } from './whole-town.ts'

/** Middles of the signs beside the three communities. */
export const COMMUNITY_TAGS = {
  aldeia: [30, 89.5],
  quilombo: [128, 89.5],
  bairro: [17, 152],
} as const satisfies Readonly<Record<string, Spot>>

/** Dark straight hair, clothes of today. */
const LOOK = { aids: [], freckles: false, hair: 'liso', hairColour: 'preto', skin: 's3' } as const

const village = (pen: Pen, child: CastName): Drawing => [
  [14, 99].map((x, i) => tree(pen, x, 122 - (i % 2) * 5, 0.7, i % 2 ? 'leaf' : 'leafDark')),
  pen.at(49, 127, 0.9, DWELLINGS.maloca),
  pen.at(90, 124, 0.4, solar),
  named(pen, 49, 86, 'ALDEIA', 26),
  person(pen, 'avo', 66, 140, 0.36, {
    wear: { ...LOOK, aids: ['glasses'], hairColour: 'branco', top: { tone: CLOTH.verde, kind: 'dress', length: 20 } },
    pose: WAVE_LEFT,
  }),
  person(pen, child, 84, 140, 0.42, { wear: { ...LOOK, top: { tone: CLOTH.amarelo } }, pose: WAVE }),
]

const quilombo = (pen: Pen, child: CastName): Drawing => [
  pen.at(148, 124, 0.86, DWELLINGS['casa de taipa']),
  pen.at(186, 120, 0.62, DWELLINGS['casa de taipa']),
  named(pen, 150, 86, 'QUILOMBO', 34),
  pen.shape('M168 142L172 126H195L200 142z', 'earth', 0.9),
  [131, 137].map((y) => [174, 182, 190].map((x) => tuft(pen, x, y + 3, 0.7, 'lime'))),
  pen.at(123, 140, 0.52, (own) => atabaque(own, 0, 0, 1)),
  person(pen, 'mae', 109, 141, 0.34, {
    wear: {
      skin: 's5',
      hair: 'power',
      top: { tone: CLOTH.amarelo, kind: 'dress' },
      bottom: { tone: CLOTH.amarelo, kind: 'none' },
    },
    pose: GIVE,
  }),
  person(pen, child, 150, 141, 0.42, {
    wear: { skin: 's5', hair: 'trancas', hairColour: 'preto', aids: [] },
    pose: WAVE,
  }),
]

/** A row of houses with a restaurant and a tailor. */
const quarter = (pen: Pen, cast: readonly CastName[]): Drawing => [
  pen.at(56, 182, 0.74, DWELLINGS['casa de tijolo']),
  named(pen, 24, 158, 'BAIRRO', 24),
  pen.shape(box(76, 154, 46, 28), 'yellowPale', 1),
  awning(pen, { x: 74, y: 159, width: 50, height: 8 }, 6, ['red', 'white'], 3),
  named(pen, 99, 150, 'RESTAURANTE', 44),
  pen.shape(box(94, 170, 9, 12, 0.8), 'wood', 0.9),
  pen.shape(box(80, 170, 10, 7) + box(108, 170, 10, 7), 'sky', 0.8),
  pen.shape(box(128, 154, 40, 28), 'bluePale', 1),
  awning(pen, { x: 126, y: 159, width: 44, height: 8 }, 6, ['teal', 'white'], 3),
  named(pen, 148, 150, 'COSTURA', 32),
  pen.shape(box(144, 170, 9, 12, 0.8), 'wood', 0.9),
  pen.shape(box(132, 170, 9, 7) + box(156, 170, 9, 7), 'sky', 0.8),
  pen.at(186, 182, 0.56, DWELLINGS.prédio),
  pen.shape(box(-4, 182, 222, 5), 'greyPale', 0.9),
  pen.shape(box(-4, 187, 222, 24), 'grey', 1),
  pen.line('M84 197h10M110 197h10M150 197h10M176 197h10', 1, 'white'),
  pen.at(42, 203, 0.62, modernBus),
  person(pen, 'pai', 76, 187, 0.3, { pose: WAVE }),
  person(pen, cast[2] ?? 'yumi', 124.5, 187, 0.36, { pose: WAVE_LEFT }),
  person(pen, cast[3] ?? 'gil', 171, 187, 0.36, { pose: WAVE }),
]

export function threeCommunities(pen: Pen, cast: readonly CastName[]): Drawing {
  const [far, middle] = [pen.plane('far', 'hillLine'), pen.plane('middle')]
  return [
    pen.shape(box(0, 0, 214, 110), 'sky', null),
    cloud(far, 36, 66, 0.5),
    sun(middle, 184, 66, 0.36),
    hill(far, points('-6,92 30,78 70,88 110,76 150,86 216,78'), 'hillFar'),
    middle.shape(`${smooth(points('-8,102 50,96 107,100 160,94 220,98'), false)}V215H-8z`, 'meadow', 0.9),
    // A road joins all three.
    pen.rope('M103 146Q100 128 106 118T104 100', 4, 'path', 0.8),
    pen.shape(box(-4, 143, 222, 5), 'path', 0.8),
    village(middle, cast[0] ?? 'iara'),
    quilombo(middle, cast[1] ?? 'bia'),
    quarter(middle, cast),
  ]
}
