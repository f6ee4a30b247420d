/** Figures with a maze inside. */
import type { Box } from '../../lettering/bounds.ts'
import { BLUE, BROWN, GREEN, LIME, PURPLE, RED, SOFT_GREY, TEAL, tint } from '../../scene/inks.ts'
import type { Ink } from '../../scene/scene.ts'
import { points, type Spot } from '../../studio/paths.ts'
import { inkOf } from '../../studio/pen.ts'
import type { FigureLand } from './figure-land.ts'

export interface MazeFigure {
  /** The picture whose contour is the board. */
  readonly picture: string
  /** Uses the smooth, symmetric contour of the figure: where a thin stem would block the path. */
  readonly smooth?: true
  /** Its corners as shares of width and height, where it has straight sides. */
  readonly outline?: readonly Spot[]
  /** So much higher, or wider, than its picture at most, where the paper has room. Default: 1. */
  readonly stretch?: number
  /** Share by which its corridors follow a round contour: 0 for one of straight lines. */
  readonly bend?: number
  /** From its foot to its top. */
  readonly upwards?: true
  /** Used if the picture's own colour would be too pale, or wrong. */
  readonly ink?: Ink
  /** Eyes inside, which no corridor crosses: shares of the figure's width and height. */
  readonly rounds?: readonly (readonly [kind: 'eye', x: number, y: number])[]
  /** Its ink on the first page of a sheet, on the second, and so on: neighbours are not one picture. */
  readonly inks?: readonly [Ink, ...Ink[]]
  /** Parts in other colours, page by page: where its contour runs, as shares of the figure's width and height. */
  readonly painted?: readonly { readonly inks: readonly [Ink, ...Ink[]]; readonly in: Box }[]
  /** Leaves stick out of the contour down to this share of its height. */
  readonly leafy?: number
  /** The traveller, and the goal: both belong to the figure. */
  readonly start: string
  readonly goal: string
  /** Default: the sky. */
  readonly land?: FigureLand
  /** Room above the figure for whoever sets out, mm. Default: for the tallest. */
  readonly above?: number
  /** Sits on the contour beside the opening by so much, mm; without it, it flies or swims above. */
  readonly beside?: number
  /** The goal is inside, at these shares of the width and height: no opening leads out. */
  readonly inside?: readonly [x: number, y: number]
  /** Width of a painted band around the contour, mm. */
  readonly rind?: number
  readonly stem?: 'dip' | 'tip'
  /** A chimney with smoke, a doorstep at the exit. */
  readonly lived?: true
  /** So much larger than others is whoever sets out. Default: 1. */
  readonly grown?: number
  /** Small things to count on the route of the easiest mazes. */
  readonly find: { readonly thing: string; readonly asked: string }
}

const FLOWERS = { thing: 'flower', asked: 'Quantas flores?' }
const LEAVES = { thing: 'leaf', asked: 'Quantas folhas?' }
const STARS = { thing: 'star', asked: 'Quantas estrelas?' }
const DROPS = { thing: 'drop', asked: 'Quantas gotas?' }
const BALLS = { thing: 'ball', asked: 'Quantas bolas?' }

export const FIGURES: Readonly<Record<string, MazeFigure>> = {
  coracao: { land: 'feast', bend: 0.15, picture: 'heart', start: 'envelope', goal: 'gift', find: STARS },
  peixe: {
    land: 'sea',
    bend: 0.14,
    picture: 'fish',
    stretch: 1.2,
    rounds: [['eye', 0.2, 0.46]],
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
    inks: [inkOf('redPale'), tint(LIME, 0.8), inkOf('yellowPale')],
    start: 'caterpillar',
    goal: 'butterfly',
    find: LEAVES,
  },
  nuvem: { picture: 'cloud', stretch: 1.14, ink: tint(BLUE, 0.6), start: 'sun', goal: 'flower', find: DROPS },
  'nuvem-de-chuva': {
    land: 'rain',
    picture: 'cloud',
    stretch: 1.14,
    ink: tint(SOFT_GREY, 0.8),
    start: 'sun',
    goal: 'flower',
    find: DROPS,
  },
  arvore: {
    leafy: 0.7,
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
    start: 'caterpillar',
    goal: 'butterfly',
    find: LEAVES,
  },
  sino: { land: 'eve', bend: 0.12, picture: 'bell', beside: 0, start: 'star', goal: 'gift', find: BALLS },
  baleia: {
    land: 'sea',
    bend: 0.1,
    picture: 'whale',
    stretch: 1.2,
    start: 'boat',
    goal: 'seashell',
    find: { thing: 'fish', asked: 'Quantos peixes?' },
  },
  morango: {
    land: 'lawn',
    bend: 0.1,
    picture: 'strawberry',
    beside: 0,
    start: 'snail',
    goal: 'leaf',
    find: FLOWERS,
  },
  balao: {
    bend: 0.05,
    picture: 'balloon',
    start: 'bird',
    goal: 'gift',
    find: { thing: 'cloud', asked: 'Quantas nuvens?' },
  },
}
