/**
 * Short texts of our own, each about the scene above it. `[word|answer]` marks what is asked: a pronoun with the name
 * it takes up, a repeated name with what replaces it, a connective with its relation. Within a text gender, number or
 * relation differ, so that one answer alone fits each mark.
 */
import type { Level } from '../../scene/scene.ts'
import type { CastName } from '../../studio/cast/people.ts'

export const LINK_THEMES = ['passeio', 'turma'] as const
export type LinkTheme = (typeof LINK_THEMES)[number]

export interface LinkedText {
  readonly place: string
  readonly cast: readonly CastName[]
  readonly title: string
  readonly text: string
  /** Further things of the scene that the text names. */
  readonly shows: readonly string[]
}

export const RELATIONS = ['tempo', 'causa', 'oposição', 'condição', 'finalidade'] as const

const PRONOUNS: Readonly<Record<LinkTheme, readonly LinkedText[]>> = {
  passeio: [
    {
      place: 'sitio',
      cast: ['nina'],
      title: 'Manhã no sítio',
      text: 'Nina chegou ao sítio bem cedo. [Ela|Nina] jogou milho para as galinhas, e [elas|as galinhas] comeram tudo. Os pintinhos também correram, mas [eles|os pintinhos] bicavam devagar. O porco olhava de longe, pois [ele|o porco] já tinha almoçado. No fim, a cesta [dela|Nina] ficou vazia.',
      shows: ['galinha', 'pintinho', 'porco'],
    },
    {
      place: 'praia',
      cast: ['iara', 'theo'],
      title: 'Castelo de areia',
      text: 'Iara e Theo passaram a tarde na praia. Lá, [eles|Iara e Theo] fizeram um castelo enorme. Iara cavou com a pá até que [ela|Iara] abriu um túnel. Theo trouxe o balde, e [ele|Theo] juntou areia molhada. As torres ficaram firmes: [elas|as torres] não caíram com o vento. A mais alta [delas|as torres] tem uma bandeira.',
      shows: ['castelo', 'pá', 'balde'],
    },
    {
      place: 'pomar',
      cast: ['davi', 'davi'],
      title: 'Colheita no pomar',
      text: 'Davi colhe cenouras na horta do pomar. Para isso, [ele|Davi] ajoelha na terra. As laranjas já estão na cesta, pois [elas|as laranjas] amadureceram antes. Uma coelha observa tudo: [ela|a coelha] adora cenouras. Os vizinhos vêm mais tarde, e [eles|os vizinhos] trazem outra cesta. Depois da colheita, as mãos [dele|Davi] ficam sujas.',
      shows: ['cenoura', 'laranja', 'cesta'],
    },
    {
      place: 'floresta',
      cast: ['sofia'],
      title: 'Passos na floresta',
      text: 'Sofia andava pela floresta quando [ela|Sofia] viu um sapo. [Ele|o sapo] estava parado na trilha. As folhas mexiam, porque [elas|as folhas] balançavam com o vento. Os grilos cantavam, mas [eles|os grilos] não apareceram. No toco havia uma coruja, e as penas [dela|a coruja] pareciam macias.',
      shows: ['sapo', 'coruja'],
    },
  ],
  turma: [
    {
      place: 'futebol',
      cast: ['gil', 'yumi'],
      title: 'Treino de futebol',
      text: 'Gil e Yumi treinam depois da aula. [Eles|Gil e Yumi] usam o campo da escola. Gil chuta com força, e [ele|Gil] quase sempre acerta o canto. Yumi é goleira: [ela|Yumi] pula para os dois lados. As colegas torcem, e [elas|as colegas] gritam a cada defesa. Depois do treino, a garrafa [dela|Yumi] está vazia.',
      shows: ['bola', 'gol'],
    },
    {
      place: 'biblioteca',
      cast: ['malu', 'davi'],
      title: 'Leitura em silêncio',
      text: 'Malu e Davi foram à biblioteca. Lá, [eles|Malu e Davi] falaram baixinho. Malu abriu um livro, pois [ela|Malu] adora aventuras. Davi olhou as estantes, porque [ele|Davi] procurava um gibi. As histórias de fadas são as mais pedidas, e [elas|as histórias de fadas] acabam logo. Malu leu depressa: o livro [dela|Malu] era curto.',
      shows: ['livro', 'estante'],
    },
    {
      place: 'junina',
      cast: ['caio', 'nina'],
      title: 'Noite de festa junina',
      text: 'Caio e Nina dançam na festa junina. Para combinar, [eles|Caio e Nina] usam chapéu de palha. Caio gira devagar, pois [ele|Caio] aprendeu o passo hoje. Nina dança bem: [ela|Nina] ensaiou a semana toda. As espigas de milho estão prontas, e [elas|as espigas de milho] cheiram bem. A fogueira esquenta a noite, e as chamas [dela|a fogueira] iluminam tudo.',
      shows: ['fogueira', 'milho', 'chapéu'],
    },
    {
      place: 'parquinho',
      cast: ['caio'],
      title: 'Uma tarde no parquinho',
      text: 'Lia e Caio foram ao parquinho. Lá, [eles|Lia e Caio] brincaram de bola. Lia jogou alto, porque [ela|Lia] tem braços fortes. Caio esticou as mãos, e [ele|Caio] pegou a bola no ar. As cordas do balanço estavam paradas, pois [elas|as cordas do balanço] esperavam a vez. O escorregador é novo, e a altura [dele|o escorregador] impressiona.',
      shows: ['bola', 'balanço', 'escorregador'],
    },
  ],
}

const REPEATED: Readonly<Record<LinkTheme, readonly LinkedText[]>> = {
  passeio: [
    {
      place: 'jardim',
      cast: ['caio'],
      title: 'O jardim de Caio',
      text: 'Caio cuida do jardim. Toda manhã, [Caio|o menino] rega as flores, e [as flores|elas] crescem depressa. A abelha vem sempre, pois [a abelha|ela] procura néctar. Os bichinhos do quintal não fogem: [os bichinhos do quintal|eles] conhecem Caio. O cachorro chega perto, e as patas [do cachorro|dele] ficam molhadas.',
      shows: ['flor', 'abelha', 'cachorro'],
    },
    {
      place: 'sitio',
      cast: ['yumi'],
      title: 'A hora do milho',
      text: 'Yumi leva milho ao quintal. Quando [Yumi|a menina] chega, as galinhas correm, e [as galinhas|elas] cercam a cesta. O porco fareja o ar, porque [o porco|ele] sente cheiro de comida. Os pintinhos vêm atrás, mas [os pintinhos|eles] são lentos. A galinha branca tem um ninho, e os ovos [da galinha branca|dela] estão quentinhos.',
      shows: ['galinha', 'pintinho', 'porco'],
    },
    {
      place: 'parquinho',
      cast: ['theo'],
      title: 'Bola no parquinho',
      text: 'Lia e Theo vão ao parquinho. Lá, [Lia e Theo|as duas crianças] jogam bola sem parar. Theo joga alto, e [Theo|ele] ri muito. Lia segura firme, pois [Lia|a menina] treina na escola. Os balanços estão livres, mas [os balanços|eles] vão esperar. A bola é nova, e o tamanho [da bola|dela] é bom para brincar.',
      shows: ['bola', 'balanço'],
    },
    {
      place: 'pomar',
      cast: ['gil', 'gil'],
      title: 'Cenouras fresquinhas',
      text: 'Gil trabalha na horta do pomar. Bem cedo, [Gil|o garoto] arranca as cenouras, e [as cenouras|elas] saem cheias de terra. A coelha espera ao lado, pois [a coelha|ela] tem fome. Os passarinhos cantam, mas [os passarinhos|eles] não descem da árvore. O cesto está pesado, e as laranjas [do cesto|dele] vão para o suco.',
      shows: ['cenoura', 'laranja', 'cesto'],
    },
  ],
  turma: [
    {
      place: 'aniversario',
      cast: ['bia', 'caio', 'iara', 'davi'],
      title: 'A festa de Iara',
      text: 'Iara faz aniversário hoje. Quando viu o bolo, [Iara|a aniversariante] bateu palmas. Caio trouxe um presente, e [Caio|ele] cantou alto. As velas estão acesas, mas [as velas|elas] vão se apagar logo. Os amigos usam chapéus, e [os amigos|os convidados] querem bolo. A mesa ficou linda: a toalha [da mesa|dela] tem babados.',
      shows: ['bolo', 'vela', 'balão'],
    },
    {
      place: 'escola',
      cast: ['nina', 'davi'],
      title: 'Mãos levantadas',
      text: 'A professora fez uma pergunta, e [a professora|ela] esperou. Davi levantou a mão, porque [Davi|o aluno] sabia a resposta. As colegas ficaram quietas: [as colegas|elas] também pensavam. Os livros estavam abertos, mas [os livros|eles] não traziam a resposta. Nina anotou tudo, e a letra [de Nina|da menina] ficou bonita.',
      shows: ['carteira', 'livro'],
    },
    {
      place: 'quarto',
      cast: ['malu'],
      title: 'Torre no quarto',
      text: 'Malu brinca no quarto. No tapete, [Malu|a garota] monta uma torre. Os cubos caíram, porque [os cubos|eles] estavam tortos. O gato assiste da cama, pois [o gato|o felino] gosta de sossego. As letras são grandes, e [as letras|elas] formam palavras. A torre cresce de novo, e o topo [da torre|dela] balança.',
      shows: ['gato', 'cama', 'cubo'],
    },
    {
      place: 'futebol',
      cast: ['yumi', 'caio'],
      title: 'Treino da tarde',
      text: 'O treino começou. Yumi correu para a bola, e [Yumi|a jogadora] chutou forte. Caio defendeu, pois [Caio|ele] é bom goleiro. As colegas gritaram, e [as colegas|elas] bateram palmas. Os pais chegaram cedo, porque [os pais|eles] queriam ver o jogo. A bola foi longe, e o som [da bola|dela] se ouviu na rua.',
      shows: ['bola', 'gol'],
    },
  ],
}

const CONNECTED: Readonly<Record<LinkTheme, readonly LinkedText[]>> = {
  passeio: [
    {
      place: 'praia',
      cast: ['malu', 'davi'],
      title: 'Antes da maré',
      text: '[Quando|tempo] o sol apareceu, Malu e Davi correram para a areia. Eles levaram pá e balde [para|finalidade] construir um castelo. A primeira torre caiu [porque|causa] a areia estava seca. Davi quis desistir, [mas|oposição] Malu buscou água. “[Se|condição] a maré não subir, o castelo vai durar”, disse ela.',
      shows: ['castelo', 'pá', 'balde'],
    },
    {
      place: 'jardim',
      cast: ['gil'],
      title: 'Horário de regar',
      text: 'Gil acordou cedo [para|finalidade] regar o jardim. [Quando|tempo] ele chegou, a abelha já estava nas flores. Gil regou a terra [porque|causa] ela estava seca. O cachorro queria brincar, [mas|oposição] esperou sentado. “[Se|condição] sobrar água, encho a sua vasilha”, disse Gil ao cachorro.',
      shows: ['flor', 'abelha', 'cachorro', 'regador'],
    },
    {
      place: 'floresta',
      cast: ['iara'],
      title: 'Caderno de campo',
      text: 'Iara foi à mata [para|finalidade] observar os bichos. [Quando|tempo] entrou na trilha, ela ouviu um sapo. Andou devagar [porque|causa] não queria assustar ninguém. A coruja estava acordada, [mas|oposição] não voou. “[Se|condição] eu ficar quieta, ela vai continuar no toco”, pensou Iara.',
      shows: ['sapo', 'coruja'],
    },
    {
      place: 'sitio',
      cast: ['sofia'],
      title: 'Milho para todos',
      text: 'Sofia foi ao quintal [para|finalidade] alimentar as galinhas. [Quando|tempo] ela chegou, os pintinhos correram. Sofia jogou o milho devagar [porque|causa] eles ainda são pequenos. O porco também veio, [mas|oposição] ficou atrás das galinhas. “[Se|condição] sobrar milho, dou um pouco ao porco”, disse ela.',
      shows: ['galinha', 'pintinho', 'porco'],
    },
  ],
  turma: [
    {
      place: 'biblioteca',
      cast: ['bia', 'theo'],
      title: 'Pesquisa sobre baleias',
      text: 'Bia e Theo foram à biblioteca [para|finalidade] fazer uma pesquisa. [Quando|tempo] chegaram à estante, Bia pegou logo um livro. Ela leu sentada [porque|causa] o texto era longo. Theo procurou outro, [mas|oposição] não achou nada sobre baleias. “[Se|condição] alguém devolver o livro amanhã, eu levo”, disse ele.',
      shows: ['livro', 'estante'],
    },
    {
      place: 'aniversario',
      cast: ['yumi', 'davi', 'nina', 'theo'],
      title: 'Três velas acesas',
      text: 'A turma se juntou [para|finalidade] cantar parabéns. [Quando|tempo] as velas foram acesas, todos bateram palmas. O bolo tem dois andares [porque|causa] há muitos convidados. Davi queria o primeiro pedaço, [mas|oposição] esperou a sua vez. “[Se|condição] sobrar bolo, levamos para os vizinhos”, disse Nina.',
      shows: ['bolo', 'vela', 'balão'],
    },
    {
      place: 'futebol',
      cast: ['davi', 'bia'],
      title: 'Quase gol',
      text: 'Davi treina todo dia [para|finalidade] jogar no time da escola. [Quando|tempo] ele chutou, a bola foi no canto. Bia defendeu [porque|causa] estava atenta. Davi perdeu o gol, [mas|oposição] aplaudiu a colega. “[Se|condição] eu treinar mais, acerto o próximo”, disse ele.',
      shows: ['bola', 'gol'],
    },
    {
      place: 'escola',
      cast: ['malu', 'caio'],
      title: 'Dúvida na aula',
      text: 'Malu e Caio leram um texto [para|finalidade] conhecer os planetas. [Quando|tempo] a leitura acabou, Caio levantou a mão. Ele fez uma pergunta [porque|causa] não entendeu uma palavra. Malu também tinha dúvida, [mas|oposição] procurou no dicionário. “[Se|condição] você quiser, eu explico”, disse ela.',
      shows: ['carteira', 'livro', 'globo'],
    },
  ],
}

export const LINKED: Readonly<Record<Level, Readonly<Record<LinkTheme, readonly LinkedText[]>>>> = {
  facil: PRONOUNS,
  medio: REPEATED,
  desafio: CONNECTED,
}

/** A part of a text: plain words, or a mark with its answer. */
export type TextPart = { readonly plain: string } | { readonly word: string; readonly answer: string }

export const partsOf = (text: string): TextPart[] =>
  text.split(/(\[[^\]]*\])/).flatMap((part): TextPart[] => {
    const [, word, answer] = /^\[(.*)\|(.*)\]$/.exec(part) ?? []
    if (word !== undefined && answer !== undefined) return [{ word, answer }]
    return part === '' ? [] : [{ plain: part }]
  })

export const marksIn = (text: string) => partsOf(text).flatMap((part) => ('word' in part ? [part] : []))
