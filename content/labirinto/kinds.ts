import caminhoDaQuadrilha from './caminho-da-quadrilha.json' with { type: 'json' }
import labirintoColeta from './labirinto-coleta.json' with { type: 'json' }
import labirintoColmeia from './labirinto-colmeia.json' with { type: 'json' }
import labirintoDeSinais from './labirinto-de-sinais.json' with { type: 'json' }
import labirintoDoisCaminhos from './labirinto-dois-caminhos.json' with { type: 'json' }
import labirintoFigura from './labirinto-figura.json' with { type: 'json' }
import labirintoFios from './labirinto-fios.json' with { type: 'json' }
import labirintoRedondo from './labirinto-redondo.json' with { type: 'json' }
import labirintoRetangular from './labirinto-retangular.json' with { type: 'json' }

/** The contents of each kind of this category, not yet validated. */
export const LABIRINTO: readonly unknown[] = [
  labirintoRetangular,
  labirintoRedondo,
  labirintoColmeia,
  labirintoFigura,
  labirintoColeta,
  labirintoDoisCaminhos,
  labirintoFios,
  labirintoDeSinais,
  caminhoDaQuadrilha,
]
