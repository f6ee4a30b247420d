import { describe, expect, it } from 'vitest'
import { dayNote } from './rules.ts'

const USED_UP = 'Você usou os 2 downloads de hoje. Outros 2 chegam à meia-noite, no horário de Brasília'

describe('dayNote', () => {
  it.each([
    [0, 2, null, 'Restam 2 downloads hoje · renova à meia-noite'],
    [1, 2, null, 'Resta 1 download hoje · renova à meia-noite'],
    [2, 2, null, USED_UP],
    [3, 2, null, USED_UP],
    [0, 1, null, 'Resta 1 download hoje · renova à meia-noite'],
    [1, 1, null, 'Você usou o download de hoje. Outro chega à meia-noite, no horário de Brasília'],
    [1, 2, 'pato', 'Pronto. Resta 1 download hoje'],
    [1, 5, 'pato', 'Pronto. Restam 4 downloads hoje'],
    [2, 2, 'pato', 'Pronto. Era o último de hoje · renova à meia-noite'],
    [7, null, null, null],
    [8, null, 'pato', 'Pronto. O arquivo foi baixado.'],
  ])('%i of %s, taken %s → %s', (used, limit, taken, note) => {
    expect(dayNote({ used, limit, taken }, 'pato')).toBe(note)
  })

  it.each([
    [1, 2, 'Resta 1 download hoje · renova à meia-noite'],
    [2, 2, USED_UP],
    [8, null, null],
  ])('after another sheet, %i of %s → %s', (used, limit, note) => {
    expect(dayNote({ used, limit, taken: 'pato' }, 'onibus')).toBe(note)
    expect(dayNote({ used, limit, taken: 'pato' }, null)).toBe(note)
  })
})
