/** The visual supports. */
import type { SheetKind } from '../../../scene/scene.ts'
import { combinados } from './combinados.ts'
import { escala } from './escala.ts'
import { escolha } from './escolha.ts'
import { fichas } from './fichas.ts'
import { primeiroDepois } from './primeiro-depois.ts'
import { rotina } from './rotina.ts'

export const SUPPORTS: readonly SheetKind[] = [rotina, primeiroDepois, escolha, fichas, escala, combinados]
