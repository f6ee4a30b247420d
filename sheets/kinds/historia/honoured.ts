/** People of Brazil whose names streets, monuments and buildings have: what they were is from general knowledge. */
import type { NameInTown } from '../../studio/places/memory-corner.ts'

export interface Honoured extends NameInTown {
  readonly was: string
}

const honoured =
  (isWoman: boolean) =>
  (name: string, was: string): Honoured => ({ name, was, isWoman })
const [man, woman] = [honoured(false), honoured(true)]

export const MEN: readonly Honoured[] = [
  man('Zumbi dos Palmares', 'líder do quilombo'),
  man('Santos Dumont', 'inventor'),
  man('Machado de Assis', 'escritor'),
  man('Oswaldo Cruz', 'médico'),
  man('Chico Mendes', 'seringueiro'),
  man('Luiz Gonzaga', 'sanfoneiro'),
  man('Luiz Gama', 'advogado dos escravizados'),
  man('Paulo Freire', 'educador'),
  man('Marçal de Souza', 'líder guarani'),
]

export const WOMEN: readonly Honoured[] = [
  woman('Ana Néri', 'enfermeira'),
  woman('Maria Quitéria', 'soldada da Independência'),
  woman('Cecília Meireles', 'escritora'),
  woman('Carolina de Jesus', 'escritora'),
  woman('Chiquinha Gonzaga', 'compositora'),
  woman('Nise da Silveira', 'médica'),
  woman('Tarsila do Amaral', 'pintora'),
]
