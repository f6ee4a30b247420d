/** Pictures for colouring by number: regions from back to front, the background among them, each of one pencil. */
import type { Level } from '../../../scene/scene.ts'
import { ellipse as ellipseData, ring, scallop } from '../../../studio/paths.ts'

/** Size of a picture, in its own units: all of it is coloured. */
export const MOSAIC = { width: 100, height: 110 } as const

/** The name of a pencil, the region's outline, and the level from which pictures have it: harder ones have more parts. */
export type Region = readonly [pencil: string, d: string, from?: Level]
export type Mosaic = readonly Region[]

export const oval = (x: number, y: number, rx: number, ry = rx) => ellipseData(x, y, rx, ry)

export const block = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`

/** All of the picture, below whatever is drawn later. */
export const all = (pencil: string): Region => [pencil, block(0, 0, MOSAIC.width, MOSAIC.height)]

/** Everything below a gently rolling line. */
export const hills = (pencil: string, y: number): Region => [
  pencil,
  `M0 ${y}C20 ${y - 7} 34 ${y - 6} 52 ${y}S84 ${y + 5} 100 ${y - 2}V110H0z`,
]

/** Mountains behind everything, in the hardest picture. */
export const mountains = (pencil: string, y: number): Region => [
  pencil,
  `M0 ${y + 4}Q14 ${y - 12} 27 ${y - 2}Q44 ${y - 20} 60 ${y - 2}Q78 ${y - 16} 100 ${y + 2}V110H0z`,
  'desafio',
]

/** Cattails that rise from the water: leaves and stems, then their brown spikes. */
export const cattails = (stems: readonly (readonly [x: number, top: number])[], foot: number): Region[] => [
  [
    'verde',
    stems
      .map(
        ([x, top]) =>
          `M${x - 1.7} ${top}H${x + 1.7}V${foot - 14}Q${x + 2} ${foot - 20} ${x + 6} ${foot - 25}Q${x + 6.4} ${foot - 12} ${x + 1.7} ${foot}H${x - 1.7}z`,
      )
      .join(''),
  ],
  ['marrom', stems.map(([x, top]) => oval(x, top, 2.8, 7)).join('')],
]

/** A band of another tone through water or sand, from edge to edge. */
export const wave = (pencil: string, y: number, height: number): Region => [
  pencil,
  `M0 ${y}Q12.5 ${y - 5} 25 ${y}T50 ${y}T75 ${y}T100 ${y}V${y + height}Q87.5 ${y + height + 5} 75 ${y + height}T50 ${y + height}T25 ${y + height}T0 ${y + height}z`,
  'medio',
]

const cloudData = (x: number, y: number) =>
  `M${x - 11} ${y + 5}C${x - 16} ${y} ${x - 10} ${y - 5} ${x - 6} ${y - 3}C${x - 4} ${y - 9} ${x + 5} ${y - 9} ${x + 6} ${y - 3}C${x + 12} ${y - 5} ${x + 16} ${y + 1} ${x + 11} ${y + 5}Q${x + 6} ${y + 9} ${x} ${y + 6}Q${x - 6} ${y + 9} ${x - 11} ${y + 5}z`

export const cloud = (x: number, y: number, from: Level = 'facil'): Region => ['branco', cloudData(x, y), from]

/** Clouds at sunset. */
export const pinkClouds = (...at: readonly (readonly [x: number, y: number])[]): Region => [
  'rosa',
  at.map(([x, y]) => cloudData(x, y)).join(''),
  'medio',
]

/** A flower seen from the front, about its middle. */
export const petals = (x: number, y: number) => scallop(ring(x, y, 5.6, 5.6, 5, -54, 306), 0.56)

/** The sun near a corner, whole inside the frame. */
export const sunAt = (x: number, y: number): Region => ['amarelo', oval(x, y, 10)]

export const HEART = (x: number, y: number, k: number) =>
  `M${x} ${y + 34 * k}C${x - 58 * k} ${y - 4 * k} ${x - 30 * k} ${y - 44 * k} ${x} ${y - 16 * k}C${x + 30 * k} ${y - 44 * k} ${x + 58 * k} ${y - 4 * k} ${x} ${y + 34 * k}z`
