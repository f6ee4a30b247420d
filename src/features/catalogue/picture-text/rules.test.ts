import { expect, test } from 'vitest'
import { pictureText } from './rules.ts'

const sheet = {
  title: 'A pera dos números',
  category: 'Pontilhar',
  tags: ['ligar pontos', 'frutas'],
  format: 'Preto e Branco',
  ageRange: '5-7 anos',
} as const

test.each([
  [
    'kind, subjects, look and age',
    {},
    'Primeira página da folha “A pera dos números”: atividade de Pontilhar, com ligar pontos e frutas, em preto e branco, para 5-7 anos.',
  ],
  [
    'an uploaded one without tags',
    { title: 'Minha folha', tags: [], format: 'Colorido' as const },
    'Primeira página da folha “Minha folha”: atividade de Pontilhar, colorida, para 5-7 anos.',
  ],
  [
    'many tags, empty ones, the category itself',
    { tags: ['Pontilhar', ' ', 'um', 'dois', 'três', 'quatro', 'cinco'] },
    'Primeira página da folha “A pera dos números”: atividade de Pontilhar, com um, dois, três e quatro, em preto e branco, para 5-7 anos.',
  ],
])('%s', (_, other, expected) => {
  expect(pictureText({ ...sheet, tags: [...sheet.tags], ...other })).toBe(expected)
})
