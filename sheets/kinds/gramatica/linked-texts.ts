/**
 * Short texts written for this, each about the scene above it. `[word|answer]` marks what is asked: a pronoun with the name
 * it takes up, a repeated name with what replaces it, a connective with its relation. Within a text gender, number or
 * relation differ, so that one answer alone fits each mark; no two texts have their answers in the same order.
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
      text: 'Nina foi passear no sítio. As galinhas chegaram perto, porque [elas|as galinhas] queriam milho. O porco veio também, mas [ele|o porco] só olhou. Nina riu tanto que [ela|Nina] quase derrubou a cesta. Os pintinhos ficaram na frente, e [eles|os pintinhos] ganharam os primeiros grãos. Nina voltou feliz: a cesta [dela|Nina] ficou vazia.',
      shows: ['galinha', 'pintinho', 'porco'],
    },
    {
      place: 'praia',
      cast: ['iara', 'theo'],
      title: 'Castelo de areia',
      text: 'Na praia, Iara cavou tanto que [ela|Iara] cansou os braços. O castelo cresceu, e no alto [dele|o castelo] há uma bandeira. As torres são largas, e por isso [elas|as torres] não caem. Theo chegou com o balde, pois [ele|Theo] queria ajudar. No fim da tarde, Iara e Theo pularam de alegria: [eles|Iara e Theo] terminaram antes da maré.',
      shows: ['castelo', 'pá', 'balde'],
    },
    {
      place: 'pomar',
      cast: ['davi', 'davi'],
      title: 'Uma cenoura no pomar',
      text: 'No pomar, as laranjas já estão na cesta: [elas|as laranjas] amadureceram primeiro. A coelha se sentou na terra, pois [ela|a coelha] adora cenouras. Os pés de cenoura são muitos, mas [eles|os pés de cenoura] ainda vão crescer. Davi puxou uma cenoura, e as mãos [dele|Davi] ficaram sujas. Davi mostrou a cenoura à coelha, porque [ele|Davi] quer dividir.',
      shows: ['cenoura', 'laranja', 'cesta'],
    },
    {
      place: 'floresta',
      cast: ['sofia'],
      title: 'Passos na floresta',
      text: 'Sofia passeava pela floresta. Um sapo estava na trilha, e os olhos [dele|o sapo] brilhavam. As samambaias balançaram, porque [elas|as samambaias] são muito leves. A coruja viu tudo do toco, mas [ela|a coruja] não voou. Sofia e o sapo ficaram parados: [eles|Sofia e o sapo] nunca tinham se visto. Depois, o sapo deu um pulo, e [ele|o sapo] sumiu no mato.',
      shows: ['sapo', 'coruja'],
    },
  ],
  turma: [
    {
      place: 'futebol',
      cast: ['gil', 'yumi'],
      title: 'Treino de futebol',
      text: 'A bola é nova, e [ela|a bola] rola depressa na grama. Gil e Yumi treinam depois da aula, pois [eles|Gil e Yumi] são do mesmo time. Yumi é a goleira, e as mãos [dela|Yumi] seguram quase tudo. Gil chuta com força, mas [ele|Gil] erra o canto. As traves tremem quando a bola bate, e [elas|as traves] fazem um barulho engraçado.',
      shows: ['bola', 'gol'],
    },
    {
      place: 'biblioteca',
      cast: ['malu', 'davi'],
      title: 'O livro do pirata',
      text: 'Malu achou um livro na estante. As páginas são grossas, e [elas|as páginas] contam a viagem de um pirata. Malu leu um trecho baixinho, e a voz [dela|Malu] tremeu de emoção. Davi chegou perto, porque [ele|Davi] queria ouvir. Malu e Davi descobriram o tesouro, e [eles|Malu e Davi] riram. A história era tão boa que [ela|a história] vai virar teatro.',
      shows: ['livro', 'estante'],
    },
    {
      place: 'junina',
      cast: ['caio', 'nina'],
      title: 'Noite de festa junina',
      text: 'Caio e Nina ensaiaram a semana toda, e hoje [eles|Caio e Nina] dançam na festa junina. As espigas de milho enfeitam a barraca, mas [elas|as espigas de milho] vão virar pamonha. Caio sorri, porque [ele|Caio] acertou o passo. A fogueira está acesa, e o calor [dela|a fogueira] chega até a roda. Nina não quer parar: [ela|Nina] adora dançar.',
      shows: ['fogueira', 'milho', 'chapéu'],
    },
    {
      place: 'parquinho',
      cast: ['caio'],
      title: 'Uma tarde no parquinho',
      text: 'Lia chegou cedo ao parquinho, porque [ela|Lia] combinou um jogo. Caio veio logo depois, e [ele|Caio] pediu a bola. As rodas da cadeira de Lia são leves, e [elas|as rodas] giram sem esforço. Lia e Caio contaram trinta passes: [eles|Lia e Caio] não deixaram a bola cair. O escorregador ficou vazio, e até os degraus [dele|o escorregador] pareciam esperar.',
      shows: ['bola', 'escorregador'],
    },
  ],
}

const REPEATED: Readonly<Record<LinkTheme, readonly LinkedText[]>> = {
  passeio: [
    {
      place: 'jardim',
      cast: ['caio'],
      title: 'O jardim de Caio',
      text: 'A abelha voa no jardim, porque [a abelha|ela] procura néctar. Caio chegou com o regador, e [Caio|o menino] molhou a terra. As flores estavam murchas, mas [as flores|elas] já se levantaram. O caracol passeia na grama, e o rastro [do caracol|dele] brilha. Caio e o cachorro não têm pressa: [Caio e o cachorro|eles] passam a manhã ali.',
      shows: ['flor', 'abelha', 'cachorro'],
    },
    {
      place: 'sitio',
      cast: ['yumi'],
      title: 'A hora do milho',
      text: 'Os pintinhos piam alto, pois [os pintinhos|eles] sentem o cheiro do milho. O porco se aproxima, mas [o porco|ele] fica atrás de todos. Yumi acha graça, e [Yumi|a menina] separa mais um punhado. As galinhas são rápidas: [as galinhas|elas] sempre comem primeiro. A cesta está quase vazia, e o fundo [da cesta|dela] já aparece.',
      shows: ['galinha', 'pintinho', 'porco'],
    },
    {
      place: 'parquinho',
      cast: ['theo'],
      title: 'Bola no parquinho',
      text: 'Theo chegou ao parquinho, e [Theo|ele] chamou Lia para jogar. Lia pegou a bola no ar, e [Lia|a menina] riu alto. As rodas da cadeira são leves, por isso [as rodas da cadeira|elas] giram depressa. Lia e Theo não contam os pontos, porque [Lia e Theo|eles] só querem brincar. O escorregador é alto, e os degraus [do escorregador|dele] são de metal.',
      shows: ['bola', 'escorregador'],
    },
    {
      place: 'pomar',
      cast: ['gil', 'gil'],
      title: 'Cenouras fresquinhas',
      text: 'No pomar, as cenouras cresceram, e [as cenouras|elas] saem da terra com um puxão. A coelha chegou perto, pois [a coelha|ela] sentiu o cheiro. Gil achou graça, e [Gil|o garoto] mostrou a cenoura. Os pés de cenoura ao lado são novos, mas [os pés de cenoura|eles] já têm folhas grandes. A laranjeira é antiga, e a sombra [da laranjeira|dela] refresca o pomar.',
      shows: ['cenoura', 'laranja', 'cesto'],
    },
  ],
  turma: [
    {
      place: 'aniversario',
      cast: ['bia', 'caio', 'iara', 'davi'],
      title: 'A festa de Iara',
      text: 'As velas estão acesas, e [as velas|elas] iluminam o bolo. Os amigos vieram cedo: [os amigos|os convidados] usam chapéus de festa. Iara pensou um pouco, e [Iara|a aniversariante] fez um pedido. Ela não contou a ninguém! Caio deu risada, porque [Caio|ele] adivinhou. A mesa ficou linda: a toalha [da mesa|dela] tem babados.',
      shows: ['bolo', 'vela', 'balão'],
    },
    {
      place: 'escola',
      cast: ['nina', 'davi'],
      title: 'Mão levantada',
      text: 'Nina escrevia devagar, e a letra [de Nina|da menina] era bonita. As perguntas da lição eram difíceis, mas [as perguntas da lição|elas] tinham pistas no livro. Davi leu a última, e [Davi|o aluno] levantou a mão. A professora sorriu, pois [a professora|ela] gosta de dúvidas. Os colegas ouviram, porque [os colegas|eles] também queriam saber.',
      shows: ['carteira', 'livro'],
    },
    {
      place: 'quarto',
      cast: ['malu'],
      title: 'Torre no quarto',
      text: 'O gato descansa na cama, e [o gato|o felino] vigia o quarto. Os cubos estão no tapete, mas [os cubos|eles] vão virar uma torre alta. As letras ficam na frente, porque [as letras|elas] são o enfeite da torre. Malu escolhe o cubo D, pois [Malu|a garota] quer começar de novo. A bola ficou num canto: a vez [da bola|dela] vai chegar.',
      shows: ['gato', 'cama', 'cubo'],
    },
    {
      place: 'futebol',
      cast: ['yumi', 'caio'],
      title: 'Treino da tarde',
      text: 'As linhas do campo são novas, e [as linhas do campo|elas] brilham ao sol. Caio foi para o gol, pois [Caio|ele] gosta de defender. A bola rolou na grama, e o barulho [da bola|dela] era baixinho. Yumi correu, e [Yumi|a jogadora] chutou com força. Yumi e Caio riram do chute torto: [Yumi e Caio|eles] são bons amigos.',
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
      text: 'Eram oito horas [quando|tempo] Malu e Davi chegaram à areia. Eles levaram pá e balde [para|finalidade] construir um castelo. A primeira torre caiu [porque|causa] areia seca não gruda. Davi quis desistir, [mas|oposição] Malu buscou água. “[Se|condição] o castelo fosse de pedra, duraria para sempre”, disse ela.',
      shows: ['castelo', 'pá', 'balde'],
    },
    {
      place: 'jardim',
      cast: ['gil'],
      title: 'Conversa no jardim',
      text: '“[Se|condição] você tivesse mãos, seguraria o regador”, disse Gil ao cachorro. O cachorro ficou por perto [porque|causa] gosta de companhia. Eram nove horas [quando|tempo] um caracol apareceu na grama. A abelha se assustou, [mas|oposição] não foi embora. Ela ficou no jardim [para|finalidade] buscar néctar.',
      shows: ['flor', 'abelha', 'cachorro', 'regador'],
    },
    {
      place: 'floresta',
      cast: ['iara'],
      title: 'Caderno de campo',
      text: 'Iara andava devagar [porque|causa] os bichos têm medo de barulho. “[Se|condição] eu gritasse, a coruja voaria”, pensou ela. A coruja estava acordada, [mas|oposição] continuou no toco. Iara esticou o braço [para|finalidade] mostrar a borboleta. Já era meio-dia [quando|tempo] o sapo coaxou na trilha.',
      shows: ['sapo', 'coruja'],
    },
    {
      place: 'sitio',
      cast: ['sofia'],
      title: 'Milho para todos',
      text: 'As galinhas comiam em paz, [mas|oposição] o porco também estava com fome. Eram cinco horas [quando|tempo] ele chegou perto dos pintinhos. Sofia segurou a cesta [para|finalidade] dividir melhor o milho. “[Se|condição] todos esperassem, seria mais fácil”, disse ela. O porco ficou contente [porque|causa] adora milho.',
      shows: ['galinha', 'pintinho', 'porco'],
    },
  ],
  turma: [
    {
      place: 'biblioteca',
      cast: ['bia', 'theo'],
      title: 'Pesquisa sobre baleias',
      text: 'Bia e Theo vieram à biblioteca [para|finalidade] pesquisar as baleias. Theo olhou todas as estantes, [mas|oposição] não achou nada. “[Se|condição] eu fosse você, pediria ajuda”, disse Bia. Já eram três horas [quando|tempo] ela viu uma jubarte em um livro. Theo apontou a página [porque|causa] adora baleias.',
      shows: ['livro', 'estante'],
    },
    {
      place: 'aniversario',
      cast: ['yumi', 'davi', 'nina', 'theo'],
      title: 'Três velas acesas',
      text: 'A turma estava animada [porque|causa] adora bolo. Todos se juntaram [para|finalidade] cantar parabéns. Eram quatro horas [quando|tempo] as velas foram acesas. “[Se|condição] eu pudesse, comeria o bolo inteiro”, disse Theo. Davi queria o primeiro pedaço, [mas|oposição] esperou a sua vez.',
      shows: ['bolo', 'vela', 'balão'],
    },
    {
      place: 'futebol',
      cast: ['davi', 'bia'],
      title: 'Quase gol',
      text: 'Davi chutou com força, [mas|oposição] a bola não entrou. “[Se|condição] eu mirasse melhor, faria o gol”, disse ele. Bia defendeu o chute [porque|causa] é uma goleira atenta. Já eram seis horas [quando|tempo] o treino acabou. Amanhã eles voltam ao campo [para|finalidade] jogar de novo.',
      shows: ['bola', 'gol'],
    },
    {
      place: 'escola',
      cast: ['malu', 'caio'],
      title: 'Dúvida na aula',
      text: 'Malu e Caio leram um texto [para|finalidade] conhecer a Terra. Eram dez horas [quando|tempo] Caio levantou a mão. Malu também tinha uma dúvida, [mas|oposição] preferiu anotar. A professora usou o globo [porque|causa] ele mostra todos os mares. “[Se|condição] a Terra fosse plana, o globo seria um prato”, brincou Caio.',
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
type TextPart = { readonly plain: string } | { readonly word: string; readonly answer: string }

export const partsOf = (text: string): TextPart[] =>
  text.split(/(\[[^\]]*\])/).flatMap((part): TextPart[] => {
    const [, word, answer] = /^\[(.*)\|(.*)\]$/.exec(part) ?? []
    if (word !== undefined && answer !== undefined) return [{ word, answer }]
    return part === '' ? [] : [{ plain: part }]
  })

export const marksIn = (text: string) => partsOf(text).flatMap((part) => ('word' in part ? [part] : []))
