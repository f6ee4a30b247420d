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
  /** The old thing by its work. */
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
  pair('lampião', 'luminária', 'Ilumina com uma chama:', oilLamp, deskLamp),
  pair('ferro a brasa', 'ferro elétrico', 'Alisa a roupa com carvão em brasa:', coalIron, electricIron),
  pair('gramofone', 'caixa de som', 'Toca discos e tem uma corneta:', gramophone, speaker),
  pair('telefone de disco', 'celular', 'Para ligar, é preciso girar o disco:', dialPhone, smartphone),
  pair('máquina de escrever', 'computador', 'Tem teclas e escreve no papel:', typewriter, laptop),
  pair('tábua de lavar', 'máquina de lavar', 'Nela se esfrega a roupa à mão:', washboard, washer),
  pair('pilão', 'liquidificador', 'Tritura grãos com a força dos braços:', mortar, blender),
  pair('fogão a lenha', 'fogão a gás', 'Cozinha com lenha:', woodStove, gasStove),
  pair('câmera de fole', 'câmera digital', 'Fotografa com filme, sobre três pés:', filmCamera, digitalCamera),
  pair('pena e tinteiro', 'caneta', 'Escreve molhando a ponta na tinta:', quill, ballpoint),
  pair('relógio de bolso', 'relógio digital', 'Mostra as horas e precisa de corda:', pocketWatch, digitalClock),
  pair('lousa de mão', 'caderno', 'Nela se escrevia e se apagava:', slate, notebook),
]
