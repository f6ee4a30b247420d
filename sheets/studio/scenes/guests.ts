/** Guests of parties: their hats, and one who brings a balloon. */
import type { Pose } from '../cast/skeleton.ts'
import type { Fill, Pen } from '../pen.ts'
import { partyHat } from '../shapes/party.ts'
import { childScale, type Scene } from './scene.ts'

/** With a balloon in the raised hand. */
export const WITH_BALLOON: Pose = { expr: 'alegre', armR: { at: [16.4, -36], hand: 'fist', dir: 170, thumb: -1 } }

/** A hat on the head of a child whose feet are at this place. */
export function guestHat(
  pen: Pen,
  scene: Scene,
  [x, foot]: readonly [number, number],
  [fill, band]: readonly [Fill, Fill],
  turn: number,
) {
  const scale = childScale(scene, foot)
  return partyHat(pen, x, foot - 56.5 * scale, scale * 0.85, fill, band, turn)
}
