/** Texts of cards to give, by date: the cover, words to trace, sentences with gaps, first words to go on from. */

/** Form that a gap asks for: a noun by gender and number, or a verb in the infinitive. */
export type Form = 'm' | 'f' | 'mp' | 'fp' | 'v'

/** A line of a card: `{m:bolo}` is a gap, the form that it asks for and its word. */
export interface GapLine {
  readonly before: string
  readonly word: string
  readonly form: Form
  readonly after: string
}

export interface CardTexts {
  readonly covers: readonly [string, ...string[]]
  /** Two rows of capitals each. */
  readonly traced: readonly (readonly [string, string])[]
  readonly gapped: readonly (readonly GapLine[])[]
  readonly openers: readonly string[]
  /** To think of before writing. */
  readonly ideas: readonly [string, string, string]
  /** Below the frame to draw in. */
  readonly caption: string
  readonly farewell: string
}

const LINE = /^(.*)\{(m|f|mp|fp|v):(.+)\}(.*)$/u

/** Lines between slashes. Throws RangeError for a line without one gap. */
function gaps(text: string): GapLine[] {
  return text.split(' / ').map((line) => {
    const [, before, form, word, after] = LINE.exec(line) ?? []
    if (before === undefined || !form || !word || after === undefined) throw new RangeError(`no gap in «${line}»`)
    return { before, word, form: form as Form, after }
  })
}

const WITH_LOVE = 'Com carinho,'
const CARE_IDEAS = ['um momento nosso', 'o que eu agradeço', 'um convite'] as const

const CHRISTMAS: CardTexts = {
  covers: ['Feliz Natal!', 'Natal de abraços', 'Paz e alegria', 'Boas Festas!'],
  traced: [
    ['FELIZ', 'NATAL'],
    ['PAZ E', 'AMOR'],
    ['BOAS', 'FESTAS'],
    ['MUITA', 'LUZ'],
  ],
  gapped: [
    gaps('Que a {f:noite} seja boa / e o {m:abraço}, bem forte. / Quero {v:cantar} com você / e ver as {fp:luzes}!'),
    gaps('Desejo um {m:dia} feliz, / uma {f:mesa} bonita, / muitos {mp:abraços} / e tempo de {v:brincar}!'),
    gaps('Recortei o {m:cartão} / com a {f:tesoura} / para {v:desejar} Boas Festas / com muitos {mp:beijos}!'),
    gaps(
      'Na árvore, uma {f:estrela}. / No peito, um {m:desejo}: / quero {v:dividir} com você / os meus {mp:sorrisos}!',
    ),
  ],
  openers: ['Neste Natal, eu desejo', 'Para você, eu desejo', 'No ano que vem, eu desejo', 'Que o seu Natal tenha'],
  ideas: ['um desejo', 'um agradecimento', 'uma lembrança do ano'],
  caption: 'O meu desejo',
  farewell: 'Boas Festas!',
}

export const CARD_TEXTS = {
  'dia-das-maes': {
    covers: ['Para quem cuida de mim', 'Com todo o meu amor', 'Meu abraço favorito', 'Para você, com carinho'],
    traced: [
      ['AMO', 'VOCÊ'],
      ['COM', 'AMOR'],
      ['UM', 'ABRAÇO'],
      ['MIL', 'BEIJOS'],
    ],
    gapped: [
      gaps('Gosto do seu {m:colo}, / da sua {f:voz} / e de {v:brincar} com você. / Adoro as suas {fp:histórias}!'),
      gaps('Você me dá um {m:abraço}, / segura a minha {f:mão}, / sabe me {v:ouvir} / e ri das minhas {fp:piadas}!'),
      gaps('Quero {v:dançar} com você, / ouvir uma {f:música}, / ganhar um {m:beijo} / e contar {mp:segredos}!'),
      gaps('Quando vem a {f:noite}, / você me dá um {m:beijo}, / vem me {v:cobrir} / e espanta os {mp:medos}!'),
    ],
    openers: [
      'Eu lembro do dia em que',
      'Com você eu aprendi',
      'Quando você me abraça,',
      'O que eu mais gosto em nós é',
    ],
    ideas: CARE_IDEAS,
    caption: 'Nós em um dia feliz',
    farewell: WITH_LOVE,
  },
  'dia-dos-pais': {
    covers: ['Com você é divertido', 'Para quem está comigo', 'Brincar com você é bom', 'Com você eu voo alto'],
    traced: [
      ['VOCÊ É', 'DEMAIS'],
      ['VAMOS', 'BRINCAR'],
      ['MEU', 'ABRAÇO'],
      ['COM', 'AMOR'],
    ],
    gapped: [
      gaps('Gosto do seu {m:jeito}, / da sua {f:risada} / e de {v:pedalar} com você. / Somos bons {mp:amigos}!'),
      gaps('Você vê o meu {m:desenho}, / conta uma {f:história} / e sabe me {v:ouvir}. / Adoro as nossas {fp:tardes}!'),
      gaps('Quero {v:correr} com você, / cantar uma {f:música}, / ganhar um {m:abraço} / e ouvir as suas {fp:ideias}!'),
      gaps('Você me dá a {f:mão}, / me ensina um {m:jogo} / e gosta de {v:brincar}. / Temos boas {fp:conversas}!'),
    ],
    openers: [
      'Eu lembro do dia em que',
      'Um dia a gente riu porque',
      'Foi muito legal quando',
      'Nunca esqueço a vez em que',
    ],
    ideas: CARE_IDEAS,
    caption: 'A nossa brincadeira',
    farewell: WITH_LOVE,
  },
  natal: CHRISTMAS,
  presepio: {
    ...CHRISTMAS,
    gapped: [
      gaps('Brilha uma {f:estrela} / sobre o {m:presépio}. / Quero {v:desejar} a você / muitas {fp:alegrias}!'),
      gaps('Montei o {m:presépio} / com a minha {f:família}. / Quero {v:mostrar} a você / todos os {mp:bichinhos}!'),
      gaps('Vi uma {f:luz} no céu / e fiz um {m:pedido}: / quero {v:viver} em paz / com os meus {mp:amigos}!'),
      gaps('Dê um {m:abraço}, / cante uma {f:canção} / e venha {v:olhar} comigo / as {fp:velas} acesas!'),
    ],
  },
  pascoa: {
    covers: ['Feliz Páscoa!', 'Páscoa de alegria', 'Uma Páscoa bem doce', 'Boa Páscoa!'],
    traced: [
      ['FELIZ', 'PÁSCOA'],
      ['BOA', 'PÁSCOA'],
      ['UM OVO', 'DOCE'],
      ['COM', 'AMOR'],
    ],
    gapped: [
      gaps(
        'Desejo um {m:domingo} doce, / uma {f:surpresa} boa, / muitos {mp:ovos} coloridos / e vontade de {v:dividir}!',
      ),
      gaps('Passou um {m:coelho} / e deixou uma {f:cesta}. / Vamos {v:procurar} agora? / Siga as {fp:pegadas}!'),
      gaps('Pintei um {m:ovo} / com uma {f:esponja}. / Usei muitas {fp:cores} / para {v:enfeitar} a Páscoa!'),
      gaps('Quero {v:abraçar} você, / fazer um {m:carinho}, / ouvir uma {f:história} / e mandar uns {mp:beijos}!'),
    ],
    openers: [
      'Nesta Páscoa, eu desejo',
      'Eu quero dividir com você',
      'No domingo a gente pode',
      'A Páscoa é boa quando',
    ],
    ideas: ['um desejo', 'o que vamos dividir', 'um convite'],
    caption: 'Enfeite o ovo',
    farewell: WITH_LOVE,
  },
  aniversario: {
    covers: ['Feliz aniversário!', 'Hoje o dia é seu!', 'Parabéns!', 'Viva você!'],
    traced: [
      ['VIVA', 'VOCÊ'],
      ['HOJE É', 'FESTA'],
      ['FELIZ', 'DIA'],
      ['MIL', 'ABRAÇOS'],
    ],
    gapped: [
      gaps('Hoje tem um {m:bolo}, / uma {f:vela} acesa, / muitos {mp:amigos} / e hora de {v:dançar}!'),
      gaps('Desejo um {m:ano} feliz, / uma {f:surpresa} boa, / muitas {fp:risadas} / e tempo de {v:brincar}!'),
      gaps('Vou {v:cantar} bem alto, / bater muitas {fp:palmas} / e dar um {m:presente} / com uma {f:fita} azul!'),
      gaps('Apague a {f:vela}, / faça um {m:pedido} / e venha {v:comer} / todos os {mp:docinhos}!'),
    ],
    openers: ['Eu gosto de você porque', 'No seu dia, eu desejo', 'Eu lembro da vez em que', 'Se eu pudesse, eu daria'],
    ideas: ['o que admiro', 'um desejo', 'uma lembrança'],
    caption: 'O seu bolo',
    farewell: WITH_LOVE,
  },
  'festa-junina': {
    covers: ['Vem para o arraial!', 'Viva a festa junina!', 'O arraial espera você', 'Convite do arraial'],
    traced: [
      ['VEM', 'DANÇAR'],
      ['BOA', 'FESTA'],
      ['VIVA O', 'ARRAIAL'],
      ['HOJE É', 'FORRÓ'],
    ],
    gapped: [
      gaps('Vai ter uma {f:fogueira}, / um {m:forró} animado / e muitas {fp:bandeirinhas}. / Você vem {v:dançar}?'),
      gaps('Traga o seu {m:chapéu}, / vista a {f:camisa} xadrez, / prove as {fp:pamonhas} / e venha {v:brincar}!'),
      gaps('Tem um {m:sanfoneiro}, / uma {f:barraca} de milho / e muitos {mp:doces}. / Só falta você {v:chegar}!'),
      gaps('Vamos {v:pescar} juntos, / ganhar um {m:peixinho}, / comer uma {f:pamonha} / e olhar as {fp:estrelas}!'),
    ],
    openers: [
      'Venha ao nosso arraial no dia',
      'No nosso arraial vai ter',
      'A festa começa quando',
      'Prepare o chapéu, porque',
    ],
    ideas: ['dia, hora e lugar', 'o que vai ter', 'o que cada um leva'],
    caption: 'A sua bandeirinha',
    farewell: 'Até o arraial!',
  },
  professores: {
    covers: ['Para quem me ensina', 'Adoro a sua aula!', 'Com carinho, da turma', 'Viva quem ensina!'],
    traced: [
      ['COM', 'CARINHO'],
      ['AMO A', 'ESCOLA'],
      ['VIVA', 'VOCÊ'],
      ['UM', 'ABRAÇO'],
    ],
    gapped: [
      gaps('Gosto da sua {f:aula}, / do seu {m:sorriso} / e de {v:aprender}. / Adoro as suas {fp:histórias}!'),
      gaps('Quero {v:ler} com você. / Você tira uma {f:dúvida} / e abre um {m:livro} / com muitas {fp:aventuras}!'),
      gaps('Gosto da nossa {f:escola}. / No seu {m:quadro} / há muitas {fp:letras} / para eu {v:copiar}!'),
      gaps('Guardo o {m:caderno} / com a sua {f:letra}. / Quero {v:agradecer} / por todos os {mp:dias}!'),
    ],
    openers: [
      'Na sua aula eu aprendi',
      'Com você eu aprendi a',
      'O mais legal que aprendi foi',
      'Com a sua ajuda, eu já sei',
    ],
    ideas: ['o que aprendi', 'como aprendi', 'um agradecimento'],
    caption: 'A nossa aula',
    farewell: WITH_LOVE,
  },
} as const satisfies Readonly<Record<string, CardTexts>>

export type CardDate = keyof typeof CARD_TEXTS

export const CARD_DATES = Object.keys(CARD_TEXTS) as CardDate[]
