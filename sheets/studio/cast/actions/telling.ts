/** Saying yes and no, asking for quiet, telling how the body is: busts, and a knee. */
import { round } from '../../../scene/marks.ts'
import { box, disc, drop, hull, points, star } from '../../paths.ts'
import type { Drawing } from '../../pen.ts'
import { type FigurePen, placed } from '../figure-pen.ts'
import { CLOTH, DETAILS } from '../inks.ts'
import { sun, waves } from '../things.ts'
import { type Action, BUST } from './stage.ts'

const flake = (near: FigurePen, x: number, y: number, r: number): Drawing => {
  const d = `M${x - r},${y}H${x + r}M${x - r / 2},${y - r * 0.87}L${x + r / 2},${y + r * 0.87}M${x + r / 2},${y - r * 0.87}L${x - r / 2},${y + r * 0.87}`
  return near.inLine ? near.ink(d, near.outer * 0.8) : near.tintLine(d, CLOTH.azul, 1.3)
}

/** The face of a clock, five minutes before the hour. */
const clock = (near: FigurePen, x: number, y: number, r: number): Drawing => [
  near.shape(disc(x - r * 0.7, y - r * 0.9, r * 0.34) + disc(x + r * 0.7, y - r * 0.9, r * 0.34), CLOTH.amarelo),
  near.shape(disc(x, y, r), CLOTH.vermelho),
  near.detail(disc(x, y, r * 0.74), CLOTH.branco),
  near.ink(`M${x},${y}V${round(y - r * 0.56)}M${x},${y}L${round(x - r * 0.3)},${round(y - r * 0.3)}`, near.outer),
]

export const TELLING = {
  acabar: {
    usual: 'bia',
    draw: (stage) =>
      stage.person(
        'bia',
        {
          ...BUST,
          expr: 'alegre',
          armL: { at: [-15, -37], z: 'front', hand: 'open', dir: 200, thumb: 1 },
          armR: { at: [15, -37], z: 'front', hand: 'open', dir: 160, thumb: -1 },
        },
        (near) => ({
          top: [
            near.shape(box(-12, -27.6, 24, 13, 3), CLOTH.verde),
            near.ink('M-4.6,-21.4L-1.4,-18L4.8,-24.6', near.outer * 1.8),
          ],
        }),
        { scale: 1.4 },
      ),
  },
  esperar: {
    usual: 'gil',
    draw: (stage) =>
      stage.person(
        'gil',
        {
          ...BUST,
          turn: 0,
          expr: 'neutro',
          armL: { at: [-14, -37], z: 'front', hand: 'open', dir: 185, thumb: 1 },
        },
        (near) => ({
          top: [
            near.shape('M13,-49H23Q23,-43 19.4,-40Q23,-37 23,-31H13Q13,-37 16.6,-40Q13,-43 13,-49Z', DETAILS.glass),
            near.fill('M14.4,-31.4Q15.4,-35 18,-36Q20.6,-35 21.6,-31.4Z', CLOTH.madeira),
            near.fill('M15,-45H21Q20,-42.4 18,-41Q16,-42.4 15,-45Z', CLOTH.madeira),
            near.ink('M18,-40V-36'),
            near.shape(box(11, -52, 14, 3, 1.4), CLOTH.azul),
            near.shape(box(11, -31.4, 14, 3, 1.4), CLOTH.azul),
          ],
        }),
        { scale: 1.4 },
      ),
  },
  'faltar pouco': {
    usual: 'yumi',
    draw: (stage) =>
      stage.person(
        'yumi',
        {
          ...BUST,
          turn: 22,
          expr: 'alegre',
          armL: { at: [11.6, -30], z: 'front', hand: 'fist', dir: 130, thumb: 1 },
        },
        (near, skin) => ({
          top: [clock(near, 22, -42, 7), near.shape(hull([13.6, -30.8, 1.2], [17.4, -33.6, 1.1]), skin)],
        }),
        { scale: 1.4 },
      ),
  },
  'fazer silêncio': {
    usual: 'iara',
    draw: (stage) =>
      stage.person(
        'iara',
        { ...BUST, expr: 'neutro', armR: { at: [4, -29], z: 'front', hand: 'fist', dir: 190, thumb: -1 } },
        (near, skin) => ({ top: near.shape(hull([2.8, -31.4, 1.4], [0.6, -41, 1.2]), skin) }),
        { scale: 1.45 },
      ),
  },
  escutar: {
    usual: 'gil',
    draw: (stage) =>
      stage.person(
        'gil',
        {
          ...BUST,
          expr: 'neutro',
          tilt: 6,
          armR: { at: [13.4, -41.6], z: 'front', hand: 'flat', dir: 170, thumb: 1, size: 1.25 },
        },
        (near) => ({ top: waves(near, 20, -45, 1) }),
        { scale: 1.45 },
      ),
  },
  olhar: {
    usual: 'sofia',
    draw: (stage) =>
      stage.person(
        'sofia',
        {
          ...BUST,
          turn: 24,
          expr: 'surpreso',
          armL: { at: [12.8, -32.6], z: 'front', hand: 'fist', dir: 110, thumb: 1 },
        },
        (near, skin) => ({
          top: [
            near.shape(hull([14.8, -32.6, 1.3], [20.4, -34.4, 1.15]), skin),
            near.shape(star(26, -42, 5), CLOTH.amarelo),
          ],
        }),
        { scale: 1.4 },
      ),
  },
  'sentir frio': {
    usual: 'malu',
    draw: (stage) =>
      stage.person(
        'malu',
        {
          ...BUST,
          expr: 'aperto',
          armL: { at: [5, -27], z: 'front', dir: 110, thumb: 1 },
          armR: { at: [-5, -24.4], z: 'front', dir: -110, thumb: -1 },
        },
        (near) => ({
          head: [
            near.shape('M-9.6,-38Q0,-33 9.6,-38V-34Q0,-29.6 -9.6,-34Z', CLOTH.vermelho),
            near.shape('M4,-34H9.4V-25H4Z', CLOTH.vermelho),
          ],
          top: [
            flake(near, -17, -54, 2.8),
            flake(near, 17, -53, 2.4),
            flake(near, 18, -32, 2.4),
            near.ink('M-14,-30q-2,-2 0,-4q2,-2 0,-4M14.6,-38q2,-2 0,-4', near.outer),
          ],
        }),
        { scale: 1.45 },
      ),
  },
  'sentir calor': {
    usual: 'davi',
    draw: (stage) =>
      stage.person(
        'davi',
        {
          ...BUST,
          expr: 'sono',
          armR: { at: [13, -34], z: 'front', hand: 'fist', dir: 170, thumb: 1 },
        },
        (near) => ({
          head: [
            near.shape('M13,-36L9.4,-48Q15,-52 20.6,-48Z', CLOTH.coral),
            near.ink('M13.4,-37L13,-49.4M13.4,-37L17,-49.4'),
          ],
          top: [
            points('-11.6,-44 10.6,-42 -9,-37').map(([x, y]) => near.shape(drop(x, y, 1.5), DETAILS.water, near.inner)),
            sun(near, -17, -58, 4),
          ],
        }),
        { scale: 1.4 },
      ),
  },
  'sentir dor': {
    usual: 'yumi',
    draw: (stage) =>
      stage.person(
        'yumi',
        {
          hip: [-4, -6.4],
          expr: 'triste',
          tilt: 6,
          plain: true,
          armL: { at: [5, -15], z: 'front', dir: 90 },
          armR: { at: [14, -18], z: 'mid', dir: 10 },
          legL: { at: [-12, -3], face: -1, toe: 8 },
          legR: { at: [14.6, -3], face: 1 },
        },
        (near) => ({
          head: [
            placed(
              [near.shape(box(-5.4, -2.4, 10.8, 4.8, 2.2), CLOTH.creme), near.ink('M-1.8,-2.4v4.8M1.8,-2.4v4.8')],
              11.4,
              -12,
              1,
              -50,
            ),
          ],
          top: near.ink('M15,-23l2.4,-2.6M19,-18.6l3.4,-1M10.6,-25.4l.6,-3.4', near.outer),
        }),
        { seated: true },
      ),
  },
  'dizer sim': {
    usual: 'nina',
    draw: (stage) =>
      stage.person(
        'nina',
        { ...BUST, expr: 'alegre', armR: { at: [13.4, -33], z: 'front', hand: 'fist', dir: 100, thumb: 1, size: 1.3 } },
        (near, skin) => ({
          top: [
            near.shape(hull([15, -35, 1.6], [15.4, -40.4, 1.5]), skin),
            near.shape(disc(-16, -54, 5.6), CLOTH.verde),
            near.ink('M-18.6,-54L-16.6,-51.8L-13.4,-56.4', near.outer * 1.3),
          ],
        }),
        { scale: 1.4 },
      ),
  },
  'dizer não': {
    usual: 'theo',
    draw: (stage) =>
      stage.person(
        'theo',
        {
          ...BUST,
          expr: 'firme',
          tilt: -6,
          armR: { at: [12.6, -34], z: 'front', hand: 'open', dir: 180, thumb: -1, size: 1.25 },
        },
        (near) => ({
          top: [
            near.shape(disc(-16, -54, 5.6), CLOTH.vermelho),
            near.ink('M-18.2,-56.2l4.4,4.4M-13.8,-56.2l-4.4,4.4', near.outer * 1.3),
            near.ink('M21,-46q2,3 0,6M25,-48q3,5 0,10', near.outer),
          ],
        }),
        { scale: 1.4 },
      ),
  },
} satisfies Readonly<Record<string, Action>>
