/** Kinds that draw what a person wrote or bounded: for /criar alone, no part of the catalogue. */
import type { SheetKind } from '../../scene/scene.ts'
import { cacaPalavrasProprio } from './caca-palavras-proprio.ts'
import { completarLetrasProprias } from './completar-letras-proprias.ts'
import { contarSilabasProprias } from './contar-silabas-proprias.ts'
import { contasProprias } from './contas-proprias.ts'
import { copiarPalavras } from './copiar-palavras.ts'
import { cracha } from './cracha.ts'
import { fichasDePalavras } from './fichas-de-palavras.ts'
import { juntarSilabasProprias } from './juntar-silabas-proprias.ts'
import { letrasEmbaralhadas } from './letras-embaralhadas.ts'
import { letrasTracadas } from './letras-tracadas.ts'
import { memoriaDePalavras } from './memoria-de-palavras.ts'
import { nomeTracado } from './nome-tracado.ts'
import { numerosQueFaltam } from './numeros-que-faltam.ts'
import { numerosTracados } from './numeros-tracados.ts'
import { ordemAlfabeticaPropria } from './ordem-alfabetica-propria.ts'
import { ordenarSilabasProprias } from './ordenar-silabas-proprias.ts'
import { palavrasTracadas } from './palavras-tracadas.ts'

export const OWN_KINDS: readonly SheetKind[] = [
  nomeTracado,
  cracha,
  cacaPalavrasProprio,
  palavrasTracadas,
  copiarPalavras,
  juntarSilabasProprias,
  ordenarSilabasProprias,
  contarSilabasProprias,
  completarLetrasProprias,
  letrasEmbaralhadas,
  ordemAlfabeticaPropria,
  fichasDePalavras,
  memoriaDePalavras,
  contasProprias,
  numerosQueFaltam,
  numerosTracados,
  letrasTracadas,
]
