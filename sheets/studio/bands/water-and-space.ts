/** Bands under water, by the water and far from the Earth. */
import { CLOTH } from '../cast/inks.ts'
import { HANDS_UP, WAVE } from '../cast/poses.ts'
import { points, star } from '../paths.ts'
import { sun } from '../shapes/nature.ts'
import { duck, frog } from '../shapes/pets.ts'
import { lily, palm, reed } from '../shapes/plants.ts'
import { bubbles, coral, fish, octopus, seaTurtle, seaweed } from '../shapes/sea.ts'
import { boat, SEASIDE } from '../shapes/seaside.ts'
import { alien, crater, helmet, planet } from '../shapes/space.ts'
import { rocket } from '../shapes/vehicles.ts'
import { capybara } from '../shapes/wild.ts'
import { BAND, type Band, below, CHILD_SCALE, land, sky } from './band.ts'

const { foot } = BAND

export const seabed: Band = ({ pen, far }) => [
  sky(pen, 'water'),
  below(far, '-4,20 40,18.500 90,20 140,18.500 182,20', 'sand'),
  seaweed(far, 6, 21, 0.5),
  seaTurtle(pen, 20, 12, 0.4),
  coral(pen, 37, foot, 0.36),
  fish(pen, 148, 9, 0.45),
  octopus(pen, 163, foot, 0.4),
  bubbles(far, [
    [37, 5, 1],
    [39.5, 3, 0.8],
    [141, 17, 0.9],
  ]),
]

export const seaside: Band = ({ pen, far, kid }) => [
  sky(pen, 'sky'),
  below(far, '-4,12 182,12', 'water'),
  below(far, '-4,17 40,18.500 90,17 140,18.500 182,17', 'sand'),
  sun(far, 38, 6, 0.3),
  boat(far, 150, 13, 0.3),
  palm(pen, 10, foot, 0.42),
  kid(0, 30, { pose: WAVE }),
  pen.at(150, 20.5, 0.5, SEASIDE.siri),
  pen.at(166, 19.5, 0.55, SEASIDE.bola),
]

export const pond: Band = (strip) => [
  land(strip),
  below(strip.far, '-4,18.500 182,18.500', 'water'),
  reed(strip.pen, 4, foot, 0.4),
  capybara(strip.pen, 24, 21.5, 0.42),
  lily(strip.pen, 36, 22, 0.3, 'pink'),
  duck(strip.pen, 148, 21, 0.45, 'yellow'),
  lily(strip.pen, 166, 21.5, 0.5),
  frog(strip.pen, 166, 21, 0.4),
]

const SUIT = { top: { tone: CLOTH.branco }, bottom: { tone: CLOTH.branco, kind: 'pants' } } as const

export const space: Band = ({ pen, kid }) => [
  sky(pen, 'night'),
  points('36,4 9,5 142,5 141,18 162,17').map(([x, y]) => pen.shape(star(x, y, 1.3), 'sun', 0.5)),
  planet(pen, 170, 7, 0.28, 'orange', 'ring'),
  below(pen, '-4,20 30,19 60,26', 'stone'),
  crater(pen, 8, 22, 5),
  kid(0, 24, { pose: HANDS_UP, wear: SUIT }),
  helmet(pen, 24, foot - 46.6 * CHILD_SCALE, CHILD_SCALE),
  rocket(pen, 150, 22, 0.24),
  alien(pen, 36, foot, 0.3),
]
