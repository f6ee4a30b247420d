import { expect, test } from 'vitest'
import { pictureText, showsOf } from './rules.ts'

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
  [
    'what it is in plain words, where the picture is not known',
    { plainTitle: 'Ligar pontos até 20, fácil' },
    'Primeira página da folha “A pera dos números”: Ligar pontos até 20, fácil, em preto e branco, para 5-7 anos.',
  ],
  [
    'what the drawing is known to show',
    { shows: 'Ligar pontos de frutas, fácil, com pera' },
    'Primeira página da folha “A pera dos números”: Ligar pontos de frutas, fácil, com pera, em preto e branco, para 5-7 anos.',
  ],
])('%s', (_, other, expected) => {
  expect(pictureText({ ...sheet, tags: [...sheet.tags], ...other })).toBe(expected)
})

test.each([
  [[], 'Vogais, fácil'],
  [['abelha'], 'Vogais, fácil, com abelha'],
  [['abelha', 'uva', 'ilha'], 'Vogais, fácil, com abelha, uva e ilha'],
  [
    ['um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete'],
    'Vogais, fácil, com um, dois, três, quatro, cinco, seis e outras figuras',
  ],
])('a drawing with %j', (pictures, expected) => {
  expect(showsOf('Vogais, fácil', pictures)).toBe(expected)
})
