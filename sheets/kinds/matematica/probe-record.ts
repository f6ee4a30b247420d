/** The adult's record of a mathematics assessment: what each task looks at, what was seen, and next steps. */
import { heading, LEFT, note, RIGHT, rule, tick, whose } from '../../page/adult-record.ts'
import { CONTENT } from '../../page/paper.ts'
import { ASSESSMENT_TEXTS } from '../../page/texts.ts'
import { text } from '../../scene/marks.ts'
import type { Level, Mark } from '../../scene/scene.ts'
import { grouped, type NumberForm } from './number-probes.ts'
import type { ShapeForm } from './shape-probes.ts'

/** A task in the record. */
export interface Looked {
  readonly title: string
  readonly codes: string
  /** Numbers or answers, for whoever reads along. */
  readonly expected: string
  /** Ways of doing it that may be seen. */
  readonly seen: readonly string[]
}

interface Words {
  readonly title: string
  readonly codes: Readonly<Record<Level, string>>
  readonly seen: Readonly<Record<Level, readonly string[]>>
}

const COUNTING: Words = {
  title: 'Contagem',
  codes: { facil: 'EF01MA04', medio: 'EF02MA02', desafio: 'EF04MA02' },
  seen: {
    facil: [
      'diz a sequência sem pular',
      'toca cada coisa uma só vez',
      'marca as que já contou',
      'responde com o último número dito',
    ],
    medio: ['conta uma a uma', 'forma grupos de 2, 5 ou 10', 'recomeça quando se perde', 'marca as que já contou'],
    desafio: [
      'soma cada tipo de caixa',
      'conta de 1.000, de 100 e de 10',
      'lê o número pelas ordens',
      'confere de outro modo',
    ],
  },
}
const dictated = (heard: string, meant: string): Words => ({
  title: 'Ditado de números',
  codes: { facil: 'EF01MA04', medio: 'EF02MA01, EF03MA01', desafio: 'EF05MA01' },
  seen: {
    facil: [
      'escreve os de um algarismo',
      'escreve as dezenas exatas',
      `escreve como ouve (${heard} por ${meant})`,
      'troca os algarismos de lugar',
    ],
    medio: [
      'escreve até 100',
      'escreve as centenas exatas',
      `escreve como ouve (${heard} por ${meant})`,
      'deixa fora o zero do meio',
    ],
    desafio: [
      'escreve até 10.000',
      'separa as classes',
      `escreve como ouve (${heard} por ${meant})`,
      'deixa fora zeros do meio',
    ],
  },
})
const ORDER: Words = {
  title: 'Ordem',
  codes: { facil: 'EF01MA05', medio: 'EF02MA01', desafio: 'EF04MA01' },
  seen: {
    facil: [
      'compara pelo primeiro algarismo',
      'compara pela contagem',
      'troca os de mesmos algarismos',
      'explica como escolheu',
    ],
    medio: [
      'olha quantos algarismos tem',
      'compara da esquerda para a direita',
      'troca os de mesmos algarismos',
      'explica como escolheu',
    ],
    desafio: [
      'olha quantos algarismos tem',
      'compara ordem por ordem',
      'olha só o último algarismo',
      'explica como escolheu',
    ],
  },
}
const COMPOSE: Words = {
  title: 'Composição',
  codes: { facil: 'EF01MA07', medio: 'EF02MA04', desafio: 'EF04MA02' },
  seen: {
    facil: [
      'conta a barra como 10',
      'conta quadradinho a quadradinho',
      'usa dedos ou desenho',
      'lembra o par que faz 10',
    ],
    medio: ['conta a placa como 100', 'conta a barra como 10', 'decompõe pelas ordens', 'perde a ordem vazia'],
    desafio: ['soma sem armar a conta', 'decompõe pelas ordens', 'perde a ordem vazia', 'confere somando de volta'],
  },
}
const problem = (title: string, codes: Words['codes']): Words => ({
  title,
  codes,
  seen: {
    facil: ['reconta tudo', 'conta a partir de um dos números', 'desenha ou usa dedos', 'lembra o resultado'],
    medio: ['desenha ou conta um a um', 'usa dezenas e unidades', 'arma a conta', 'calcula de cabeça'],
    desafio: ['desenha os grupos', 'soma ou subtrai parcelas iguais', 'usa a tabuada', 'confere pela operação inversa'],
  },
})
const SHAPES: Words = {
  title: 'Figuras',
  codes: { facil: 'EF01MA14', medio: 'EF02MA15, EF03MA15', desafio: 'EF04MA18' },
  seen: {
    facil: [
      'reconhece o triângulo girado',
      'só aceita o de ponta para cima',
      'confunde com outra figura',
      'explica pelos três lados',
    ],
    medio: ['conta cada lado uma vez', 'confunde lado e vértice', 'sabe o nome da figura', 'reconhece a figura girada'],
    desafio: [
      'reconhece o ângulo reto girado',
      'confunde com lados iguais',
      'usa o canto da folha',
      'sabe o nome das figuras',
    ],
  },
}
const MEASURE: Words = {
  title: 'Medida',
  codes: { facil: 'EF01MA15', medio: 'EF02MA16, EF03MA19', desafio: 'EF04MA20, EF04MA21' },
  seen: {
    facil: [
      'compara as duas pontas da fita',
      'olha só onde a fita acaba',
      'usa os dedos como medida',
      'explica como sabe',
    ],
    medio: ['começa no zero', 'conta os traços, não os espaços', 'lê o número na ponta do lápis', 'diz a unidade'],
    desafio: [
      'soma os quatro lados',
      'soma só dois lados',
      'multiplica para achar a área',
      'confunde perímetro e área',
    ],
  },
}

const looked = ({ title, codes, seen }: Words, level: Level, expected: string): Looked => ({
  ...{ title, expected, codes: codes[level], seen: seen[level] },
})

export const numbersLooked = (level: Level, form: NumberForm): Looked[] => [
  looked(COUNTING, level, grouped(form.total)),
  looked(dictated(...form.asHeard), level, form.dictated.map(grouped).join(' · ')),
  looked(
    ORDER,
    level,
    form.mixed
      .toSorted((a, b) => a - b)
      .map(grouped)
      .join(' · '),
  ),
  looked(
    COMPOSE,
    level,
    [
      ...(form.shown === null ? [] : [grouped(form.shown)]),
      ...form.sums.map(({ whole, parts }) => `${parts.map(grouped).join(' + ')} = ${grouped(whole)}`),
    ].join(' · '),
  ),
]

const ADDING = { facil: 'EF01MA08', medio: 'EF02MA06, EF03MA06' } as const

export function shapesLooked(level: Level, { problems, wanted, measure }: ShapeForm): Looked[] {
  const [one, other] = problems
  const isProduct = level === 'desafio'
  const count = wanted.filter((value) => value === 1).length
  return [
    looked(
      problem(isProduct ? 'Problema de multiplicar' : 'Problema de juntar', { ...ADDING, desafio: 'EF04MA06' }),
      level,
      String(one.answer),
    ),
    looked(
      problem(isProduct ? 'Problema de dividir' : 'Problema de tirar ou comparar', { ...ADDING, desafio: 'EF04MA07' }),
      level,
      String(other.answer),
    ),
    looked(SHAPES, level, level === 'medio' ? wanted.join(' · ') : `${count} figuras`),
    looked(MEASURE, level, measure.answer.join(' · ')),
  ]
}

const HOW: Readonly<Record<'numbers' | 'shapes', readonly string[]>> = {
  numbers: [
    'Aplique com uma criança ou um grupo pequeno, sem pressa e sem corrigir.',
    'Na tarefa 2, dite cada número uma vez por inteiro e repita só uma vez.',
    'Pergunte: “como você pensou?”. Marque o que viu; vale mais de um quadrinho.',
  ],
  shapes: [
    'Leia cada problema em voz alta. Desenho, dedos, tampinhas e contas valem igual.',
    'Não sugira a operação: o jeito de resolver é o que interessa.',
    'Pergunte: “como você pensou?”. Marque o que viu; vale mais de um quadrinho.',
  ],
}

const NEXT: Readonly<Record<'numbers' | 'shapes', Readonly<Record<Level, readonly string[]>>>> = {
  numbers: {
    facil: [
      'Perde a conta: contar coleções em fileiras, pondo de lado o que já foi contado.',
      'Escreve como ouve: comparar com o quadro do cem e com fichas sobrepostas.',
      'Conta a barra de um em um: trocar dez tampinhas por um palito amarrado.',
    ],
    medio: [
      'Conta de um em um: juntar em grupos de dez antes de contar.',
      'Escreve como ouve: montar o número com fichas de centena, dezena e unidade.',
      'Troca números parecidos: marcar os dois na mesma reta numérica.',
    ],
    desafio: [
      'Perde zeros: escrever o número num quadro de ordens e ler de volta.',
      'Compara mal: alinhar os números pela direita, ordem por ordem.',
      'Arma tudo: decompor de cabeça antes de usar o papel.',
    ],
  },
  shapes: {
    facil: [
      'Reconta tudo: esconder a primeira parte e contar a partir dela.',
      'Não sabe o que fazer: contar a história com objetos antes do desenho.',
      'Só vê o triângulo em pé: girar figuras recortadas sobre a mesa.',
    ],
    medio: [
      'Conta um a um: agrupar em dezenas ou andar de dez em dez na reta.',
      'Escolhe a conta pelo som: recontar a história e só depois calcular.',
      'Lê mal a régua: medir tiras de 1 cm coladas uma ao lado da outra.',
    ],
    desafio: [
      'Desenha tudo: passar do desenho à soma de parcelas e à tabuada.',
      'Não liga dividir e multiplicar: montar as duas contas da mesma cena.',
      'Confunde perímetro e área: contornar com barbante, cobrir com papel.',
    ],
  },
}

const [CODE, SMALL, TICKED] = [3.4, 3.7, 6.4]

/** A task: its number and title, what is expected, its codes, and ways to tick. */
function task({ title, codes, expected, seen }: Looked, number: number, y: number): Mark[] {
  const half = (RIGHT - LEFT) / 2
  return [
    heading(y, `${number}. ${title}`),
    text(RIGHT, y, codes, CODE, { font: 'text', anchor: 'end' }),
    note(LEFT + 5, y + 6.2, expected, SMALL),
    ...seen.flatMap((label, i) => tick(LEFT + 5 + (i % 2) * half, y + 13 + Math.floor(i / 2) * TICKED, label, SMALL)),
    rule(LEFT, RIGHT, y + 22.4),
  ]
}

const PITCH = 28.2

export function probeRecord(part: 'numbers' | 'shapes', level: Level, tasks: readonly Looked[]): Mark[] {
  const top = CONTENT.y
  const end = top + CONTENT.height
  const how = top + 22
  const first = how + 29
  const next = first + tasks.length * PITCH
  const notes = next + 29
  const lines = Math.max(0, Math.floor((end - notes - 1) / 9))
  return [
    ...whose(top + 4),
    heading(how, ASSESSMENT_TEXTS.how),
    ...HOW[part].map((step, i) => note(LEFT, how + 6.4 + i * 5.8, `${i + 1}. ${step}`)),
    ...tasks.flatMap((one, i) => task(one, i + 1, first + i * PITCH)),
    heading(next, 'Próximos passos'),
    ...NEXT[part][level].flatMap((step, i) => tick(LEFT, next + 7 + i * 6.4, step, SMALL)),
    heading(notes, 'Anotações'),
    ...Array.from({ length: lines }, (_, i) => rule(LEFT, RIGHT, notes + 9 + i * 9)),
  ]
}
