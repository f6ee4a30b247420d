import { describe, expect, it } from 'vitest'
import { dayNote } from './rules.ts'

describe('dayNote', () => {
  it.each([
    [0, 2, false, '0 de 2 downloads de hoje · renova à meia-noite'],
    [1, 2, false, '1 de 2 downloads de hoje · renova à meia-noite'],
    [2, 2, false, 'Você usou os 2 downloads de hoje · renova à meia-noite'],
    [3, 2, false, 'Você usou os 2 downloads de hoje · renova à meia-noite'],
    [0, 1, false, '0 de 1 download de hoje · renova à meia-noite'],
    [1, 1, false, 'Você usou o download de hoje · renova à meia-noite'],
    [1, 2, true, 'Pronto. Resta 1 hoje'],
    [1, 5, true, 'Pronto. Restam 4 hoje'],
    [2, 2, true, 'Pronto. Era o último de hoje · renova à meia-noite'],
    [7, null, false, null],
    [8, null, true, 'Pronto. O arquivo foi baixado.'],
  ])('%i of %s, finished %s → %s', (used, limit, finished, note) => {
    expect(dayNote({ used, limit, finished })).toBe(note)
  })
})
