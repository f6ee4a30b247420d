/**
 * Places, bodies and rights of a town. Sources: Constituição Federal de 1988 (arts. 6º, 29 a 31: Prefeitura, Câmara
 * Municipal and its control of accounts; 196 saúde; 205 educação; 225 meio ambiente; 230, § 2º transporte), ECA (Lei
 * 8.069/1990, art. 16, IV), Estatuto da Cidade (Lei 10.257/2001, art. 2º, II), Lei Brasileira de Inclusão (Lei
 * 13.146/2015, art. 53), SNUC (Lei 9.985/2000, unidades de conservação), Lei 8.142/1990 (conselhos de saúde), Lei
 * 11.947/2009 (conselhos de alimentação escolar).
 */
import type { TownPlace } from '../../studio/places/whole-town.ts'

/** A public place with its function. */
export const FUNCTIONS: readonly (readonly [TownPlace, string])[] = [
  ['prefeitura', 'Aqui se planejam os serviços do município.'],
  ['câmara', 'Aqui se discutem e votam as leis do município.'],
  ['escola', 'Aqui se aprende com professores e colegas.'],
  ['posto', 'Aqui há vacina, consulta e curativo.'],
  ['biblioteca', 'Aqui se leem e se emprestam livros.'],
  ['praça', 'Aqui se brinca e se descansa ao ar livre.'],
]

export interface Sorted {
  /** Letter, name in the key of letters, place of its sign. */
  readonly classes: readonly (readonly [letter: string, name: string, at: TownPlace])[]
  /** Sentences by letter; a page has two of each. */
  readonly lines: Readonly<Record<string, readonly string[]>>
  /** A line to write on, with an example. */
  readonly ask?: readonly [asks: string, example: string]
}

export const SPACES: Sorted = {
  classes: [
    ['D', 'doméstico', 'casa'],
    ['P', 'público', 'praça'],
    ['C', 'de conservação', 'reserva'],
  ],
  lines: {
    D: ['A família decide quem entra.', 'Cada um tem a sua cama para dormir.', 'A família cozinha e almoça junta.'],
    P: [
      'Qualquer pessoa pode sentar no banco.',
      'Os vizinhos se encontram e brincam.',
      'A prefeitura varre e acende as luzes.',
    ],
    C: [
      'A lei protege as plantas e os bichos.',
      'É proibido cortar árvores e caçar.',
      'Quem visita não leva mudas nem animais.',
    ],
  },
}

export const BODIES: Sorted = {
  classes: [
    ['P', 'Prefeitura', 'prefeitura'],
    ['V', 'Câmara de Vereadores', 'câmara'],
    ['C', 'Conselho Municipal', 'conselho'],
  ],
  lines: {
    P: ['Manda tapar os buracos da rua.', 'Organiza a coleta de lixo.', 'Faz a obra do novo posto de saúde.'],
    V: ['Vota as leis do município.', 'Fiscaliza os gastos do prefeito.', 'Aprova o orçamento do ano.'],
    C: [
      'Moradores e governo discutem a saúde.',
      'Pais e professores acompanham a merenda.',
      'Moradores opinam sobre o meio ambiente.',
    ],
  },
}

export const OFFICES: Sorted = {
  classes: [
    ['A', 'Meio Ambiente', 'reserva'],
    ['T', 'Transporte', 'ônibus'],
    ['H', 'Habitação', 'casa'],
  ],
  lines: {
    A: ['O córrego está cheio de lixo.', 'Faltam árvores nas margens do rio.', 'Há fumaça de queimada no mato.'],
    T: [
      'O ônibus demora a passar.',
      'O ponto de ônibus não tem abrigo.',
      'O ônibus não tem lugar para cadeira de rodas.',
    ],
    H: ['Famílias vivem em casas na área de risco.', 'Faltam moradias populares.', 'Há casas sem banheiro na vila.'],
  },
  ask: ['Minha proposta para o bairro:', 'plantar árvores na praça'],
}

export interface Right {
  readonly at: TownPlace
  readonly right: string
  readonly law: string
}

export const YEARS: Readonly<Record<string, number>> = {
  Constituição: 1988,
  ECA: 1990,
  'Estatuto da Cidade': 2001,
  'Lei de Inclusão': 2015,
}

export const RIGHTS: readonly Right[] = [
  { at: 'escola', right: 'A educação é direito de todos.', law: 'Constituição' },
  { at: 'posto', right: 'A saúde é direito de todos.', law: 'Constituição' },
  { at: 'reserva', right: 'A natureza é protegida para todos.', law: 'Constituição' },
  { at: 'ônibus', right: 'Com 65 anos ou mais, ônibus de graça.', law: 'Constituição' },
  { at: 'praça', right: 'A criança tem direito de brincar.', law: 'ECA' },
  { at: 'rampa', right: 'Calçada com rampa, sem barreiras.', law: 'Lei de Inclusão' },
  { at: 'conselho', right: 'Moradores participam das decisões.', law: 'Estatuto da Cidade' },
]
/** Rights with a law after the Constitution are on every page. */
export const LATER = RIGHTS.filter(({ law }) => law !== 'Constituição')
export const CONSTITUTION = RIGHTS.filter(({ law }) => law === 'Constituição')
