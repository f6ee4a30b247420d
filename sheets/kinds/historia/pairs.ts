/**
 * Things of long ago and things of today with the same use. Many houses have both: the page speaks of use, not of what
 * is gone. Uses and materials are those of schoolbooks of the first years.
 */
import type { Thing } from '../../studio/fit.ts'
import {
  ballpoint,
  blender,
  coalIron,
  deskLamp,
  dialPhone,
  digitalCamera,
  digitalClock,
  electricIron,
  filmCamera,
  gasStove,
  gramophone,
  laptop,
  mortar,
  notebook,
  oilLamp,
  pocketWatch,
  quill,
  slate,
  smartphone,
  speaker,
  typewriter,
  washboard,
  washer,
  woodStove,
} from '../../studio/shapes/then-and-now.ts'

export interface UsePair {
  readonly old: string
  readonly now: string
  /** The old thing speaks of its work; none of its name's words is said. */
  readonly riddle: string
  readonly drawOld: Thing
  readonly drawNow: Thing
}

const pair = (old: string, now: string, riddle: string, drawOld: Thing, drawNow: Thing): UsePair => ({
  old,
  now,
  riddle,
  drawOld,
  drawNow,
})

export const USE_PAIRS: readonly UsePair[] = [
  pair('lampião', 'luminária', 'Minha chama clareia a noite:', oilLamp, deskLamp),
  pair('ferro a brasa', 'ferro elétrico', 'Levo carvão e deixo a roupa lisa:', coalIron, electricIron),
  pair('gramofone', 'caixa de som', 'Tenho corneta e toco música:', gramophone, speaker),
  pair('telefone de disco', 'celular', 'Falo com quem está longe:', dialPhone, smartphone),
  pair('máquina de escrever', 'computador', 'Minhas teclas marcam letras:', typewriter, laptop),
  pair('tábua de lavar', 'máquina de lavar', 'Em mim se esfrega a roupa suja:', washboard, washer),
  pair('pilão', 'liquidificador', 'Em mim se socam os grãos:', mortar, blender),
  pair('fogão a lenha', 'fogão a gás', 'Solto fumaça e faço comida:', woodStove, gasStove),
  pair('câmera de fole', 'câmera digital', 'Em três pés, guardo sorrisos:', filmCamera, digitalCamera),
  pair('pena e tinteiro', 'caneta', 'Vim de uma ave e desenho letras:', quill, ballpoint),
  pair('relógio de bolso', 'relógio digital', 'Sem corda, não marco as horas:', pocketWatch, digitalClock),
  pair('lousa de mão', 'caderno', 'Escrevem em mim e me apagam:', slate, notebook),
]
