/** The kinds of sheet of this category. */
import type { SheetKind } from '../../scene.ts'
import { cacaPalavras } from './caca-palavras.ts'
import { completarPalavra } from './completar-palavra.ts'
import { juntarSilabas } from './juntar-silabas.ts'
import { primeiraLetra } from './primeira-letra.ts'

export const ALFABETIZACAO_KINDS: readonly SheetKind[] = [primeiraLetra, juntarSilabas, completarPalavra, cacaPalavras]
