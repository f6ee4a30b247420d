/** Figures with a maze inside. */
import type { Box } from '../../lettering/bounds.ts'
import { BLUE, BROWN, GREEN, SOFT_GREY, tint } from '../../scene/inks.ts'
import type { Ink } from '../../scene/scene.ts'
import type { FigureLand } from './figure-land.ts'

export interface MazeFigure {
  /** The picture whose contour is the board. */
  readonly picture: string
  /** Uses the smooth, symmetric contour of the figure: where a thin stem would block the path. */
  readonly smooth?: true
  /** So much higher, or wider, than its picture at most, where the paper has room. Default: 1. */
  readonly stretch?: number
  /** Share by which its corridors follow a round contour: 0 for one of straight lines. */
  readonly bend?: number
  /** From its foot to its top. */
  readonly upwards?: true
  /** Used if the picture's own colour would be too pale, or wrong. */
  readonly ink?: Ink
  /** Round obstacles inside: shares of the figure's width and height. */
  readonly rounds?: readonly (readonly [kind: 'eye' | 'window', x: number, y: number])[]
  /** Parts in another colour: where its contour runs, as shares of the figure's width and height. */
  readonly painted?: readonly { readonly ink: Ink; readonly in: Box }[]
  /** Leaves stick out of the contour down to this share of its height. */
  readonly leafy?: number
  /** The traveller, and the goal: both belong to the figure. */
  readonly start: string
  readonly goal: string
  /** Default: the sky. */
  readonly land?: FigureLand
}

export const FIGURES: Readonly<Record<string, MazeFigure>> = {
  coracao: { bend: 0.15, picture: 'heart', start: 'envelope', goal: 'gift' },
  peixe: {
    land: 'sea',
    bend: 0.14,
    picture: 'fish',
    stretch: 1.2,
    rounds: [['eye', 0.2, 0.46]],
    start: 'octopus',
    goal: 'seashell',
  },
  casa: { land: 'lawn', bend: 0, picture: 'house', rounds: [['window', 0.5, 0.36]], start: 'cat', goal: 'fish' },
  maca: {
    land: 'lawn',
    picture: 'apple',
    painted: [{ ink: GREEN, in: { x: 0.45, y: 0, width: 0.4, height: 0.22 } }],
    start: 'caterpillar',
    goal: 'butterfly',
  },
  nuvem: { picture: 'cloud', stretch: 1.14, ink: tint(BLUE, 0.6), start: 'sun', goal: 'flower' },
  'nuvem-de-chuva': {
    land: 'rain',
    picture: 'cloud',
    stretch: 1.14,
    ink: tint(SOFT_GREY, 0.8),
    start: 'sun',
    goal: 'flower',
  },
  arvore: {
    leafy: 0.7,
    land: 'lawn',
    picture: 'tree',
    smooth: true,
    stretch: 1.15,
    upwards: true,
    ink: tint(GREEN, 0.7),
    painted: [{ ink: tint(BROWN, 0.7), in: { x: 0, y: 0.72, width: 1, height: 0.3 } }],
    start: 'bird',
    goal: 'nest',
  },
  ovo: { land: 'lawn', picture: 'egg', start: 'hen', goal: 'chick' },
  pera: { land: 'lawn', picture: 'pear', smooth: true, start: 'caterpillar', goal: 'butterfly' },
  sino: { bend: 0.12, picture: 'bell', start: 'star', goal: 'gift' },
  baleia: { land: 'sea', bend: 0.1, picture: 'whale', stretch: 1.2, start: 'boat', goal: 'seashell' },
  morango: { land: 'lawn', bend: 0.1, picture: 'strawberry', start: 'snail', goal: 'leaf' },
  balao: { bend: 0.05, picture: 'balloon', start: 'bird', goal: 'gift' },
}
