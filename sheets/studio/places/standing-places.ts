/** Places with room in the middle for one large child, and a friend at the side. */
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { WAVE, WAVE_LEFT } from '../cast/poses.ts'
import { box, points } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { backdrop, ground, meadow, ripples, room } from '../scenes/ground.ts'
import { awning, bunting } from '../shapes/built.ts'
import { barn, hen } from '../shapes/farm.ts'
import { bonfire, corn } from '../shapes/june.ts'
import { crate } from '../shapes/market.ts'
import { cloud, hill, sun, tree } from '../shapes/nature.ts'
import { cat, dog } from '../shapes/pets.ts'
import { fence } from '../shapes/plants.ts'
import { curtained, fridge, stove } from '../shapes/rooms.ts'
import { castle, SEASIDE } from '../shapes/seaside.ts'
import { brightStar } from '../shapes/space.ts'

interface StandingPlace {
  /** People go without shoes here. */
  readonly barefoot: boolean
  /** The vocabulary's names of what is there. */
  readonly names: readonly string[]
  readonly draw: (pen: Pen, friend: CastName) => Drawing
}

const FRIEND = { left: 27, right: 183, foot: 233, scale: 0.8 }

/** Farther away than the child in the middle. */
const waving = (pen: Pen, who: CastName, isRight: boolean, barefoot = false): Drawing =>
  person(pen.plane('middle'), who, isRight ? FRIEND.right : FRIEND.left, FRIEND.foot, FRIEND.scale, {
    pose: { ...(isRight ? WAVE : WAVE_LEFT), barefoot },
  })

const HILLS = '-8,150 40,136 92,150 140,134 218,152'
const FLAGS: readonly Fill[] = ['red', 'yellow', 'blue', 'green', 'pink']

export const STANDING_PLACES = {
  praia: {
    barefoot: true,
    names: ['mar', 'castelo de areia', 'castelo', 'sun', 'cloud', 'estrela-do-mar'],
    draw: (pen, friend) => {
      const far = pen.plane('far', 'hillLine')
      return [
        backdrop(pen, 'sky'),
        sun(pen.plane('middle'), 178, 62, 0.8),
        cloud(far, 34, 62, 0.9),
        hill(far, points('-8,142 20,132 60,126 96,140 218,142'), 'hillFar', 150),
        pen.shape('M-5 142H215V240H-5z', 'water', 1),
        ripples(pen, '60,156 84,168 120,158 136,176 66,190'),
        ground(pen, points('-8,216 30,211 66,218 110,212 150,218 218,212'), 'foam', 1),
        ground(pen, points('-8,226 40,220 90,226 150,219 218,226'), 'sand'),
        waving(pen, friend, false, true),
        pen.at(176, 278, 0.62, (own) => castle(own, 0, 0)),
        pen.at(34, 272, 0.9, SEASIDE.estrela, { turn: 14 }),
      ]
    },
  },
  feira: {
    barefoot: false,
    names: ['barraca', 'apple', 'orange', 'banana', 'dog', 'cloud', 'tree'],
    draw: (pen, friend) => {
      const middle = pen.plane('middle')
      const stall = (x: number, fills: readonly [Fill, Fill]): Drawing => [
        middle.shape(box(x + 3, 150, 4, 66) + box(x + 77, 150, 4, 66), 'wood'),
        middle.shape(box(x + 2, 192, 80, 26, 1), 'woodPale'),
        middle.shape(box(x, 188, 84, 6, 1.5), 'wood'),
        awning(middle, { x: x - 2, y: 138, width: 88, height: 18 }, 8, fills, 6),
      ]
      return [
        backdrop(pen, 'sky'),
        cloud(pen.plane('far', 'hillLine'), 30, 64, 0.9),
        cloud(pen.plane('far', 'hillLine'), 180, 66, 0.8),
        hill(pen.plane('far', 'hillLine'), points(HILLS), 'hillFar'),
        tree(middle, 104, 180, 1.2),
        meadow(middle, 176, 'hill'),
        ground(pen, points('-8,212 105,208 218,212'), 'path'),
        stall(4, ['red', 'white']),
        crate(middle, 28, 188, 0.72, 'laranja'),
        crate(middle, 66, 188, 0.72, 'banana'),
        stall(122, ['blue', 'white']),
        crate(middle, 146, 188, 0.72, 'maca'),
        crate(middle, 184, 188, 0.72, 'pera'),
        waving(pen, friend, true),
        dog(pen, 36, 281, 1.1),
      ]
    },
  },
  cozinha: {
    barefoot: true,
    names: ['stove', 'fridge', 'window', 'cat'],
    draw: (pen, friend) => {
      const middle = pen.plane('middle')
      return [
        room(pen, 214, 'yellowPale', 'woodPale'),
        curtained(middle, 77, 78, 56, 46, 'sky', 'redPale'),
        middle.shape(box(8, 162, 194, 26), 'white', 0.9),
        middle.line(
          'M8 175H202M30 162V188M60 162V188M90 162V188M120 162V188M150 162V188M180 162V188',
          0.6,
          'stoneDark',
        ),
        middle.shape(box(52, 192, 106, 40), 'woodPale'),
        middle.line('M84 196V232M126 196V232', 0.9, 'brownDark'),
        middle.shape(box(49, 187, 112, 6, 1), 'stone'),
        fridge(middle, 30, 232, 1.1),
        stove(middle, 180, 232, 1.04),
        waving(pen, friend, false, true),
        cat(pen, 174, 281, 1.15, 'orange'),
      ]
    },
  },
  fazenda: {
    barefoot: false,
    names: ['celeiro', 'hen', 'sun', 'cerca', 'cloud'],
    draw: (pen, friend) => {
      const middle = pen.plane('middle')
      return [
        backdrop(pen, 'sky'),
        sun(middle, 30, 64, 0.8),
        cloud(pen.plane('far', 'hillLine'), 178, 64, 0.9),
        hill(pen.plane('far', 'hillLine'), points(HILLS), 'hillFar'),
        meadow(middle, 186, 'hill'),
        barn(middle, 46, 212, 1.1),
        fence(middle, 96, 206, 212, 18),
        meadow(pen, 222, 'meadow'),
        waving(pen, friend, true),
        hen(pen, 38, 280, 1.1),
      ]
    },
  },
  junina: {
    barefoot: false,
    names: ['bonfire', 'bunting', 'corn', 'star'],
    draw: (pen, friend) => {
      const middle = pen.plane('middle')
      return [
        backdrop(pen, 'dusk'),
        points('30,112 58,108 150,112 181,112').map(([x, y]) => brightStar(middle, x, y, 3.6)),
        hill(pen.plane('far', 'hillLine'), points(HILLS), 'hillFar'),
        meadow(middle, 184, 'hill'),
        bunting(middle, [6, 62], [204, 62], 12, FLAGS, { size: 13, gap: 3 }),
        ground(pen, points('-8,214 60,210 140,216 218,211'), 'path'),
        waving(pen, friend, false),
        corn(pen, 34, 268, 0.9),
        bonfire(pen, 178, 280, 0.8),
      ]
    },
  },
} as const satisfies Readonly<Record<string, StandingPlace>>

export type StandingPlaceName = keyof typeof STANDING_PLACES
