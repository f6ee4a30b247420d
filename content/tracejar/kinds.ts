import cabelosEEspinhos from './cabelos-e-espinhos.json' with { type: 'json' }
import desenhoTracejado from './desenho-tracejado.json' with { type: 'json' }
import guiaDoConjunto from './guia-do-conjunto.json' with { type: 'json' }
import letraEmEstrada from './letra-em-estrada.json' with { type: 'json' }
import recortarLinhas from './recortar-linhas.json' with { type: 'json' }
import tracejarAlfabeto from './tracejar-alfabeto.json' with { type: 'json' }
import tracejarCursiva from './tracejar-cursiva.json' with { type: 'json' }
import tracejarEspiral from './tracejar-espiral.json' with { type: 'json' }
import tracejarFormas from './tracejar-formas.json' with { type: 'json' }
import tracejarLetra from './tracejar-letra.json' with { type: 'json' }
import tracejarLinhas from './tracejar-linhas.json' with { type: 'json' }
import tracejarNome from './tracejar-nome.json' with { type: 'json' }
import tracejarNumero from './tracejar-numero.json' with { type: 'json' }
import tracejarOndas from './tracejar-ondas.json' with { type: 'json' }
import tracejarRetas from './tracejar-retas.json' with { type: 'json' }
import tracejarZiguezague from './tracejar-ziguezague.json' with { type: 'json' }

/** The contents of each kind of this category, not yet validated. */
export const TRACEJAR: readonly unknown[] = [
  tracejarLinhas,
  tracejarLetra,
  tracejarNumero,
  tracejarRetas,
  tracejarOndas,
  tracejarZiguezague,
  tracejarEspiral,
  tracejarFormas,
  tracejarAlfabeto,
  tracejarCursiva,
  tracejarNome,
  letraEmEstrada,
  desenhoTracejado,
  recortarLinhas,
  guiaDoConjunto,
  cabelosEEspinhos,
]
