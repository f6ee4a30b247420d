/** Photographs of news, each cut to a frame, with the people and things that are on it. */
import type { Box } from '../../lettering/bounds.ts'
import type { CastName } from '../cast/people.ts'
import type { Drawing, Pen } from '../pen.ts'
import {
  bandNews,
  chessNews,
  gardenNews,
  libraryNews,
  muralNews,
  recyclingNews,
  tortoiseNews,
  volcanoNews,
} from './news-school.ts'
import { benchNews, bikeNews, busNews, catNews, cinemaNews, kiteNews } from './news-town.ts'
import { framedPicture, type Picture, type PosterPictureName, pictureNamed } from './poster-pictures.ts'
import {
  backpackScene,
  crossingScene,
  fountainScene,
  holeScene,
  lampScene,
  litterScene,
  robotScene,
  stepsScene,
  stopScene,
  swingScene,
} from './problem-scenes.ts'

interface Photo extends Pick<Picture, 'shows' | 'draw'> {
  readonly size?: Picture['size']
  readonly cast: readonly CastName[]
}

const photo = (draw: Photo['draw'], cast: readonly CastName[], shows: readonly string[]): Photo => ({
  draw,
  cast,
  shows,
})
const posted = (name: PosterPictureName, ...cast: CastName[]): Photo => ({
  ...pictureNamed(name),
  cast,
})

const PROBLEMS = {
  balanco: photo(swingScene, ['sofia'], ['swing', 'tree', 'criança']),
  poste: photo(lampScene, ['theo'], ['moon', 'poste', 'mãe', 'criança']),
  robo: photo(robotScene, ['gil'], ['robot', 'caixa', 'criança']),
  lixo: photo(litterScene, ['malu'], ['lixeira', 'lixo', 'banco', 'tree', 'criança']),
  faixa: photo(crossingScene, ['davi'], ['car', 'escola', 'rua', 'mãe', 'criança']),
  degraus: photo(stepsScene, ['lia'], ['wheelchair', 'porta', 'criança']),
  ponto: photo(stopScene, ['iara', 'caio'], ['rain', 'crianças']),
  bebedouro: photo(fountainScene, ['davi', 'nina', 'theo', 'yumi'], ['bebedouro', 'crianças']),
  buraco: photo(holeScene, ['yumi'], ['bicycle', 'buraco', 'criança']),
  mochila: photo(backpackScene, ['bia'], ['backpack', 'book', 'criança']),
} as const satisfies Readonly<Record<string, Photo>>

const PHOTOS = {
  ...PROBLEMS,
  horta: photo(gardenNews, ['iara', 'davi'], ['alface', 'regador', 'escola', 'crianças']),
  vulcao: photo(volcanoNews, ['malu', 'theo'], ['vulcão', 'crianças']),
  banda: photo(bandNews, ['bia', 'gil', 'sofia'], ['pandeiro', 'atabaque', 'microfone', 'crianças']),
  mural: photo(muralNews, ['nina', 'caio'], ['flor', 'sol', 'pincel', 'tinta', 'crianças']),
  reciclagem: photo(recyclingNews, ['lia', 'yumi'], ['lixeira', 'crianças']),
  xadrez: photo(chessNews, ['davi', 'iara'], ['xadrez', 'mesa', 'crianças']),
  biblioteca: photo(libraryNews, ['nina', 'gil'], ['book', 'estante', 'crianças']),
  jabuti: photo(tortoiseNews, ['sofia', 'caio'], ['jabuti', 'turtle', 'tree', 'crianças']),
  gato: photo(catNews, ['iara'], ['cat', 'tree', 'escada', 'criança']),
  onibus: photo(busNews, ['nina', 'gil'], ['bus', 'book', 'crianças']),
  bicicletas: photo(bikeNews, ['davi', 'malu'], ['bicycle', 'crianças']),
  praca: photo(benchNews, ['caio'], ['banco', 'fonte', 'tree', 'criança']),
  cinema: photo(cinemaNews, ['theo', 'bia'], ['dog', 'moon', 'crianças']),
  pipas: photo(kiteNews, ['yumi', 'gil'], ['kite', 'crianças']),
  mudas: posted('parque', 'bia', 'caio'),
  adocao: posted('bichos', 'sofia'),
  vacina: posted('saude', 'theo'),
  futebol: posted('futebol', 'yumi', 'davi'),
} as const satisfies Readonly<Record<string, Photo>>

export type PhotoName = keyof typeof PHOTOS

export const castOfPhoto = (name: PhotoName): readonly CastName[] => PHOTOS[name].cast
export const photoShows = (name: PhotoName): readonly string[] => PHOTOS[name].shows

/** The photograph, as wide as its frame; what has no room is cut off above. */
export function newsPhoto(pen: Pen, name: PhotoName, frame: Box): Drawing {
  const { cast, size = [150, 84], ...rest }: Photo = PHOTOS[name]
  return framedPicture(pen, { ...rest, size }, cast, frame)
}
