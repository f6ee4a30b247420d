/** Short scenes of the site's own for a stage: their cast, speeches with stage directions, and questions. */
import type { ActorName } from '../../studio/places/theatre-actors.ts'
import type { PlotName } from '../../studio/places/theatre-plots.ts'
import type { StageSet } from '../../studio/places/theatre-stage.ts'
import type { Ask } from './asked-rows.ts'

/** A speech; without a speaker, a direction for the whole stage. */
export interface Speech {
  readonly who: ActorName | null
  /** Direction, printed between brackets, or none. */
  readonly direction: string
  readonly words: string
  /** The name is missing on the page. */
  readonly isOpen?: boolean
}

export interface StageScene {
  readonly plot: PlotName
  readonly cast: readonly ActorName[]
  readonly shows: readonly string[]
  readonly speeches: readonly Speech[]
  readonly asks: readonly Ask[]
}

type Line = readonly [who: ActorName, direction: string, words: string]

const lines = (before: readonly Line[], direction: string, after: readonly Line[], open: readonly number[] = []) => {
  const spoken = ([who, of, words]: Line): Speech => ({ who, direction: of, words })
  const all: Speech[] = [...before.map(spoken), { who: null, direction, words: '' }, ...after.map(spoken)]
  return all.map((speech, i) => (open.includes(i) ? { ...speech, isOpen: true } : speech))
}

export const SHORT_SCENES: Readonly<Record<StageSet, StageScene>> = {
  floresta: {
    plot: 'ronco',
    cast: ['Sapo', 'Coruja', 'Macaco'],
    shows: ['palco', 'sapo', 'coruja', 'macaco', 'mata', 'floresta'],
    speeches: lines(
      [
        ['Sapo', 'assustado', 'Ouviram? Um monstro ronca na mata!'],
        ['Coruja', 'bem baixinho', 'Silêncio! Ele pode acordar.'],
        ['Macaco', 'estufando o peito', 'Eu vou na frente! Depois do Sapo.'],
        ['Sapo', 'tremendo', 'Eu? Minhas pernas viraram gelatina!'],
      ],
      'O ronco aumenta. A Coruja olha atrás da moita.',
      [
        ['Coruja', 'rindo', 'Que monstro! É a onça tirando um cochilo.'],
        ['Macaco', 'aliviado', 'Psiu! Onça com sono é pior que monstro.'],
      ],
    ),
    asks: [
      { ask: 'Qual fala é dita bem baixinho? A número', answer: '2' },
      { ask: 'O problema é', options: ['um ronco estranho', 'uma moita seca', 'um galho caído'], right: 0 },
      { ask: 'Tudo se resolve quando a Coruja', options: ['foge', 'olha a moita', 'chora'], right: 1 },
      { ask: 'Só na imaginação', options: ['onças dormem', 'sapos pulam', 'bichos conversam'], right: 2 },
    ],
  },
  fazenda: {
    plot: 'ovo',
    cast: ['Galinha', 'Porco', 'Vaca'],
    shows: ['palco', 'galinha', 'porco', 'vaca', 'fazenda', 'sítio'],
    speeches: lines(
      [
        ['Galinha', 'correndo em volta', 'Socorro! Meu ovo sumiu!'],
        ['Porco', 'de boca cheia', 'Não fui eu! Isto aqui é milho.'],
        ['Vaca', 'muito calma', 'Onde você passou a manhã, comadre?'],
        ['Galinha', 'nervosa', 'Sentada neste ninho, sem dar um passo!'],
      ],
      'A Vaca levanta a asa da Galinha.',
      [
        ['Vaca', 'sorrindo', 'Olhe debaixo da asa. Está quentinho.'],
        ['Galinha', 'envergonhada', 'Ih! Por isso é que ninguém achava!'],
      ],
    ),
    asks: [
      { ask: 'Qual fala é dita de boca cheia? A número', answer: '2' },
      { ask: 'O problema é', options: ['um milho duro', 'um ovo sumido', 'um ninho molhado'], right: 1 },
      { ask: 'Tudo se resolve quando a Vaca', options: ['levanta a asa', 'come o milho', 'sai'], right: 0 },
      { ask: 'Só na imaginação', options: ['vacas conversam', 'galinhas botam', 'porcos comem'], right: 0 },
    ],
  },
  castelo: {
    plot: 'bolo',
    cast: ['Rei', 'Princesa', 'Dragão'],
    shows: ['palco', 'rei', 'princesa', 'dragão', 'castelo', 'coroa'],
    speeches: lines(
      [
        ['Rei', 'gritando', 'Guardas! Tem um dragão no meu jardim!'],
        ['Princesa', 'com calma', 'Papai, ele está chorando.'],
        ['Dragão', 'soluçando', 'Meu fogo apagou… e hoje faço cem anos.'],
        ['Rei', 'sem graça', 'E quem vai acender a vela do bolo?'],
      ],
      'A Princesa dá uma pimenta ao Dragão. Ele mastiga e fica vermelho.',
      [
        ['Dragão', 'espirrando fogo', 'Aaatchim! A vela acendeu!'],
        ['Princesa', 'batendo palmas', 'O primeiro pedaço é de quem espirrou!'],
      ],
    ),
    asks: [
      { ask: 'Qual fala é dita aos gritos? A número', answer: '1' },
      { ask: 'O problema é', options: ['um bolo queimado', 'um jardim seco', 'um fogo apagado'], right: 2 },
      { ask: 'Tudo se resolve com', options: ['uma pimenta', 'um guarda', 'uma coroa'], right: 0 },
      { ask: 'Só na imaginação existe', options: ['um rei', 'uma pimenta', 'um dragão'], right: 2 },
    ],
  },
  rua: {
    plot: 'bola',
    cast: ['Gato', 'Cachorro', 'Lia'],
    shows: ['palco', 'gato', 'cachorro', 'menina', 'Lia', 'rua', 'praça'],
    speeches: lines(
      [
        ['Cachorro', 'latindo', 'Essa bola é minha!'],
        ['Gato', 'sem pressa', 'Eu vi primeiro, lá da janela.'],
        ['Lia', 'chegando', 'Mas por que tanto barulho?'],
        ['Cachorro', 'bravo', 'Ele nem corre atrás de bola!'],
      ],
      'Lia pensa um pouco e segura a bola.',
      [
        ['Lia', 'sorrindo', 'De manhã é do Cachorro; à tarde, do Gato.'],
        ['Gato', 'bocejando', 'Aceito. Mas só depois do meu cochilo.'],
      ],
    ),
    asks: [
      { ask: 'Qual fala é dita com um bocejo? A número', answer: '6' },
      { ask: 'O problema é', options: ['dois querem a bola', 'a bola furou', 'a janela quebrou'], right: 0 },
      { ask: 'Tudo se resolve quando Lia', options: ['leva a bola', 'divide o tempo', 'dorme'], right: 1 },
      { ask: 'Só na imaginação', options: ['cães latem', 'gatos dormem', 'gatos falam'], right: 2 },
    ],
  },
}

/** A direction that shows a place, a feeling or a gesture. */
const directionShows = (direction: string, right: 0 | 1 | 2): Ask => ({
  ask: `A rubrica (${direction}) mostra`,
  options: ['o lugar', 'o sentimento', 'o gesto'],
  right,
})

export const OPEN_SCENES: Readonly<Record<StageSet, StageScene>> = {
  floresta: {
    plot: 'fila',
    cast: ['Capivara', 'Onça', 'Tucano'],
    shows: ['palco', 'onça', 'capivara', 'tucano', 'mata', 'floresta'],
    speeches: lines(
      [
        ['Onça', 'furando a fila', 'Com licença, que a minha sede é de onça.'],
        ['Capivara', 'parada', 'A minha é de capivara e chegou antes.'],
        ['Tucano', 'do alto do galho', 'Olha a fila! Olha a fila da lagoa!'],
        ['Onça', 'rugindo', 'Sabe quem manda aqui, Capivara?'],
        ['Capivara', 'bocejando', 'Sei. É quem não fura a fila, dona Onça.'],
      ],
      'A Onça olha para trás. A fila dá a volta na lagoa.',
      [
        ['Tucano', 'batendo o bico', 'Daqui de cima eu vejo: o fim é lá longe!'],
        ['Onça', 'baixinho', 'Eu só queria… um golinho…'],
      ],
      [3, 4, 6],
    ),
    asks: [
      { ask: 'Quantas rubricas há na cena?', answer: '8' },
      directionShows('do alto do galho', 0),
      { ask: 'As reticências do fim mostram', options: ['vergonha', 'raiva', 'pressa'], right: 0 },
    ],
  },
  fazenda: {
    plot: 'chuva',
    cast: ['Pato', 'Ovelha', 'Cavalo'],
    shows: ['palco', 'pato', 'ovelha', 'cavalo', 'fazenda', 'sítio'],
    speeches: lines(
      [
        ['Pato', 'rouco', 'Qu… quá. Perdi a voz!'],
        ['Ovelha', 'preocupada', 'Sem o seu canto, a chuva não vem!'],
        ['Cavalo', '', 'A chuva vem até sem convite, dona Ovelha.'],
        ['Ovelha', 'ofendida', 'E por que chove quando ele canta, Cavalo?'],
        ['Cavalo', 'batendo os cascos', 'Ele é que sente o cheiro dela!'],
      ],
      'O céu escurece. Começa a chover.',
      [
        ['Pato', 'quase sem voz', 'Ué… Ela nem me esperou…'],
        ['Ovelha', 'cobrindo o Pato', 'Hoje a chuva canta por você.'],
      ],
      [3, 4, 6],
    ),
    asks: [
      { ask: 'Quantas rubricas há na cena?', answer: '7' },
      directionShows('ofendida', 1),
      { ask: 'As reticências do Pato mostram', options: ['fome', 'voz fraca', 'raiva'], right: 1 },
    ],
  },
  castelo: {
    plot: 'lago',
    cast: ['Princesa', 'Rei', 'Dragão'],
    shows: ['palco', 'rei', 'princesa', 'dragão', 'castelo', 'coroa'],
    speeches: lines(
      [
        ['Rei', 'procurando', 'Quem viu a minha coroa?'],
        ['Princesa', '', 'Já olhou em cima da cabeça, papai?'],
        ['Dragão', '', 'Vista daqui, ela brilha!'],
        ['Rei', 'apalpando a cabeça', 'Achei! Quem a escondeu, filha?'],
        ['Princesa', 'abraçando o pai', 'Foi o senhor, papai, hoje de manhã.'],
      ],
      'O Rei se curva para agradecer. A coroa cai no lago.',
      [
        ['Dragão', 'batendo as asas', 'Deixem comigo, que eu voo e pesco!'],
        ['Rei', 'sem graça', 'Depois dessa… só com barbante…'],
      ],
      [3, 4, 6],
    ),
    asks: [
      { ask: 'Quantas rubricas há na cena?', answer: '6' },
      directionShows('apalpando a cabeça', 2),
      { ask: 'As reticências do fim mostram', options: ['fome', 'raiva', 'vergonha'], right: 2 },
    ],
  },
  rua: {
    plot: 'caderno',
    cast: ['Malu', 'Gato', 'Cachorro'],
    shows: ['palco', 'gato', 'cachorro', 'menina', 'Malu', 'rua'],
    speeches: lines(
      [
        ['Malu', '', 'Cadê o meu caderno?'],
        ['Cachorro', '', 'Não olhe para mim.'],
        ['Gato', 'lambendo a pata', 'Nem para mim, que só leio jornal.'],
        ['Malu', 'de mãos na cintura', 'Quem mordeu a capa?'],
        ['Cachorro', 'latindo baixinho', 'Só na capa… A lição eu comi toda!'],
      ],
      'Malu abre o caderno e começa a rir.',
      [
        ['Gato', 'ronronando', 'Miau! Sobrou a conta de mais.'],
        ['Malu', '', 'A professora não vai acreditar…'],
      ],
      [3, 4, 6],
    ),
    asks: [
      { ask: 'Quantas rubricas há na cena?', answer: '5' },
      directionShows('de mãos na cintura', 2),
      { ask: 'As reticências do fim mostram', options: ['sono', 'preocupação', 'fome'], right: 1 },
    ],
  },
}
