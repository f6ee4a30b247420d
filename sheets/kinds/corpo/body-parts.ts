/** Parts of the body that a child of the cast shows from the front, and the spot that each is pointed at. */
import type { CastName } from '../../studio/cast/people.ts'
import type { Pose } from '../../studio/cast/skeleton.ts'
import { solve } from '../../studio/cast/skeleton.ts'
import type { Spot } from '../../studio/paths.ts'

export const BODY_PARTS = [
  ...(['cabelo', 'olho', 'orelha', 'nariz', 'boca', 'bochecha', 'ombro', 'braço', 'cotovelo'] as const),
  ...(['mão', 'peito', 'barriga', 'joelho', 'perna', 'pé'] as const),
]
export type BodyPart = (typeof BODY_PARTS)[number]

/** Arms apart from the body, open hands: nothing hides another part. */
export const SHOWN: Pose = {
  expr: 'alegre',
  plain: true,
  armL: { at: [-12.5, -31], hand: 'open', dir: -20, thumb: 1 },
  armR: { at: [11.5, -45.5], hand: 'open', dir: 160, thumb: -1 },
  legL: { at: [-5.6, -3], face: -1 },
  legR: { at: [5.6, -3], face: 1 },
}

/** Children from whom much of the body is seen, and what hair or cap hides all the same. */
export const SHOWING = {
  davi: ['cabelo'],
  malu: ['orelha'],
  caio: [],
  bia: ['orelha'],
  gil: ['orelha'],
} as const satisfies Partial<Readonly<Record<CastName, readonly BodyPart[]>>>

const between = ([x, y]: Spot, [toX, toY]: Spot, share: number): Spot => [x + (toX - x) * share, y + (toY - y) * share]

/** Of the tall body's head, against a child's. */
const HEAD = 0.88

/** Middle of the kneecap: the hem of the shorts ends at the joint. */
const kneeOf = (knee: Spot, ankle: Spot): Spot => between(knee, ankle, 0.15)

/** Both knees, to be drawn. */
export const kneecaps = (): Spot[] => {
  const { legs } = solve('tall', SHOWN)
  return (['L', 'R'] as const).map((on) => kneeOf(legs[on][1], legs[on][2]))
}

/** Place of the part in the lengths of a body; `side` is -1 on the left of the page, 1 on the right. */
export function spotOf(part: BodyPart, side: -1 | 1): Spot {
  const { head, arms, legs, hip } = solve('tall', SHOWN)
  const on = side < 0 ? 'L' : 'R'
  const [shoulder, elbow, wrist] = arms[on]
  const [, knee, ankle] = legs[on]
  const ofHead = (x: number, y: number): Spot => [head[0] + x * side * HEAD, head[1] + y * HEAD]
  const spots: Readonly<Record<BodyPart, Spot>> = {
    cabelo: ofHead(4.5, -8.6),
    olho: ofHead(4.1, 1.4),
    orelha: ofHead(10.9, 1.9),
    nariz: ofHead(0, 3.7),
    boca: ofHead(0, 7),
    bochecha: ofHead(6.6, 4.9),
    ombro: [shoulder[0] + 2 * side, shoulder[1] - 0.4],
    braço: between(shoulder, elbow, 0.72),
    // The hem of the sleeve ends a little above the joint.
    cotovelo: between(elbow, wrist, 0.14),
    mão: [wrist[0] + 2.2 * side, wrist[1] + 1.8],
    peito: [hip[0] + 0.6 * side, hip[1] - 11.4],
    barriga: [hip[0] + 1.6 * side, hip[1] - 5],
    joelho: kneeOf(knee, ankle),
    // The calf, above the sock.
    perna: between(knee, ankle, 0.54),
    pé: [ankle[0] + 0.9 * side, ankle[1] + 1.6],
  }
  return spots[part]
}
