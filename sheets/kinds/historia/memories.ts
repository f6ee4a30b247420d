/**
 * Families, sources of their history, and migrations. Each migration has one of its years, from general knowledge, to be
 * checked against Brasil: 500 anos de povoamento, of the IBGE.
 */
import type { FamilyPhoto } from '../../studio/heritage/families.ts'
import type { JourneyName, TravellerName } from '../../studio/heritage/journeys.ts'
import type { MemoryThing } from '../../studio/heritage/memory-things.ts'
import type { Statement } from './statements.ts'

export interface Family {
  readonly id: FamilyPhoto
  readonly clue: string
}
export const FAMILIES: readonly Family[] = [
  { id: 'avo', clue: 'Moro só com a minha avó.' },
  { id: 'paiEMae', clue: 'Moro com meu pai e minha mãe.' },
  { id: 'duasMaes', clue: 'Tenho duas mães.' },
  { id: 'doisPais', clue: 'Moro com meu pai e meu outro pai.' },
  { id: 'paiEIrma', clue: 'Moro com meu pai e minha irmã.' },
  { id: 'maeEAvo', clue: 'Moro com minha mãe e minha avó.' },
  { id: 'maeEIrmaos', clue: 'Somos três irmãos e nossa mãe.' },
  { id: 'avos', clue: 'Moro com meu avô e minha avó.' },
  { id: 'soAvo', clue: 'Moro só com o meu avô.' },
  { id: 'soPai', clue: 'Moro só com o meu pai.' },
  { id: 'soMae', clue: 'Moro só com a minha mãe.' },
  { id: 'avosEIrma', clue: 'Minha irmã e eu moramos com os avós.' },
]

export interface Source {
  readonly id: MemoryThing
  readonly clue: string
}
export const SOURCES: readonly Source[] = [
  { id: 'certidão', clue: 'Diz o meu nome e o dia em que nasci.' },
  { id: 'vacinas', clue: 'Mostra as vacinas que já tomei.' },
  { id: 'boletim', clue: 'Traz as notas da escola.' },
  { id: 'foto', clue: 'Mostra o rosto de pessoas da família.' },
  { id: 'carta', clue: 'Trouxe notícias de longe, por escrito.' },
  { id: 'receitas', clue: 'Ensina os pratos da família.' },
  { id: 'gravação', clue: 'Guarda a voz de quem conta uma história.' },
  { id: 'pião', clue: 'Brinquedo que gira e veio do meu avô.' },
  { id: 'medalha', clue: 'Lembra a vitória num campeonato.' },
  { id: 'sapatinho', clue: 'Serviu no meu pé quando eu era bebê.' },
]

export interface Migration {
  readonly year: number
  readonly says: string
  readonly state: string
  readonly place: readonly [number, number]
  readonly by: JourneyName
  readonly who: TravellerName
}

/** One for each state. */
export const MIGRATIONS: readonly Migration[] = [
  {
    year: 1895,
    says: 'Ucranianos vêm em busca de terra',
    state: 'PR',
    place: [-51.6, -24.7],
    by: 'vapor',
    who: 'ucranianos',
  },
  {
    year: 1824,
    says: 'Alemães vêm em busca de terra própria',
    state: 'RS',
    place: [-53, -29.2],
    by: 'navio',
    who: 'alemaes',
  },
  {
    year: 1875,
    says: 'Italianos fogem da pobreza e plantam café',
    state: 'ES',
    place: [-40.6, -19.6],
    by: 'navio',
    who: 'italianos',
  },
  {
    year: 1908,
    says: 'Japoneses vêm trabalhar no café',
    state: 'SP',
    place: [-48.6, -22],
    by: 'vapor',
    who: 'japoneses',
  },
  {
    year: 1943,
    says: 'Nordestinos vão extrair borracha',
    state: 'AM',
    place: [-64.5, -4.5],
    by: 'vapor',
    who: 'nordestinos',
  },
  {
    year: 1957,
    says: 'Candangos constroem a nova capital',
    state: 'DF',
    place: [-47.9, -15.8],
    by: 'caminhao',
    who: 'candangos',
  },
  {
    year: 1975,
    says: 'Famílias do Sul buscam terra para plantar',
    state: 'MT',
    place: [-55.4, -12.6],
    by: 'onibus',
    who: 'sulistas',
  },
  {
    year: 2010,
    says: 'Haitianos vêm depois de um terremoto',
    state: 'AC',
    place: [-70, -9.4],
    by: 'ponte',
    who: 'haitianos',
  },
  {
    year: 2018,
    says: 'Venezuelanos fogem da crise no país',
    state: 'RR',
    place: [-61.2, 2.6],
    by: 'estrada',
    who: 'venezuelanos',
  },
]

export const CONTRIBUTIONS: readonly Statement[] = [
  { says: 'Quem migra leva saberes, comidas e palavras.', isTrue: true },
  { says: 'A procura de trabalho é motivo de muitas migrações.', isTrue: true },
  { says: 'Há migração dentro do Brasil e entre países.', isTrue: true },
  { says: 'Só gente de outros países é migrante.', isTrue: false },
  { says: 'As migrações para o Brasil já terminaram.', isTrue: false },
  { says: 'A cidade não muda quando chegam migrantes.', isTrue: false },
]
