import aMinhaVolta from './a-minha-volta.json' with { type: 'json' }
import acharNaPraia from './achar-na-praia.json' with { type: 'json' }
import copiarNaMalha from './copiar-na-malha.json' with { type: 'json' }
import dentroEFora from './dentro-e-fora.json' with { type: 'json' }
import diferencas from './diferencas.json' with { type: 'json' }
import encontreEConte from './encontre-e-conte.json' with { type: 'json' }
import figurasSobrepostas from './figuras-sobrepostas.json' with { type: 'json' }
import mesmaPosicao from './mesma-posicao.json' with { type: 'json' }
import oDiferente from './o-diferente.json' with { type: 'json' }
import pontosCardeais from './pontos-cardeais.json' with { type: 'json' }
import quebraCabeca from './quebra-cabeca.json' with { type: 'json' }
import sequencia from './sequencia.json' with { type: 'json' }
import sombras from './sombras.json' with { type: 'json' }
import sudokuDeFiguras from './sudoku-de-figuras.json' with { type: 'json' }
import vistaDeCima from './vista-de-cima.json' with { type: 'json' }

/** The contents of each kind of this category, not yet validated. */
export const PERCEPCAO: readonly unknown[] = [
  sombras,
  sequencia,
  oDiferente,
  diferencas,
  figurasSobrepostas,
  mesmaPosicao,
  copiarNaMalha,
  sudokuDeFiguras,
  encontreEConte,
  quebraCabeca,
  acharNaPraia,
  dentroEFora,
  pontosCardeais,
  vistaDeCima,
  aMinhaVolta,
]
