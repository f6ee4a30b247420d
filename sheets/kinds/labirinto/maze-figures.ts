/** Figures with a maze inside. */
import { BLUE, BROWN, GREEN, LIME, PURPLE, RED, SOFT_GREY, TEAL, tint } from '../../scene/inks.ts'
import { points } from '../../studio/paths.ts'
import { inkOf } from '../../studio/pen.ts'
import type { MazeFigure } from './maze-figure.ts'
import { SEASON_FIGURES } from './season-figures.ts'

const FLOWERS = { thing: 'flower', asked: 'Quantas flores?' }
const LEAVES = { thing: 'leaf', asked: 'Quantas folhas?' }
const STARS = { thing: 'star', asked: 'Quantas estrelas?' }
const DROPS = { thing: 'drop', asked: 'Quantas gotas?' }
const BALLS = { thing: 'ball', asked: 'Quantas bolas?' }

/** A fish with a slender tail, and clouds of round heaps, a whale, a strawberry; all from the left end over the top. */
const FISH =
  'M0.500 45C5 33 22 9 50 7C68 6 84 21 95 34C99 28 105 14 117 9C113 22 111 31 111 43C111 56 114 66 118 78C106 73 99 61 95 53C84 67 68 81 50 80C24 79 7 60 1.500 53Q7 49.500 0.500 45z'
const CLOUD =
  'M23 78C6 80 -2 64 6 54C-4 41 6 25 23 28C24 11 43 2 57 12C69 -3 95 2 97 22C114 19 125 37 116 50C124 63 114 78 99 76C92 86 78 86 70 79C62 87 48 86 42 79C36 84 28 83 23 78z'
const WHALE =
  'M2 54C1 29 21 13 47 12C70 11 84 25 92 38C96 30 94 18 87 9C97 9 103 14 105 21C109 13 117 9 124 10C121 24 114 35 110 46C106 68 84 85 52 85C24 85 3 75 2 54z'
const STRAWBERRY = 'M50 10C66 -2 99 6 98 40C97 68 66 98 50 99C34 98 3 68 2 40C1 6 34 -2 50 10z'
const STORM =
  'M19 77C4 77 -2 61 6 52C-1 38 9 26 24 29C22 13 36 4 49 9C57 -3 78 -2 85 10C101 5 114 17 111 31C123 36 124 54 114 60C117 74 102 83 91 77C84 85 70 85 63 78C55 86 42 85 36 78C31 82 24 81 19 77z'

export const FIGURES: Readonly<Record<string, MazeFigure>> = {
  coracao: {
    skin: [{ kind: 'glints' }],
    land: 'feast',
    bend: 0.15,
    picture: 'heart',
    start: 'envelope',
    goal: 'gift',
    find: STARS,
  },
  peixe: {
    land: 'sea',
    bend: 0.14,
    picture: 'fish',
    curve: FISH,
    skin: [{ kind: 'scales' }],
    fins: [
      { side: -1, from: 0.47, to: 0.76, high: 0.17 },
      { side: 1, from: 0.5, to: 0.72, high: 0.12 },
    ],
    stretch: 1.12,
    rounds: [['eye', 0.17, 0.4]],
    start: 'octopus',
    goal: 'seashell',
    find: STARS,
  },
  casa: {
    land: 'garden',
    bend: 0,
    picture: 'house',
    above: 34,
    outline: points('0.2,0 0.6,0 0.8,0.3675 0.738,0.3675 0.738,0.96 0.062,0.96 0.062,0.3675 0,0.3675'),
    inks: [inkOf('cream'), inkOf('pinkPale'), inkOf('foam')],
    painted: [
      {
        inks: [tint(RED, 0.5), tint(TEAL, 0.5), tint(PURPLE, 0.5)],
        in: { x: -0.1, y: -0.1, width: 1.2, height: 0.4829 },
      },
    ],
    skin: [
      { kind: 'tiles', to: 0.36 },
      { kind: 'bricks', from: 0.42 },
    ],
    lived: true,
    beside: 20,
    start: 'cat',
    goal: 'fish',
    find: BALLS,
  },
  maca: {
    land: 'orchard',
    picture: 'apple',
    smooth: true,
    bend: 0.11,
    above: 15,
    beside: 15,
    stem: 'dip',
    skin: [{ kind: 'dots' }],
    inks: [inkOf('redPale'), tint(LIME, 0.8), inkOf('yellowPale')],
    start: 'caterpillar',
    goal: 'butterfly',
    find: LEAVES,
  },
  nuvem: {
    picture: 'cloud',
    curve: CLOUD,
    skin: [{ kind: 'curls' }],
    stretch: 1.2,
    ink: tint(BLUE, 0.6),
    aloft: 4,
    start: 'sun',
    goal: 'flower',
    find: DROPS,
  },
  'nuvem-de-chuva': {
    land: 'rain',
    picture: 'cloud',
    curve: STORM,
    skin: [{ kind: 'curls' }],
    stretch: 1.2,
    ink: tint(SOFT_GREY, 0.8),
    aloft: 4,
    start: 'sun',
    goal: 'flower',
    find: DROPS,
  },
  arvore: {
    crown: 0.69,
    skin: [
      { kind: 'leaves', to: 0.7 },
      { kind: 'bark', from: 0.74 },
    ],
    land: 'lawn',
    picture: 'tree',
    smooth: true,
    stretch: 1.15,
    upwards: true,
    ink: tint(GREEN, 0.7),
    painted: [{ inks: [tint(BROWN, 0.7)], in: { x: 0, y: 0.72, width: 1, height: 0.3 } }],
    start: 'bird',
    goal: 'nest',
    find: { thing: 'apple', asked: 'Quantas maçãs?' },
  },
  ovo: {
    land: 'farm',
    picture: 'egg',
    stretch: 1.1,
    rind: 12,
    grown: 1.3,
    beside: -17,
    inside: [0.5, 0.66],
    ink: inkOf('cream'),
    start: 'hen',
    goal: 'chick',
    find: FLOWERS,
  },
  pera: {
    land: 'orchard',
    picture: 'pear',
    smooth: true,
    stretch: 1.12,
    above: 17,
    beside: 15,
    grown: 0.72,
    stem: 'tip',
    skin: [{ kind: 'dots' }],
    start: 'caterpillar',
    goal: 'butterfly',
    find: LEAVES,
  },
  sino: {
    skin: [{ kind: 'glints' }],
    land: 'eve',
    bend: 0.12,
    picture: 'bell',
    beside: 0,
    start: 'star',
    goal: 'gift',
    find: BALLS,
  },
  baleia: {
    land: 'sea',
    bend: 0.1,
    picture: 'whale',
    curve: WHALE,
    rounds: [['eye', 0.14, 0.5]],
    skin: [{ kind: 'glints' }],
    stretch: 1.2,
    start: 'octopus',
    goal: 'seashell',
    find: { thing: 'fish', asked: 'Quantos peixes?' },
  },
  morango: {
    land: 'lawn',
    bend: 0.1,
    picture: 'strawberry',
    curve: STRAWBERRY,
    leafy: 0.13,
    ink: tint(RED, 0.9),
    skin: [{ kind: 'seeds', from: 0.12 }],
    beside: 0,
    start: 'snail',
    goal: 'leaf',
    find: FLOWERS,
  },
  balao: {
    bend: 0.05,
    picture: 'balloon',
    skin: [{ kind: 'glints' }],
    start: 'bird',
    goal: 'gift',
    find: { thing: 'cloud', asked: 'Quantas nuvens?' },
  },
  ...SEASON_FIGURES,
}
