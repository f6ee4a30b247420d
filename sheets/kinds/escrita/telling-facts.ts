/** Possible reports of the photographed moments, in the words of the second year. */
import type { ExperimentName } from '../../studio/shapes/experiments.ts'

/** Words that mark the time of the four moments. */
export const STARTS = ['Primeiro', 'Depois', 'Mais tarde', 'Por fim'] as const

type Four = readonly [string, string, string, string]

/** A sentence for each moment, without its word of time. */
export const TELLING: Readonly<Record<ExperimentName, Four>> = {
  feijao: [
    'pusemos um grão de feijão no algodão molhado.',
    'o grão abriu, e apareceu um broto.',
    'o pé cresceu e ganhou duas folhas.',
    'ele ficou mais alto, com quatro folhas.',
  ],
  gelo: [
    'pusemos uma pedra de gelo na peneira.',
    'o gelo ficou menor e pingou água no copo.',
    'a água subiu, e o gelo diminuiu mais.',
    'quase todo o gelo tinha virado água.',
  ],
  papel: [
    'penduramos a tira de papel com a ponta na água azul.',
    'a água começou a subir pelo papel.',
    'a parte azul ficou maior.',
    'a água chegou bem alto no papel.',
  ],
  balao: [
    'prendemos o balão vazio na boca da garrafa.',
    'o balão começou a levantar.',
    'ele ficou em pé e maior.',
    'o balão ficou bem cheio.',
  ],
  pao: [
    'guardamos uma fatia de pão limpa na embalagem.',
    'apareceram duas manchas de bolor.',
    'contamos cinco manchas.',
    'já eram nove manchas no pão.',
  ],
  lagarta: [
    'vimos os ovos na folha.',
    'nasceu uma lagarta, que comia folhas.',
    'a lagarta virou crisálida.',
    'da crisálida saiu uma borboleta.',
  ],
}

/** Facts beside the photos, in the words of whoever speaks; short lines. */
export const DONE: Partial<Record<ExperimentName, readonly string[]>> = {
  balao: ['Misturamos', 'fermento,', 'açúcar e', 'água morna.'],
}

/** A report of what was done, where the first photo does not show all of it. */
export const DID: Partial<Record<ExperimentName, string>> = {
  balao: 'Misturamos fermento, açúcar e água morna. Prendemos o balão.',
}

export const LEARNT: Readonly<Record<ExperimentName, string>> = {
  feijao: 'O feijão brota quando recebe água.',
  gelo: 'O gelo derrete e vira água.',
  papel: 'O papel puxa a água para cima.',
  balao: 'A mistura solta um gás que enche o balão.',
  pao: 'O bolor cresce no pão úmido.',
  lagarta: 'A lagarta se transforma em borboleta.',
}
