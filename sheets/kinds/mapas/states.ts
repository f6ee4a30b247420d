/** The states of Brazil with their capitals and regions, as the IBGE names them. */

export const REGIONS = ['norte', 'nordeste', 'centro-oeste', 'sudeste', 'sul'] as const
export type Region = (typeof REGIONS)[number]

export const REGION_NAMES: Readonly<Record<Region, string>> = {
  norte: 'Norte',
  nordeste: 'Nordeste',
  'centro-oeste': 'Centro-Oeste',
  sudeste: 'Sudeste',
  sul: 'Sul',
}

export const regionLabel = (region: Region) => `Região ${REGION_NAMES[region]}`

export interface State {
  /** Its two letters, e.g. `AC`. */
  readonly id: string
  readonly name: string
  /** The article before its name: «o Acre», «a Bahia», «Alagoas». */
  readonly article: 'o' | 'a' | ''
  readonly region: Region
  readonly capital: string
  /** Of the capital, in degrees east and north. */
  readonly longitude: number
  readonly latitude: number
  /** Countries that it borders on. */
  readonly countries: readonly string[]
  readonly coast: boolean
}

type Row = readonly [
  id: string,
  article: State['article'],
  name: string,
  region: Region,
  capital: string,
  longitude: number,
  latitude: number,
  coast: boolean,
  countries?: readonly string[],
]

const ROWS: readonly Row[] = [
  ['AC', 'o', 'Acre', 'norte', 'Rio Branco', -67.81, -9.97, false, ['Peru', 'Bolívia']],
  ['AL', '', 'Alagoas', 'nordeste', 'Maceió', -35.74, -9.67, true],
  ['AM', 'o', 'Amazonas', 'norte', 'Manaus', -60.02, -3.1, false, ['Peru', 'Colômbia', 'Venezuela']],
  ['AP', 'o', 'Amapá', 'norte', 'Macapá', -51.07, 0.03, true, ['Suriname', 'Guiana Francesa']],
  ['BA', 'a', 'Bahia', 'nordeste', 'Salvador', -38.51, -12.97, true],
  ['CE', 'o', 'Ceará', 'nordeste', 'Fortaleza', -38.54, -3.72, true],
  ['DF', 'o', 'Distrito Federal', 'centro-oeste', 'Brasília', -47.88, -15.79, false],
  ['ES', 'o', 'Espírito Santo', 'sudeste', 'Vitória', -40.34, -20.32, true],
  ['GO', '', 'Goiás', 'centro-oeste', 'Goiânia', -49.25, -16.68, false],
  ['MA', 'o', 'Maranhão', 'nordeste', 'São Luís', -44.3, -2.53, true],
  ['MG', '', 'Minas Gerais', 'sudeste', 'Belo Horizonte', -43.94, -19.92, false],
  ['MS', '', 'Mato Grosso do Sul', 'centro-oeste', 'Campo Grande', -54.65, -20.44, false, ['Bolívia', 'Paraguai']],
  ['MT', '', 'Mato Grosso', 'centro-oeste', 'Cuiabá', -56.1, -15.6, false, ['Bolívia']],
  ['PA', 'o', 'Pará', 'norte', 'Belém', -48.5, -1.46, true, ['Guiana', 'Suriname']],
  ['PB', 'a', 'Paraíba', 'nordeste', 'João Pessoa', -34.86, -7.12, true],
  ['PE', '', 'Pernambuco', 'nordeste', 'Recife', -34.88, -8.05, true],
  ['PI', 'o', 'Piauí', 'nordeste', 'Teresina', -42.8, -5.09, true],
  ['PR', 'o', 'Paraná', 'sul', 'Curitiba', -49.27, -25.43, true, ['Paraguai', 'Argentina']],
  ['RJ', 'o', 'Rio de Janeiro', 'sudeste', 'Rio de Janeiro', -43.2, -22.91, true],
  ['RN', 'o', 'Rio Grande do Norte', 'nordeste', 'Natal', -35.21, -5.79, true],
  ['RO', '', 'Rondônia', 'norte', 'Porto Velho', -63.9, -8.76, false, ['Bolívia']],
  ['RR', '', 'Roraima', 'norte', 'Boa Vista', -60.67, 2.82, false, ['Venezuela', 'Guiana']],
  ['RS', 'o', 'Rio Grande do Sul', 'sul', 'Porto Alegre', -51.23, -30.03, true, ['Argentina', 'Uruguai']],
  ['SC', '', 'Santa Catarina', 'sul', 'Florianópolis', -48.55, -27.6, true, ['Argentina']],
  ['SE', '', 'Sergipe', 'nordeste', 'Aracaju', -37.07, -10.91, true],
  ['SP', '', 'São Paulo', 'sudeste', 'São Paulo', -46.63, -23.55, true],
  ['TO', 'o', 'Tocantins', 'norte', 'Palmas', -48.33, -10.18, false],
]

export const STATES: readonly State[] = ROWS.map(
  ([id, article, name, region, capital, longitude, latitude, coast, countries = []]) => ({
    ...{ id, article, name, region, capital, longitude, latitude, coast, countries },
  }),
)

/** The state with these letters. @throws RangeError for others */
export function stateOf(id: string): State {
  const found = STATES.find((state) => state.id === id)
  if (!found) throw new RangeError(`no state ${id}`)
  return found
}

/** «a Bahia (BA)», «Alagoas (AL)»: the map has the letters alone. */
export const withArticle = ({ article, name, id }: State) => `${article ? `${article} ${name}` : name} (${id})`

/** «da Bahia (BA)», «de Alagoas (AL)». */
export const of = (state: State) => (state.article ? `d${withArticle(state)}` : `de ${withArticle(state)}`)
