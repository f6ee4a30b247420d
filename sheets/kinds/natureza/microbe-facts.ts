/**
 * Facts about microbes as in school books of the 4th year. How diseases pass was not read again in «Saúde de A a Z» of the
 * Ministério da Saúde: to be checked there.
 */

export type Rotting = 'fruta' | 'folha'

/** Sentences with a word that is missing: fungi and bacteria at work in compost. */
export const COMPOST_GAPS: readonly { readonly says: string; readonly word: string }[] = [
  { says: 'O mofo, que desmancha a sobra, é um', word: 'fungo' },
  { says: 'Junto com os mofos, decompõem a sobra as', word: 'bactérias' },
  { says: 'Seres minúsculos mudam a sobra em adubo, o', word: 'húmus' },
  { says: 'Quem decompõe a sobra devolve ao solo os', word: 'nutrientes' },
  { says: 'O trabalho dos mofos na sobra chama-se', word: 'decomposição' },
  { says: 'Sobra seca não apodrece, porque falta', word: 'água' },
]

/** From whole to humus. */
export const ROTTING_STAGES = 5

export interface MicrobeUse {
  readonly id: string
  readonly product: string
  readonly microbe: string
  readonly group: 'F' | 'B'
  /** Its work in two wordings, without product or microbe. */
  readonly does: readonly [string, string]
}

const made = (product: string, microbe: string, group: 'F' | 'B', ...does: [string, string]): MicrobeUse => ({
  id: product,
  product,
  microbe,
  group,
  does,
})

export const MICROBE_USES: readonly MicrobeUse[] = [
  made('pão', 'levedura', 'F', 'Solta bolhas de gás e faz a massa crescer.', 'Deixa o miolo fofo, cheio de furinhos.'),
  made(
    'iogurte',
    'lactobacilo',
    'B',
    'Azeda o leite, que fica cremoso no copo.',
    'Engrossa o leite e dá uma bebida azedinha.',
  ),
  made(
    'queijo azul',
    'mofo Penicillium',
    'F',
    'Abre veios coloridos na massa feita de leite.',
    'Mancha as fatias e dá sabor forte.',
  ),
  made('etanol', 'levedura', 'F', 'Muda o açúcar da cana em combustível.', 'Fermenta um caldo doce e abastece carros.'),
  made(
    'penicilina',
    'mofo Penicillium',
    'F',
    'Dá um remédio que combate bactérias.',
    'Ajuda a curar infecções, com receita médica.',
  ),
  made(
    'vinagre',
    'acetobactéria',
    'B',
    'Azeda uma bebida, que tempera a salada.',
    'Dá o líquido ácido que vai na salada.',
  ),
]

export const HEALTH_PLACES = ['escola', 'bairro'] as const
export type HealthPlace = (typeof HEALTH_PLACES)[number]

export interface Disease {
  readonly id: string
  readonly name: string
  readonly agent: string
  readonly protects: string
  /** Asked for by its cause or by the road it takes. */
  readonly passes: string
  /** Its scene fits these. */
  readonly places: readonly HealthPlace[]
  /** Things in its scene. */
  readonly shows: readonly string[]
  /** Example in the key of what a class may propose against it. */
  readonly measure?: string
}

const ill = (
  name: string,
  agent: string,
  [protects, passes]: readonly [string, string],
  shows: readonly string[],
  rest: Partial<Pick<Disease, 'places' | 'measure'>> = {},
): Disease => ({ id: name, name, agent, protects, passes, shows, places: HEALTH_PLACES, ...rest })

export const DISEASES: readonly Disease[] = [
  ill('gripe', 'vírus', ['Cobrir a tosse com o braço.', 'Passa por gotículas no ar:'], [], {
    measure: 'abrir as janelas da sala todos os dias.',
  }),
  ill('dengue', 'vírus', ['Não deixar água em pneus.', 'O mosquito transmite:'], ['mosquito', 'pneu'], {
    measure: 'procurar água parada toda sexta-feira.',
  }),
  ill('tétano', 'bactéria', ['Vacinar de 10 em 10 anos.', 'Entra com o prego na pele:'], ['prego'], {
    measure: 'levar a caderneta de vacinas ao posto.',
  }),
  ill('conjuntivite', 'vírus', ['Não dividir a toalha.', 'Vai da mão ao olho:'], ['toalha'], {
    measure: 'pôr toalha de papel em todo banheiro.',
  }),
  ill('giardíase', 'protozoário', ['Beber água filtrada ou fervida.', 'Um protozoário causa:'], ['torneira']),
  ill('salmonelose', 'bactéria', ['Comer ovo bem cozido.', 'Chega com a comida:'], ['ovo']),
  ill('cárie', 'bactéria', ['Escovar os dentes.', 'Usa o açúcar dos doces:'], ['dente', 'pirulito'], {
    places: ['escola'],
  }),
  ill('micose', 'fungo', ['Usar chinelo na ducha.', 'Um fungo causa:'], ['ducha'], { places: ['escola'] }),
  ill('leptospirose', 'bactéria', ['Não pisar na água da enchente.', 'Vem da urina do rato:'], ['rato', 'enchente'], {
    places: ['bairro'],
  }),
  ill('raiva', 'vírus', ['Vacinar cães e gatos.', 'A mordida transmite:'], ['cachorro'], { places: ['bairro'] }),
]
