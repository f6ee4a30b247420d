import colorirAzulejos from './colorir-azulejos.json' with { type: 'json' }
import colorirCena from './colorir-cena.json' with { type: 'json' }
import colorirContas from './colorir-contas.json' with { type: 'json' }
import colorirDesenho from './colorir-desenho.json' with { type: 'json' }
import colorirFormas from './colorir-formas.json' with { type: 'json' }
import colorirMandala from './colorir-mandala.json' with { type: 'json' }
import colorirMetade from './colorir-metade.json' with { type: 'json' }
import colorirNumeros from './colorir-numeros.json' with { type: 'json' }
import colorirSimetria from './colorir-simetria.json' with { type: 'json' }
import mapaDoBrasil from './mapa-do-brasil.json' with { type: 'json' }
import passoAPasso from './passo-a-passo.json' with { type: 'json' }

/** The contents of each kind of this category, not yet validated. */
export const COLORIR: readonly unknown[] = [
  colorirMandala,
  colorirDesenho,
  colorirNumeros,
  colorirContas,
  colorirSimetria,
  colorirMetade,
  colorirFormas,
  colorirCena,
  colorirAzulejos,
  mapaDoBrasil,
  passoAPasso,
]
