/** Themes of the sheets and the band that shows each; sheets without one share those of school. */
import { group } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import { marksOf, Pen } from '../pen.ts'
import { BAND, type Band, stripOf } from './band.ts'
import * as dates from './dates.ts'
import * as indoors from './indoors.ts'
import * as outdoors from './outdoors.ts'
import * as water from './water-and-space.ts'

/** The weight of a band's lines, mm: its figures are small. */
export const LINE = 0.8

export const BANDS: readonly (readonly [band: Band, themes: string])[] = [
  [
    outdoors.pets,
    'bichos gato cachorro coelho rato urso rato-gigante coelho-gigante cachorro-gigante pedidos filhotes',
  ],
  [
    outdoors.garden,
    'jardim flores joaninha borboleta abelha caracol folha flor cogumelo joaninha-gigante pomar petalas folhas',
  ],
  [outdoors.birds, 'passaro coruja borboleta-gigante passaro-gigante coruja-gigante aves arvore'],
  [outdoors.farm, 'fazenda porco sitio pintinho ovo'],
  [water.seabed, 'mar fundo-do-mar peixe peixe-gigante baleia tartaruga pescaria tartaruga-gigante'],
  [water.seaside, 'praia ondas barco coqueiro onda'],
  [water.pond, 'pato sapo lagoa capivara jabuti jacare'],
  [
    outdoors.market,
    'comidas frutas feira maca maca-gigante pera morango melancia abacaxi cenoura lanche lanches caju padaria sorvete',
  ],
  [dates.birthday, 'festa presente baloes aniversario bolo presentes convite'],
  [outdoors.clouds, 'ceu nuvem pipa pipas todas verticais chuva redemoinho inclinadas'],
  [water.space, 'espaco foguete foguete-gigante robo estrela lua foguetes'],
  [outdoors.trip, 'passeio carro tesouro carro-gigante tesouro-gigante pistas trens passeios viagem caminhao'],
  [outdoors.town, 'cidade rua casinhas construcoes profissoes'],
  [indoors.home, 'casa dia-a-dia quarto objetos roupas'],
  [outdoors.playground, 'brinquedos brincadeiras escorregadores regra-de-jogo'],
  [indoors.school, 'escola papelaria objetos-de-medir regua-quebrada'],
  [
    indoors.painting,
    'pintar livre formas basicas estrelas poligonos redondas circulos barras formas-geometricas solidos-geometricos geometria coracao desenhar figuras linhas',
  ],
  [
    indoors.counting,
    'soma subtracao adicao multiplicacao divisao contar completar pedacos dobro metade pares impares numeros misto mista 1 2 3 4 5 6 7 8 9 10 11 16 100 massa capacidade',
  ],
  [indoors.reading, 'palavras frases ler fabula conto poema noticia informativo'],
  [indoors.writing, 'alfabeto vogais maiusculas minusculas mistas bilhete carta'],
  [indoors.hours, 'primeiro-semestre segundo-semestre ano-todo manha tarde noite'],
  [outdoors.forest, 'floresta'],
  [outdoors.dinosaurs, 'dinossauros dinossauro'],
  [outdoors.football, 'futebol copa-e-jogos'],
  [dates.backToSchool, 'volta-as-aulas'],
  [dates.carnival, 'carnaval'],
  [dates.easter, 'pascoa'],
  [dates.riverside, 'povos-indigenas'],
  [dates.mothers, 'dia-das-maes'],
  [outdoors.planting, 'meio-ambiente'],
  [dates.june, 'festa-junina'],
  [dates.fathers, 'dia-dos-pais'],
  [dates.folklore, 'folclore'],
  [dates.independence, 'independencia'],
  [outdoors.spring, 'primavera'],
  [dates.childrensDay, 'dia-das-criancas'],
  [dates.awareness, 'consciencia-negra'],
  [dates.christmas, 'natal presepio'],
  [outdoors.seasons, 'estacoes'],
]

const BY_THEME: ReadonlyMap<string, Band> = new Map(
  BANDS.flatMap(([band, themes]) => themes.split(' ').map((theme): [string, Band] => [theme, band])),
)

/** Pictures that a child recognises in each band, by their ids in the vocabulary of the sheets. */
const SHOWN: ReadonlyMap<Band, string> = new Map([
  [outdoors.pets, 'dog cat frog rabbit'],
  [outdoors.garden, 'house sun butterfly snail flower'],
  [outdoors.birds, 'tree bird macaw cloud'],
  [outdoors.farm, 'cow hen baby-chick sun'],
  [water.seabed, 'turtle fish octopus coral seaweed'],
  [water.seaside, 'palm crab ball boat sun'],
  [water.pond, 'capybara duck frog water-lily'],
  [outdoors.market, 'orange apple pineapple'],
  [dates.birthday, 'gift cake balloon flag'],
  [outdoors.clouds, 'cloud kite bird'],
  [water.space, 'rocket alien planet star'],
  [outdoors.trip, 'car tree'],
  [outdoors.town, 'house bus traffic-light'],
  [indoors.school, 'book window'],
  [indoors.painting, 'star brush'],
  [indoors.counting, 'abacus window'],
  [outdoors.forest, 'jaguar monkey toucan'],
  [outdoors.dinosaurs, 'dinosaur volcano'],
  [outdoors.football, 'ball goal'],
  [outdoors.spring, 'flower butterfly bee'],
  [outdoors.planting, 'tree plant'],
  [outdoors.seasons, 'sun cloud tree'],
  [outdoors.playground, 'ball jump-rope sun tree'],
  [dates.backToSchool, 'school backpack'],
  [dates.carnival, 'tambourine'],
  [dates.easter, 'rabbit egg'],
  [dates.riverside, 'palm canoe macaw'],
  [dates.june, 'bonfire corn accordion'],
  [dates.fathers, 'tree bicycle'],
  [dates.folklore, 'pink-dolphin owl moon star'],
  [dates.childrensDay, 'ball bicycle balloon'],
  [dates.awareness, 'berimbau drum house'],
  [dates.christmas, 'house star gift pine'],
])

/** Bands of the themes that no place shows: letters, spellings, signs. */
const COMMON: readonly Band[] = [
  indoors.school,
  indoors.reading,
  indoors.writing,
  indoors.classroom,
  outdoors.playground,
]

export const shownBy = (band: Band): readonly string[] => SHOWN.get(band)?.split(' ') ?? []

interface Wish {
  readonly theme: string | undefined
  readonly seed: number
  readonly counted?: readonly string[]
}

export function bandOf({ theme, seed, counted = [] }: Wish): Band {
  // The themes of texts carry a number: «fabula 2».
  const named = BY_THEME.get(theme ?? '') ?? BY_THEME.get(theme?.split(' ')[0] ?? '')
  const common = COMMON[seed % COMMON.length] ?? indoors.school
  if (!named) return common
  return shownBy(named).some((picture) => counted.includes(picture)) ? common : named
}

/** The strip of a theme, without its frame, in mm from its upper left corner; on every second sheet mirrored. */
export function bandMarks({ color, ...wish }: Wish & { readonly color: boolean }): Mark[] {
  const marks = marksOf(bandOf(wish)(stripOf(new Pen(color, 1, LINE), wish.seed)))
  return wish.seed % 2 === 0 ? marks : [group(BAND.width, 0, marks, { flip: true })]
}
