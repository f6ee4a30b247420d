/** The inks of people and of what they wear: a flat tone, and a darker one for the far arm, the neck, the hem. */
import type { Ink } from '../../scene/scene.ts'

export type Tone = readonly [base: Ink, shade: Ink]

export const SKIN = {
  s1: [
    [0, 12, 21, 1],
    [1, 22, 32, 4],
  ],
  s2: [
    [1, 19, 35, 4],
    [3, 28, 46, 11],
  ],
  s3: [
    [4, 26, 46, 14],
    [7, 33, 56, 24],
  ],
  s4: [
    [9, 36, 55, 31],
    [14, 43, 60, 43],
  ],
  s5: [
    [15, 40, 52, 45],
    [20, 45, 58, 56],
  ],
} as const satisfies Readonly<Record<string, Tone>>

/** Black hair is lighter than the ink of lines, or braids and curls would vanish; its second tone is a light. */
export const HAIR = {
  preto: [
    [28, 35, 15, 64],
    [20, 27, 7, 47],
  ],
  escuro: [
    [23, 44, 51, 61],
    [17, 40, 46, 50],
  ],
  castanho: [
    [13, 42, 60, 41],
    [9, 37, 55, 30],
  ],
  mel: [
    [5, 33, 63, 17],
    [3, 26, 52, 10],
  ],
  branco: [
    [3, 4, 1, 4],
    [7, 8, 2, 11],
  ],
} as const satisfies Readonly<Record<string, Tone>>

export const CLOTH = {
  amarelo: [
    [0, 12, 71, 0],
    [1, 19, 83, 5],
  ],
  coral: [
    [0, 43, 49, 0],
    [0, 53, 58, 6],
  ],
  verde: [
    [46, 0, 51, 19],
    [54, 0, 58, 30],
  ],
  agua: [
    [70, 0, 9, 23],
    [80, 0, 13, 36],
  ],
  azul: [
    [67, 19, 0, 10],
    [74, 25, 0, 21],
  ],
  marinho: [
    [62, 33, 0, 38],
    [66, 38, 0, 50],
  ],
  rosa: [
    [0, 39, 10, 2],
    [0, 49, 13, 9],
  ],
  lilas: [
    [25, 32, 0, 8],
    [32, 39, 0, 17],
  ],
  creme: [
    [0, 3, 12, 0],
    [2, 7, 21, 4],
  ],
  branco: [
    [0, 0, 0, 0],
    [7, 3, 0, 3],
  ],
  cinza: [
    [14, 7, 2, 12],
    [22, 12, 3, 22],
  ],
  madeira: [
    [3, 21, 45, 8],
    [6, 27, 54, 18],
  ],
  vermelho: [
    [0, 60, 54, 5],
    [1, 66, 60, 17],
  ],
  ceu: [
    [24, 1, 0, 2],
    [36, 2, 0, 5],
  ],
  jeans: [
    [50, 18, 0, 16],
    [58, 22, 0, 25],
  ],
} as const satisfies Readonly<Record<string, Tone>>

/** Small things of faces and of actions. */
export const DETAILS = {
  mouth: [10, 69, 46, 39],
  tongue: [0, 43, 30, 0],
  water: [42, 0, 0, 3],
  glass: [8, 0, 0, 0],
  foam: [4, 0, 0, 0],
  beans: [13, 39, 56, 40],
  breath: [62, 4, 0, 9],
  blush: [0, 40, 38, 2],
  blushWarm: [1, 51, 63, 11],
  blushStrong: [0, 49, 41, 3],
  blueFrame: [77, 25, 0, 20],
  purpleFrame: [21, 54, 0, 32],
  redFrame: [4, 71, 42, 24],
  /** In small pictures, where other rims look like a mask. */
  goldFrame: [2, 20, 62, 4],
} as const satisfies Readonly<Record<string, Ink>>
