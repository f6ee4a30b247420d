/**
 * Small stories that ask for a sum, a difference, a product or a quotient of numbers that the picture shows. In a story
 * `{x}` are the things in the plural, `{q}` «Quantos» or «Quantas», `{o}` the ending of their gender, `{n}` and `{m}`
 * the names of the girl and the boy who are drawn.
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
  | 'medir'
  | 'dividir'
  | 'dois-passos'

export interface Story {
  readonly idea: Idea
  readonly text: string
  readonly ask: string
  /** Captions of its two numbers in the picture; without one, the number alone. */
  readonly labels: readonly [string, string]
}

export interface StoryTheme {
  /** The things that are counted, by name. */
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

const story = (idea: Idea, text: string, ask: string, one = '', other = ''): Story => ({
  idea,
  text,
  ask,
  labels: [one, other],
})

export const STORY_THEMES: Readonly<Record<string, StoryTheme>> = {
  feira: {
    things: ['maçã', 'laranja', 'banana', 'pera', 'caju', 'cenoura', 'tomate', 'batata'],
    simple: [
      story('juntar', '{n} e {m} vão vender juntos {o}s {x} das duas caixas.', '{q} {x} os dois têm?', '{n}', '{m}'),
      story('retirar', '{n} vai comprar {x} da caixa de {m}.', '{q} {x} vão ficar na caixa?', '{m}', '{n} leva'),
      story('acrescentar', 'Na banca já havia {x}. Chegou mais uma caixa.', '{q} {x} há agora?', 'banca', 'chegou'),
      story('separar', '{m} vai separar {x} da caixa para a avó.', '{q} {x} vão sobrar?', 'caixa', 'avó'),
      story('juntar', '{n} vai pôr tudo em uma sacola só.', '{q} {x} vão na sacola?', 'caixa 1', 'caixa 2'),
      story('retirar', '{n} vai dar {x} da caixa para {m}.', 'Com {q2} {x} {n} vai ficar?', '{n}', 'para {m}'),
    ],
    compared: [
      story('comparar', '{n} e {m} encheram suas caixas.', '{q} {x} {n} tem a mais que {m}?', '{n}', '{m}'),
      story('completar', '{m} ainda não encheu a caixa.', '{q} {x} faltam para encher?', 'caixa cheia', 'já tem'),
      story('comparar', 'À tarde há menos {x} que de manhã.', '{q} {x} a menos há à tarde?', 'manhã', 'tarde'),
    ],
    multiplied: [
      story('grupos', '{n} arrumou {o}s {x} em caixas iguais.', '{q} {x} há ao todo nas caixas?'),
      story('repartir', '{m} vai repartir tudo igualmente nas caixas vazias.', '{q} {x} vão em cada caixa?', '{x}'),
      story('dois-passos', '{n} vai levar as caixas iguais e a outra caixa.', '{q} {x} vai levar?', '', 'outra'),
      story('grupos', 'As caixas chegaram do sítio, todas com o mesmo tanto.', '{q} {x} chegaram?'),
      story(
        'medir',
        '{m} vai fazer sacolas, todas com o mesmo tanto.',
        'Quantas sacolas vai fazer?',
        '{x}',
        'por sacola',
      ),
      story('dois-passos', '{m} contou as caixas iguais e depois a outra.', '{q} {x} contou ao todo?', '', 'outra'),
    ],
    divided: [
      story('dividir', '{n} vai repartir tudo igualmente em caixas.', '{q} {x} vão em cada caixa?', '{x}', 'caixas'),
      story(
        'dividir',
        '{m} monta sacolas, todas com o mesmo tanto.',
        'Quantas sacolas ele monta?',
        '{x}',
        'por sacola',
      ),
      story(
        'dividir',
        '{n} e {m} vão formar fileiras iguais na banca.',
        '{q} {x} vão em cada fileira?',
        '{x}',
        'fileiras',
      ),
      story(
        'dividir',
        '{n} enche bandejas, todas com o mesmo tanto.',
        'Quantas bandejas ela enche?',
        '{x}',
        'por bandeja',
      ),
      story('dividir', 'Um caminhão leva o mesmo tanto a cada banca.', '{q} {x} cada banca recebe?', '{x}', 'bancas'),
      story('dividir', '{m} faz pacotes, todos com o mesmo tanto.', 'Quantos pacotes ele faz?', '{x}', 'por pacote'),
    ],
  },
  sitio: {
    things: ['vaca', 'cavalo', 'porco', 'ovelha', 'galinha', 'pintinho'],
    simple: [
      story('juntar', '{n} e {m} vão contar os dois cercados.', '{q} {x} há ao todo?', 'cercado 1', 'cercado 2'),
      story(
        'retirar',
        '{m} vai abrir o portão, e {x} vão sair.',
        '{q} {x} vão ficar no cercado?',
        'cercado',
        'vão sair',
      ),
      story(
        'acrescentar',
        '{n} já tinha {x}. Hoje chegaram outr{o}s.',
        '{q} {x} {n} tem agora?',
        'já tinha',
        'chegaram',
      ),
      story('separar', 'Já comeram uma parte d{o}s {x}.', '{q} {x} ainda não comeram?', 'cercado', 'já comeram'),
      story('juntar', 'À noite, tod{o}s vão para o galpão.', '{q} {x} vão dormir lá?', 'sol', 'sombra'),
      story('retirar', '{n} vai levar {x} do cercado para o lago.', '{q} {x} não vão?', 'cercado', 'vão ao lago'),
    ],
    compared: [
      story('comparar', '{n} e {m} cuidam de {x}.', 'De {q2} {x} {n} cuida a mais?', '{n}', '{m}'),
      story('completar', '{m} abriu o portão para {o}s {x} entrarem.', '{q} {x} ainda faltam?', 'são', 'já entraram'),
      story('comparar', 'Ontem {n} viu mais {x} que hoje.', '{q} {x} a menos {n} viu hoje?', 'ontem', 'hoje'),
    ],
    multiplied: [
      story('grupos', '{n} contou {o}s {x} dos abrigos iguais.', '{q} {x} {n} contou?'),
      story('repartir', '{m} vai repartir tod{o}s igualmente nos abrigos vazios.', '{q} {x} vão em cada um?', '{x}'),
      story('dois-passos', '{n} cuida dos abrigos iguais e do outro abrigo.', 'De {q2} {x} {n} cuida?', '', 'outro'),
      story('grupos', 'Em cada abrigo há o mesmo tanto de {x}.', '{q} {x} há no sítio?'),
      story('medir', 'O caminhão leva sempre o mesmo tanto.', 'Quantas viagens serão feitas?', '{x}', 'por viagem'),
      story('dois-passos', '{m} somou os abrigos iguais e depois o outro.', '{q} {x} há ao todo?', '', 'outro'),
    ],
  },
  aniversario: {
    things: ['brigadeiro', 'biscoito', 'suco', 'sonho', 'rosquinha', 'pãozinho'],
    simple: [
      story('juntar', 'Duas caixas vão para a mesma mesa.', '{q} {x} a mesa vai ter?', 'caixa 1', 'caixa 2'),
      story('retirar', '{n} vai levar {x} para os avós.', '{q} {x} vão ficar para a festa?', 'caixa', 'avós'),
      story('acrescentar', '{n} já tinha feito {x}. {m} fez mais.', '{q} {x} há agora?', '{n}', '{m}'),
      story('juntar', '{n} e {m} vão pôr tudo na mesa.', '{q} {x} vão para a mesa?', '{n}', '{m}'),
      story('retirar', 'As crianças vão pegar {x} da caixa.', '{q} {x} vão ficar na caixa?', 'caixa', 'vão pegar'),
      story('acrescentar', 'A festa já tinha {x}. A avó trouxe mais.', '{q} {x} há agora?', 'festa', 'avó'),
      story('separar', '{m} vai guardar {x} para a família.', '{q} {x} vão sobrar?', 'caixa', 'família'),
      story('juntar', '{n} vai servir {o}s {x} das duas caixas.', '{q} {x} vai servir?', 'sala', 'cozinha'),
      story('retirar', '{n} vai dar {x} da caixa para {m}.', 'Com {q2} {x} {n} vai ficar?', '{n}', 'para {m}'),
    ],
    compared: [
      story('comparar', '{n} e {m} trouxeram caixas.', '{q} {x} {n} trouxe a mais?', '{n}', '{m}'),
      story('completar', '{m} conferiu o que já chegou à festa.', '{q} {x} ainda faltam?', 'precisa', 'chegaram'),
      story('comparar', 'No fim da festa havia menos {x}.', '{q} {x} a menos havia no fim?', 'começo', 'fim'),
    ],
    multiplied: [
      story('grupos', '{n} fez caixas iguais para os amigos.', '{q} {x} {n} usou ao todo?'),
      story('repartir', '{m} vai repartir tudo igualmente nas caixas vazias.', '{q} {x} vão em cada caixa?', '{x}'),
      story('medir', '{n} põe em cada prato o mesmo tanto.', 'Quantos pratos {n} enche?', '{x}', 'por prato'),
      story(
        'repartir',
        'Cada convidado tem uma caixa vazia e vai ganhar o mesmo tanto.',
        '{q} {x} cada um ganha?',
        '{x}',
      ),
      story('dois-passos', '{n} juntou as caixas iguais e a caixa da avó.', '{q} {x} há para a festa?', '', 'avó'),
      story('repartir', '{n} e {m} vão encher as caixas vazias por igual.', '{q} {x} vão em cada caixa?', '{x}'),
      story('medir', 'Cada criança vai receber o mesmo tanto.', 'Quantas crianças vão receber?', '{x}', 'por criança'),
      story('repartir', 'As caixas vazias são lembranças, todas com o mesmo tanto.', '{q} {x} vão em cada uma?', '{x}'),
      story('dois-passos', '{m} contou as caixas iguais e a que veio depois.', '{q} {x} contou ao todo?', '', 'depois'),
    ],
  },
  escola: {
    things: ['lápis', 'livro', 'régua', 'tesoura', 'peteca', 'bola'],
    simple: [
      story('juntar', '{n} e {m} vão guardar tudo no armário.', '{q} {x} vão para o armário?', '{n}', '{m}'),
      story('retirar', '{m} vai pegar {x} da caixa para a aula.', '{q} {x} vão ficar na caixa?', 'caixa', 'aula'),
      story(
        'acrescentar',
        'A turma já tinha {x}. A diretora trouxe mais.',
        '{q} {x} a turma tem agora?',
        'turma',
        'diretora',
      ),
      story('separar', 'Uma parte d{o}s {x} é da outra turma.', '{q} {x} são da turma de {n}?', 'caixa', 'outra turma'),
      story('juntar', '{n} contou {o}s {x} dos dois lugares.', '{q} {x} há na sala?', 'armário', 'mesas'),
      story('retirar', '{n} vai emprestar {x} da caixa para {m}.', '{q} {x} ficam com {n}?', '{n}', 'empresta'),
    ],
    compared: [
      story('comparar', '{n} e {m} são de turmas diferentes.', '{q} {x} a turma de {n} tem a mais?', '{n}', '{m}'),
      story('completar', '{m} conferiu {o}s {x} da turma.', '{q} {x} ainda faltam?', 'precisa', 'já tem'),
      story('comparar', 'Em março havia mais {x} que em junho.', '{q} {x} a menos havia em junho?', 'março', 'junho'),
    ],
    multiplied: [
      story('grupos', '{n} arrumou {o}s {x} em caixas iguais.', '{q} {x} há nas caixas?'),
      story('repartir', '{m} vai repartir tudo igualmente nas caixas vazias.', '{q} {x} vão em cada caixa?', '{x}'),
      story('dois-passos', '{n} contou as caixas iguais e a outra caixa.', '{q} {x} há ao todo?', '', 'outra'),
      story('grupos', 'Cada mesa recebeu uma caixa com o mesmo tanto.', '{q} {x} as mesas receberam?'),
      story(
        'medir',
        '{m} forma grupos, e cada um recebe o mesmo tanto.',
        'Quantos grupos recebem?',
        '{x}',
        'por grupo',
      ),
      story('dois-passos', '{m} guardou as caixas iguais e a outra caixa.', '{q} {x} guardou?', '', 'outra'),
    ],
    divided: [
      story('dividir', 'A escola vai dar o mesmo tanto a cada turma.', '{q} {x} cada turma recebe?', '{x}', 'turmas'),
      story('dividir', '{m} guarda o mesmo tanto em cada gaveta.', 'Quantas gavetas ele enche?', '{x}', 'por gaveta'),
      story('dividir', '{n} e {m} vão fazer montes iguais.', '{q} {x} vão em cada monte?', '{x}', 'montes'),
      story('dividir', '{n} monta kits, todos com o mesmo tanto.', 'Quantos kits ela monta?', '{x}', 'por kit'),
      story('dividir', 'Tudo será repartido igualmente entre as salas.', '{q} {x} cada sala recebe?', '{x}', 'salas'),
      story('dividir', '{m} enche caixas, todas com o mesmo tanto.', 'Quantas caixas ele enche?', '{x}', 'por caixa'),
    ],
  },
  praia: {
    things: ['concha', 'estrela-do-mar', 'siri', 'pedrinha', 'coco'],
    simple: [
      story('juntar', '{n} e {m} vão contar tudo o que acharam.', '{q} {x} os dois acharam?', '{n}', '{m}'),
      story('retirar', '{m} vai tirar {x} do cesto.', '{q} {x} vão ficar no cesto?', 'cesto', 'vai tirar'),
      story('acrescentar', 'De manhã {n} achou {x}. À tarde achou mais.', '{q} {x} achou no dia?', 'manhã', 'tarde'),
      story('separar', 'No cesto há {x} grandes e {x} pequen{o}s.', '{q} {x} pequen{o}s há?', 'cesto', 'grandes'),
      story('juntar', '{n} vai despejar os dois cestos na areia.', '{q} {x} vão para a areia?', 'cesto 1', 'cesto 2'),
      story('retirar', '{n} vai devolver {x} do cesto.', '{q} {x} vão ficar com {n}?', 'cesto', 'devolve'),
    ],
    compared: [
      story('comparar', '{n} e {m} contaram seus cestos.', '{q} {x} {n} tem a mais que {m}?', '{n}', '{m}'),
      story('completar', '{m} quer encher o cesto.', '{q} {x} ainda faltam?', 'cesto cheio', 'já tem'),
      story(
        'comparar',
        'No sábado {n} viu mais que no domingo.',
        '{q} {x} a menos viu no domingo?',
        'sábado',
        'domingo',
      ),
    ],
    multiplied: [
      story('grupos', '{n} encheu cestos iguais na praia.', '{q} {x} {n} juntou?'),
      story('repartir', '{m} vai repartir tudo igualmente nos cestos vazios.', '{q} {x} vão em cada cesto?', '{x}'),
      story('dois-passos', '{n} contou os cestos iguais e o outro cesto.', '{q} {x} contou?', '', 'outro'),
      story('grupos', 'Cada amigo encheu um cesto com o mesmo tanto.', '{q} {x} os amigos juntaram?'),
      story(
        'medir',
        '{m} faz montes na areia, todos com o mesmo tanto.',
        'Quantos montes vai fazer?',
        '{x}',
        'por monte',
      ),
      story('dois-passos', '{m} juntou os cestos iguais e o outro cesto.', '{q} {x} juntou?', '', 'outro'),
    ],
  },
}

/** Things that come in small numbers, even on a large farm or a long beach. */
export const FEW: ReadonlySet<string> = new Set(['vaca', 'cavalo', 'porco', 'ovelha', 'siri', 'bola', 'estrela-do-mar'])
