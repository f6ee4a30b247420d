/** Pictures of words of parlendas, by the word. */
import { person } from '../cast/cast.ts'
import type { Thing } from '../fit.ts'
import { box, circle, ellipse, points, ring, scallop } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { wordThing } from '../words/words.ts'
import { guitar } from './big-things.ts'
import { pot, stove } from './rooms.ts'
import { fish } from './sea.ts'
import { coffeeCup, washTub } from './vessels.ts'

const named = (name: string): Thing => {
  const word = wordThing(name)
  if (!word) throw new RangeError(`no picture of ${name}`)
  return word.draw
}

export const biscuit: Thing = (pen) => [
  pen.shape(scallop(ring(0, -11, 11, 11, 14), 0.56), 'tan', 1.1),
  points('-4,-15 4,-15 -5,-8 4,-7 0,-11').map(([x, y]) => pen.shape(circle(x, y, 1.2), 'brownDark', 0.5)),
]

const pastel = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(`M${x - 13} ${y}C${x - 14} ${y - 17} ${x + 14} ${y - 17} ${x + 13} ${y}z`, 'strawDark', 1),
  pen.line(
    points('-10,-2.6 -7,-7 -2.6,-9.6 2.6,-9.6 7,-7 10,-2.6')
      .map(([dx, dy]) => `M${x + dx} ${y + dy}l${-dx * 0.16} 2.6`)
      .join(''),
    0.6,
    'brown',
  ),
]
export const pasteis: Thing = (pen) => [pastel(pen, -7, -7), pastel(pen, 6, 0)]

const openWindow: Thing = (pen) => [
  pen.shape(box(-15, -30, 30, 28, 1), 'wood', 1.1),
  pen.shape(box(-11.5, -26.5, 23, 23), 'sky', 0.9),
  pen.line('M0 -26.500v23M-11.500 -15h23', 0.9),
  pen.shape(box(-18, -3, 36, 3.6, 1), 'woodDark', 0.9),
]

/** A liana in coils, with leaves. */
const liana: Thing = (pen) => [
  pen.rope('M-16 -2C-6 4 -12 -14 -2 -12S4 0 10 -6S6 -24 16 -26', 2.4, 'brown', 0.8),
  points('-9,-9 3,-14 9,-16 -13,1').map(([x, y], i) =>
    pen.shape(
      `M${x} ${y}q${i % 2 ? 7 : -7} -6 ${i % 2 ? 9 : -9} -1q${i % 2 ? -3 : 3} 5 ${i % 2 ? -9 : 9} 1z`,
      'leaf',
      0.8,
    ),
  ),
]

/** A heap of ground coffee with a scoop. */
const coffeePowder: Thing = (pen) => [
  pen.shape(box(-15, -26, 15, 26, 1.4), 'redPale', 1),
  pen.shape(box(-15, -29, 15, 4, 1), 'red', 0.9),
  pen.shape('M-11 -9C-12 -17 -4 -17 -4 -9C-5 -5 -10 -5 -11 -9z', 'brownDark', 0.7),
  pen.line('M-8.400 -15q2 4 1 8.600', 0.6, 'tan'),
  pen.shape('M0 0Q9 -13 18 0z', 'brownDark', 0.9),
  pen.rope('M11 -7L21 -18', 1.6, 'metal', 0.7),
]

export const hole: Thing = (pen) => [
  pen.shape('M-20 -6C-20 -16 20 -16 20 -6C20 4 -20 4 -20 -6z', 'earth', 1.1),
  pen.shape(ellipse(0, -7, 14, 5), 'brownDark', 1),
  pen.line('M-16 -13l-2 -5M-11 -14l0 -5M14 -13l3 -4', 0.8, 'leafDark'),
]

/** A plate between fork and knife, seen from above. */
const plateAbove: Thing = (pen) => [
  pen.shape(circle(0, 0, 11), 'white', 1.1),
  pen.shape(circle(0, 0, 7), 'bluePale', 0.8),
  pen.line('M-16 11V-4M-18.500 -11V-6Q-18.500 -4 -16 -4T-13.500 -6V-11M-16 -11v7', 1.1),
  pen.shape('M15 11V-11Q19 -8 18.500 0H15z', 'metal', 0.9),
]

/** The planet on no stand. */
const world: Thing = (pen) => [
  pen.shape(circle(0, -14, 14), 'blue', 1.1),
  pen.clip(circle(0, -14, 14), [
    pen.shape('M-9 -27C-2 -29 1 -24 -3 -20C-6 -18 -5 -14 -9 -14C-13 -16 -14 -22 -9 -27z', 'leaf', 0.8),
    pen.shape('M-5 -12C0 -14 2 -9 -1 -6C-2 -2 -5 -3 -6 -7z', 'leaf', 0.8),
    pen.shape('M5 -25C10 -26 15 -20 14 -12C10 -8 6 -6 6 -12C2 -16 3 -22 5 -25z', 'leaf', 0.8),
  ]),
]

export const gate: Thing = (pen) => [
  [-19, 15].map((x) => pen.shape(box(x, -34, 5, 34, 1), 'stone', 1)),
  [-13.4, -6.4, 0.6, 7.6].map((x) => pen.shape(`M${x} 0V-26l3 -3.600l3 3.600V0z`, 'teal', 0.9)),
  pen.shape(box(-14, -22, 29, 3), 'teal', 0.8),
  pen.shape(box(-14, -8, 29, 3), 'teal', 0.8),
]

export const shoppingBag: Thing = (pen) => [
  pen.line('M-6 -24C-6 -36 6 -36 6 -24', 1.6),
  pen.shape('M-12 -24H12L14 0H-14z', 'orange', 1.1),
  pen.line('M-12.700 -16H12.700M-13.500 -8H13.500', 0.8, 'redDark'),
]

export const plainSun: Thing = (pen) => [
  pen.line(
    ring(0, 0, 13, 13, 12)
      .map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}l${(x * 0.36).toFixed(1)} ${(y * 0.36).toFixed(1)}`)
      .join(''),
    1.4,
    'orange',
  ),
  pen.shape(circle(0, 0, 9.6), 'sun', 1.1),
]

/** A louse much enlarged: six legs, two feelers. */
const louse: Thing = (pen) => [
  pen.line('M-4 -8L-11 -12M-5 -5L-12 -4M-4 -2L-10 3M4 -8L11 -12M5 -5L12 -4M4 -2L10 3M-2 -15l-3 -4M2 -15l3 -4', 1),
  pen.shape(ellipse(0, -4, 6.4, 7.4), 'brownPale', 1),
  pen.line('M-5 -6H5M-6 -2.600H6M-5 0.600H5', 0.6),
  pen.shape(circle(0, -13, 4), 'tan', 0.9),
  pen.spot(-1.5, -13.6, 0.8),
  pen.spot(1.5, -13.6, 0.8),
]

export const clayJar: Thing = (pen) => [
  pen.rope('M8 -23C18 -24 18 -10 10 -9', 2.4, 'yellow', 0.9),
  pen.shape('M-8 0C-16 -8 -14 -18 -7 -22V-28L-10 -31H8L6 -28V-22C14 -18 16 -8 8 0z', 'yellow', 1.1),
  pen.line('M-12 -12H12M-12.600 -8.500H12.600', 0.7),
]

const dinnerTable: Thing = (pen) => [
  [-17, 14].map((x) => pen.shape(box(x, -16, 3.4, 16), 'wood', 0.9)),
  pen.shape('M-22 -22H22L20 -12q-5 3.600 -10 0q-5 3.600 -10 0q-5 3.600 -10 0q-5 3.600 -10 0z', 'redPale', 1),
]

export const VERSE_THINGS = {
  ANEL: named('anel'),
  ARROZ: named('arroz'),
  BACIA: washTub,
  BANANA: named('banana'),
  BISCOITO: biscuit,
  BOI: named('boi'),
  BOLA: named('bola'),
  BOLO: named('bolo'),
  BONÉ: named('boné'),
  BURACO: hole,
  CAFÉ: coffeeCup,
  CARACOL: named('caracol'),
  CASACO: named('casaco'),
  CASINHA: named('casa'),
  CHINELINHO: named('chinelo'),
  CIPÓ: liana,
  FOGÃO: (pen) => stove(pen, 0, 0),
  FORMIGA: named('formiga'),
  GALINHA: named('galinha'),
  GATO: named('gato'),
  JANELA: openWindow,
  JARRO: clayJar,
  LEÃO: named('leão'),
  LIMÃO: named('limão'),
  MAMÃO: named('mamão'),
  MEL: named('mel'),
  MESA: dinnerTable,
  MUNDO: world,
  OVO: named('ovo'),
  PANELA: (pen) => pot(pen, 0, 0),
  PASTÉIS: pasteis,
  PEIXINHOS: (pen) => [fish(pen, -5, -8, 0.5), fish(pen, 6, 6, 0.5, 'yellow')],
  PIOLHO: louse,
  PORTÃO: gate,
  PRATO: plateAbove,
  PÓ: coffeePowder,
  SACOLA: shoppingBag,
  SAPATO: named('sapato'),
  SOL: plainSun,
  TOURO: named('boi'),
  VIOLÃO: guitar,
  VOVÓ: (pen) => pen.clip(box(-17, -58, 34, 36), person(pen, 'avo', 0, 0, 0.72, { pose: { expr: 'alegre' } })),
} as const satisfies Readonly<Record<string, Thing>>

export type VerseThing = keyof typeof VERSE_THINGS
