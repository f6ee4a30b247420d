import pontilharAlfabeto from './pontilhar-alfabeto.json' with { type: 'json' }
import pontilharLetra from './pontilhar-letra.json' with { type: 'json' }
import pontilharMetade from './pontilhar-metade.json' with { type: 'json' }
import pontilharNumeros from './pontilhar-numeros.json' with { type: 'json' }
import pontilharParesImpares from './pontilhar-pares-impares.json' with { type: 'json' }
import pontilharSaltos from './pontilhar-saltos.json' with { type: 'json' }

/** The contents of each kind of this category, not yet validated. */
export const PONTILHAR: readonly unknown[] = [
  pontilharNumeros,
  pontilharAlfabeto,
  pontilharSaltos,
  pontilharParesImpares,
  pontilharMetade,
  pontilharLetra,
]
