/**
 * Places, bodies and rights of a town, from general knowledge, to be checked against Constituição Federal de 1988 (arts. 6º
 * moradia; 14 voto; 29 a 31 Prefeitura, Câmara Municipal and its control of accounts; 196 saúde; 205 educação; 215
 * cultura; 225 meio ambiente; 230, § 2º transporte), ECA (Lei 8.069/1990, art. 16, IV), Estatuto da Cidade (Lei
 * 10.257/2001, art. 2º, II), Lei Brasileira de Inclusão (Lei 13.146/2015, art. 53), SNUC (Lei 9.985/2000), Lei 8.142/1990
 * (conselhos de saúde), Lei 11.947/2009 (conselhos de alimentação escolar).
 */
import type { COMMUNITY_TAGS } from '../../studio/places/three-communities.ts'
import type { TownPlace } from '../../studio/places/whole-town.ts'

/** A place with a sign: of the town, or a community of the municipality. */
export type SignPlace = TownPlace | keyof typeof COMMUNITY_TAGS

/** A public place with sentences of its function; a page has one of them. */
export const FUNCTIONS: readonly (readonly [TownPlace, readonly string[]])[] = [
  [
    'prefeitura',
    [
      'Aqui se planejam os serviços do município.',
      'Aqui trabalha o prefeito ou a prefeita.',
      'Daqui se organizam a limpeza e as obras.',
    ],
  ],
  [
    'câmara',
    [
      'Aqui se discutem e votam as leis do município.',
      'Aqui os vereadores se reúnem.',
      'Aqui se vota o orçamento do município.',
    ],
  ],
  [
    'escola',
    [
      'Aqui se aprende com professores e colegas.',
      'Aqui há salas de aula, recreio e merenda.',
      'Aqui as crianças estudam todo dia letivo.',
    ],
  ],
  [
    'posto',
    [
      'Aqui há vacina, consulta e curativo.',
      'Aqui se cuida da saúde dos moradores.',
      'Aqui se mede a febre e se toma vacina.',
    ],
  ],
  [
    'biblioteca',
    [
      'Aqui se leem e se emprestam livros.',
      'Aqui se pesquisa e se lê em silêncio.',
      'Aqui o livro é de todos: leva, lê e devolve.',
    ],
  ],
  [
    'praça',
    [
      'Aqui se brinca e se descansa ao ar livre.',
      'Aqui há bancos e árvores para quem passa.',
      'Aqui os vizinhos conversam à sombra.',
    ],
  ],
]

export interface Sorted {
  /** Letter, name in the key of letters, place of its sign. */
  readonly classes: readonly (readonly [letter: string, name: string, at: SignPlace])[]
  /** Sentences by letter; a page has two of each. */
  readonly lines: Readonly<Record<string, readonly string[]>>
  /** Sentences of someone against, where each is for (S) or against (N). */
  readonly against?: ReadonlySet<string>
  /** Its places are seen from near by, without the town between them. */
  readonly isClose?: true
  /** A line to write on, with an example. */
  readonly ask?: readonly [asks: string, example: string]
}

export const SPACES: Sorted = {
  isClose: true,
  classes: [
    ['D', 'doméstico', 'casa'],
    ['P', 'público', 'praça'],
    ['C', 'de conservação', 'reserva'],
  ],
  lines: {
    D: [
      'A família decide quem entra.',
      'À noite, a família dorme aqui.',
      'A família cozinha e almoça junta.',
      'A gente toma banho e põe o pijama.',
    ],
    P: [
      'Os vizinhos sentam no banco e conversam.',
      'Os vizinhos se encontram e brincam.',
      'O poste de luz ilumina quem passa.',
      'Há feira e brincadeira para todos.',
    ],
    C: [
      'A lei protege as plantas e os bichos.',
      'É proibido cortar árvores e caçar.',
      'Quem visita não leva mudas nem animais.',
      'Guardas e cientistas cuidam da natureza.',
    ],
  },
}

export const BODIES: Sorted = {
  classes: [
    ['P', 'Prefeitura', 'prefeitura'],
    ['V', 'Vereadores (Câmara)', 'câmara'],
    ['M', 'Moradores (Conselho)', 'conselho'],
  ],
  lines: {
    P: [
      'Manda tapar os buracos da rua.',
      'Organiza a coleta de lixo.',
      'Faz a obra do novo posto de saúde.',
      'Contrata professores para as escolas.',
    ],
    V: [
      'Vota as leis do município.',
      'Julga as contas do prefeito a cada ano.',
      'Aprova o orçamento do ano.',
      'Discute e vota o nome de uma rua.',
    ],
    M: [
      'Debate a saúde com os vizinhos e o governo.',
      'Junta pais e professores pela boa merenda.',
      'Ouve moradores e governo sobre o ambiente.',
      'Ouve os idosos e leva ideias ao governo.',
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
    A: [
      'O córrego está cheio de lixo.',
      'Faltam árvores nas margens do rio.',
      'Há fumaça de queimada no mato.',
      'Cortaram árvores da mata protegida.',
    ],
    T: [
      'O ônibus demora a passar.',
      'O ponto de ônibus não tem abrigo.',
      'O ônibus não tem lugar para cadeira de rodas.',
      'Nenhum ônibus passa no bairro à noite.',
    ],
    H: [
      'Famílias vivem em casas na área de risco.',
      'Faltam moradias populares.',
      'Há casas sem banheiro na vila.',
      'O aluguel ficou caro para muita gente.',
    ],
  },
  ask: ['Minha proposta para o bairro:', 'plantar árvores na praça'],
}

export const YEARS = { Constituição: 1988, ECA: 1990, 'Estatuto da Cidade': 2001, 'Lei de Inclusão': 2015 } as const
export type Law = keyof typeof YEARS

/** Two laws whose years are far enough from each other to be reckoned with. */
export const SPANS: readonly (readonly [asks: string, from: Law, to: Law])[] = [
  ['Anos do ECA ao Estatuto da Cidade:', 'ECA', 'Estatuto da Cidade'],
  ['Anos do ECA à Lei de Inclusão:', 'ECA', 'Lei de Inclusão'],
  ['Anos da Constituição à Lei de Inclusão:', 'Constituição', 'Lei de Inclusão'],
  ['Anos do Estatuto da Cidade à Lei de Inclusão:', 'Estatuto da Cidade', 'Lei de Inclusão'],
]

/** A right of a place: a case in which it is kept, and one in which it is not. */
export interface Right {
  readonly at: TownPlace
  readonly law: Law
  readonly kept: string
  readonly broken: string
}

const right = (law: Law, at: TownPlace, kept: string, broken: string): Right => ({ law, at, kept, broken })

export const RIGHTS: readonly Right[] = [
  right('Constituição', 'escola', 'Na rede pública, ninguém paga para estudar.', 'A rede pública cobrou matrícula.'),
  right('Constituição', 'posto', 'Quem fica doente é atendido.', 'Só atenderam o doente que pagou.'),
  right('Constituição', 'reserva', 'Guardas protegem as plantas e os bichos.', 'Cortaram árvores protegidas.'),
  right('Constituição', 'ônibus', 'O avô de 70 anos viaja de graça.', 'Cobraram passagem do avô de 70 anos.'),
  right('Constituição', 'casa', 'A família tem onde morar.', 'Uma família ficou sem onde morar.'),
  right('Constituição', 'câmara', 'O voto para vereador é secreto.', 'Compraram votos para vereador.'),
  right('Constituição', 'biblioteca', 'Qualquer pessoa lê os livros.', 'Proibiram um vizinho de ler os livros.'),
  right('ECA', 'praça', 'As crianças brincam no balanço.', 'Cobram dinheiro das crianças pelo balanço.'),
  right('Lei de Inclusão', 'rampa', 'A cadeira de rodas chega à faixa.', 'Um carro fechou a passagem da cadeira.'),
  right('Estatuto da Cidade', 'conselho', 'Os moradores são ouvidos.', 'Decidiram tudo sem os moradores.'),
]
/** Rights with a law after the Constitution are on every page. */
export const LATER = RIGHTS.filter(({ law }) => law !== 'Constituição')
export const CONSTITUTION = RIGHTS.filter(({ law }) => law === 'Constituição')
