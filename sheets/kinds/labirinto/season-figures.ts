/** Figures of feasts and seasons: a star, a paper flag of June, a pumpkin, a kite, a sunflower. */
import { BLUE, ORANGE, RED, tint, YELLOW } from '../../scene/inks.ts'
import { round } from '../../scene/marks.ts'
import { points, type Spot } from '../../studio/paths.ts'
import { inkOf } from '../../studio/pen.ts'
import type { MazeFigure } from './maze-figure.ts'

/** Of a star whose tip is one from its middle: its inner corners, and the straight piece that each round tip replaces. */
const [INNER, BLUNT] = [0.56, 0.24]
const TIPS = 5

const spoke = (i: number, far: number) => {
  const angle = ((i * 180) / TIPS - 90) * (Math.PI / 180)
  return { x: far * Math.cos(angle), y: far * Math.sin(angle) }
}
const between = (a: { x: number; y: number }, b: { x: number; y: number }, t: number) => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
})
const scaled = ({ x, y }: { x: number; y: number }) => `${round(x * 100)} ${round(y * 100)}`

/** From its left tip over the top. */
const STAR = `M${scaled(spoke(7, INNER))}${Array.from({ length: TIPS }, (_, i) => {
  const at = 8 + 2 * i
  const [before, tip, after] = [spoke(at - 1, INNER), spoke(at, 1), spoke(at + 1, INNER)]
  return `L${scaled(between(tip, before, BLUNT))}Q${scaled(tip)} ${scaled(between(tip, after, BLUNT))}L${scaled(after)}`
}).join('')}z`

const PUMPKIN =
  'M2 46C2 26 12 12 25 12C29 5 38 4 42 9C45 6 55 6 58 9C62 4 71 5 75 12C88 12 98 26 98 46C98 68 88 82 75 82C71 88 62 88 58 84C55 87 45 87 42 84C38 88 29 88 25 82C12 82 2 68 2 46z'
/** Round at both gates. */
const KITE = 'M8 40L43 6.667Q50 0 57 6.667L92 40L55.600 92Q50 100 44.400 92z'
/** The sticks of a kite cross here. */
export const CROSS: Spot = [0.5, 0.396]
const DISC = 'M0 50C0 22.400 22.400 0 50 0S100 22.400 100 50S77.600 100 50 100S0 77.600 0 50z'

export const SEASON_FIGURES: Readonly<Record<string, MazeFigure>> = {
  estrela: {
    land: 'treetop',
    bend: 0,
    picture: 'star',
    curve: STAR,
    above: 25,
    margin: 7,
    around: 'fir',
    skin: [{ kind: 'facets' }],
    ink: tint(YELLOW, 0.75),
    start: 'bird',
    goal: 'gift',
    find: { thing: 'ball', asked: 'Quantas bolas?' },
  },
  bandeirinha: {
    land: 'june',
    bend: 0,
    picture: 'bunting',
    outline: points('0,0 0.84,0 0.84,1 0.42,0.74 0,1'),
    around: 'string',
    skin: [{ kind: 'folds' }],
    inks: [tint(RED, 0.6), tint(BLUE, 0.6), inkOf('yellowPale')],
    beside: 20,
    start: 'bird',
    goal: 'corn',
    find: { thing: 'star', asked: 'Quantas estrelas?' },
  },
  abobora: {
    land: 'patch',
    bend: 0.12,
    picture: 'jack-o-lantern',
    curve: PUMPKIN,
    above: 20,
    beside: 15,
    grown: 0.8,
    around: 'vine',
    stretch: 1.06,
    skin: [{ kind: 'ribs' }],
    ink: tint(ORANGE, 0.75),
    start: 'ladybug',
    goal: 'flower',
    find: { thing: 'leaf', asked: 'Quantas folhas?' },
  },
  pipa: {
    land: 'breeze',
    bend: 0,
    picture: 'kite',
    curve: KITE,
    around: 'tail',
    skin: [{ kind: 'sticks' }],
    inks: [tint(YELLOW, 0.7), inkOf('foam'), inkOf('pinkPale')],
    painted: [
      { x: 0.5, y: -0.1, width: 0.6, height: 0.496 },
      { x: -0.1, y: 0.396, width: 0.6, height: 0.7 },
    ].map((at) => ({ inks: [tint(RED, 0.55), tint(BLUE, 0.55), inkOf('yellowPale')], in: at, corner: CROSS })),
    start: 'bird',
    goal: 'tree',
    find: { thing: 'cloud', asked: 'Quantas nuvens?' },
  },
  girassol: {
    land: 'lawn',
    picture: 'sunflower',
    curve: DISC,
    above: 16,
    margin: 17,
    around: 'petals',
    skin: [{ kind: 'seeds' }],
    ink: inkOf('tan'),
    start: 'bee',
    goal: 'ladybug',
    find: { thing: 'leaf', asked: 'Quantas folhas?' },
  },
}
