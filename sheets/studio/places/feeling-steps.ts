/** A hillside in terraces: one child climbs it with a feeling, from a garden below to bare rock near the top. */
import { group } from '../../scene/marks.ts'
import type { Ink, Mark } from '../../scene/scene.ts'
import type { CastName } from '../cast/people.ts'
import { feelingBust, type Growing, type Strength } from '../cast/strengths.ts'
import { PALETTE } from '../palette.ts'
import { box, points, type Spot, scallop } from '../paths.ts'
import { type Drawing, type Fill, marksOf, mixed, type Pen } from '../pen.ts'
import { bush, cloud, flower, hill, sun, tree, tuft } from '../shapes/nature.ts'

export interface Terrace {
  readonly strength: Strength
  readonly number: number
  /** Of its wall: the upper edge of the ground where the child is. */
  readonly top: number
  readonly foot: number
}

/** The stronger, the warmer. */
const STONES: Readonly<Record<Strength, Fill>> = { 1: 'green', 2: 'lime', 3: 'yellow', 4: 'orange', 5: 'red' }
const WALL_TINT = 0.36
/** Ground below the child: turf, then earth, then stone. */
const GROUNDS: Readonly<Record<Strength, readonly [Fill, Fill]>> = {
  1: ['grass', 'leafDark'],
  2: ['grass', 'leafDark'],
  3: ['sand', 'sandLine'],
  4: ['earth', 'soil'],
  5: ['stone', 'stoneDark'],
}
export const LEDGE = 5.6
/** Each terrace begins so much further to the right, mm. */
const SETBACK = 5.4
const [LEFT, RIGHT] = [9, 201]

/** Left edge of a terrace, by its number from below. */
const terraceLeft = (number: number) => LEFT + (number - 1) * SETBACK - (number === 1 ? 4 : 0)

/** Room of the numbered stone, and of the child's picture in its units, mm. */
const STONE = { width: 13, height: 17 }
const BUST = { width: 52, height: 50, hem: -17 }

/** Scale of the child so that raised hands are below the next terrace. */
const childScale = ({ top, foot }: Terrace) =>
  Math.min(1.08, Math.round(((foot - LEDGE - top + 3) / BUST.height) * 100) / 100)
/** From the left edge of a terrace to the words beside the child. */
export const wordsLeft = (terrace: Terrace) =>
  terraceLeft(terrace.number) + STONE.width + 8 + BUST.width * childScale(terrace) + 2

const wall = (strength: Strength): Ink => {
  const stone = PALETTE[STONES[strength] as keyof typeof PALETTE]
  return mixed(PALETTE.white, stone, WALL_TINT)
}

/** A stone with the number of the step. */
function milestone(pen: Pen, x: number, foot: number, { strength, number }: Terrace): Drawing {
  const { width: w, height: h } = STONE
  return [
    pen.shape(`M${x} ${foot}v${4 - h}q0 -6 ${w / 2} -6t${w / 2} 6v${h - 4}z`, STONES[strength], 1),
    pen.text(x + w / 2, foot - h / 2 + 2.4, number, 9.4),
  ]
}

/** The front of the ground: rounded turf, or blocks of stone. */
function ledge(pen: Pen, left: number, { strength, foot }: Terrace): Drawing {
  const [fill, joint] = GROUNDS[strength]
  const top = foot - LEDGE
  const tops = Array.from({ length: 26 }, (_, i): Spot => [left - 3 + (i * (RIGHT + 8 - left)) / 25, top + 2.6])
  const edge =
    strength < 4
      ? `${scallop(tops, 0.5, false)}V${foot}H${left - 3}z`
      : box(left - 1.6, top, RIGHT + 8 - left, LEDGE, 1.6)
  const joints = Array.from({ length: 9 }, (_, i) => left + 12 + i * 22 + (i % 2) * 5)
  return [
    pen.shape(edge, fill, 1),
    strength < 4
      ? joints.map((x, i) => pen.line(`M${x} ${top + 3.6 + (i % 2) * 0.8}q1.4 -2 2.8 0`, 0.7, joint))
      : pen.line(joints.map((x) => `M${x} ${top}v${LEDGE}`).join(''), 0.7, joint),
  ]
}

export interface Climb {
  readonly feeling: Growing
  readonly who: CastName
}

function terraceAt(pen: Pen, terrace: Terrace, { feeling, who }: Climb): Mark[] {
  const { strength, number, top, foot } = terrace
  const left = terraceLeft(number)
  const scale = childScale(terrace)
  const x = left + STONE.width + 6 + (BUST.width * scale) / 2
  const child = group(
    x,
    foot - LEDGE + 5 - BUST.hem * scale,
    marksOf(feelingBust(pen.scaled(scale).plane('middle'), who, feeling, strength)),
    { scale },
  )
  return marksOf([
    pen.shape(box(left, top, RIGHT + 8 - left, foot - top), wall(strength), 1.1),
    group(0, 0, [child], { clip: box(left, top - 4, RIGHT - left, foot - top) }),
    milestone(pen, Math.max(left + 3.4, LEFT + 4), foot - LEDGE + 1.6, terrace),
    ledge(pen, left, terrace),
  ])
}

/** A bed of flowers and a tree in the place of a card, at the calm end. */
export const calmCorner = (pen: Pen, x: number, foot: number): Drawing => [
  tree(pen.plane('middle'), x + 26, foot - LEDGE + 2.4, 1.02, 'leaf', 'red'),
  bush(pen.plane('middle'), x + 9, foot - LEDGE + 2.4, 0.6, 'lime'),
  [-6, 0, 40].map((dx, i) => flower(pen.plane('middle'), x + dx, foot - LEDGE + 2.4, 1.15, i % 2 ? 'yellow' : 'pink')),
]

/** Sky, far hills and the terraces, drawn from the top down. */
export function feelingSteps(pen: Pen, terraces: readonly Terrace[], climb: Climb): Drawing {
  const first = terraces[0]
  const summit = terraces.at(-1)
  if (!first || !summit) return []
  const far = pen.plane('far', 'hillLine')
  return [
    pen.shape(box(0, 0, 214, 300), 'sky', null),
    sun(far, 25, 49, 0.36),
    cloud(far, 183, 55, 0.6),
    hill(far, points('-6,76 14,66 40,70 90,58 150,64 214,54'), 'hillFar'),
    hill(far, points('-6,140 6,122 20,126 34,112 60,120'), 'hill'),
    [...terraces].reverse().map((terrace) => terraceAt(pen, terrace, climb)),
    terraces
      .slice(1)
      .map((terrace) => tuft(pen.plane('middle'), terraceLeft(terrace.number - 1) + 0.6, terrace.foot, 0.4)),
  ]
}
