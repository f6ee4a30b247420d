/**
 * Cares of the body and what each is for (BNCC, Ciências, 1st year: why habits of hygiene are needed; Ministério da
 * Saúde: washing hands, teeth and food, water, sleep, shoes against worms of the ground).
 */
import type { ActionName } from '../../studio/cast/actions/actions.ts'

export interface Care {
  readonly action: ActionName
  /** As the child writes it. */
  readonly name: string
  readonly reason: string
}

export const CARES: readonly Care[] = [
  { action: 'escovar os dentes', name: 'escovar os dentes', reason: 'Tira restos de comida e evita a cárie.' },
  { action: 'lavar as mãos', name: 'lavar as mãos', reason: 'Tira germes que iriam para a comida.' },
  { action: 'tomar banho', name: 'tomar banho', reason: 'Tira o suor e a sujeira do corpo todo.' },
  { action: 'lavar o rosto', name: 'lavar o rosto', reason: 'Limpa em volta dos olhos e do nariz.' },
  { action: 'pentear o cabelo', name: 'pentear o cabelo', reason: 'Desfaz os nós e ajuda a achar piolhos.' },
  { action: 'dormir', name: 'dormir', reason: 'Descansa o corpo e ajuda a crescer.' },
  { action: 'comer uma fruta', name: 'comer uma fruta', reason: 'Dá vitaminas e fibras ao corpo.' },
  { action: 'beber água', name: 'beber água', reason: 'Repõe a água que o corpo gasta no dia.' },
  { action: 'calçar o sapato', name: 'calçar o sapato', reason: 'Protege de cortes e de vermes do chão.' },
  { action: 'está barulhento', name: 'tapar os ouvidos', reason: 'Protege a audição de um som muito alto.' },
]
