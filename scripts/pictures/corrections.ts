/**
 * Corrections of the packages' drawings, by the id of the picture: missing facts, and things that a child in Brazil
 * knows differently.
 */
import type { ColorChanges } from './art-of.ts'

type Points = readonly (readonly [x: number, y: number])[]

/** Regions of the line drawings that light goes through, by a point inside, in a box of 1000 x 1000. */
export const SEE_THROUGH: Readonly<Record<string, Points>> = {
  // Each piece between spokes and tubes.
  bicycle: [
    [485, 333],
    [461, 452],
    [680, 661],
    [154, 550],
    [886, 595],
    [114, 596],
    [307, 646],
    [888, 664],
    [218, 734],
    [107, 646],
    [195, 734],
    [764, 729],
    [833, 727],
    [793, 535],
    [315, 623],
    [707, 687],
    [633, 479],
    [688, 591],
  ],
  chair: [[402, 367]],
  cherry: [[477, 475]],
  comb: [[142, 862]],
  cup: [[808, 527]],
  flamingo: [[608, 654]],
  glasses: [
    [247, 489],
    [753, 489],
  ],
  helicopter: [[373, 849]],
  key: [[709, 295]],
  magnifier: [[322, 329]],
  padlock: [[491, 230]],
  saw: [[782, 748]],
  scissors: [
    [231, 217],
    [769, 217],
  ],
  slide: [
    [233, 497],
    [245, 469],
    [218, 375],
    [227, 267],
  ],
  teapot: [[163, 481]],
  trophy: [
    [140, 264],
    [860, 264],
  ],
}

/** A square of water under a boat: the boat would float on a box. */
const WITHOUT_WATER: ColorChanges = { '#00a6ed': null }

/** Colours that are printed as others, or left out. */
export const COLOR_CHANGES: Readonly<Record<string, ColorChanges>> = {
  boat: WITHOUT_WATER,
  canoe: WITHOUT_WATER,
  speedboat: WITHOUT_WATER,
  // All in black it is a blot.
  chess: { '#212121': '#8c5543' },
  // A limão is green; its leaf is darker.
  lemon: { '#fcd53f': '#6fb536', '#86d72f': '#2f8a3c' },
  // White without an outline is lost on white paper.
  'lab-coat': { '#ffffff': '#dfe8f0' },
}
