/** Living beings of five Brazilian habitats and their food, as in school books: to be checked by a biologist. */

type Role = 'produtor' | 'herbívoro' | 'carnívoro' | 'decompositor'

export interface Being {
  readonly name: string
  readonly role: Role
  /** With its article, as a sentence begins and as its verb agrees. */
  readonly subject: string
  readonly isMany?: boolean
  /** As food in a sentence: «a capivara». */
  readonly asFood: string
  /** All of them, gone: «as capivaras»; how many there are: «a quantidade de capivaras». */
  readonly all: string
  readonly number: string
  readonly eats: readonly string[]
  /** Food that it also takes, which the web leaves out. */
  readonly also?: readonly string[]
}

export interface Habitat {
  readonly beings: readonly Being[]
  /** From the plant on, each is the food of the next; a decomposer may end it. */
  readonly chains: readonly (readonly [string, string, string, string])[]
}

const plant = (name: string, asFood: string, number = name): Being => ({
  name,
  role: 'produtor',
  subject: asFood,
  asFood,
  all: asFood,
  number,
  eats: [],
})

type Animal = Pick<Being, 'eats' | 'also'> & { readonly plural: string; readonly isHis?: boolean }

const animal =
  (role: Role) =>
  (name: string, { eats, also = [], plural, isHis = false }: Animal): Being => ({
    name,
    role,
    subject: `${isHis ? 'O' : 'A'} ${name}`,
    asFood: `${isHis ? 'o' : 'a'} ${name}`,
    all: `${isHis ? 'os' : 'as'} ${plural}`,
    number: plural,
    eats,
    also,
  })

const herbivore = animal('herbívoro')
const carnivore = animal('carnívoro')

const decomposers = (name: string, subject: string): Being => ({
  name,
  role: 'decompositor',
  subject,
  isMany: true,
  asFood: name,
  all: name,
  number: name,
  eats: [],
})

const FUNGI = decomposers('fungos', 'Os fungos')

const PANTANAL: Habitat = {
  beings: [
    plant('capim', 'capim'),
    plant('aguapé', 'aguapé'),
    herbivore('capivara', { eats: ['capim', 'aguapé'], plural: 'capivaras' }),
    herbivore('caramujo', { eats: ['aguapé'], plural: 'caramujos', isHis: true }),
    carnivore('jacaré', { eats: ['caramujo'], also: ['capivara', 'tuiuiú'], plural: 'jacarés', isHis: true }),
    carnivore('tuiuiú', { eats: ['caramujo'], plural: 'tuiuiús', isHis: true }),
    carnivore('onça-pintada', { eats: ['capivara', 'jacaré'], also: ['tuiuiú'], plural: 'onças-pintadas' }),
    FUNGI,
  ],
  chains: [
    ['capim', 'capivara', 'onça-pintada', 'fungos'],
    ['aguapé', 'caramujo', 'jacaré', 'onça-pintada'],
    ['aguapé', 'caramujo', 'tuiuiú', 'fungos'],
    ['aguapé', 'capivara', 'onça-pintada', 'fungos'],
    ['aguapé', 'caramujo', 'jacaré', 'fungos'],
  ],
}

const ATLANTIC_FOREST: Habitat = {
  beings: [
    plant('embaúba', 'folhas da embaúba', 'folhas da embaúba'),
    plant('juçara', 'frutos da juçara', 'frutos da juçara'),
    herbivore('lagarta', { eats: ['embaúba'], also: ['juçara'], plural: 'lagartas' }),
    herbivore('bugio', { eats: ['embaúba', 'juçara'], plural: 'bugios', isHis: true }),
    carnivore('sapo', { eats: ['lagarta'], plural: 'sapos', isHis: true }),
    carnivore('cobra boipeva', { eats: ['sapo'], plural: 'cobras boipevas' }),
    carnivore('onça-parda', { eats: ['bugio'], also: ['cobra boipeva'], plural: 'onças-pardas' }),
    FUNGI,
  ],
  chains: [
    ['embaúba', 'lagarta', 'sapo', 'cobra boipeva'],
    ['juçara', 'bugio', 'onça-parda', 'fungos'],
    ['embaúba', 'lagarta', 'sapo', 'fungos'],
    ['embaúba', 'bugio', 'onça-parda', 'fungos'],
  ],
}

const APHIDS = { subject: 'Os pulgões', asFood: 'pulgões', isMany: true }
const TERMITES = { subject: 'Os cupins', asFood: 'cupins', isMany: true }

const CERRADO: Habitat = {
  beings: [
    plant('capim', 'capim'),
    { ...herbivore('cupins', { eats: ['capim'], plural: 'cupins', isHis: true }), ...TERMITES },
    herbivore('gafanhoto', { eats: ['capim'], plural: 'gafanhotos', isHis: true }),
    herbivore('preá', { eats: ['capim'], plural: 'preás', isHis: true }),
    carnivore('tamanduá', { eats: ['cupins'], plural: 'tamanduás', isHis: true }),
    carnivore('coruja', { eats: ['gafanhoto'], also: ['cupins'], plural: 'corujas' }),
    carnivore('cascavel', { eats: ['preá'], plural: 'cascavéis' }),
    carnivore('onça-parda', { eats: ['tamanduá'], also: ['preá', 'cascavel'], plural: 'onças-pardas' }),
    FUNGI,
  ],
  chains: [
    ['capim', 'cupins', 'tamanduá', 'onça-parda'],
    ['capim', 'preá', 'cascavel', 'fungos'],
    ['capim', 'gafanhoto', 'coruja', 'fungos'],
    ['capim', 'cupins', 'tamanduá', 'fungos'],
  ],
}

const SEA: Habitat = {
  beings: [
    plant('fitoplâncton', 'fitoplâncton'),
    plant('algas', 'algas'),
    {
      ...herbivore('zooplâncton', { eats: ['fitoplâncton'], plural: 'zooplâncton', isHis: true }),
      all: 'o zooplâncton',
    },
    herbivore('tartaruga-verde', { eats: ['algas'], also: ['água-viva'], plural: 'tartarugas-verdes' }),
    carnivore('sardinha', { eats: ['zooplâncton'], also: ['fitoplâncton'], plural: 'sardinhas' }),
    carnivore('água-viva', { eats: ['zooplâncton'], also: ['sardinha'], plural: 'águas-vivas' }),
    carnivore('golfinho', { eats: ['sardinha'], plural: 'golfinhos', isHis: true }),
    carnivore('tubarão', {
      eats: ['tartaruga-verde'],
      also: ['golfinho', 'sardinha'],
      plural: 'tubarões',
      isHis: true,
    }),
    decomposers('bactérias', 'As bactérias'),
  ],
  chains: [
    ['fitoplâncton', 'zooplâncton', 'sardinha', 'golfinho'],
    ['algas', 'tartaruga-verde', 'tubarão', 'bactérias'],
    ['fitoplâncton', 'zooplâncton', 'água-viva', 'bactérias'],
    ['fitoplâncton', 'zooplâncton', 'sardinha', 'bactérias'],
  ],
}

const GARDEN: Habitat = {
  beings: [
    plant('couve', 'couve', 'couves'),
    plant('alface', 'alface', 'alfaces'),
    { ...herbivore('pulgões', { eats: ['couve'], plural: 'pulgões', isHis: true }), ...APHIDS },
    herbivore('lagarta', { eats: ['couve'], also: ['alface'], plural: 'lagartas' }),
    herbivore('caracol', { eats: ['alface'], also: ['couve'], plural: 'caracóis', isHis: true }),
    carnivore('joaninha', { eats: ['pulgões'], plural: 'joaninhas' }),
    carnivore('aranha', { eats: ['lagarta'], also: ['pulgões', 'joaninha'], plural: 'aranhas' }),
    carnivore('sapo', { eats: ['caracol', 'aranha'], also: ['lagarta', 'joaninha'], plural: 'sapos', isHis: true }),
    FUNGI,
  ],
  chains: [
    ['couve', 'pulgões', 'joaninha', 'fungos'],
    ['couve', 'lagarta', 'aranha', 'sapo'],
    ['alface', 'caracol', 'sapo', 'fungos'],
    ['couve', 'lagarta', 'aranha', 'fungos'],
  ],
}

export const HABITATS = {
  pantanal: PANTANAL,
  'mata-atlantica': ATLANTIC_FOREST,
  cerrado: CERRADO,
  mar: SEA,
  horta: GARDEN,
} as const satisfies Readonly<Record<string, Habitat>>

export type HabitatName = keyof typeof HABITATS

export const beingOf = ({ beings }: Habitat, name: string): Being => {
  const being = beings.find((one) => one.name === name)
  if (!being) throw new RangeError(`no being named ${name}`)
  return being
}

/** All who eat it in the web. */
export const eatersOf = ({ beings }: Habitat, name: string): Being[] => beings.filter(({ eats }) => eats.includes(name))

/** True if `eater` may live on `food`, drawn in the web or not. */
export const mayFeed = (habitat: Habitat, food: string, eater: string): boolean => {
  const { role, eats, also = [] } = beingOf(habitat, eater)
  if (role === 'decompositor') return beingOf(habitat, food).role !== 'decompositor'
  return eats.includes(food) || also.includes(food)
}

const isConsumer = ({ role }: Being) => role === 'herbívoro' || role === 'carnívoro'

/** Every chain of four, by the roles that the boxes name, that can be made of these beings. */
export function chainsOf(habitat: Habitat, among: readonly Being[], endsInDecomposer: boolean): string[][] {
  const firsts = among.filter(({ role }) => role === 'produtor').map(({ name }) => [name])
  const fits = [isConsumer, isConsumer, endsInDecomposer ? ({ role }: Being) => role === 'decompositor' : isConsumer]
  return fits.reduce(
    (chains, suits) =>
      chains.flatMap((chain) =>
        among
          .filter((being) => suits(being) && mayFeed(habitat, chain.at(-1) ?? '', being.name))
          .map(({ name }) => [...chain, name]),
      ),
    firsts,
  )
}
