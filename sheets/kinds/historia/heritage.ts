/**
 * Heritage of Brazil, from general knowledge, to be checked: living heritage against the Livros de Registro of the Iphan,
 * places against the World Heritage List of the Unesco, the Teatro Amazonas against the list of the Iphan.
 */
import type { LandName } from '../../studio/heritage/lands.ts'
import type { LivingName } from '../../studio/heritage/living.ts'
import type { SiteName } from '../../studio/heritage/sites.ts'
import type { Statement } from './statements.ts'

export interface Living {
  readonly id: LivingName
  /** As on a list of names. */
  readonly name: string
  /** For the one who looks at the square; true of no other group there. */
  readonly clue: string
}

export const LIVING_FACTS: readonly Living[] = [
  { id: 'capoeira', name: 'capoeira', clue: 'Jogo ao som do berimbau.' },
  { id: 'frevo', name: 'frevo', clue: 'Dança com sombrinha.' },
  { id: 'acaraje', name: 'acarajé', clue: 'Bolinho frito no dendê.' },
  { id: 'panelas', name: 'panelas de barro', clue: 'Vasilhas pretas feitas à mão.' },
  { id: 'viola', name: 'viola-de-cocho', clue: 'Feita de um só tronco.' },
  { id: 'cordel', name: 'cordel', clue: 'Versos em folhetos.' },
  { id: 'queijo', name: 'queijo de Minas', clue: 'Feito de leite cru, em rodas.' },
  { id: 'forro', name: 'forró', clue: 'Som de sanfona e zabumba.' },
  { id: 'boi', name: 'bumba meu boi', clue: 'Boi de pano que dança.' },
  { id: 'renda', name: 'renda de bilro', clue: 'Fios trançados na almofada.' },
  { id: 'chimarrao', name: 'chimarrão', clue: 'Bebida quente de erva-mate.' },
  { id: 'tacaca', name: 'tacacá', clue: 'Caldo de tucupi com jambu.' },
]

export interface Site {
  readonly id: SiteName
  readonly name: string
  readonly clue: string
}

export const SITE_FACTS: readonly Site[] = [
  { id: 'pelourinho', name: 'Pelourinho', clue: 'Ladeira de casarões coloridos, em Salvador.' },
  { id: 'ouroPreto', name: 'Ouro Preto', clue: 'Igreja de duas torres no alto do morro, em Minas.' },
  { id: 'brasilia', name: 'Brasília', clue: 'Prédio com duas torres e duas cúpulas.' },
  { id: 'capivara', name: 'Serra da Capivara', clue: 'Pinturas feitas na rocha há milhares de anos.' },
  { id: 'missoes', name: 'São Miguel das Missões', clue: 'Ruínas da igreja de um povoado Guarani.' },
  { id: 'pampulha', name: 'Pampulha', clue: 'Igreja de telhado em curvas, perto da lagoa.' },
  { id: 'rio', name: 'Pão de Açúcar', clue: 'Morro com bondinho, entre a cidade e o mar.' },
  { id: 'teatro', name: 'Teatro Amazonas', clue: 'Casa de espetáculos com cúpula, em Manaus.' },
]

/**
 * On the map, with a spot of its state in degrees east and north: the place, rounded and moved inside the borders; to be
 * checked.
 */
interface OnMap {
  readonly says: string
  readonly state: string
  readonly place: readonly [number, number]
}
export interface MappedSite extends OnMap {
  readonly site: SiteName
}
export interface MappedLiving extends OnMap {
  readonly living: LivingName
  readonly remains: string
  readonly isNew: string
}
export type Mapped = MappedSite | MappedLiving
export const isLiving = (one: Mapped): one is MappedLiving => 'living' in one

/** Places of the Unesco list or listed by Iphan, and what people make and do. A page has one of each state. */
export const MAPPED: readonly Mapped[] = [
  { site: 'ouroPreto', says: 'Cidade de Ouro Preto', state: 'MG', place: [-43.5, -20.4] },
  { site: 'missoes', says: 'Ruínas de São Miguel das Missões', state: 'RS', place: [-54.6, -28.7] },
  { site: 'pelourinho', says: 'Centro histórico de Salvador', state: 'BA', place: [-38.5, -12.4] },
  { site: 'brasilia', says: 'Plano Piloto de Brasília', state: 'DF', place: [-47.9, -15.8] },
  { site: 'capivara', says: 'Pinturas da Serra da Capivara', state: 'PI', place: [-42.6, -8.5] },
  {
    living: 'panelas',
    says: 'Ofício das paneleiras de Goiabeiras',
    state: 'ES',
    place: [-40.6, -20.1],
    remains: 'As panelas são feitas à mão, sem torno.',
    isNew: 'As paneleiras têm um galpão para vender.',
  },
  {
    living: 'viola',
    says: 'Modo de fazer viola-de-cocho',
    state: 'MT',
    place: [-56.2, -15.6],
    remains: 'O corpo da viola sai de um só tronco.',
    isNew: 'As cordas são de náilon.',
  },
  {
    living: 'frevo',
    says: 'Frevo, dança e música do Carnaval',
    state: 'PE',
    place: [-35.2, -8],
    remains: 'No Carnaval, o frevo toma as ruas.',
    isNew: 'O Recife tem uma escola de frevo.',
  },
  { site: 'teatro', says: 'Teatro Amazonas, em Manaus', state: 'AM', place: [-60, -3.1] },
  { site: 'rio', says: 'Paisagem do Rio, com o Pão de Açúcar', state: 'RJ', place: [-43.3, -22.7] },
  { site: 'pampulha', says: 'Conjunto moderno da Pampulha', state: 'MG', place: [-44, -19.8] },
  {
    living: 'acaraje',
    says: 'Ofício das baianas de acarajé',
    state: 'BA',
    place: [-38.5, -12.4],
    remains: 'O bolinho é frito no azeite de dendê.',
    isNew: 'Muitas baianas moem o feijão em máquina.',
  },
  {
    living: 'queijo',
    says: 'Modo de fazer o queijo de Minas',
    state: 'MG',
    place: [-46.4, -20.2],
    remains: 'O queijo é feito de leite cru.',
    isNew: 'Alguns queijos têm selo de origem.',
  },
]

export interface Land extends OnMap {
  readonly id: LandName
  readonly isIndigenous: boolean
}

/** One for each state, seen in its window; names of peoples are to be known. From general knowledge, to be checked against Funai, Incra and Fundação Palmares. */
export const LANDS_OF_PEOPLES: readonly Land[] = [
  {
    id: 'raposa',
    says: 'Macuxi e Wapichana: monte de topo plano, no extremo norte',
    state: 'RR',
    place: [-60.5, 4.2],
    isIndigenous: true,
  },
  {
    id: 'xingu',
    says: 'Kuikuro e Kamaiurá: casas grandes de palha, na beira do rio',
    state: 'MT',
    place: [-53.2, -12.3],
    isIndigenous: true,
  },
  {
    id: 'rioNegro',
    says: 'Baniwa e Tukano: roça de mandioca no meio da floresta',
    state: 'AM',
    place: [-67.5, 0.5],
    isIndigenous: true,
  },
  {
    id: 'wajapi',
    says: 'Wajãpi: arte kusiwa, de traços vermelhos e pretos',
    state: 'AP',
    place: [-52.6, 1],
    isIndigenous: true,
  },
  {
    id: 'guarita',
    says: 'Kaingang e Guarani: terra de araucárias, no Sul',
    state: 'RS',
    place: [-53.7, -27.7],
    isIndigenous: true,
  },
  {
    id: 'barraVelha',
    says: 'Pataxó: praia diante do Monte Pascoal',
    state: 'BA',
    place: [-39.6, -16.9],
    isIndigenous: true,
  },
  {
    id: 'kalunga',
    says: 'Kalunga: roças entre as serras do Cerrado',
    state: 'GO',
    place: [-47.4, -13.8],
    isIndigenous: false,
  },
  {
    id: 'boaVista',
    says: 'Boa Vista: colheita de castanhas no rio Trombetas',
    state: 'PA',
    place: [-56.5, -1.4],
    isIndigenous: false,
  },
  {
    id: 'ivaporunduva',
    says: 'Ivaporunduva: bananais no Vale do Ribeira',
    state: 'SP',
    place: [-48.2, -24.3],
    isIndigenous: false,
  },
  {
    id: 'frechal',
    says: 'Frechal: casa entre palmeiras de babaçu',
    state: 'MA',
    place: [-45.1, -2.3],
    isIndigenous: false,
  },
  {
    id: 'conceicao',
    says: 'Conceição das Crioulas: cactos e casas no Sertão',
    state: 'PE',
    place: [-38.9, -8.3],
    isIndigenous: false,
  },
  {
    id: 'campinho',
    says: 'Campinho: cestos trançados em Paraty',
    state: 'RJ',
    place: [-44.6, -23],
    isIndigenous: false,
  },
]

/** To be checked: Constitution of 1988, article 231 and article 68 of its transitional part; Censo 2022 of the IBGE. */
export const RIGHTS: readonly Statement[] = [
  { says: 'A demarcação é um direito escrito na Constituição.', isTrue: true },
  { says: 'Há quilombolas hoje, no campo e na cidade.', isTrue: true },
  { says: 'Demarcar é reconhecer o direito do povo à sua terra.', isTrue: true },
  { says: 'Os quilombos só existiram no passado.', isTrue: false },
  { says: 'Uma terra indígena pode ser vendida.', isTrue: false },
  { says: 'Os povos indígenas falam uma língua só.', isTrue: false },
]
