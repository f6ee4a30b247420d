/**
 * Rules of eight games that children play in Brazil, in the common form of each. Names and rules differ by region: the
 * collection «Mapa do Brincar» (Folha de S.Paulo) has many of them.
 */

/** A sentence with its verb in the imperative, second word on. */
export interface RuleStep {
  /** Infinitive. */
  readonly verb: string
  readonly imperative: string
  readonly rest: string
}

export interface GameRules {
  readonly game:
    | 'amarelinha'
    | 'queimada'
    | 'bolinha de gude'
    | 'cabra-cega'
    | 'peteca'
    | 'pega-varetas'
    | 'cinco-marias'
    | 'pular corda'
  readonly material: string
  /** Names of the things in its scenes. */
  readonly shows: readonly string[]
  readonly players: string
  /** Players in its scenes. */
  readonly count: number
  /** As the drawings show them, each needs the one before. */
  readonly steps: readonly [RuleStep, RuleStep, RuleStep, RuleStep]
  /** Of another game; no scene shows it. */
  readonly intruder: RuleStep
}

const step = (verb: string, imperative: string, rest: string): RuleStep => ({ verb, imperative, rest })

export const GAME_RULES: readonly GameRules[] = [
  {
    game: 'amarelinha',
    material: 'giz e uma pedrinha',
    shows: ['giz', 'pedrinha'],
    players: '2 ou mais',
    count: 2,
    steps: [
      step('riscar', 'Risque', 'as casas no chão e escreva os números.'),
      step('jogar', 'Jogue', 'a pedrinha na casa 1.'),
      step('pular', 'Pule', 'até o céu sem pisar na casa da pedrinha.'),
      step('pegar', 'Pegue', 'a pedrinha na volta sem pisar na linha.'),
    ],
    intruder: step('apagar', 'Apague', 'um número com o pé.'),
  },
  {
    game: 'queimada',
    material: 'uma bola e giz',
    shows: ['bola', 'giz'],
    players: '4 ou mais, em dois times',
    count: 4,
    steps: [
      step('traçar', 'Trace', 'uma linha no meio do campo.'),
      step('formar', 'Forme', 'dois times, um de cada lado da linha.'),
      step('lançar', 'Lance', 'a bola em alguém do outro time.'),
      step('sair', 'Saia', 'do campo se a bola acertar você.'),
    ],
    intruder: step('esconder', 'Esconda', 'a bola atrás de uma árvore.'),
  },
  {
    game: 'bolinha de gude',
    material: 'bolinhas de gude e giz',
    shows: ['bolinha de gude', 'giz'],
    players: '2 ou mais',
    count: 2,
    steps: [
      step('desenhar', 'Desenhe', 'um círculo no chão.'),
      step('colocar', 'Coloque', 'duas bolinhas suas dentro do círculo.'),
      step('atirar', 'Atire', 'outra bolinha nas que estão no círculo.'),
      step('guardar', 'Guarde', 'as bolinhas que saíram do círculo.'),
    ],
    intruder: step('cavar', 'Cave', 'três buracos na terra.'),
  },
  {
    game: 'cabra-cega',
    material: 'um lenço',
    shows: ['lenço'],
    players: '3 ou mais',
    count: 3,
    steps: [
      step('amarrar', 'Amarre', 'o lenço sobre os olhos da cabra-cega.'),
      step('girar', 'Gire', 'a cabra-cega três vezes.'),
      step('fugir', 'Fuja', 'da cabra-cega sem ir para longe.'),
      step('trocar', 'Troque', 'de lugar com ela se for pego.'),
    ],
    intruder: step('esconder', 'Esconda', 'o lenço no bolso de um colega.'),
  },
  {
    game: 'peteca',
    material: 'uma peteca e uma corda',
    shows: ['peteca', 'corda'],
    players: '2',
    count: 2,
    steps: [
      step('esticar', 'Estique', 'a corda no chão para dividir o campo.'),
      step('bater', 'Bata', 'na peteca com a palma da mão para começar.'),
      step('devolver', 'Devolva', 'a peteca antes que ela caia.'),
      step('marcar', 'Marque', 'um ponto se ela cair do outro lado.'),
    ],
    intruder: step('rebater', 'Rebata', 'a peteca com uma raquete.'),
  },
  {
    game: 'pega-varetas',
    material: 'um jogo de varetas coloridas',
    shows: ['varetas'],
    players: '2 a 4',
    count: 2,
    steps: [
      step('segurar', 'Segure', 'as varetas em pé, todas juntas.'),
      step('soltar', 'Solte', 'as varetas de uma só vez.'),
      step('tirar', 'Tire', 'uma vareta sem mexer as outras.'),
      step('contar', 'Conte', 'as suas varetas quando o monte acabar.'),
    ],
    intruder: step('equilibrar', 'Equilibre', 'uma vareta na ponta do dedo.'),
  },
  {
    game: 'cinco-marias',
    material: 'cinco saquinhos de arroz',
    shows: ['saquinhos'],
    players: '2 ou mais',
    count: 2,
    steps: [
      step('espalhar', 'Espalhe', 'os cinco saquinhos no chão.'),
      step('jogar', 'Jogue', 'um saquinho para o alto.'),
      step('pegar', 'Pegue', 'outro do chão antes que o primeiro caia.'),
      step('aparar', 'Apare', 'o primeiro com a mesma mão.'),
    ],
    intruder: step('esconder', 'Esconda', 'os saquinhos no bolso.'),
  },
  {
    game: 'pular corda',
    material: 'uma corda comprida',
    shows: ['corda'],
    players: '3 ou mais',
    count: 3,
    steps: [
      step('segurar', 'Segure', 'uma ponta; a outra fica com um colega.'),
      step('girar', 'Gire', 'a corda bem alto, junto com ele.'),
      step('entrar', 'Entre', 'quando a corda passar pelo chão.'),
      step('pular', 'Pule', 'a cada volta da corda.'),
    ],
    intruder: step('passar', 'Passe', 'por baixo da corda sem pular.'),
  },
]

export const sentenceOf = ({ imperative, rest }: RuleStep) => `${imperative} ${rest}`
