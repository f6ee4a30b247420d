/** A whole person in a pose, in layers, so that things go between the layers. */
import { round } from '../../scene/marks.ts'
import { type Disc, disc, hull, type Spot } from '../paths.ts'
import type { Drawing } from '../pen.ts'
import { type FigurePen, placed } from './figure-pen.ts'
import { handData, shoe } from './hands.ts'
import { headOf } from './head.ts'
import { CLOTH, SKIN } from './inks.ts'
import { limbOf, partOf, tubeOf } from './limbs.ts'
import type { Person, Sock } from './person.ts'
import { cos, isAngles, type Pose, type Side, type Skeleton, sin, solve } from './skeleton.ts'
import { isBust, isDress, shawlOf, type Torso, torsoOf } from './torso.ts'

const LAYERS = [
  ...(['behind', 'hairBack', 'armBack', 'legs', 'torso'] as const),
  ...(['armMid', 'head', 'armFront', 'top'] as const),
]
export type Layer = (typeof LAYERS)[number]

/** Things drawn after a layer of the figure. */
export type Extra = Partial<Record<Layer, Drawing>>

interface Drawn {
  readonly pen: FigurePen
  readonly who: Person
  readonly pose: Pose
  readonly skeleton: Skeleton
}

/** Shares of a leg under trousers and shorts, and of an arm under long and short sleeves. */
const [PANTS, SHORTS, LONG_SLEEVE, SHORT_SLEEVE] = [0.92, 0.5, 0.95, 0.44]
const SOCK = 0.17
/** Share of a leg in a long sock, and where its stripes are. */
const LONG_SOCK = 0.5
const SOCK_STRIPES = [0.2, 0.32, 0.44]

/** A long sock along a leg whose discs begin at the foot. */
function longSock(pen: FigurePen, leg: readonly Disc[], { tone, print, printTone = CLOTH.branco }: Sock): Drawing {
  const outline = tubeOf(partOf(leg, LONG_SOCK), 0.35, true)
  const on = (share: number, aside: number): Spot => {
    const [[x = 0, y = 0] = [], [nextX = 0, nextY = 0] = []] = [
      partOf(leg, share).at(-1),
      partOf(leg, share + 0.05).at(-1),
    ]
    const long = Math.hypot(nextX - x, nextY - y) || 1
    return [x - ((nextY - y) / long) * aside, y + ((nextX - x) / long) * aside]
  }
  const stripes = SOCK_STRIPES.map((share) => `M${on(share, -4).map(round)}L${on(share, 4).map(round)}`).join('')
  const dots = SOCK_STRIPES.map((share, i) => disc(...on(share, i % 2 ? 1.1 : -1.1), 0.85))
  return [
    pen.shape(outline, tone),
    print === 'stripes'
      ? pen.inside(outline, pen.inLine ? pen.ink(stripes) : pen.tintLine(stripes, printTone, 1.5))
      : [],
    print === 'dots' ? dots.map((dot) => pen.detail(dot, printTone)) : [],
  ]
}

function leg({ pen, who, pose, skeleton }: Drawn, side: Side, far: boolean): Drawing {
  if (pose.hide?.includes(`leg${side}`)) return []
  const { body } = skeleton
  const { bottom } = who
  const [skin, bones] = [SKIN[who.skin], limbOf(skeleton.legs[side], body.leg)]
  const share = bottom.kind === 'pants' ? PANTS : bottom.kind === 'shorts' ? SHORTS : 0
  const foot = skeleton.feet[side]
  const cloth = tubeOf(partOf(bones, share), bottom.kind === 'pants' ? 0.35 : 0.6, true)
  const sock = tubeOf(partOf([...bones].reverse(), SOCK), 0.1, true)
  return [
    pen.shape(tubeOf(bones), far ? skin[1] : skin),
    who.socks && !pose.barefoot
      ? longSock(pen, [...bones].reverse(), who.socks[side === 'L' ? 0 : 1])
      : !pose.barefoot && bottom.kind !== 'pants' && !pen.inLine
        ? pen.detail(sock, CLOTH.branco)
        : [],
    pose.barefoot
      ? shoe(pen, foot, CLOTH.branco, body.head, skin)
      : shoe(pen, foot, who.shoes, body.head > 1 ? 1.08 : 1),
    share ? pen.shape(cloth, far ? bottom.tone[1] : bottom.tone) : [],
  ]
}

function legs(drawn: Drawn, order: readonly [Side, Side]): Drawing {
  const { pen, who, pose, skeleton } = drawn
  const [left, right] = [skeleton.legs.L[0], skeleton.legs.R[0]]
  const r = skeleton.body.leg[0] + 0.3
  const covered = who.bottom.kind !== 'skirt' && !isDress(who) && !isBust(pose)
  return [
    leg(drawn, order[0], skeleton.sideways),
    leg(drawn, order[1], false),
    covered ? pen.fill(hull([...left, r], [...right, r]), who.bottom.tone) : [],
  ]
}

interface Arm {
  readonly back: Drawing
  readonly mid: Drawing
  readonly front: Drawing
}

const NO_ARM: Arm = { back: [], mid: [], front: [] }

/** The part of a limb from one share to another. */
const middleOf = (bones: Parameters<typeof partOf>[0], from: number, to = 1) =>
  partOf([...partOf(bones, to)].reverse(), (to - from) / to).reverse()

function arm(drawn: Drawn, side: Side, far: boolean, torso: Torso, local: (body: Drawing) => Drawing): Arm {
  const { pen, who, pose, skeleton } = drawn
  if (pose.hide?.includes(`arm${side}`)) return NO_ARM
  const { top } = who
  const limb = pose[`arm${side}`]
  const wanted = limb && !isAngles(limb) ? limb.z : undefined
  const depth = wanted ?? (far ? 'back' : 'mid')
  const shaded = far && depth === 'back'
  const skin = SKIN[who.skin]
  const bones = limbOf(skeleton.arms[side], skeleton.body.arm)
  const hand = handData(skeleton.hands[side], skeleton.body.hand)
  const [long, sleeveless] = [top.kind === 'long', pose.bare || pose.bareArms]
  const sleeve = tubeOf(partOf(bones, long ? LONG_SLEEVE : SHORT_SLEEVE), long ? 0.45 : 0.7, true)
  const whole: Drawing = [
    pen.shape(tubeOf(bones) + hand, shaded ? skin[1] : skin),
    sleeveless ? [] : pen.shape(sleeve, shaded ? top.tone[1] : top.tone),
  ]
  if (depth === 'back') return { ...NO_ARM, back: whole }
  const mid: Drawing = [whole, local(seam(drawn, side, torso))]
  if (depth === 'mid') return { ...NO_ARM, mid }
  // The upper arm belongs to the body; forearm and hand are drawn again over face and things.
  const fore = middleOf(bones, 0.45)
  const cover: Drawing = long
    ? [
        pen.shape(tubeOf(middleOf(bones, 0.45, LONG_SLEEVE), 0.45, true), top.tone),
        pen.fill(tubeOf(middleOf(bones, 0.25, 0.5), 0.45), top.tone),
      ]
    : sleeveless
      ? pen.fill(tubeOf(middleOf(bones, 0.25, 0.5)), skin)
      : []
  const front: Drawing = [pen.shape(tubeOf([...fore].reverse(), 0, !long && !sleeveless) + hand, skin), cover]
  return { back: [], mid, front }
}

/** The seam between sleeve and shirt is painted over inside the torso, so that the shoulder is one shape. */
function seam({ pen, who, pose, skeleton }: Drawn, side: Side, { cut, print }: Torso): Drawing {
  const shoulder = skeleton.arms[side][0]
  const [dx, dy] = [shoulder[0] - skeleton.hip[0], shoulder[1] - skeleton.hip[1]]
  const { lean, body } = skeleton
  const own: Spot = [dx * cos(lean) + dy * sin(lean), dy * cos(lean) - dx * sin(lean)]
  const patch = hull([...own, body.arm[0] + 0.9 + pen.outer], [own[0] * 0.25, own[1] - 2, 1.4])
  return pen.inside(cut.outline, [
    pen.fill(patch, pose.bare ? SKIN[who.skin] : who.top.tone),
    Array.isArray(print) && print.length === 0 ? [] : pen.inside(patch, print),
  ])
}

function neck({ pen, who, pose, skeleton }: Drawn): Drawing {
  const { head, neck: base, body, turn } = skeleton
  const collar = skeleton.place(sin(turn) * 0.9, -body.torso + (pose.bare ? -0.6 : 0.5))
  const middle: Spot = [(base[0] + head[0]) / 2, (base[1] + head[1]) / 2]
  const d = hull([...collar, 2.75], [...middle, 2.5])
  const skin = SKIN[who.skin]
  return [
    pen.shape(d, skin, pose.bare ? 0 : pen.inner),
    pen.inside(d, pen.tint(disc(head[0], head[1], 10.9 * body.head), skin[1])),
  ]
}

/** Layers of a person in a pose. */
function layersOf(pen: FigurePen, who: Person, pose: Pose): Record<Layer, Drawing> {
  const skeleton = solve(who.body ?? 'child', pose)
  const drawn: Drawn = { pen, who, pose, skeleton }
  const near: Side = skeleton.turn >= 0 ? 'L' : 'R'
  const far: Side = near === 'L' ? 'R' : 'L'
  const order = pose.legOrder ?? ([far, near] as const)
  const local = (body: Drawing) => placed(body, skeleton.hip[0], skeleton.hip[1], 1, skeleton.lean)
  const torso = torsoOf(pen, who, pose, skeleton)
  const arms = order.map((side) => arm(drawn, side, skeleton.sideways && side === far, torso, local))
  const head = headOf(pen, who, pose, skeleton)
  return {
    behind: [],
    hairBack: head.back,
    armBack: arms.map(({ back }) => back),
    legs: legs(drawn, order),
    torso: local(torso.drawing),
    armMid: [arms.map(({ mid }) => mid), neck(drawn), local(shawlOf(pen, who, torso.cut, skeleton.body.torso))],
    head: head.front,
    armFront: arms.map(({ front }) => front),
    top: [],
  }
}

/** A person standing on (0, 0). */
export function figure(pen: FigurePen, who: Person, pose: Pose = {}, extra: Extra = {}): Drawing {
  const layers = layersOf(pen, who, pose)
  return LAYERS.map((layer) => [layers[layer], extra[layer] ?? []])
}
