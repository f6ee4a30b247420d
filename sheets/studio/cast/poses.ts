/** Poses that scenes share. Arms and legs reach for spots in the lengths of a child that is 60 high. */
import type { Pose } from './skeleton.ts'

/** Waves with the hand on the right of the page. */
export const WAVE: Pose = { expr: 'alegre', armR: { at: [16.4, -41], hand: 'open', dir: 170, thumb: -1 } }
export const WAVE_LEFT: Pose = { expr: 'alegre', armL: { at: [-16, -42], hand: 'open', dir: 188, thumb: 1 } }

export const HANDS_UP: Pose = {
  expr: 'alegre',
  armL: { at: [-16, -43], hand: 'open', dir: 190, thumb: 1 },
  armR: { at: [16, -43], hand: 'open', dir: 170, thumb: -1 },
}

/** Both hands hold something in front of the chest. */
export const HOLD: Pose = {
  expr: 'alegre',
  plain: true,
  armL: { at: [-5, -25], z: 'front', dir: 80, hand: 'fist' },
  armR: { at: [5, -25], z: 'front', dir: -80, hand: 'fist' },
}

/** Turned to the right, the near hand stretched out. */
export const GIVE: Pose = {
  turn: 32,
  expr: 'alegre',
  plain: true,
  armL: { at: [11, -25], z: 'front', dir: 70, thumb: 1 },
  armR: { at: [17, -24], z: 'back', dir: 70 },
}

export const POINT: Pose = { turn: 30, expr: 'alegre', armR: { at: [20, -36], dir: 105, z: 'back' }, armL: [-14, 4] }
/** To the left, hair and clothes not mirrored. */
export const POINT_LEFT: Pose = { ...POINT, turn: -30, armR: [14, 4], armL: { at: [-20, -36], dir: -105, z: 'back' } }

/** On the ground, the legs in front, both hands at something before the feet. */
export const ON_GROUND: Pose = {
  expr: 'alegre',
  hip: [0, -6.4],
  nod: 1.2,
  plain: true,
  legL: { at: [-6.4, -3], face: -1, toe: 8 },
  legR: { at: [6.4, -3], face: 1, toe: 8 },
  armL: { at: [-7, -9.5], z: 'front', dir: 30 },
  armR: { at: [7, -9.5], z: 'front', dir: -30 },
}

/** Kneels and digs to the right. */
export const KNEEL: Pose = {
  turn: 34,
  expr: 'alegre',
  hip: [-4, -9],
  lean: 16,
  nod: 1,
  plain: true,
  legL: { at: [-11, -3], toe: 24 },
  legR: { at: [4, -3] },
  armL: { at: [11, -15], z: 'front', dir: 60, hand: 'fist' },
  armR: { at: [14, -16], z: 'back', dir: 60 },
}

/** The swaying step of capoeira. */
export const GINGA: Pose = {
  barefoot: true,
  turn: 34,
  lean: 12,
  hip: [-1, -17],
  expr: 'alegre',
  armR: { at: [15.4, -29], hand: 'flat', dir: 120, z: 'front', thumb: -1 },
  armL: { at: [-13, -28], hand: 'flat', dir: -60, z: 'front' },
  legL: { at: [-15, -3] },
  legR: { at: [9, -3] },
}

export const CLAP: Pose = {
  turn: 32,
  expr: 'alegre',
  plain: true,
  armL: { at: [9.6, -30], dir: 128, hand: 'flat', z: 'front', thumb: 1 },
  armR: { at: [12.6, -31.5], dir: 150, hand: 'flat', z: 'front', thumb: -1 },
}

export const KICK: Pose = {
  turn: 36,
  hip: [-6, -22],
  lean: -8,
  expr: 'alegre',
  armL: { at: [-18, -34] },
  armR: { at: [10, -40] },
  legL: { at: [9, -11], toe: 40 },
  legR: { at: [-9, -3] },
}

export const RUN: Pose = {
  turn: 34,
  hip: [0, -21.4],
  lean: 10,
  expr: 'alegre',
  armL: { at: [-12, -31], hand: 'fist' },
  armR: { at: [13, -33], hand: 'fist', z: 'back' },
  legL: { at: [-11, -8], toe: 50 },
  legR: { at: [9, -3] },
}

/** Sits on a seat whose top is 14 units high, facing right. */
export const SEATED: Pose = {
  turn: 32,
  hip: [-2, -17],
  plain: true,
  expr: 'alegre',
  legL: { at: [7, -3] },
  legR: { at: [10, -3] },
  armL: { at: [9, -25], z: 'front', dir: 80, hand: 'fist' },
  armR: { at: [13, -25], z: 'back', dir: 80 },
}

/** Seen behind a table: no legs, both hands on its top. */
export const BEHIND_TABLE: Pose = {
  expr: 'alegre',
  hide: ['legL', 'legR'],
  armL: { at: [-9, -22], z: 'front', dir: 60 },
  armR: { at: [9, -22], z: 'front', dir: -60 },
}

/** Swims: the body is turned on the page by its drawing. */
export const SWIM: Pose = {
  expr: 'alegre',
  barefoot: true,
  armL: { at: [-8, -47], hand: 'open', dir: 186, z: 'back' },
  armR: { at: [14, -24], hand: 'open', dir: 60 },
  legL: [-10, -4],
  legR: [12, 16],
}

/** On a swing whose seat is 17 units high, seen from the front. */
export const SWING: Pose = {
  expr: 'alegre',
  plain: true,
  hip: [0, -20],
  legL: { at: [-5, -5], toe: -10 },
  legR: { at: [5, -5], toe: 10 },
  armL: { at: [-11, -42], hand: 'fist', dir: 180, z: 'front' },
  armR: { at: [11, -42], hand: 'fist', dir: 180, z: 'front' },
}

/** Slides down to the left, the legs ahead, the arms in the air. */
export const SLIDE: Pose = {
  turn: -32,
  expr: 'alegre',
  plain: true,
  hip: [2, -8],
  lean: 8,
  legL: [-78, -70],
  legR: [-72, -64],
  armL: { at: [-9, -36], hand: 'open', dir: 200, thumb: 1 },
  armR: { at: [12, -35], hand: 'open', dir: 150, thumb: -1, z: 'back' },
}

/** Steps to the partner on the right, hand in hand; the other comes from the right. */
export const DANCE_LEADS: Pose = {
  turn: 20,
  expr: 'alegre',
  plain: true,
  armR: { at: [17, -36], dir: 120, z: 'mid' },
  armL: { at: [-13, -24], dir: 40 },
  legL: { at: [-6, -3] },
  legR: { at: [8, -6], toe: -10 },
}
export const DANCE_FOLLOWS: Pose = {
  turn: -20,
  expr: 'alegre',
  armL: { at: [-17, -36], dir: -120, z: 'mid' },
  armR: { at: [13, -22], dir: -30 },
}

export const POSES = {
  ...{
    WAVE,
    WAVE_LEFT,
    HANDS_UP,
    HOLD,
    GIVE,
    POINT,
    POINT_LEFT,
    ON_GROUND,
    KNEEL,
    KICK,
    RUN,
    SEATED,
    BEHIND_TABLE,
    SWIM,
    SWING,
    SLIDE,
    DANCE_LEADS,
    DANCE_FOLLOWS,
  },
} as const
