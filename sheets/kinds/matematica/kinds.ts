/** The kinds of sheet of this category. */
import type { SheetKind } from '../../scene/scene.ts'
import { contarEEscrever } from './contar-e-escrever.ts'
import { dinheiro } from './dinheiro.ts'
import { maisOuMenos } from './mais-ou-menos.ts'
import { quadroDeDez } from './quadro-de-dez.ts'
import { relogio } from './relogio.ts'
import { retaNumerica } from './reta-numerica.ts'
import { sequenciaNumerica } from './sequencia-numerica.ts'
import { somaComDesenhos } from './soma-com-desenhos.ts'
import { subtracaoComDesenhos } from './subtracao-com-desenhos.ts'
import { tabuada } from './tabuada.ts'

export const MATEMATICA_KINDS: readonly SheetKind[] = [
  contarEEscrever,
  somaComDesenhos,
  subtracaoComDesenhos,
  retaNumerica,
  relogio,
  maisOuMenos,
  dinheiro,
  quadroDeDez,
  tabuada,
  sequenciaNumerica,
]
