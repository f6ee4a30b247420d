/** Means of transport and of talking on two maps, and what each is good for: from general knowledge, to be checked. */
import type { LinkLand } from '../../studio/places/travel-map.ts'

export interface Link {
  readonly name: string
  /** Two wordings that fit this one alone of its map; neither names it. */
  readonly says: readonly [string, string]
}

const link = (name: string, ...says: readonly [string, string]): Link => ({ name, says })

/** In the order of their places on the map. */
export const LINKS: Readonly<Record<LinkLand, readonly Link[]>> = {
  floresta: [
    link('canoa', 'Da vila à ilha: é perto e vai a remo.', 'Da ilha à vila, sem motor nem fumaça.'),
    link('barco', 'Da vila à cidade, com muita gente e redes.', 'Pelo rio, com muita carga e muita gente.'),
    link('ônibus', 'Da cidade ao sítio, com 40 pessoas.', 'Pela estrada, a turma toda vai ao sítio.'),
    link('avião', 'Da vila à cidade, depressa: há um doente.', 'Por cima da mata, com pressa: há um doente.'),
    link('bicicleta', 'Do sítio à escola, com a força das pernas.', 'À escola, por terra e sem fumaça.'),
    link('rádio', 'Dar um aviso à vila: ninguém viaja.', 'A notícia chega à vila pelo ar, só com a voz.'),
  ],
  litoral: [
    link('balsa', 'Da cidade à vila, com o carro: não há ponte.', 'O carro atravessa o rio sem ponte.'),
    link('navio', 'Do Brasil a outro país, com muita carga.', 'Caixas enormes cruzam o oceano.'),
    link('ônibus', 'Da cidade ao sítio, com 40 pessoas.', 'Pela estrada, a turma toda vai ao sítio.'),
    link('helicóptero', 'Da ilha à cidade, depressa: há um doente.', 'Pelo ar, com pressa: há um doente na ilha.'),
    link('jangada', 'Da praia ao mar, só com o vento.', 'A vela leva o pescador, sem fumaça.'),
    link('celular', 'Mandar uma foto ao sítio: ninguém viaja.', 'Conversar com a avó do sítio agora mesmo.'),
  ],
}
