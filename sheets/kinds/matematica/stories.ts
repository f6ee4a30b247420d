/**
 * Small stories that ask for a sum, a difference, a product or a quotient. In a story `{a}` and `{b}` are the numbers,
 * `{x}` the things in the plural, `{q}` «Quantos» or «Quantas», `{o}` the ending of their gender, `{n}` and `{m}` the names of children.
 */

/** The relation of a story's numbers. */
export type Idea =
  | 'juntar'
  | 'acrescentar'
  | 'retirar'
  | 'separar'
  | 'comparar'
  | 'completar'
  | 'grupos'
  | 'repartir'
  | 'dividir'
  | 'dois-passos'

export interface Story {
  readonly idea: Idea
  readonly text: string
  readonly ask: string
  /** Things it excludes: presents do not go on plates. */
  readonly unlike?: readonly string[]
}

export interface StoryTheme {
  /** Pictures of the things that are counted. */
  readonly things: readonly string[]
  /** Joining and taking away: for the first two levels. */
  readonly simple: readonly Story[]
  /** Comparing and completing: from the second level on. */
  readonly compared: readonly Story[]
  /** Equal groups, sharing and two steps: for the highest level. */
  readonly multiplied: readonly Story[]
  /** Long division, for the highest level of themes of division: sharing equally, or how many groups of a size there are. */
  readonly divided?: readonly Story[]
}

const story = (idea: Idea, text: string, ask: string, unlike = ''): Story => ({
  idea,
  text,
  ask,
  ...(unlike && { unlike: unlike.split(' ') }),
})

export const STORY_THEMES: Readonly<Record<string, StoryTheme>> = {
  feira: {
    things: ['apple', 'banana', 'orange', 'lemon', 'tomato', 'carrot', 'mango', 'strawberry', 'cashew', 'guava'],
    simple: [
      story('juntar', '{n} escolheu {a} {x} e {m} escolheu {b}.', '{q} {x} os dois escolheram juntos?'),
      story('acrescentar', 'Na banca havia {a} {x}. O feirante colocou mais {b}.', '{q} {x} há na banca agora?'),
      story('retirar', 'Na banca havia {a} {x}. Uma freguesa levou {b}.', '{q} {x} ficaram na banca?'),
      story(
        'separar',
        '{n} tem {a} {x} na sacola. A avó vai ficar com {b} e {n}, com {o}s outr{o}s.',
        'Com {q2} {x} {n} fica?',
      ),
      story('juntar', 'Numa cesta há {a} {x}. Na outra há {b}.', '{q} {x} há nas duas cestas?'),
      story('retirar', '{n} comprou {a} {x} e deu {b} para a avó.', 'Com {q2} {x} {n} ficou?'),
    ],
    compared: [
      story('comparar', '{n} comprou {a} {x}. {m} comprou {b}.', '{q} {x} {n} comprou a mais que {m}?'),
      story('completar', 'Na caixa cabem {a} {x}. Já estão lá {b}.', '{q} {x} ainda cabem na caixa?'),
      story('comparar', 'A barraca de {n} tem {a} {x} e a de {m} tem {b}.', 'Qual é a diferença entre as duas?'),
    ],
    multiplied: [
      story('grupos', 'O feirante arrumou {a} bandejas com {b} {x} em cada uma.', '{q} {x} ele arrumou?'),
      story('repartir', '{n} repartiu {a} {x} igualmente em {b} sacolas.', '{q} {x} ficaram em cada sacola?'),
      story(
        'dois-passos',
        '{n} comprou {a} saquinhos com {b} {x} e ganhou mais {c} de presente.',
        '{q} {x} {n} levou para casa?',
      ),
      story('grupos', 'Na banca, {o}s {x} formam {a} fileiras de {b}.', '{q} {x} há na banca?'),
      story('repartir', 'Com {a} {x}, o feirante faz pacotes de {b}.', 'Quantos pacotes ele consegue fazer?'),
      story(
        'dois-passos',
        'Chegaram {a} caixas com {b} {x} cada uma. Mais {c} vieram solt{o}s.',
        '{q} {x} chegaram ao todo?',
      ),
    ],
    divided: [
      story('dividir', 'O feirante repartiu {a} {x} igualmente em {b} caixas.', '{q} {x} ficaram em cada caixa?'),
      story('dividir', 'Com {a} {x}, o feirante monta sacolas de {b}.', 'Quantas sacolas ele monta?'),
      story('dividir', '{n} e {m} arrumaram {a} {x} em {b} fileiras iguais.', '{q} {x} há em cada fileira?'),
      story('dividir', 'Em cada bandeja cabem {b} {x}. O feirante tem {a}.', 'Quantas bandejas ele enche?'),
      story(
        'dividir',
        'Um caminhão levou {a} {x} para {b} bancas, o mesmo tanto para cada uma.',
        '{q} {x} cada banca recebeu?',
      ),
      story('dividir', '{n} põe {b} {x} em cada pacote. Já embalou {a}.', 'Quantos pacotes {n} fez?'),
    ],
  },
  sitio: {
    things: ['cow', 'horse', 'pig', 'sheep', 'duck', 'goat', 'rabbit', 'turkey', 'ox', 'baby-chick'],
    simple: [
      story('juntar', 'No pasto há {a} {x}. Perto da cerca há {b}.', '{q} {x} há no sítio?'),
      story('acrescentar', 'Havia {a} {x} na sombra. Chegaram mais {b}.', '{q} {x} estão na sombra agora?'),
      story('retirar', 'Havia {a} {x} perto da casa. Foram passear {b}.', '{q} {x} ficaram perto da casa?'),
      story('separar', '{n} cuida de {a} {x}. Já comeram hoje {b}.', '{q} {x} ainda não comeram?'),
      story('acrescentar', '{n} contou {a} {x} de manhã e mais {b} à tarde.', '{q} {x} {n} contou no dia?'),
      story('retirar', 'Eram {a} {x} no curral. {n} soltou {b}.', '{q} {x} continuam no curral?'),
    ],
    compared: [
      story('comparar', 'O sítio de {n} tem {a} {x}. O de {m} tem {b}.', '{q} {x} {n} tem a mais que {m}?'),
      story('completar', '{n} quer cuidar de {a} {x}. Já tem {b}.', '{q} {x} faltam?'),
      story('comparar', 'Ontem {n} viu {a} {x}. Hoje viu {b}.', '{q} {x} {n} viu a mais ontem?'),
    ],
    multiplied: [
      story('grupos', 'Em cada um dos {a} cercados há {b} {x}.', '{q} {x} há nos cercados?'),
      story('repartir', '{n} vai repartir {a} {x} igualmente em {b} cercados.', '{q} {x} ficam em cada cercado?'),
      story('dois-passos', 'Há {a} grupos de {b} {x} no pasto e {c} perto do lago.', '{q} {x} há ao todo?'),
      story('grupos', '{n} contou {a} filas de {b} {x} a caminho do pasto.', '{q} {x} {n} contou?'),
      story(
        'repartir',
        'Em cada viagem do caminhão vão {b} {x}. São {a} {x} ao todo.',
        'Quantas viagens serão feitas?',
      ),
      story('dois-passos', 'Nos {a} cercados há {b} {x} em cada um. No galpão há mais {c}.', '{q} {x} são ao todo?'),
    ],
  },
  aniversario: {
    things: [
      'balloon',
      'brigadeiro',
      'lollipop',
      'candy',
      'gift',
      'coxinha',
      'cheese-bread',
      'cookie',
      'popsicle',
      'juice',
    ],
    simple: [
      story('juntar', 'Na mesa há {a} {x}. Na cozinha há {b}.', '{q} {x} há para a festa?', 'balloon'),
      story('acrescentar', 'Havia {a} {x} na festa. A madrinha trouxe mais {b}.', '{q} {x} há agora?'),
      story('retirar', 'Havia {a} {x} na mesa. As crianças pegaram {b}.', '{q} {x} ainda estão na mesa?'),
      story(
        'separar',
        '{n} separou {a} {x}. Para os amigos vão {b} e o resto fica para a família.',
        '{q} {x} ficam para a família?',
      ),
      story('juntar', '{n} arrumou {a} {x} e {m} arrumou {b}.', '{q} {x} os dois arrumaram?'),
      story('retirar', '{n} ganhou {a} {x} e deu {b} para {m}.', 'Com {q2} {x} {n} ficou?'),
    ],
    compared: [
      story('comparar', '{n} levou {a} {x}. {m} levou {b}.', '{q} {x} {n} levou a mais que {m}?'),
      story('completar', 'A festa precisa de {a} {x}. Já chegaram {b}.', '{q} {x} ainda faltam?'),
      story(
        'comparar',
        'Antes da festa, {n} contou {a} {x}. No fim, contou {b}.',
        '{q} {x} a menos {n} contou no fim?',
      ),
    ],
    multiplied: [
      story('grupos', 'Em cada uma das {a} mesas há {b} {x}.', '{q} {x} há nas mesas?'),
      story('repartir', '{n} vai repartir {a} {x} igualmente entre {b} crianças.', '{q} {x} cada criança recebe?'),
      story('dois-passos', 'São {a} pacotes com {b} {x} e mais {c} na sacola.', '{q} {x} há para a festa?'),
      story(
        'grupos',
        '{n} fez {a} saquinhos com {b} {x} em cada um.',
        '{q} {x} {n} usou?',
        'balloon gift popsicle juice',
      ),
      story(
        'repartir',
        '{n} tem {a} {x} e põe {b} em cada prato.',
        'Quantos pratos {n} enche?',
        'balloon gift popsicle juice lollipop',
      ),
      story(
        'dois-passos',
        'As {a} famílias levaram {b} {x} cada uma. A escola deu mais {c}.',
        '{q} {x} chegaram à festa?',
      ),
    ],
  },
  escola: {
    things: ['pencil', 'book', 'notebook', 'ruler', 'eraser', 'crayon', 'brush', 'pen', 'sharpener', 'scissors'],
    simple: [
      story('juntar', 'No armário há {a} {x}. Nas carteiras há {b}.', '{q} {x} há na sala?'),
      story('acrescentar', 'A turma tinha {a} {x}. A diretora trouxe mais {b}.', '{q} {x} a turma tem agora?'),
      story('retirar', 'Na caixa havia {a} {x}. {n} pegou {b} para a aula.', '{q} {x} ficaram na caixa?'),
      story('separar', 'Na mesa há {a} {x}. São de {n} {b} e {o}s outr{o}s são de {m}.', '{q} {x} são de {m}?'),
      story('juntar', '{n} tem {a} {x} e {m} tem {b}.', '{q} {x} os dois têm juntos?'),
      story('retirar', '{n} tinha {a} {x} e emprestou {b} para {m}.', 'Com {q2} {x} {n} ficou?'),
    ],
    compared: [
      story('comparar', 'A turma de {n} tem {a} {x}. A de {m} tem {b}.', '{q} {x} a turma de {n} tem a mais?'),
      story('completar', 'A turma precisa de {a} {x}. Já tem {b}.', '{q} {x} ainda faltam?'),
      story('comparar', 'Em março havia {a} {x} na caixa. Em junho havia {b}.', '{q} {x} havia a mais em março?'),
    ],
    multiplied: [
      story('grupos', 'Em cada um dos {a} estojos há {b} {x}.', '{q} {x} há nos estojos?', 'book notebook'),
      story('repartir', 'A professora reparte {a} {x} igualmente entre {b} grupos.', '{q} {x} cada grupo recebe?'),
      story('dois-passos', 'Há {a} caixas com {b} {x} cada uma e mais {c} na mesa.', '{q} {x} há ao todo?'),
      story('grupos', 'Para cada uma das {a} mesas, {n} leva {b} {x}.', '{q} {x} {n} leva?'),
      story('repartir', '{n} guarda {a} {x} em caixas de {b}.', 'De quantas caixas {n} precisa?'),
      story(
        'dois-passos',
        'As {a} turmas receberam {b} {x} cada uma. Sobraram {c} no armário.',
        '{q} {x} havia no começo?',
      ),
    ],
    divided: [
      story(
        'dividir',
        'A escola recebeu {a} {x} para {b} turmas, o mesmo tanto para cada uma.',
        '{q} {x} cada turma recebeu?',
      ),
      story('dividir', 'A diretora guarda {a} {x} em caixas de {b}.', 'De quantas caixas ela precisa?'),
      story('dividir', '{n} e {m} separaram {a} {x} em {b} montes iguais.', '{q} {x} há em cada monte?'),
      story('dividir', 'Em cada gaveta cabem {b} {x}. A escola tem {a}.', 'Quantas gavetas ficam cheias?'),
      story(
        'dividir',
        'Foram doad{o}s {a} {x}, repartid{o}s igualmente entre {b} salas.',
        '{q} {x} cada sala recebeu?',
      ),
      story('dividir', 'Cada kit leva {b} {x}. Na secretaria há {a}.', 'Quantos kits dá para montar?'),
    ],
  },
  praia: {
    things: ['shell', 'crab', 'kite', 'bucket', 'boat', 'coconut', 'popsicle', 'turtle', 'hat', 'flip-flop'],
    simple: [
      story('juntar', '{n} viu {a} {x} e {m} viu {b}, em outro lugar da praia.', '{q} {x} os dois viram?'),
      story(
        'acrescentar',
        'De manhã havia {a} {x} na praia. À tarde chegaram mais {b}.',
        '{q} {x} há agora?',
        'popsicle hat flip-flop bucket coconut',
      ),
      story('retirar', 'Havia {a} {x} perto do mar. A onda levou {b}.', '{q} {x} ficaram?', 'kite boat'),
      story('separar', '{n} contou {a} {x}. São grandes {b} e o resto é pequeno.', '{q} {x} pequen{o}s {n} contou?'),
      story('juntar', 'Na areia há {a} {x}. Perto das pedras há {b}.', '{q} {x} há ao todo?', 'popsicle boat kite'),
      story('retirar', '{n} desenhou {a} {x} na areia. O mar apagou {b}.', '{q} {x} ainda aparecem?'),
    ],
    compared: [
      story('comparar', 'No sábado {n} viu {a} {x}. No domingo viu {b}.', '{q} {x} {n} viu a mais no sábado?'),
      story('completar', '{n} quer desenhar {a} {x}. Já desenhou {b}.', '{q} {x} faltam?'),
      story('comparar', '{n} fotografou {a} {x}. {m} fotografou {b}.', 'Qual é a diferença entre os dois?'),
    ],
    multiplied: [
      story('grupos', '{n} desenhou {a} fileiras de {b} {x} na areia.', '{q} {x} {n} desenhou?'),
      story('repartir', '{n} arruma {a} {x} em {b} grupos iguais.', '{q} {x} ficam em cada grupo?', 'crab turtle boat'),
      story(
        'dois-passos',
        'Em cada uma das {a} barracas há {b} {x}. Perto do mar há mais {c}.',
        '{q} {x} há na praia?',
        'boat turtle crab',
      ),
      story('grupos', 'Em cada um dos {a} dias de férias, {n} viu {b} {x}.', '{q} {x} {n} viu nas férias?'),
      story(
        'repartir',
        '{n} fez grupos de {b} {x}. Eram {a} {x} ao todo.',
        'Quantos grupos {n} fez?',
        'crab turtle boat',
      ),
      story(
        'dois-passos',
        '{n} e os amigos juntaram {a} montes de {b} {x} e ainda acharam mais {c}.',
        '{q} {x} eles juntaram?',
        'boat turtle crab popsicle kite',
      ),
    ],
  },
}

/** Things that come in small numbers, even on a large farm or a long beach. */
export const FEW: ReadonlySet<string> = new Set(
  'cow horse pig sheep goat ox turkey boat kite turtle crab hat bucket'.split(' '),
)

/** Names of girls and of boys: every story has one of each, so that «os dois» is right. */
export const GIRLS = 'Ana Bia Clara Duda Iara Júlia Lia Maya Nina Rita Sofia Yasmin'.split(' ')
export const BOYS = 'Caio Davi Enzo Hugo Ícaro Leo Miguel Otávio Raí Téo Ubiratã Zeca'.split(' ')
