/** Whole pages of single subjects, by the subject's name. */
import { BEES } from './bees.ts'
import { BUTTERFLIES } from './butterflies.ts'
import { CAKES } from './cakes.ts'
import { CATS } from './cats.ts'
import { GIFTS } from './gifts.ts'
import { ICES } from './ices.ts'
import { LADYBIRDS } from './ladybirds.ts'
import { OWLS } from './night-flights.ts'
import { DUCKS, FROGS } from './pond-animals.ts'
import type { Portrait } from './portrait.ts'
import { BOATS } from './sailing.ts'

export const PORTRAITS: Readonly<Record<string, readonly [Portrait, ...Portrait[]]>> = {
  abelha: BEES,
  barco: BOATS,
  borboleta: BUTTERFLIES,
  bolo: CAKES,
  coruja: OWLS,
  gato: CATS,
  joaninha: LADYBIRDS,
  pato: DUCKS,
  presente: GIFTS,
  sapo: FROGS,
  sorvete: ICES,
}
